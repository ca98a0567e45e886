import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { call } from '../lib/call.ts'
import { type LivingProduct, startLivingProduct } from '../lib/living-product.ts'
import { openMailSink } from '../lib/mail-sink.ts'
import { askForCode, personOf, signUp } from '../lib/people.ts'
import { dataOfThisRun, type TestData } from '../lib/test-data.ts'
import { until } from '../lib/until.ts'
import { startMoodyMailServer } from '../mail/moody-mail-server.ts'
import { readAttempts } from '../mail/outbox-state-store.ts'
import { queueMails } from '../mail/waiting-mails.ts'

const hour = 3_600_000
const clockOff = (milliseconds: number) => ({
  NODE_OPTIONS: `--import ${new URL('./shifted-clock.mjs', import.meta.url).href}`,
  CLOCK_SHIFT_MS: String(milliseconds),
})

test('the clock of such a process is off', () => {
  const program = 'console.log(Date.now(), new Date().getTime(), new Date(5).getTime())'
  const { stdout } = spawnSync(process.execPath, ['-e', program], { env: clockOff(hour), encoding: 'utf8' })
  const [now = 0, made = 0, given] = stdout.split(' ').map(Number)
  const hoursAhead = (time: number) => Math.round((time - Date.now()) / hour)
  expect([hoursAhead(now), hoursAhead(made), given]).toEqual([1, 1, 5])
})

describe('between processes whose clocks are two hours apart', () => {
  let data: TestData
  let product: LivingProduct | undefined
  beforeEach(async () => {
    data = await dataOfThisRun()
  })
  afterEach(async () => {
    await product?.kill()
    await data.remove()
  })

  test('codes and sessions are good', async () => {
    const mails = await openMailSink()
    product = await startLivingProduct({ ...data.settings, SMTP_URL: mails.url, ...clockOff(hour) })
    const ada = await signUp(product, mails)
    const email = 'late@example.com'
    const { jar, otp } = await askForCode(product, mails, email)
    await product.kill()
    await product.start(clockOff(-hour))
    const body = { email, otp }
    const verified = await call(product.origin(), 'POST', '/api/auth/verify-otp', {
      body,
      cookie: jar.header(),
    })
    expect(verified?.status).toBe(200)
    jar.keep(verified?.headers.getSetCookie())
    const late = personOf(product, { ...ada, jar })
    for (const person of [ada, late]) expect((await person.call('GET', '/api/user'))?.status).toBe(200)
    await product.kill()
    await product.start()
    for (const person of [ada, late]) expect((await person.call('GET', '/api/user'))?.status).toBe(200)
    await mails.close()
  }, 120_000)

  test('a mail that one holds is not taken by the other', async () => {
    const moody = await startMoodyMailServer()
    const store = data.open()
    await moody.be('hangs')
    product = await startLivingProduct({ ...data.settings, SMTP_URL: moody.url, ...clockOff(-hour) })
    await queueMails(store, ['held@example.com'])
    await until('the mail is on its way', () => moody.received.size === 1)
    await product.kill()
    await moody.be('takes')
    await queueMails(store, ['next@example.com'])
    await product.start(clockOff(hour))
    // The held one is the older: were its lease over, it would go first.
    await until('the next mail', () => moody.received.has('next@example.com'))
    expect(Object.fromEntries(moody.received)).toEqual({ 'held@example.com': 1, 'next@example.com': 1 })
    expect(await readAttempts(store)).toEqual([1, 1])
    await store.close()
    await moody.close()
  }, 120_000)
})
