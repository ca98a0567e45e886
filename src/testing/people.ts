import type { User } from '#accounts/contract.ts'
import { CookieJar } from './server/cookie-jar.ts'
import type { TestServer } from './server/test-server.ts'

export interface TestMember {
  readonly user: User
  readonly jar: CookieJar
  readonly password: string
}

let people = 0

/** The code in the newest mail to this address. */
export async function codeSentTo(server: Pick<TestServer, 'mails'>, email: string): Promise<string> {
  const mail = (await server.mails()).findLast(({ to, kind }) => to === email && kind === 'sign-up-code')
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error(`No code was sent to ${email}.`)
  return code
}

/** Registers and verifies a user over the API, each from a different IP address. */
export async function aMember(
  server: TestServer,
  email = `learner${++people}@example.com`,
): Promise<TestMember> {
  const jar = new CookieJar()
  const password = 'mountain goats climb well'
  const ip = `198.51.${Math.floor(people / 250)}.${(people % 250) + 1}`
  await server.call('POST', '/api/auth/request-otp', { email, userData: { password } }, { jar, ip })
  const otp = await codeSentTo(server, email)
  const answer = await server.call('POST', '/api/auth/verify-otp', { email, otp }, { jar, ip })
  if (answer.status !== 200) throw new Error(`Verification failed: ${answer.text}`)
  return { user: answer.body as User, jar, password }
}
