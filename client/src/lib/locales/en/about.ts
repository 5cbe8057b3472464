// The page about privacy, licences and contact.
export default {
  title: 'Privacy, licences, contact',
  host: 'About this site',
  nobody: 'Whoever runs this site has not written anything about themselves yet.',
  privacy: 'Privacy',
  kept: [
    'There are no accounts, no advertising and no tracking. Nothing is loaded from other sites.',
    'Your browser keeps one cookie with a random secret, so that you find your seats again, and one with your language. Your settings stay in your browser.',
    'The server keeps what happens at a table: the name that you gave yourself, your moves, and the chat. Whoever is at the table sees it, spectators too where the host lets them; whoever runs this site could read it. A table that nobody has used for long may be deleted.',
    'If you have yourself called in slow games, the server keeps the address that your browser gave it for that, until you turn calls off. The push service of your browser carries the message and cannot read it.',
  ],
  rights:
    'You can have everything about you in one file, or have it erased: names, chat, devices and calls. Games stay, with a star instead of your name.',
  export: 'Everything about me (file)',
  erase: 'Forget me',
  eraseText: 'Your names, what you said, your devices and your seats are erased. This cannot be undone.',
  erased: 'You have been forgotten. From now on you are somebody new here.',
  licences: 'Licences',
  licence: [
    'Starlore is free software under the GNU Affero General Public License, version 3 or later. The pictures and words are also under CC BY-SA 4.0.',
    'The typefaces are Alegreya and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font License.',
  ],
}
