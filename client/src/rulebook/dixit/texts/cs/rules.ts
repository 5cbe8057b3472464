// The rules in our own words, section by section: what holds with our cards and with those of a box.

export const facts = ['3–8 hráčů', 'asi 30 minut', '6 karet v ruce', 'obvykle do 30 bodů']

export const points = {
  id: 'points',
  title: 'Body',
  body: [
    'Když vypravěčovu kartu uhodnou všichni, nebo ji naopak neuhodne nikdo, má vypravěč 0 bodů a každý z ostatních 2.',
    'Když ji uhodnou jen někteří, získají vypravěč i všichni, kdo uhodli, po 3 bodech, ostatní 0.',
    'V obou případech dostane každý kromě vypravěče ještě 1 bod za každý hlas pro svou kartu.',
  ],
}

export const game_end = {
  id: 'game_end',
  title: 'Konec hry',
  body: [
    'Hra končí po kole, ve kterém někdo dosáhl cíle, obvykle 30 bodů. Vyhrává ten, kdo jich má nejvíc; počítají se i body nad tuto hranici. Při shodě na prvním místě je vítězství společné.',
  ],
}

export const three_players = {
  id: 'three_players',
  title: 'Ve třech',
  body: [
    'Každý dostane 7 karet. Oba hádající vyloží po dvou kartách, takže jich na stole leží pět. Ani pro jednu ze svých dvou karet hlasovat nesmíš, ale každý hlas pro kteroukoli z nich ti přinese 1 bod. Na konci kola si vypravěč dobere jednu kartu, ostatní po dvou. Jinak se nic nemění.',
  ],
}

export const tips = {
  id: 'tips',
  title: 'Tipy',
  body: [
    'Z příliš jasné nápovědy uhodnou tvou kartu všichni, z příliš osobní nikdo. Hledej zlatou střední cestu.',
    'Když zrovna hádáš, vylož kartu, která by mohla být vypravěčova: každý hlas pro ni je bod pro tebe.',
  ],
}

export const examples = {
  all: {
    title: 'Uhodnou všichni',
    caption:
      'Vypravěčem je růžový hráč. Modrý, zelený, červený, fialový a žlutý hlasují pro jeho kartu: růžový má 0 bodů, všech pět ostatních po 2.',
  },
  none: {
    title: 'Neuhodne nikdo',
    caption:
      'Zelený, červený, fialový a žlutý hlasují pro kartu modrého, modrý pro kartu zeleného. Růžový má 0; červený, fialový a žlutý po 2; modrý 2 + 4 = 6; zelený 2 + 1 = 3.',
  },
  some: {
    title: 'Uhodnou někteří',
    caption:
      'Modrý a zelený uhodnou kartu růžového, kdežto červený, fialový a žlutý ne: růžový, modrý a zelený získají po 3 bodech.',
  },
  bonus: {
    title: 'Body za hlasy',
    caption:
      'Ve stejném kole hlasuje červený pro kartu fialového a fialový se žlutým pro kartu modrého: fialový má 1 bod navíc, modrý 2. Celkem: růžový 3, modrý 5, zelený 3, fialový 1, červený 0, žlutý 0.',
  },
}
