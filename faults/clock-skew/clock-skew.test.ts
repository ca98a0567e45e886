import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '#platform/durations.ts'
import { call } from '../lib/call.ts'
import { openMailInbox } from '../lib/mail-inbox.ts'
import { type RestartableProduct, startRestartableProduct } from '../lib/restartable-product.ts'
import { dataUnderTest, type TestData } from '../lib/test-data.ts'
import { requestCode, signUp, userOf } from '../lib/users.ts'
import { until } from '../lib/wait-until.ts'
import { readAttempts } from '../mail/outbox-state-store.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { startUnreliableMailServer } from '../mail/unreliable-mail-server.ts'

const shiftClock = (milliseconds: number) => ({
  NODE_OPTIONS: `--import ${new URL('./shift-clock.mjs', import.meta.url).href}`,
  CLOCK_SHIFT_MS: String(milliseconds),
})

test('the clock of a child process can be shifted', () => {
  const program = 'console.log(Date.now(), new Date().getTime(), new Date(5).getTime())'
  const { stdout } = spawnSync(process.execPath, ['-e', program], {
    env: shiftClock(hourMs),
    encoding: 'utf8',
  })
  const [now = 0, made = 0, given] = stdout.split(' ').map(Number)
  const hoursAhead = (time: number) => Math.round((time - Date.now()) / hourMs)
  expect([hoursAhead(now), hoursAhead(made), given]).toEqual([1, 1, 5])
})

describe('with processes whose clocks are two hours apart', () => {
  let data: TestData
  let product: RestartableProduct | undefined
  beforeEach(async () => {
    data = await dataUnderTest()
  })
  afterEach(async () => {
    await product?.kill()
    await data.remove()
  })

  test('codes and sessions are valid on both', async () => {
    const mails = await openMailInbox()
    product = await startRestartableProduct({ ...data.settings, SMTP_URL: mails.url, ...shiftClock(hourMs) })
    const ada = await signUp(product, mails)
    const email = 'late@example.com'
    const { jar, otp } = await requestCode(product, mails, email)
    await product.kill()
    await product.start(shiftClock(-hourMs))
    const body = { email, otp }
    const verified = await call(product.origin(), 'POST', '/api/auth/verify-otp', {
      body,
      cookie: jar.header(),
    })
    expect(verified?.status).toBe(200)
    jar.keep(verified?.headers.getSetCookie())
    const late = userOf(product, { ...ada, jar })
    for (const person of [ada, late]) expect((await person.call('GET', '/api/user'))?.status).toBe(200)
    await product.kill()
    await product.start()
    for (const person of [ada, late]) expect((await person.call('GET', '/api/user'))?.status).toBe(200)
    await mails.close()
  }, 120_000)

  test('a mail that one process is sending is not sent by the other', async () => {
    const mailServer = await startUnreliableMailServer()
    const store = data.open()
    await mailServer.setMode('hangs')
    product = await startRestartableProduct({
      ...data.settings,
      SMTP_URL: mailServer.url,
      ...shiftClock(-hourMs),
    })
    await queueMails(store, ['leased@example.com'])
    await until('the mail server to receive the mail', () => mailServer.received.size === 1)
    await product.kill()
    await mailServer.setMode('accepts')
    await queueMails(store, ['next@example.com'])
    await product.start(shiftClock(hourMs))
    // The leased mail is older: if its lease had ended, it would be sent first.
    await until('the next mail', () => mailServer.received.has('next@example.com'))
    expect(Object.fromEntries(mailServer.received)).toEqual({
      'leased@example.com': 1,
      'next@example.com': 1,
    })
    expect(await readAttempts(store)).toEqual([1, 1])
    await store.close()
    await mailServer.close()
  }, 120_000)
})
