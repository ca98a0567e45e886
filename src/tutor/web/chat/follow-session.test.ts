import { expect, test, vi } from 'vitest'
import { followSession } from './follow-session.ts'

test('a server that stays unreachable is asked for about a minute', async () => {
  const read = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  const pauses: number[] = []
  const pause = async (delayMs: number) => void pauses.push(delayMs)
  await expect(followSession({ read, onRead: vi.fn(), pause })).rejects.toThrow('Failed to fetch')
  expect(read).toHaveBeenCalledTimes(15)
  expect(pauses.slice(0, 5)).toEqual([1000, 2000, 4000, 5000, 5000])
})
