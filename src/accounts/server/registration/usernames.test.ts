import { expect, test } from 'vitest'
import { usernameFrom, withSuffix } from './create-account.ts'

test.each([
  ['ada@example.com', 'ada'],
  ['ada.lovelace+maths@example.com', 'ada.lovelace'],
  ["o'neil!@example.com", 'oneil'],
  ['.ada.@example.com', 'ada'],
  ['a@example.com', 'user'],
  ['+@example.com', 'user'],
  [`${'x'.repeat(64)}@example.com`, 'x'.repeat(30)],
])('%s gives the name %s', (emailKey, name) => {
  expect(usernameFrom(emailKey)).toBe(name)
})

test('a suffix keeps a name within 30 characters', () => {
  expect(withSuffix('ada', 'k7p2')).toBe('ada-k7p2')
  expect(withSuffix('x'.repeat(30), 'k7p2')).toBe(`${'x'.repeat(25)}-k7p2`)
})
