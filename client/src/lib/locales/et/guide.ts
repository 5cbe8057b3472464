// How to play, and learning by playing.
import { partitive } from './games'

export const guide = {
  title: 'Kuidas mängida',
  of: (game: string) => `Kuidas mängida ${partitive(game)}`,
  learn: 'Õpi mängides',
  learnText: 'Esimene mäng kolme botiga: iga reegel saab selgeks siis, kui see esimest korda ette tuleb.',
  opening: 'Katame lauda…',
  print: 'Prindi ühele lehele',
  examples: 'Kuidas punkte loetakse',
}
