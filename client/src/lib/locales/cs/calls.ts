// Zavolání, když jsem na řadě: zvuk, vibrace, upozornění a zprávy v pomalé hře.
export default {
  title: 'Až budeš na řadě',
  text: 'Jak ti máme dát vědět? Kdykoli to můžeš změnit v nastavení.',
  done: 'Hotovo',
  slowTitle: 'Tahle hra potrvá několik dní',
  slowText: 'Máme ti dát vědět, až budeš na řadě? Nejvýš jednou za tah a nikdy v noci.',
  callMe: 'Dejte mi vědět',
  notNow: 'Teď ne',
  on: 'Dáme ti vědět, až budeš na řadě.',
  off: 'Už neupozorňovat',
  isOff: 'Už ti upozornění posílat nebudeme.',
  quiet: 'Noční klid',
  from: 'od',
  to: 'do',
  failed: 'Prohlížeč nepřijímá upozornění, když je tato stránka zavřená.',
  install: 'Nainstalovat jako aplikaci',
}
