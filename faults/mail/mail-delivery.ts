import { setTimeout as wait } from 'node:timers/promises'
import { inSeconds } from '#platform/durations.ts'
import { randomFrom } from '../lib/random.ts'
import type { Report } from '../lib/report.ts'
import { startRestartableProduct } from '../lib/restartable-product.ts'
import type { TestData } from '../lib/test-data.ts'
import { until } from '../lib/wait-until.ts'
import { countMailStates, expireDelays } from './outbox-state-store.ts'
import { queueMails } from './queue-mails.ts'
import { type MailServerMode, refusedAddress, startUnreliableMailServer } from './unreliable-mail-server.ts'

interface Plan {
  readonly data: TestData
  readonly mails: number
  readonly kills: number
  /** How long the mail server is down at the start. */
  readonly downMs: number
  readonly seed: number
}

/** The mail server's mode for each run. */
const modes: readonly MailServerMode[] = ['accepts', 'busy', 'hangs', 'accepts', 'slow', 'down']

/** Queues mails and repeatedly kills the product that sends them, while the mail server changes its mode. */
export async function testMailDelivery({ data, mails, kills, downMs, seed }: Plan): Promise<Report> {
  const random = randomFrom(seed)
  const refusedCount = Math.ceil(mails / 100)
  const addresses = Array.from({ length: mails }, (_, n) =>
    n < refusedCount ? refusedAddress(n) : `user${n}@example.com`,
  )
  const server = await startUnreliableMailServer()
  await server.setMode('down')
  const product = await startRestartableProduct({ ...data.settings, SMTP_URL: server.url })
  const store = data.open()
  try {
    await queueMails(store, addresses)
    await wait(downMs)
    await product.kill()
    for (let run = 1; run < kills; run += 1) {
      const mode = modes[run % modes.length] ?? 'accepts'
      await server.setMode(mode)
      await expireDelays(store)
      const hungBefore = server.hung()
      await product.start()
      const share = Math.floor(((mails - refusedCount) * run) / kills)
      // While nothing is delivered, end the run after a random time.
      if (mode === 'down') await wait(random.below(400))
      else if (mode === 'hangs') await until('a mail that hangs', () => server.hung() > hungBefore)
      else await until(`${share} mails`, () => server.received.size >= share)
      await wait(random.below(60))
      await product.kill()
    }
    await server.setMode('accepts')
    await expireDelays(store)
    await product.start()
    await until('an empty queue', async () => (await countMailStates(store)).waiting === undefined)

    const states = await countMailStates(store)
    const lost = addresses.filter((to) => !to.startsWith('refused') && !server.received.has(to)).length
    const copies = [...server.received.values()].reduce((sum, times) => sum + times, 0)
    const extra = copies - server.received.size
    const most = Math.max(...server.received.values())
    const other: string[] = []
    if (extra > kills) other.push(`${extra} extra copies for ${kills} kills.`)
    if (states.dead !== refusedCount || states.sent !== mails - refusedCount)
      other.push(`The outbox has ${JSON.stringify(states)}.`)
    return {
      promise: 'every mail is sent or visibly failed',
      injected: `SMTP down, slow, 4xx, 5xx, hanging after DATA; kill of the app that sends, ${data.kind}`,
      volume: `${mails} mails, ${kills} kills, down for ${Math.round(inSeconds(downMs))} s`,
      lost,
      halfApplied: 0,
      other,
      figures: {
        'extra copies': extra,
        'most copies of one mail': most,
        'visibly failed': states.dead ?? 0,
        seed,
      },
    }
  } finally {
    await product.kill()
    await store.close()
    await server.close()
  }
}
