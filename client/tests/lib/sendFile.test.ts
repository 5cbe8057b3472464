// Sending a file: the version handshake, and what an answer means. The request is a fake one.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

class FakeRequest {
  static last: FakeRequest
  headers: Record<string, string> = {}
  upload: { onprogress?: (event: object) => unknown } = {}
  status = 0
  response: unknown = null
  onload?: () => void
  onerror?: () => void
  onabort?: () => void

  constructor() {
    FakeRequest.last = this
  }

  open(): void {}
  send(): void {}

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  abort(): void {
    this.onabort?.()
  }

  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response })
    this.onload?.()
  }
}

const reload = vi.fn()

beforeEach(() => {
  vi.resetModules() // the build is read when the page is loaded
  vi.stubGlobal('document', { ...document, querySelector: () => ({ content: 'b1' }) })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})

async function send(onprogress: (share: number) => void = () => undefined) {
  const { sendFile } = await import('../../src/lib/sendFile')
  return sendFile<{ id: string }>('/decks/d/pictures/p', new Blob(['picture']), onprogress)
}

describe('a file that is sent', () => {
  it('tells the build of the page', async () => {
    await send()
    expect(FakeRequest.last.headers).toEqual({
      'x-starlore-build': 'b1',
      'content-type': 'application/octet-stream',
    })
  })

  it('brings an answer', async () => {
    const { done } = await send()
    FakeRequest.last.answer(200, { id: 'p' })
    expect(await done).toEqual({ id: 'p' })
  })

  it('loads the page anew when that is of another build', async () => {
    const { done } = await send()
    FakeRequest.last.answer(409, { code: 'new_version' })
    await expect(done).rejects.toMatchObject({ code: 'new_version' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is refused for the reason that the server gives, and the page stays', async () => {
    const { done } = await send()
    FakeRequest.last.answer(413, { code: 'picture_too_many_bytes' })
    await expect(done).rejects.toMatchObject({ code: 'picture_too_many_bytes' })
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not served when the answer cannot be read', async () => {
    const { done } = await send()
    FakeRequest.last.answer(502, null)
    await expect(done).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('can be called off', async () => {
    const { done, cancel } = await send()
    cancel()
    await expect(done).rejects.toMatchObject({ code: 'offline' })
  })

  it('tells how far it is', async () => {
    const shares: number[] = []
    await send((share) => shares.push(share))
    FakeRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
    expect(shares).toEqual([0.25])
  })
})
