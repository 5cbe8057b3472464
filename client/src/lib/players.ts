// Colours and symbols of the players. Every colour has a symbol of its own, so that colour is never the only sign.
import type { Colour } from './protocol'

/** What a token is painted with; the symbol on it is dark ink. */
export const PAINT: Record<Colour, string> = {
  orange: '#f0913a',
  pink: '#f4a3c4',
  blue: '#6fb1f2',
  purple: '#b692ee',
  green: '#7cc57f',
  yellow: '#f2d64b',
  red: '#ee7466',
  white: '#f3f0e8',
}

/** The symbol of each colour, drawn in a square of 24 by 24. */
export const SYMBOL: Record<Colour, string> = {
  // sun
  orange:
    'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM11 2h2v3.5h-2zM11 18.5h2V22h-2zM2 11h3.5v2H2zM18.5 11H22v2h-3.5zM4.2 5.6l1.4-1.4 2.5 2.5-1.4 1.4zM15.9 17.3l1.4-1.4 2.5 2.5-1.4 1.4zM18.4 4.2l1.4 1.4-2.5 2.5-1.4-1.4zM6.7 15.9l1.4 1.4-2.5 2.5-1.4-1.4z',
  // flower
  pink: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 1.5c2.3 0 3.8 1.7 3.8 3.8 0 .6-.1 1.2-.4 1.7 2.2-.7 4.6.2 5.3 2.2.7 2-.6 4.1-2.9 4.8 1.9 1.3 2.6 3.6 1.5 5.3-1.2 1.7-3.7 1.9-5.6.6-.2-.1-.4-.3-.6-.5-.1 2.1-1.3 3.6-3.1 3.6h-.3c-1.7-.1-2.9-1.6-3-3.6-.2.2-.4.4-.6.5-1.9 1.3-4.4 1.1-5.6-.6-1.1-1.7-.4-4 1.5-5.3-2.3-.7-3.6-2.8-2.9-4.8.7-2 3.1-2.9 5.3-2.2-.3-.5-.4-1.1-.4-1.7 0-2.1 1.7-3.8 4-3.8z',
  // drop
  blue: 'M12 2c4.2 5.2 6.8 8.7 6.8 12.3a6.8 6.8 0 0 1-13.6 0C5.2 10.7 7.8 7.2 12 2z',
  // moon
  purple: 'M14.5 2.2A10 10 0 1 0 21.8 15.6 8.6 8.6 0 0 1 14.5 2.2z',
  // leaf
  green:
    'M20.5 3.5c.8 9-2.5 15.3-9.3 15.3-1.6 0-3-.4-4.2-1.1L4.5 21 3 19.6l2.7-3.1C3.4 10.3 9.3 3.7 20.5 3.5zM16 8.2c-3.8 1.5-6.5 3.8-8.3 6.9l1 .8c2.5-2.3 4.6-4.6 7.3-7.7z',
  // star
  yellow: 'M12 1.8l3.1 6.7 7.3.9-5.4 5 1.4 7.2-6.4-3.6-6.4 3.6 1.4-7.2-5.4-5 7.3-.9z',
  // heart
  red: 'M12 21C5 15.5 2 12.3 2 8.3 2 5.3 4.3 3 7.2 3c1.9 0 3.7 1 4.8 2.7C13.1 4 14.9 3 16.8 3 19.7 3 22 5.3 22 8.3c0 4-3 7.2-10 12.7z',
  // cloud
  white: 'M7 19.5a5 5 0 0 1-.8-9.9 6.3 6.3 0 0 1 12-1.2A5.6 5.6 0 0 1 17.5 19.5z',
}
