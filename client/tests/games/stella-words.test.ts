// The words of the cards come although a request for them has failed.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../src/lib/api'
import { words } from '../../src/rulebook/stella/words.svelte'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('asks again for words that did not come, until they do', async () => {
  const ask = vi.spyOn(api, 'words').mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ '#1': 'Journey' })
  await words.load('en')
  expect(words.show('#1', 'en')).toBe('…')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(words.show('#1', 'en')).toBe('Journey')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})
