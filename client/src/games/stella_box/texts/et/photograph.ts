// Photographing the fifteen cards.
export default {
  title: 'Teie laual olevad kaardid',
  lead: 'Pildistage viitteist kaarti ülalt, nii et kõik on pildil. Seejärel näitavad telefonid neid oma kohtadel.',
  take: 'Tee foto',
  choose: 'Vali pilt',
  found: 'Nurgad on leitud. Vaata, kas need sobivad; kui ei, lohista neid.',
  notFound: 'Nurki ei leitud. Lohista need viieteistkümne kaardi nurkadele.',
  corners: ['Ülal vasakul', 'Ülal paremal', 'All paremal', 'All vasakul'] as const,
  help: 'Lohista sõrme või hiirega või kasuta nooleklahve.',
  turn: 'Pööra',
  other: 'Teine pilt',
  use: 'Näita kõigis telefonides',
  sending: (percent: number) => `Saadan: ${percent}%`,
  preparing: 'Üks hetk…',
  unreadable: 'See brauser ei oska seda pilti lugeda. Tee uus või vali JPEG.',
  remove: 'Eemalda foto',
  stays: 'See jääb sellesse lauda ja kustutatakse koos lauaga.',
}
