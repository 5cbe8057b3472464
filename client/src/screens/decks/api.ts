// The server's HTTP side of decks.
import { Refusal, request } from '../../lib/api'
import type { DeckEntry, EditDeck, EditPicture, MyDecks, OwnDeck, OwnPicture, Problem } from '../../lib/protocol'

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

/** Send a file; `fetch` cannot tell how far it is. */
export function upload(
  deck: string,
  picture: string,
  file: Blob,
  onprogress: (share: number) => void,
): { done: Promise<OwnPicture>; cancel: () => void } {
  const call = new XMLHttpRequest()
  const done = new Promise<OwnPicture>((resolve, reject) => {
    call.open('POST', `/api${at(deck, picture)}`)
    call.responseType = 'json'
    call.upload.onprogress = (event) => event.lengthComputable && onprogress(event.loaded / event.total)
    call.onload = () => {
      if (call.status === 200 && call.response !== null) resolve(call.response as OwnPicture)
      else reject(new Refusal((call.response as Problem | null)?.code ?? 'unavailable'))
    }
    call.onerror = call.ontimeout = call.onabort = () => reject(new Refusal('offline'))
    call.setRequestHeader('content-type', 'application/octet-stream')
    call.send(file)
  })
  return { done, cancel: () => call.abort() }
}
