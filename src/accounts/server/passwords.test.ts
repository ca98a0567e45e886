import { expect, test } from 'vitest'
import { createPasswords } from './passwords/passwords.ts'

test('passwords are hashed with the cost that OWASP recommends, and so is the one nobody knows', async () => {
  const passwords = createPasswords({ hashesInFlight: 2, hashWaitMs: 1 })
  const client = { networks: [], isKnown: true }
  const hashed = await passwords.hash('a long password', client)
  for (const each of [hashed, passwords.dummyHash])
    expect(each).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.check('a long password', hashed, client)).toEqual({
    matches: true,
    isOutdated: false,
  })
  expect((await passwords.check('a long password', passwords.dummyHash, client)).matches).toBe(false)
})
