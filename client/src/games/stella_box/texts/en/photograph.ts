// Photographing the fifteen cards.
export default {
  title: 'The cards on your table',
  lead: 'Photograph the fifteen cards from above, all of them in the picture. The phones then show them in their places.',
  take: 'Take a photograph',
  choose: 'Choose a picture',
  found: 'The corners were found. Look whether they fit; drag them if not.',
  notFound: 'The corners were not found. Drag them onto the corners of the fifteen cards.',
  corners: ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const,
  help: 'Drag with a finger or the mouse, or use the arrow keys.',
  turn: 'Turn',
  other: 'Another picture',
  use: 'Show on all phones',
  sending: (percent: number) => `Sending: ${percent} %`,
  preparing: 'One moment…',
  unreadable: 'This browser cannot read that picture. Take another, or a JPEG.',
  remove: 'Remove the photograph',
  stays: 'It stays on this table and is deleted with it.',
}
