// The server's HTTP side of decks.
import { request } from '../../lib/api'
import type { DeckEntry, EditDeck, EditPicture, MyDecks, OwnDeck, OwnPicture } from '../../lib/protocol'
import { sendFile } from '../../lib/sendFile'

const at = (deck: string, picture?: string) => `/decks/${deck}${picture === undefined ? '' : `/pictures/${picture}`}`

export const decksApi = {
  all: () => request<MyDecks>('GET', '/decks'),
  make: (name: string) => request<OwnDeck>('POST', '/decks', { name }),
  look: (deck: string) => request<OwnDeck>('GET', at(deck)),
  edit: (deck: string, body: EditDeck) => request<OwnDeck>('POST', at(deck), body),
  remove: (deck: string, everywhere: boolean) =>
    request<undefined>('POST', `${at(deck)}/remove`, { sure: true, everywhere }),
  editPicture: (deck: string, picture: string, body: EditPicture) =>
    request<OwnPicture>('POST', `${at(deck, picture)}/edit`, body),
  removePicture: (deck: string, picture: string) => request<undefined>('POST', `${at(deck, picture)}/remove`, {}),
  whole: (deck: string, picture: string) => `/api${at(deck, picture)}/whole`,
  borrow: (link: string) => request<DeckEntry>('POST', '/deck-links', { link }),
  copy: (link: string) => request<OwnDeck>('POST', '/deck-links/copy', { link }),
}

/** Send a picture to its place in a deck. */
export const upload = (deck: string, picture: string, file: Blob, onprogress: (share: number) => void) =>
  sendFile<OwnPicture>(at(deck, picture), file, onprogress)
