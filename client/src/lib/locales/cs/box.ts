// Games with a box on the table: what both of them say.
export const box = {
  title: 'Máme krabici',
  text: 'Opravdové karty na stole, telefony místo kotoučů, destiček a počítání:',
  tooFew: (missing: string) => `Chybí: ${missing}. Pozvi ty, kdo sedí s tebou.`,
  leaveText: 'Tvé místo ti zůstane a ostatní na tebe počkají. Odkaz tě přivede zpátky.',
  takeBack: 'Vrátit zpět',
  takeBackText: 'Něco se na stole nepovedlo? Poslední krok se vrátí všem a všichni to uvidí.',
  takenBack: (name: string) => `${name} vrací poslední krok zpět.`,
  finish: 'Vše sedí: ukončit hru',
  finishText: 'Podívejte se ještě jednou na body. Hostitel může kolo ještě vrátit.',
  check: 'Sedí všechno?',
}
