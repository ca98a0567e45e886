import { describe, expect, test } from 'vitest'
import { AppError } from '#platform/server/http/errors.ts'
import { readCompanyName } from './company-name.ts'

function refusalOf(name: string): string | undefined {
  try {
    readCompanyName(name)
  } catch (error) {
    if (error instanceof AppError) return error.details.fields?.company
    throw error
  }
  return undefined
}

describe('a company name', () => {
  test.each([
    'Alpine Rope Works',
    'AT&T',
    "L'Oréal",
    'L’Oréal',
    'Yahoo!',
    'T-Mobile',
    '7-Eleven',
    '3M',
    'A.P. Moller - Maersk',
    'St. Gallen Bank',
    'Ernst & Young (EY)',
    'Johnson + Johnson, Inc.',
    '阿里巴巴',
    'टाटा समूह',
    'บริษัท น้ำ',
    'Cafe\u0301',
    'نرم\u200Cافزار آسیا',
    'ශ්\u200Dරී ලංකා',
  ])('may be %s', (name) => {
    expect(refusalOf(name)).toBeUndefined()
  })

  test('is stored with ordinary characters and single spaces', () => {
    expect(readCompanyName('  Ｓｅｒａｃ   Labs ')).toBe('Serac Labs')
  })

  test.each(['www.evil', 'evil.example', 'visit evil.com now', 'Evil．com', 'WWW evil', 'пример.рф'])(
    '%s is refused as a web address',
    (name) => {
      expect(refusalOf(name)).toBe('Type the name of the company without a web address.')
    },
  )

  test.each([
    ['a path', 'Evil/path'],
    ['an email address', 'me@evil'],
    ['an element', '<b>Evil</b>'],
    ['a line break', 'Evil\nCorp'],
    ['a tab', 'Evil\tCorp'],
    ['an escape', 'Evil\u001b[31m'],
    ['a direction override', 'Evil\u202eproc'],
    ['a direction isolate', 'Evil\u2067proc'],
    ['a zero-width space', 'Evil\u200bCorp'],
    ['a word joiner', 'Evil\u2060Corp'],
    ['a byte order mark', 'Evil\ufeffCorp'],
    ['a letter without a glyph', 'Evil\u3164Corp'],
    ['a variation selector', 'Evil\ufe0fCorp'],
    ['a pile of marks', `E${'\u0301\u0316'.repeat(3)}vil`],
    ['an enclosing mark', 'E\u20ddvil'],
    ['a joiner between Latin letters', 'Ev\u200Dil'],
    ['an emoji', 'Evil 😈'],
    ['half a character', 'Evil\ud800'],
  ])('with %s is refused', (_, name) => {
    expect(refusalOf(name)).toMatch(/^Company names may contain letters, digits, spaces and .* Remove .+\.$/s)
  })

  test('is refused with the character to remove', () => {
    expect(refusalOf('Evil/path')).toMatch(/ Remove “\/”\.$/)
    expect(refusalOf('Evil\u202eproc')).toMatch(/ Remove U\+202E \(right-to-left override\)\.$/)
  })

  test('needs a letter or a digit, and has a maximum length', () => {
    expect(refusalOf('!!!')).toBe('Type the name of the company in letters or digits.')
    expect(refusalOf('x'.repeat(60))).toBeUndefined()
    expect(refusalOf('x'.repeat(61))).toBe('Shorten the company name to 60 characters.')
    // One character that is four words long in ordinary characters.
    expect(refusalOf('\ufdfa'.repeat(20))).toBe('Shorten the company name to 60 characters.')
  })
})
