import { CookieJar } from '#testing/server/cookie-jar.ts'
import { type ApiReply, call } from './call.ts'
import type { MailInbox } from './mail-inbox.ts'
import type { RestartableProduct } from './restartable-product.ts'

export interface User {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly jar: CookieJar
  /** Sends a request of this user. @returns undefined when the connection broke. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ApiReply | undefined>
}

const password = 'mountain goats climb well'
let people = 0

export const newEmail = () => `person${++people}.${process.pid}@example.com`

/** Starts a registration. @returns the code, and the cookies it is bound to. */
export async function requestCode(
  product: Pick<RestartableProduct, 'origin'>,
  mails: MailInbox,
  email: string,
): Promise<{ jar: CookieJar; otp: string }> {
  const jar = new CookieJar()
  const body = { email, userData: { password } }
  const requested = await call(product.origin(), 'POST', '/api/auth/request-otp', { body })
  if (requested?.status !== 200)
    throw new Error(`Requesting a code failed: ${JSON.stringify(requested?.body)}`)
  jar.keep(requested.headers.getSetCookie())
  const otp = /\b\d{6}\b/.exec(await mails.textFor(email))?.[0]
  if (!otp) throw new Error(`There is no code in the mail for ${email}.`)
  return { jar, otp }
}

/** Registers and verifies a user over the API. */
export async function signUp(
  product: Pick<RestartableProduct, 'origin'>,
  mails: MailInbox,
  email = newEmail(),
): Promise<User> {
  const { jar, otp } = await requestCode(product, mails, email)
  const verified = await call(product.origin(), 'POST', '/api/auth/verify-otp', {
    body: { email, otp },
    cookie: jar.header(),
  })
  if (verified?.status !== 200) throw new Error(`Verification failed: ${JSON.stringify(verified?.body)}`)
  jar.keep(verified.headers.getSetCookie())
  return userOf(product, { id: verified.body.id, email, password, jar })
}

/** The same user, calling another process on the same data. */
export function userOf(
  product: Pick<RestartableProduct, 'origin'>,
  who: Pick<User, 'id' | 'email' | 'password' | 'jar'>,
): User {
  return {
    ...who,
    call: (method, path, body, headers = {}) =>
      call(product.origin(), method, path, { body, cookie: who.jar.header(), headers }),
  }
}
