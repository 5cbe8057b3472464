// The server's HTTP side. A refusal becomes an exception that carries the server's code.
import { CODE } from './protocol'
import type {
  AlbumView,
  Adoption,
  Becoming,
  ConfirmDevice,
  DeckView,
  DeviceLink,
  EndDevice,
  Invitation,
  Me,
  MyDevices,
  Opened,
  OpenLink,
  OpenTable,
  Problem,
  ProgramAddress,
  ReplayView,
  SharedAt,
} from './protocol'

export class Refusal extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

async function request<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refusal('offline')
  }
  if (response.status === 204) return undefined as Answer
  const json = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!response.ok) throw new Refusal(json ? ((await response.json()) as Problem).code : 'unavailable')
  if (!json) throw new Refusal('unavailable')
  return (await response.json()) as Answer
}

export const api = {
  me: () => request<Me>('GET', '/me'),
  devices: () => request<MyDevices>('GET', '/me/devices'),
  makeDeviceLink: () => request<DeviceLink>('POST', '/me/devices', {}),
  confirmDevice: (body: ConfirmDevice) => request<undefined>('POST', '/me/devices/confirm', body),
  endDevice: (body: EndDevice) => request<undefined>('POST', '/me/devices/end', body),
  rotate: () => request<undefined>('POST', '/me/devices/rotate', {}),
  lookAtLink: (body: OpenLink) => request<Becoming>('POST', '/me/link', body),
  adopt: (body: OpenLink) => request<Adoption>('POST', '/me/adopt', body),
  undo: () => request<undefined>('POST', '/me/undo', {}),
  erase: () => request<undefined>('POST', '/me/erase', { sure: true }),
  everythingAboutMe: '/api/me/export',
  openTable: (body: OpenTable) => request<Opened>('POST', '/tables', body),
  table: (code: string) => request<Invitation>('GET', `/tables/${code}`),
  makeProgramAddress: (code: string) => request<ProgramAddress>('POST', `/tables/${code}/programs`, {}),
  /** By a table's code, or by the secret of a link. */
  album: (key: string) =>
    request<AlbumView>('GET', key.length === CODE.length ? `/tables/${key}/album` : `/albums/${key}`),
  /** A finished game once more, through the eyes of a seat; null: as a spectator saw it. */
  replay: (key: string, game: number, seat: number | null) =>
    request<ReplayView>(
      'GET',
      `${key.length === CODE.length ? `/tables/${key}/album` : `/albums/${key}`}/${game}${seat === null ? '' : `?seat=${seat}`}`,
    ),
  shareAlbum: (code: string, on: boolean) => request<SharedAt>('POST', `/tables/${code}/album`, { on }),
  words: (language: string) => request<Record<string, string>>('GET', `/words/${language}`),
  deck: (language: string) => request<DeckView>('GET', `/deck/${language}`),
  qr: (code: string) => `/api/tables/${code}/qr.svg`,
}
