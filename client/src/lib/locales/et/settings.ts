// The settings.
export const settings = {
  title: 'Seaded',
  language: 'Keel',
  theme: 'Välimus',
  themes: { system: 'Nagu seadmes', dark: 'Öö', light: 'Paber' },
  sound: 'Heli',
  vibration: 'Vibreerimine',
  notifications: 'Teata, kui on minu kord',
  notificationsDenied: 'Brauser ei luba sellel lehel teateid saata.',
  hints: 'Nõuanded mängu ajal',
  device: 'Mängi teises seadmes',
  deviceText:
    'Ava see link oma teises seadmes ja su lauakohad tulevad kaasa. Link toimib ühe korra ja kehtib kümme minutit. Ära seda teistele näita.',
  deviceMake: 'Loo link',
  deviceCode: 'QR-kood sinu teise seadme jaoks',
  adopting: 'Toome su lauakohad sellesse seadmesse…',
  adopted: 'Sinu lauakohad on nüüd ka selles seadmes',
}
