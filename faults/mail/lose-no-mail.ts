import { setTimeout as wait } from 'node:timers/promises'
import type { FaultReport } from '../lib/fault-report.ts'
import { startLivingProduct } from '../lib/living-product.ts'
import { randomFrom } from '../lib/random.ts'
import type { TestData } from '../lib/test-data.ts'
import { until } from '../lib/until.ts'
import { type Mood, refusedAddress, startMoodyMailServer } from './moody-mail-server.ts'
import { countMailStates, letTimePass } from './outbox-state-store.ts'
import { queueMails } from './waiting-mails.ts'

interface Plan {
  readonly data: TestData
  readonly mails: number
  readonly kills: number
  /** How long nobody answers at the start. */
  readonly downMs: number
  readonly seed: number
}

/** The moods of one life after another. */
const moods: readonly Mood[] = ['takes', 'busy', 'hangs', 'takes', 'slow', 'down']

/** Mails wait, the mail server has its moods, and the product that sends them is killed again and again. */
export async function loseNoMail({ data, mails, kills, downMs, seed }: Plan): Promise<FaultReport> {
  const random = randomFrom(seed)
  const refusedCount = Math.ceil(mails / 100)
  const addresses = Array.from({ length: mails }, (_, n) =>
    n < refusedCount ? refusedAddress(n) : `somebody${n}@example.com`,
  )
  const server = await startMoodyMailServer()
  await server.be('down')
  const product = await startLivingProduct({ ...data.settings, SMTP_URL: server.url })
  const store = data.open()
  try {
    await queueMails(store, addresses)
    await wait(downMs)
    await product.kill()
    for (let life = 1; life < kills; life += 1) {
      const mood = moods[life % moods.length] ?? 'takes'
      await server.be(mood)
      await letTimePass(store)
      const hungBefore = server.hung()
      await product.start()
      const share = Math.floor(((mails - refusedCount) * life) / kills)
      // Where nothing comes through, a life ends by the clock; what it ends in the middle of does not matter.
      if (mood === 'down') await wait(random.below(400))
      else if (mood === 'hangs') await until('a mail that hangs', () => server.hung() > hungBefore)
      else await until(`${share} mails`, () => server.received.size >= share)
      await wait(random.below(60))
      await product.kill()
    }
    await server.be('takes')
    await letTimePass(store)
    await product.start()
    await until('no mail waits', async () => (await countMailStates(store)).waiting === undefined)

    const states = await countMailStates(store)
    const lost = addresses.filter((to) => !to.startsWith('nobody') && !server.received.has(to)).length
    const copies = [...server.received.values()].reduce((sum, times) => sum + times, 0)
    const extra = copies - server.received.size
    const most = Math.max(...server.received.values())
    const other: string[] = []
    if (extra > kills) other.push(`${extra} extra copies for ${kills} kills.`)
    if (states.dead !== refusedCount || states.sent !== mails - refusedCount)
      other.push(`The outbox says ${JSON.stringify(states)}.`)
    return {
      promise: 'every mail is sent or visibly failed',
      injected: `SMTP down, slow, 4xx, 5xx, hanging after DATA; kill of the app that sends, ${data.kind}`,
      howOften: `${mails} mails, ${kills} kills, down for ${Math.round(downMs / 1000)} s`,
      lost,
      halfApplied: 0,
      other,
      facts: {
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
