// Stránka o soukromí, licencích a kontaktu.
export default {
  title: 'Soukromí, licence, kontakt',
  host: 'O tomto webu',
  nobody: 'Provozovatel tohoto webu o sobě zatím nic nenapsal.',
  privacy: 'Soukromí',
  kept: [
    'Nejsou tu účty, reklamy ani sledování. Z jiných webů se nic nenačítá.',
    'Prohlížeč si pamatuje jeden soubor cookie s náhodným tajemstvím, díky kterému najdeš svá místa, a jeden s tvým jazykem. Nastavení zůstává ve tvém prohlížeči.',
    'Server uchovává, co se děje u stolu: jméno, které si zvolíš, tahy a chat. Vidí to lidé u stolu a diváci, pokud je hostitel pustí; provozovatel webu by si to mohl přečíst. Dlouho nepoužívaný stůl může být smazán.',
    'Pokud si necháš posílat upozornění ve hře na několik dní, server uchovává adresu, kterou mu k tomu dal prohlížeč, dokud je nevypneš. Služba pro upozornění zprávu jen doručí a přečíst ji nemůže.',
  ],
  rights:
    'Můžeš si stáhnout vše o sobě v jednom souboru, nebo to nechat smazat: jména, chat, zařízení i upozornění. Hry zůstanou, s hvězdičkou místo jména.',
  export: 'Vše o mně (soubor)',
  erase: 'Zapomeňte na mě',
  eraseText: 'Smažeme tvá jména, tvé zprávy, zařízení i místa. Nelze to vzít zpět.',
  erased: 'Hotovo, už o tobě nic nevíme. Odteď jsi tu někdo nový.',
  licences: 'Licence',
  licence: [
    'Starlore je svobodný software pod licencí GNU Affero General Public License verze 3 nebo novější. Obrázky a slova jsou také pod CC BY-SA 4.0.',
    'Písma jsou Alegreya a Alegreya Sans, autor Juan Pablo del Peral, pod licencí SIL Open Font License.',
  ],
}
