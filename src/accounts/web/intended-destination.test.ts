import { beforeEach, expect, test, vi } from 'vitest'
import {
  claimRedirect,
  hasDestination,
  rememberDestination,
  resolveDestination,
  takeDestination,
} from './intended-destination.ts'

test.each([
  ['nothing', null, '/landing'],
  ['an empty text', '', '/landing'],
  ['the home path', '/', '/'],
  ['a path', '/category/3', '/category/3'],
  ['a path with query and hash', '/company-questions?q=a//b#c', '/company-questions?q=a//b#c'],
  ['a path with an address inside', '/a?next=https://evil.example', '/a?next=https://evil.example'],
  ['another host', '//evil.example/a', '/landing'],
  ['another host by backslash', '/\\evil.example', '/landing'],
  ['another host behind a tab', '/\t/evil.example', '/landing'],
  ['another host behind a line end', '/\n\\evil.example', '/landing'],
  ['a full address', 'https://evil.example/', '/landing'],
  ['a script address', 'JavaScript:alert(1)', '/landing'],
  ['the keyword start-learning', 'start-learning', '/'],
  ['the keyword interview-questions', 'interview-questions', '/interview-questions'],
  ['the keyword study-notes', 'study-notes', '/study-notes'],
  ['the keyword my-herd', 'my-herd', '/my-herd'],
  ['any other word', 'company-questions', '/'],
  ['a word every object knows', 'constructor', '/'],
])('%s as a destination leads where the spec says', (_, remembered, path) => {
  expect(resolveDestination(remembered)).toBe(path)
})

beforeEach(() => {
  vi.stubGlobal('localStorage', storageStub())
  vi.stubGlobal('sessionStorage', storageStub())
})

test('a remembered destination is followed once', () => {
  rememberDestination('/my-herd')
  expect(hasDestination()).toBe(true)
  expect(takeDestination()).toBe('/my-herd')
  expect(hasDestination()).toBe(false)
  expect(takeDestination()).toBe('/landing')
})

test('a signed-in person is sent on from the auth page once a session', () => {
  expect(claimRedirect()).toBe(true)
  expect(claimRedirect()).toBe(false)
  vi.stubGlobal('sessionStorage', storageStub())
  expect(claimRedirect()).toBe(true)
})

function storageStub(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
