import { number, object } from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localJson, localValue } from './local-value.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  const tabs = new EventTarget()
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs))
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs))
  vi.stubGlobal('dispatchEvent', tabs.dispatchEvent.bind(tabs))
})
afterEach(() => void vi.unstubAllGlobals())

test('a value is stored under exactly its key', () => {
  const theme = localValue('theme')
  expect(theme.read()).toBeNull()
  expect(theme.write('light')).toBe(true)
  expect(stored).toEqual(new Map([['theme', 'light']]))
  theme.clear()
  expect(theme.read()).toBeNull()
})

test('listeners are notified of changes to the same value until they stop', () => {
  const listener = vi.fn()
  const stop = localValue('isGuestMode').onChange(listener)
  localValue('isGuestMode').write('true')
  localValue('theme').write('light')
  localValue('isGuestMode').clear()
  stop()
  localValue('isGuestMode').write('true')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('listeners are notified when another tab changes the value or clears the storage', () => {
  const listener = vi.fn()
  localValue('isGuestMode').onChange(listener)
  dispatchEvent(Object.assign(new Event('storage'), { key: 'isGuestMode' }))
  dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }))
  dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('blocked storage reads as empty and stores nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(localValue('theme').read()).toBeNull()
  expect(localValue('theme').write('light')).toBe(false)
})

const stopwatch = () => localJson('stopwatch', object({ seconds: number() }))

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
