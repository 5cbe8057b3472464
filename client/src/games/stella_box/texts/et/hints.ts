// Hints while playing: what to do with the cards.
import type { HintTexts } from '..'

export default {
  box_stella_welcome: ['Stella karbiga', 'Laduge kaardid lauale; ülejäänu teevad telefonid.'],
  box_lay: [
    'Laduge kaardid',
    'Viisteist kaarti pilt üleval kolmes reas, igas viis, nii et kõik näevad neid ühtpidi. Siis pöörake ümber sõnakaart; keegi kirjutab sõna või loeb selle ette.',
  ],
  box_mark: [
    'Sinu märketabel',
    'Lahtrid on samas järjekorras nagu kaardid laual. Puuduta neid, mis seostuvad sõnaga, 1–10, ja ära lase kellelgi vaadata. Siis vajuta „Valmis“.',
  ],
  box_dark: [
    'Laternad',
    'Telefonid näitavad, mitu kaarti keegi märkis. Kellel üksi on kõige rohkem, on pimeduses: langemine läheb talle kalliks maksma.',
  ],
  box_scout: [
    'Sina osutad',
    'Osuta päris kaardile, mille märkisid, nii et kõik näevad, ja puuduta selle lahtrit. Alusta kõige kindlamast.',
  ],
  box_others_scout: [
    'Keegi teine osutab',
    'Vaata kaarti, millele avastaja osutab. Telefonid näitavad, kes veel selle märkis.',
  ],
  box_row: ['Uus rida', 'Pange nimetatud rida karpi tagasi ja laduge sinna viis uut kaarti. Nupp läheb edasi.'],
  box_last: ['Veel üks pilk', 'Kui midagi oli valesti, saab mängujuht vooru veel tagasi võtta.'],
} satisfies HintTexts
