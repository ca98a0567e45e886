import { CookieJar } from '#testing/cookie-jar.ts'
import { call, type Told } from './call.ts'
import type { LivingProduct } from './living-product.ts'
import type { MailSink } from './mail-sink.ts'

export interface Person {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly jar: CookieJar
  /** A call of this person; undefined when the connection broke. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Told | undefined>
}

const password = 'mountain goats climb well'
let people = 0

export const aNewAddress = () => `person${++people}.${process.pid}@example.com`

/** Asks for an account. @returns the cookies that the code is bound to, and the code. */
export async function askForCode(
  product: Pick<LivingProduct, 'origin'>,
  mails: MailSink,
  email: string,
): Promise<{ jar: CookieJar; otp: string }> {
  const jar = new CookieJar()
  const body = { email, userData: { password } }
  const asked = await call(product.origin(), 'POST', '/api/auth/request-otp', { body })
  if (asked?.status !== 200) throw new Error(`No code could be asked for: ${JSON.stringify(asked?.body)}`)
  jar.keep(asked.headers.getSetCookie())
  const otp = /\b\d{6}\b/.exec(await mails.textFor(email))?.[0]
  if (!otp) throw new Error(`There is no code in the mail for ${email}.`)
  return { jar, otp }
}

/** Registers and verifies somebody as everybody does. */
export async function signUp(
  product: Pick<LivingProduct, 'origin'>,
  mails: MailSink,
  email = aNewAddress(),
): Promise<Person> {
  const { jar, otp } = await askForCode(product, mails, email)
  const verified = await call(product.origin(), 'POST', '/api/auth/verify-otp', {
    body: { email, otp },
    cookie: jar.header(),
  })
  if (verified?.status !== 200) throw new Error(`Not verified: ${JSON.stringify(verified?.body)}`)
  jar.keep(verified.headers.getSetCookie())
  return personOf(product, { id: verified.body.id, email, password, jar })
}

/** The same person as a caller of another process on the same data. */
export function personOf(
  product: Pick<LivingProduct, 'origin'>,
  who: Pick<Person, 'id' | 'email' | 'password' | 'jar'>,
): Person {
  return {
    ...who,
    call: (method, path, body, headers = {}) =>
      call(product.origin(), method, path, { body, cookie: who.jar.header(), headers }),
  }
}
