import type { Site } from '../../e2e/start-site.ts'

/** Registers and verifies someone as everybody does. @returns their Cookie header. */
export async function registerPerson(site: Site, email: string): Promise<string> {
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const password = 'mountain goats climb well'
  const asked = await post('/api/auth/request-otp', { email, userData: { password } })
  const mail = await site.waitForMail(email)
  const otp = /\b\d{6}\b/.exec(mail.text ?? '')?.[0]
  const verified = await post('/api/auth/verify-otp', { email, otp }, cookiesOf(asked))
  if (!verified.ok) throw new Error(`The person could not register: ${await verified.text()}`)
  return cookiesOf(verified)
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
