import { expect, test } from 'vitest'
import { parseEmail } from '../email-address.ts'
import { canBePassword, checkPasswordPolicy } from './password-policy.ts'

const email = parseEmail('ada.lovelace@example.com')!
const check = (password: string) => checkPasswordPolicy(password, email)

test.each(['goats climb', 'ß'.repeat(8), '🐐'.repeat(128), '  spaces stay  ', 'capra is not all of it'])(
  '%j may be a password',
  async (password) => {
    await expect(check(password)).resolves.toBeUndefined()
  },
)

test.each(['', 'short77', '🐐'.repeat(7), 'x'.repeat(129), '🐐'.repeat(129)])(
  '%j has a wrong length',
  async (password) => {
    await expect(check(password)).rejects.toThrow('Passwords must have 8 to 128 characters.')
  },
)

test.each([
  'password',
  'Password1',
  'QWERTYUIOP',
  'trustno1',
  'ADA.lovelace',
  'Ada.Lovelace@example.com',
  'capra123',
  'CapraCapra',
  'myCapra2026!',
])('%j is too common', async (password) => {
  await expect(check(password)).rejects.toThrow(
    'This password is too common. Choose a longer or less common one.',
  )
})

test('signing in looks at any password up to 512 bytes', () => {
  expect(canBePassword('x')).toBe(true)
  expect(canBePassword('x'.repeat(512))).toBe(true)
  expect(canBePassword('x'.repeat(513))).toBe(false)
  expect(canBePassword('')).toBe(false)
})
