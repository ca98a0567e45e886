import { setTimeout as wait } from 'node:timers/promises'
import { inSeconds } from '#platform/durations.ts'
import { openMailInbox } from '../lib/mail-inbox.ts'
import type { Report } from '../lib/report.ts'
import { type RestartableProduct, startRestartableProduct } from '../lib/restartable-product.ts'
import type { TestData } from '../lib/test-data.ts'
import { signUp, type User } from '../lib/users.ts'
import { until } from '../lib/wait-until.ts'

/** A way to make PostgreSQL unavailable, and to restore it. */
export interface Outage {
  readonly name: string
  begin(): Promise<void> | void
  end(): Promise<void>
}

interface Plan {
  readonly data: TestData
  readonly outages: readonly Outage[]
  /** Duration of each outage. */
  readonly durationMs: number
}

/** Makes PostgreSQL unavailable, keeps sending requests, restores it, and waits for the product to recover. */
export async function testPostgresOutage({ data, outages, durationMs }: Plan): Promise<Report> {
  const mails = await openMailInbox()
  const product = await startRestartableProduct({ ...data.settings, SMTP_URL: mails.url })
  const other: string[] = []
  const figures: Record<string, number> = {}
  let lost = 0
  let refused = 0
  try {
    const person = await signUp(product, mails)
    for (const [round, { name, begin, end }] of outages.entries()) {
      const mask = 2 ** (round + 1) - 1
      const saved = await tick(person, mask)
      if (saved?.status !== 200) other.push(`Before it was ${name}, a tick gave ${saved?.status}.`)
      await begin()
      const endsAt = performance.now() + durationMs
      do {
        refused += await requestDuringOutage(product, person, name, other)
        await wait(Math.min(250, durationMs))
      } while (performance.now() < endsAt)
      await end()
      const back = await until(`ready again after being ${name}`, () => product.isReady())
      figures[`ready after ${name}, ms`] = Math.round(back)
      await until('a saved tick', async () => (await tick(person, mask))?.status === 200)
      if ((await savedMask(person)) !== mask) lost += 1
    }
  } finally {
    await product.kill()
    await mails.close()
  }
  return {
    promise:
      'it recovers by itself: 503 with Retry-After during the outage, ready within 10 s after, no restart',
    injected: `PostgreSQL ${outages.map(({ name }) => name).join(', ')}`,
    volume: `${outages.length} times ${inSeconds(durationMs)} s, ${refused} refusals`,
    lost,
    halfApplied: 0,
    other,
    figures,
  }
}

const tick = (person: User, problemsSolved: number) =>
  person.call('POST', '/api/progress', { patternId: 1, problemsSolved })

async function savedMask(person: User): Promise<number> {
  return (await person.call('POST', '/api/progress', { patternId: 1 }))?.body.problemsSolved
}

/** @returns the number of requests sent; all must be refused. */
async function requestDuringOutage(
  product: RestartableProduct,
  person: User,
  name: string,
  other: string[],
): Promise<number> {
  const alive = await fetch(`${product.origin()}/healthz`)
  if (alive.status !== 200) other.push(`While ${name}, /healthz gave ${alive.status}.`)
  const answers = await Promise.all([
    person.call('GET', '/readyz'),
    person.call('GET', '/api/user'),
    tick(person, 0),
    person.call('POST', '/api/login', { email: person.email, password: person.password }),
  ])
  for (const reply of answers)
    if (reply?.status !== 503 || reply.headers.get('retry-after') === null)
      other.push(`While ${name}, a call gave ${reply?.status}: ${JSON.stringify(reply?.body)}`)
  return answers.length
}
