// What the browser has made, sent on or saved.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareOrDownload } from '../../src/lib/poster/save'

const link = { click: vi.fn() }

beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => link })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.clearAllMocks()
})

function sharing(outcome: () => Promise<void>) {
  vi.stubGlobal('navigator', { canShare: () => true, share: outcome })
}

it('is not saved, too, when it was sent', async () => {
  sharing(() => Promise.resolve())
  await shareOrDownload(new Blob([]))
  expect(link.click).not.toHaveBeenCalled()
})

it('is not saved when its maker has changed their mind', async () => {
  sharing(() => Promise.reject(new DOMException('', 'AbortError')))
  await shareOrDownload(new Blob([]))
  expect(link.click).not.toHaveBeenCalled()
})

it('is saved when the browser does not open its share sheet', async () => {
  sharing(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  await shareOrDownload(new Blob([]))
  expect(link.click).toHaveBeenCalledOnce()
})
