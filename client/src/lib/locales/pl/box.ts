// Games with a box on the table: what both of them say.
export const box = {
  title: 'Mamy pudełko',
  text: 'Prawdziwe karty na stole, a telefony zamiast tarcz, tabliczek i liczenia:',
  tooFew: (missing: string) => `Brakuje: ${missing}. Zaproś tych, którzy siedzą obok.`,
  leaveText: 'Twoje miejsce zostaje, a pozostali czekają. Link przyprowadzi cię z powrotem.',
  takeBack: 'Cofnij',
  takeBackText: 'Coś poszło nie tak na stole? Ostatni krok zostanie cofnięty u wszystkich i wszyscy to zobaczą.',
  takenBack: (name: string) => `${name} cofa ostatni krok.`,
  finish: 'Wszystko się zgadza: koniec gry',
  finishText: 'Spójrzcie jeszcze raz na punkty. Gospodarz może jeszcze cofnąć rundę.',
  check: 'Czy wszystko się zgadza?',
}
