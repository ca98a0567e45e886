// Run by `npm run dev` on its own store: a member who has practiced for 30 days, made by the product's own calls while
// the store's clock goes from day to day. Does nothing when the member is there already.
import { join } from 'node:path'
import { createApi } from '#app/server/api/create-api.ts'
import { migrations } from '#app/server/migrations.ts'
import { dayMs } from '#platform/durations.ts'
import { readConfig } from '#platform/server/config.ts'
import { createOutbox, openMail } from '#platform/server/mail/outbox.ts'
import { openSecrets } from '#platform/server/secrets.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Answer, Round } from '#practice/contract.ts'
import { ScriptedTutor } from '#testing/scripted-tutor.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'

const email = 'ada@example.com'
const password = 'mountain goats climb well'
const days = 30

const config = readConfig({ DATA_DIR: process.env.DATA_DIR, LOG_LEVEL: 'silent' })
const secrets = openSecrets(undefined, config.dataDir)
const clock = { milliseconds: 0 }
const store = openSqlite(join(config.dataDir, 'capra.db'), clock)
await migrateStore(store, migrations)
const outbox = createOutbox(secrets, () => undefined)
const app = await createApi({ config, store, secrets, outbox, tutorModel: new ScriptedTutor() })
const jar = new CookieJar()

if ((await send('/api/login', { email, password })).statusCode !== 200) {
  clock.milliseconds = -days * dayMs
  await register()
  for (let day = 0; day < days; day++) {
    // On two days of each week there was no time.
    if (day % 7 < 5) await practice(day)
    clock.milliseconds += dayMs
  }
  await store.db.deleteFrom('outbox').execute()
}
console.log(`Sign in as ${email} with the password: ${password}`)
await app.close()
await store.close()

function send(url: string, payload: object) {
  return app.inject({ method: 'POST', url, payload, headers: { cookie: jar.header() } })
}

async function post<T>(url: string, payload: object): Promise<T> {
  const reply = await send(url, payload)
  if (reply.statusCode !== 200) throw new Error(`${url} was answered with ${reply.statusCode}: ${reply.body}`)
  jar.keep(reply.headers['set-cookie'])
  return reply.json()
}

async function register(): Promise<void> {
  await post('/api/auth/request-otp', { email, userData: { password, firstName: 'Ada', lastName: '' } })
  const rows = await store.db.selectFrom('outbox').select('sealed').where('sealed', 'is not', null).execute()
  const mail = rows.map(({ sealed }) => openMail(secrets, sealed ?? '').mail).find(({ to }) => to === email)
  await post('/api/auth/verify-otp', { email, otp: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] })
}

/** One daily round, and a problem or two. The share of right answers grows from half to nine in ten. */
async function practice(day: number): Promise<void> {
  const round = await post<Round>('/api/practice/rounds', { kind: 'daily' })
  const share = 0.5 + (0.4 * day) / days
  const answers = round.items.map((item, index): Answer => {
    const isRight = (index * 7 + day * 3) % 10 < share * 10
    const common = {
      id: crypto.randomUUID(),
      roundId: round.id,
      marks: [],
      sure: isRight ? (3 as const) : (2 as const),
      ms: 20_000 + index * 1500,
      at: new Date(Date.now() + clock.milliseconds).toISOString(),
    }
    if (item.kind === 'spot') {
      const { id, pattern, rival } = item.prompt
      return { ...common, kind: 'spot', promptId: id, named: isRight ? pattern : rival.pattern }
    }
    const [first, second] = item.prompts
    const named: [string, string] = [first.pattern, isRight ? second.pattern : first.pattern]
    return { ...common, kind: 'flip', promptId: item.pairId, named }
  })
  await post('/api/practice/answers', { answers })
  // The first problems of one pattern after the other.
  await post('/api/progress', { patternId: 1 + (day % 12), problemsSolved: day < 12 ? 0b111 : 0b11111 })
}
