import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localValue } from './local-value.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  const tabs = new EventTarget()
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs))
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs))
  vi.stubGlobal('dispatchEvent', tabs.dispatchEvent.bind(tabs))
})
afterEach(() => void vi.unstubAllGlobals())

test('a value is kept under exactly its key', () => {
  const theme = localValue('theme')
  expect(theme.read()).toBeNull()
  expect(theme.write('light')).toBe(true)
  expect(kept).toEqual(new Map([['theme', 'light']]))
  theme.clear()
  expect(theme.read()).toBeNull()
})

test('a change is heard by all who read the same value, until they stop', () => {
  const heard = vi.fn()
  const stop = localValue('isGuestMode').onChange(heard)
  localValue('isGuestMode').write('true')
  localValue('theme').write('light')
  localValue('isGuestMode').clear()
  stop()
  localValue('isGuestMode').write('true')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a change in another tab is heard, and so is clearing everything there', () => {
  const heard = vi.fn()
  localValue('isGuestMode').onChange(heard)
  dispatchEvent(Object.assign(new Event('storage'), { key: 'isGuestMode' }))
  dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }))
  dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(heard).toHaveBeenCalledTimes(2)
})

test('storage that is switched off reads as empty and refuses to keep', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(localValue('theme').read()).toBeNull()
  expect(localValue('theme').write('light')).toBe(false)
})
