import { number, object } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { localJson } from './local-json.ts'

const stored = new Map<string, string>()
const stopwatch = () => localJson('stopwatch', object({ seconds: number() }))

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('a value is read back, as the same object until it changes', () => {
  const saved = stopwatch()
  expect(saved.read()).toBeUndefined()
  saved.write({ seconds: 5 })
  const first = saved.read()
  expect(first).toEqual({ seconds: 5 })
  expect(saved.read()).toBe(first)
  saved.write({ seconds: 6 })
  expect(saved.read()).toEqual({ seconds: 6 })
})

test.each(['', '{', 'null', '7', '[]', '"text"', '{}', '{"seconds":"1"}'])(
  'a stored %j that does not fit is logged and ignored',
  (text) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    stored.set('stopwatch', text)
    expect(stopwatch().read()).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
  },
)

test('a value that the browser refuses to store lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(stopwatch().write({ seconds: 5 })).toBe(false)
  expect(stopwatch().read()).toEqual({ seconds: 5 })
  expect(stopwatch().isStored()).toBe(false)
  stopwatch().clear()
  expect(stopwatch().read()).toBeUndefined()
})
