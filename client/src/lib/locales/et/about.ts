// Leht privaatsusest, litsentsidest ja kontaktist.
export default {
  title: 'Privaatsus, litsentsid, kontakt',
  host: 'Sellest saidist',
  nobody: 'Saidi pidaja ei ole enda kohta veel midagi kirjutanud.',
  privacy: 'Privaatsus',
  kept: [
    'Siin pole kontosid, reklaami ega jälgimist. Teistelt saitidelt ei laadita midagi.',
    'Brauser hoiab alles ühe küpsise juhusliku saladusega, et leiaksid oma kohad üles, ja teise sinu keelega. Seaded jäävad sinu brauserisse.',
    'Server hoiab alles selle, mis lauas juhtub: nime, mille ise andsid, käigud ja vestluse. Seda näevad lauas istujad ja pealtvaatajad, kui mängujuht neid lubab; saidi pidaja võiks seda lugeda. Kaua kasutamata laua võib kustutada.',
    'Kui lased endale mitmepäevases mängus teateid saata, hoiab server alles aadressi, mille brauser selleks andis, kuni teated välja lülitad. Teavitusteenus ainult edastab teate ega saa seda lugeda.',
  ],
  rights:
    'Saad kõik enda kohta ühes failis või lasta selle kustutada: nimed, vestluse, seadmed ja teated. Mängud jäävad alles, nime asemel on täht.',
  export: 'Kõik minu kohta (fail)',
  erase: 'Unusta mind',
  eraseText: 'Kustutame sinu nimed, öeldu, seadmed ja kohad. Seda ei saa tagasi võtta.',
  erased: 'Oled unustatud. Nüüdsest oled siin keegi uus.',
  licences: 'Litsentsid',
  licence: [
    'Starlore on vaba tarkvara litsentsiga GNU Affero General Public License, versioon 3 või uuem. Pildid ja sõnad on ka litsentsiga CC BY-SA 4.0.',
    'Kirjatüübid on Alegreya ja Alegreya Sans, autor Juan Pablo del Peral, litsentsiga SIL Open Font License.',
  ],
}
