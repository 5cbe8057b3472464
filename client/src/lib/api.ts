// The server's HTTP side. A refusal becomes an exception that carries the server's code.
import type { Adopt, DeckView, Device, Invitation, Me, Opened, OpenTable, Problem, ProgramAddress } from './protocol'

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
  makeDeviceLink: () => request<Device>('POST', '/me/devices', {}),
  adopt: (body: Adopt) => request<undefined>('POST', '/me/adopt', body),
  openTable: (body: OpenTable) => request<Opened>('POST', '/tables', body),
  table: (code: string) => request<Invitation>('GET', `/tables/${code}`),
  makeProgramAddress: (code: string) => request<ProgramAddress>('POST', `/tables/${code}/programs`, {}),
  words: (language: string) => request<Record<string, string>>('GET', `/words/${language}`),
  deck: (language: string) => request<DeckView>('GET', `/deck/${language}`),
  qr: (code: string) => `/api/tables/${code}/qr.svg`,
}
