// The server's HTTP side. A refusal becomes an exception that carries the server's code.
import { CODE } from './protocol'
import type {
  About,
  AlbumView,
  Adoption,
  Becoming,
  CallMe,
  ConfirmDevice,
  CounterfactualView,
  DeckPictures,
  DeviceLink,
  EndDevice,
  Enter,
  Invitation,
  Me,
  MyCalls,
  MyDevices,
  MyEvenings,
  NoCalls,
  Opened,
  OpenLink,
  OpenTable,
  Problem,
  ProgramAddress,
  PutDeck,
  ReplayView,
  SharedAt,
} from './protocol'
import { BUILD, renew } from './build'

export class Refusal extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

/** Why something failed, as a code that there is a sentence for. */
export const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : 'unavailable')

/** The version handshake: our page tells its build with every request. */
export const HANDSHAKE: Readonly<Record<string, string>> = BUILD ? { 'x-starlore-build': BUILD } : {}

/** Why the server has turned a request away. A page of another build loads itself anew. */
export function refusalOf(problem: Problem | null): Refusal {
  const code = problem?.code ?? 'unavailable'
  if (code === 'new_version') void renew()
  return new Refusal(code)
}

export async function request<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        ...HANDSHAKE,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refusal('offline')
  }
  if (response.status === 204) return undefined as Answer
  const json = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!response.ok) throw refusalOf(json ? ((await response.json()) as Problem) : null)
  if (!json) throw new Refusal('unavailable')
  return (await response.json()) as Answer
}

export const api = {
  me: () => request<Me>('GET', '/me'),
  /** Somebody answers, be it with a refusal. */
  answers: () =>
    api.me().then(
      () => true,
      (error) => codeOf(error) !== 'offline',
    ),
  devices: () => request<MyDevices>('GET', '/me/devices'),
  makeDeviceLink: () => request<DeviceLink>('POST', '/me/devices', {}),
  confirmDevice: (body: ConfirmDevice) => request<undefined>('POST', '/me/devices/confirm', body),
  endDevice: (body: EndDevice) => request<undefined>('POST', '/me/devices/end', body),
  rotate: () => request<undefined>('POST', '/me/devices/rotate', {}),
  lookAtLink: (body: OpenLink) => request<Becoming>('POST', '/me/link', body),
  adopt: (body: OpenLink) => request<Adoption>('POST', '/me/adopt', body),
  undo: () => request<undefined>('POST', '/me/undo', {}),
  calls: () => request<MyCalls>('GET', '/me/calls'),
  callMe: (body: CallMe) => request<undefined>('POST', '/me/calls', body),
  noCalls: (body: NoCalls) => request<undefined>('POST', '/me/calls/end', body),
  erase: () => request<undefined>('POST', '/me/erase', { sure: true }),
  everythingAboutMe: '/api/me/export',
  openTable: (body: OpenTable) => request<Opened>('POST', '/tables', body),
  table: (code: string) => request<Invitation>('GET', `/tables/${code}`),
  enter: (code: string, body: Enter) => request<undefined>('POST', `/tables/${code}/enter`, body),
  makeProgramAddress: (code: string) => request<ProgramAddress>('POST', `/tables/${code}/programs`, {}),
  about: (language: string) => request<About>('GET', `/about/${language}`),
  /** By a table's code, or by the secret of a link. */
  album: (key: string) =>
    request<AlbumView>('GET', key.length === CODE.length ? `/tables/${key}/album` : `/albums/${key}`),
  /** A finished game once more, through the eyes of a seat; null: as a spectator saw it. */
  replay: (key: string, game: number, seat: number | null) =>
    request<ReplayView>(
      'GET',
      `${key.length === CODE.length ? `/tables/${key}/album` : `/albums/${key}`}/${game}${seat === null ? '' : `?seat=${seat}`}`,
    ),
  evenings: () => request<MyEvenings>('GET', '/me/evenings'),
  counterfactual: (code: string, round: number) =>
    request<CounterfactualView>('GET', `/tables/${code}/rounds/${round}/lens`),
  shareAlbum: (code: string, on: boolean) => request<SharedAt>('POST', `/tables/${code}/album`, { on }),
  words: (language: string) => request<Record<string, string>>('GET', `/words/${language}`),
  deck: (language: string) => request<DeckPictures>('GET', `/deck/${language}`),
  ownDeck: (code: string, digest: string) => request<DeckPictures>('GET', `/tables/${code}/deck/${digest}`),
  putDeck: (code: string, body: PutDeck) => request<undefined>('POST', `/tables/${code}/deck`, body),
  qr: (code: string) => `/api/tables/${code}/qr.svg`,
}
