// How to play, and learning by playing.
import { accusative } from './games'

export const guide = {
  title: 'Jak grać',
  of: (game: string) => `Jak grać w ${accusative(game)}`,
  learn: 'Naucz się, grając',
  learnText: 'Pierwsza gra z trzema botami: każdą zasadę wyjaśnimy wtedy, gdy po raz pierwszy się przyda.',
  opening: 'Szykujemy stół…',
  print: 'Wydrukuj na jednej kartce',
  examples: 'Jak się liczy punkty',
}
