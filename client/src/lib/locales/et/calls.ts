// Kutse, kui on minu kord: heli, vibreerimine, teated ja tõuketeated aeglases mängus.
export default {
  title: 'Kui on sinu kord',
  text: 'Kuidas sulle sellest teada anda? Seda saad igal ajal seadetes muuta.',
  done: 'Valmis',
  slowTitle: 'Seda mängu mängitakse mitu päeva',
  slowText: 'Kas anname teada, kui on sinu kord? Kõige rohkem üks kord käigu kohta ja mitte kunagi öösel.',
  callMe: 'Anna mulle teada',
  notNow: 'Praegu mitte',
  on: 'Anname teada, kui on sinu kord.',
  off: 'Rohkem mitte teatada',
  isOff: 'Rohkem me sulle teateid ei saada.',
  quiet: 'Vaikne aeg',
  from: 'alates',
  to: 'kuni',
  failed: 'Brauser ei võta teateid vastu, kui see leht on suletud.',
  install: 'Paigalda rakendusena',
}
