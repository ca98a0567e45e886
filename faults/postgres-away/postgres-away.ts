import { setTimeout as wait } from 'node:timers/promises'
import type { FaultReport } from '../lib/fault-report.ts'
import { type LivingProduct, startLivingProduct } from '../lib/living-product.ts'
import { openMailSink } from '../lib/mail-sink.ts'
import { type Person, signUp } from '../lib/people.ts'
import type { TestData } from '../lib/test-data.ts'
import { until } from '../lib/until.ts'

/** How PostgreSQL is taken away from a running product, and how it comes back. */
export interface Absence {
  readonly name: string
  begin(): Promise<void> | void
  end(): Promise<void>
}

interface Plan {
  readonly data: TestData
  readonly absences: readonly Absence[]
  /** How long each lasts. */
  readonly lastsMs: number
}

/** Takes PostgreSQL away, asks all the while, gives it back, and waits for the product to recover by itself. */
export async function takePostgresAway({ data, absences, lastsMs }: Plan): Promise<FaultReport> {
  const mails = await openMailSink()
  const product = await startLivingProduct({ ...data.settings, SMTP_URL: mails.url })
  const other: string[] = []
  const facts: Record<string, number> = {}
  let lost = 0
  let refused = 0
  try {
    const person = await signUp(product, mails)
    for (const [round, { name, begin, end }] of absences.entries()) {
      const mask = 2 ** (round + 1) - 1
      const saved = await tick(person, mask)
      if (saved?.status !== 200) other.push(`Before it was ${name}, a tick gave ${saved?.status}.`)
      await begin()
      const over = performance.now() + lastsMs
      do {
        refused += await askWhileAway(product, person, name, other)
        await wait(Math.min(250, lastsMs))
      } while (performance.now() < over)
      await end()
      const back = await until(`ready again after being ${name}`, () => product.isReady())
      facts[`ready after ${name}, ms`] = Math.round(back)
      await until('a tick is saved again', async () => (await tick(person, mask))?.status === 200)
      if ((await savedMask(person)) !== mask) lost += 1
    }
  } finally {
    await product.kill()
    await mails.close()
  }
  return {
    promise: 'it recovers by itself: 503 with Retry-After meanwhile, ready within 10 s after, no restart',
    injected: `PostgreSQL ${absences.map(({ name }) => name).join(', ')}`,
    howOften: `${absences.length} times ${lastsMs / 1000} s, ${refused} refusals`,
    lost,
    halfApplied: 0,
    other,
    facts,
  }
}

const tick = (person: Person, problemsSolved: number) =>
  person.call('POST', '/api/progress', { patternId: 1, problemsSolved })

async function savedMask(person: Person): Promise<number> {
  return (await person.call('POST', '/api/progress', { patternId: 1 }))?.body.problemsSolved
}

/** @returns how many calls were refused as they should be. */
async function askWhileAway(
  product: LivingProduct,
  person: Person,
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
  for (const told of answers)
    if (told?.status !== 503 || told.headers.get('retry-after') === null)
      other.push(`While ${name}, a call gave ${told?.status}: ${JSON.stringify(told?.body)}`)
  return answers.length
}
