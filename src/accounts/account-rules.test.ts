import { expect, test } from 'vitest'
import { findLengthFault, normalizePassword } from './account-rules.ts'

const wrongLength = 'Passwords must have 8 to 128 characters.'

test.each([
  ['seven letters that are fourteen characters as some devices send them', 'é'.repeat(7).normalize('NFD')],
  ['too many letters', 'x'.repeat(129)],
  ['one character that becomes eighteen, too often', '\uFDFA'.repeat(8)],
  ['far more than anybody types', 'a\u0316\u0301'.repeat(10_000)],
])('a password of %s has a wrong length', (_, typed) => {
  expect(findLengthFault(typed)).toBe(wrongLength)
})

test.each([
  ['128 letters with an accent as some devices send them', 'é'.repeat(128).normalize('NFD')],
  ['128 letters with two accents', 'ặ'.repeat(128).normalize('NFD')],
  ['a ligature that becomes two letters', 'ﬁrsttim'],
  ['emoji', '🐐'.repeat(8)],
])('a password of %s may be set', (_, typed) => {
  expect(findLengthFault(typed)).toBeUndefined()
  expect(findLengthFault(normalizePassword(typed))).toBeUndefined()
})
