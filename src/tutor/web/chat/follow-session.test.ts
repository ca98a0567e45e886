import { expect, test, vi } from 'vitest'
import { followSession } from './follow-session.ts'

test('a server that stays unreachable is asked for about a minute', async () => {
  const { signal } = new AbortController()
  const read = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(followSession(signal, read, async () => {})).rejects.toThrow('Failed to fetch')
  expect(read).toHaveBeenCalledTimes(60)
})
