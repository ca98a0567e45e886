import { Secret, TOTP } from 'otpauth'
import { readNow } from '#accounts/server/account-store.ts'
import type { TestMember } from '../people.ts'
import { CookieJar } from './cookie-jar.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'
import type { Answer, TestServer } from './test-server.ts'

/** An authenticator app of a member that is turned on. */
export interface TestApp {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

export const stepMs = 30_000

/** The code an app shows now, or some steps away, by the store's clock. */
export async function codeNow(server: TestServer, secret: string, steps = 0): Promise<string> {
  const timestamp = (await readNow(server.store)) + steps * stepMs
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Turns on an authenticator app, and waits for the middle of the next step: tests end before the one after it. */
export async function turnOnApp(server: TestServer, { jar, password }: TestMember): Promise<TestApp> {
  const started = await server.call('POST', '/api/account/authenticator', { password }, { jar })
  const { secret } = started.body
  const code = await codeNow(server, secret)
  const confirmed = await server.call('POST', '/api/account/authenticator/confirm', { code }, { jar })
  if (confirmed.status !== 200) throw new Error(`The app was not turned on: ${confirmed.text}`)
  server.wait(stepMs + stepMs / 2 - ((await readNow(server.store)) % stepMs))
  return { secret, recoveryCodes: confirmed.body.recoveryCodes }
}

/** The first step of a sign-in with the password. @returns the browser that waits for the code */
export async function typePassword(
  server: TestServer,
  { user, password }: Pick<TestMember, 'user' | 'password'>,
  jar = new CookieJar(),
): Promise<{ jar: CookieJar; answer: Answer }> {
  const answer = await server.call('POST', '/api/login', { email: user.email, password }, { jar })
  return { jar, answer }
}

export async function registerPasskey(
  server: TestServer,
  { jar, password }: TestMember,
  authenticator = new SoftwareAuthenticator(),
): Promise<Answer> {
  const { body } = await server.call('POST', '/api/account/passkeys/options', { password }, { jar })
  const credential = authenticator.create(body.options)
  return server.call('POST', '/api/account/passkeys', { name: 'Phone', credential }, { jar })
}
