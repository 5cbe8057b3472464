// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/dixit/texts/pl/game'

export default {
  ...shared,
  youTellText: 'Wybierz kartę z ręki i podaj skojarzenie na głos. Nie trzeba go wpisywać.',
  raceText: 'Kto pierwszy ma pomysł, mówi go na głos, naciska przycisk i zostaje narratorem.',
  clueLabel: 'Skojarzenie, dla tych, którzy nie dosłyszeli',
  told: 'Już powiedziane',
  theyTellText: 'Słuchaj i przejrzyj tymczasem swoje karty.',
  timeUp: {
    voting: 'Nic nie zostanie policzone, dopóki wszyscy nie podadzą swoich kart i nie zagłosują.',
    other: 'Pozostali czekają.',
  },
  layOut: 'Wszyscy oddają zakryte karty. Potasujcie je, ułóżcie odkryte w rzędzie i liczcie od lewej.',
  claimPrompt: 'Który numer ma twoja karta?',
  claimPromptTwo: 'Które dwa numery mają twoje karty?',
  claimPromptRoom: 'Które numery mają wasze karty?',
  claimFor: (slot: number) => `Numer ${slot} jest mój`,
  change: 'Zmień mój numer',
  tellerClaimed: 'Numer zapisany. Teraz głosują inni.',
  claimedOnly: 'Numer zapisany.',
  hasClaimed: 'numer podany',
  clash: 'Numery się nie zgadzają',
  twice: (numbers: string) => `Podane przez kilka osób: ${numbers}.`,
  free: (numbers: string) => `Bez właściciela: ${numbers}.`,
  clashText: 'Niech każdy spojrzy jeszcze raz i poprawi swój numer, jeśli był zły.',
  row: 'Rząd kart',
  clearAway: 'Odłóżcie karty z rzędu na stos kart odrzuconych. Wszyscy dobierają do pełnej ręki.',
  next: (name: string) => `Następny narrator: ${name}`,
} satisfies GameTexts
