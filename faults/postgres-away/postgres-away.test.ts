import { afterEach, beforeEach, expect, test } from 'vitest'
import { clusterOfThisRun, type DataPlace, postgresPlace } from '../lib/data-place.ts'
import { isKept } from '../lib/fault-report.ts'
import { startLivingProduct } from '../lib/living-product.ts'
import { openMailSink } from '../lib/mail-sink.ts'
import { signUp } from '../lib/people.ts'
import { startTcpProxy, type TcpProxy } from '../lib/tcp-proxy.ts'
import { takePostgresAway } from './postgres-away.ts'

let proxy: TcpProxy
let place: DataPlace

if (process.env.TEST_STORE === 'postgres') {
  beforeEach(async () => {
    const cluster = new URL(clusterOfThisRun())
    proxy = await startTcpProxy(cluster)
    place = await postgresPlace(cluster.href, Object.assign(new URL(cluster), { port: proxy.port }).href)
  })
  afterEach(async () => {
    await proxy.close()
    await place.remove()
  })

  test('while PostgreSQL refuses or answers nothing, calls are told to come back, and then it goes on', async () => {
    const report = await takePostgresAway({
      place,
      lastsMs: 300,
      absences: [
        { name: 'refused', begin: proxy.refuse, end: proxy.mend },
        { name: 'frozen', begin: proxy.freeze, end: proxy.mend },
      ],
    })
    expect(isKept(report), JSON.stringify(report)).toBe(true)
  }, 300_000)

  test('a slow PostgreSQL makes answers slow, not wrong', async () => {
    const mails = await openMailSink()
    const product = await startLivingProduct({ ...place.settings, SMTP_URL: mails.url })
    const person = await signUp(product, mails)
    proxy.slow(40)
    const saved = await Promise.all(
      [1, 2, 3].map((patternId) => person.call('POST', '/api/progress', { patternId, problemsSolved: 1 })),
    )
    expect(saved.map((told) => told?.status)).toEqual([200, 200, 200])
    expect((await person.call('GET', '/api/progress/stats'))?.body.solvedProblems).toBe(3)
    await product.kill()
    await mails.close()
  }, 300_000)
} else test.skip('nobody can take the embedded store away', () => undefined)
