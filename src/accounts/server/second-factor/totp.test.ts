import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { matchingTotpStep, newTotpSecret, totpStep, totpUri } from './totp.ts'

/** RFC 6238, appendix B, for SHA-1; the RFC shows 8 digits, of which apps show the last 6. */
const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const
const rfcSecret = Secret.fromLatin1('12345678901234567890').base32

describe('a code of an authenticator app', () => {
  test.each(vectors)('at %i seconds is the one in RFC 6238', (seconds, code) => {
    expect(matchingTotpStep(rfcSecret, code.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  test.each([
    [-2, undefined],
    [-1, 37_037_036],
    [0, 37_037_036],
    [1, 37_037_036],
    [2, undefined],
  ])('that is %i steps away matches only within one step', (steps, found) => {
    const time = 1111111109_000
    expect(totpStep(time)).toBe(37_037_036)
    expect(matchingTotpStep(rfcSecret, '081804', time + steps * 30_000)).toBe(found)
  })

  test('is not a prefix, a longer number or text', () => {
    for (const code of ['', '08180', '0818040', '08180a'])
      expect(matchingTotpStep(rfcSecret, code, 1111111109_000)).toBeUndefined()
  })
})

test('secrets have 160 bits and differ, and the URI is what apps read', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(secret)
  const uri = new URL(totpUri(secret, 'ada+x@example.com'))
  expect(uri.href).toContain('otpauth://totp/Capra:ada%2Bx%40example.com?')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Capra',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
