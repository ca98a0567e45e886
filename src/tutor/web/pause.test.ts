import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pause } from './pause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a pause ends after its time, and leaves nothing on the signal', async () => {
  const { signal } = new AbortController()
  const ended = vi.fn()
  const paused = pause(1000, signal).then(ended)
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await paused
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})

test('a pause that is called off rejects at once and waits for no timer', async () => {
  const life = new AbortController()
  const paused = pause(1000, life.signal)
  life.abort(new Error('left'))
  await expect(paused).rejects.toThrow('left')
  expect(vi.getTimerCount()).toBe(0)
})

test('a pause that was called off before it began never begins', async () => {
  await expect(pause(1000, AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  expect(vi.getTimerCount()).toBe(0)
})
