import { mountedRoutes } from '#testing/server/mounted-routes.ts'
import { call } from '../lib/call.ts'
import { type MailInbox, openMailInbox } from '../lib/mail-inbox.ts'
import type { Report } from '../lib/report.ts'
import { appSecret, highLimits } from '../lib/restartable-product.ts'
import { sqliteData, type TestData } from '../lib/test-data.ts'
import { newEmail, signUp, type User, userOf } from '../lib/users.ts'
import { hostileRequestsFor } from './hostile-requests.ts'
import { fillAccount, type Sizes } from './large-account-store.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'
import type { Input, World } from './world.ts'
import { worstInputs } from './worst-inputs.ts'

const mostMs = 100
/** A delay that comes from a busy machine is not there each time; one that a request causes is. */
const attempts = 5

interface Settings {
  /** Tries only the first input of each route. */
  readonly isShort: boolean
  /** Part of the addresses and names of inputs to try; all when left out. */
  readonly only?: string | undefined
}

const years: Sizes = {
  practiceAnswers: 30_000,
  tutorTurns: 6000,
  interviews: 1000,
  goatMates: 200,
  notes: 3000,
  questions: 3000,
}
/** Small enough for every test run. */
const months: Sizes = {
  practiceAnswers: 3000,
  tutorTurns: 200,
  interviews: 50,
  goatMates: 50,
  notes: 300,
  questions: 1000,
}

/** Sends the worst known input to every route, to a process that has just started and to a warm one. */
export async function testEventLoop(settings: Settings): Promise<Report> {
  const data = sqliteData()
  const mails = await openMailInbox()
  const stage = await setStage(data, mails, settings.isShort ? months : years)
  const inputs = allInputs(settings)
  const delays = new Map<string, number>()
  const record = (what: string, ms: number) => delays.set(what, Math.min(ms, delays.get(what) ?? Infinity))
  try {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const late = inputs.filter(
        ({ isFirst, what }) => isFirst && (delays.get(cold(what)) ?? Infinity) > mostMs,
      )
      if (late.length === 0) break
      const { product, world } = await stage.start()
      for (const { what, input } of late) {
        record(cold(what), await product.longestDelayDuring(() => input(world)))
        await world.signInAgain()
      }
      await product.stop()
    }
    const { product, world } = await stage.start()
    for (const { what, input, isFirst } of inputs) {
      // Some routes end the session.
      if (isFirst) await world.signInAgain()
      for (let attempt = 1; attempt <= attempts && !((delays.get(what) ?? Infinity) <= mostMs); attempt++)
        record(what, await product.longestDelayDuring(() => input(world)))
    }
    await product.stop()
  } finally {
    await mails.close()
    await data.remove()
  }
  return reportOf(delays)
}

const cold = (what: string) => `${what}, as one of the first requests`

function reportOf(delays: ReadonlyMap<string, number>): Report {
  const sorted = [...delays]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, ms]) => [what, `${Math.round(ms)} ms`])
  const tooLong = [...delays].filter(([, ms]) => ms > mostMs)
  return {
    promise: `no request holds the event loop for more than ${mostMs} ms`,
    injected: 'the worst known input for every route',
    volume: `${delays.size} inputs`,
    lost: 0,
    halfApplied: 0,
    other: tooLong.map(([what, ms]) => `${Math.round(ms)} ms: ${what}`),
    figures: Object.fromEntries(sorted.slice(0, 5)),
  }
}

interface NamedInput {
  readonly what: string
  readonly input: Input
  /** Of its route: this one is also sent to a process that has just started. */
  readonly isFirst: boolean
}

function allInputs({ only = '', isShort }: Settings): readonly NamedInput[] {
  return mountedRoutes().flatMap(({ endpoint }) => {
    const address = `${endpoint.method} ${endpoint.path}`
    const own: object | string | undefined = worstInputs[address as keyof typeof worstInputs]
    if (own === undefined)
      throw new Error(`worst-inputs.ts has neither an input nor a reason for ${address}.`)
    const everyRoute = hostileRequestsFor(endpoint).map(
      ({ what, method, path, rawBody, headers }): [string, Input] => [
        what,
        ({ veteran, origin }) =>
          call(origin, method, path, { rawBody, cookie: veteran.jar.header(), headers: headers ?? {} }),
      ],
    )
    const inputs: [string, Input][] = [...(typeof own === 'string' ? [] : Object.entries(own)), ...everyRoute]
    return inputs
      .map(([what, input], index) => ({ what: `${address}: ${what}`, input, isFirst: index === 0 }))
      .filter(({ what, isFirst }) => what.includes(only) && (isFirst || !isShort))
  })
}

interface Stage {
  start(): Promise<{
    readonly product: MeasuredProduct
    readonly world: World & { signInAgain(): Promise<void> }
  }>
}

async function setStage(data: TestData, mails: MailInbox, sizes: Sizes): Promise<Stage> {
  const email = newEmail()
  const settings = {
    ...highLimits,
    ...data.settings,
    APP_SECRET: appSecret,
    SMTP_URL: mails.url,
    OPERATOR_EMAILS: email,
  }
  const first = await startMeasuredProduct(settings)
  const account = await signUp(first, mails, email)
  await first.stop()
  const store = data.open()
  await fillAccount(store, account.id, sizes)
  await store.close()

  return {
    start: async () => {
      const product = await startMeasuredProduct(settings)
      const origin = product.origin()
      const veteran: User = userOf(product, account)
      return {
        product,
        world: {
          origin,
          veteran,
          newcomer: () => signUp(product, mails),
          call: (method, path, body) => call(origin, method, path, { body }),
          signInAgain: async () => {
            if ((await veteran.call('GET', '/api/user'))?.status === 200) return
            const { password } = account
            const answer = await veteran.call('POST', '/api/login', { email, password })
            account.jar.keep(answer?.headers.getSetCookie())
          },
        },
      }
    },
  }
}
