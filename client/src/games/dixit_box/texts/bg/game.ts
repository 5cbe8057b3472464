// What the screens of this game say.
import type { GameTexts } from '..'
import shared from '../../../../rulebook/dixit/texts/bg/game'

export default {
  ...shared,
  youTellText: 'Избери карта от ръката си и разкажи. Не е нужно да пишеш подсказката.',
  raceText: 'Който пръв има идея, я казва на глас, натиска бутона и става разказвач.',
  clueLabel: 'Подсказката, за тези, които не са чули',
  told: 'Казах я',
  theyTellText: 'Слушай и разгледай картите си.',
  timeUp: {
    voting: 'Нищо не се брои, докато всички не са посочили картата си и не са гласували.',
    other: 'Другите чакат.',
  },
  layOut: 'Всеки дава карти с лицето надолу. Разбъркайте ги, наредете ги в редица с лицето нагоре и бройте отляво.',
  claimPrompt: 'Кой номер е твоята карта?',
  claimPromptTwo: 'Кои два номера са твоите карти?',
  claimPromptRoom: 'Кои номера са вашите карти?',
  claimFor: (slot: number) => `Номер ${slot} е моя`,
  change: 'Смени номера ми',
  tellerClaimed: 'Номерът ти е записан. Сега другите гласуват.',
  claimedOnly: 'Номерът ти е записан.',
  hasClaimed: 'каза номера си',
  clash: 'Номерата не излизат',
  twice: (numbers: string) => `Посочени от няколко души: ${numbers}.`,
  free: (numbers: string) => `Останали без собственик: ${numbers}.`,
  clashText: 'Всеки поглежда отново и поправя номера си, ако е сбъркал.',
  row: 'Редицата с карти',
  clearAway: 'Картите от редицата отиват при използваните. Всеки тегли до пълна ръка.',
  next: (name: string) => `Следващ разказвач: ${name}`,
} satisfies GameTexts
