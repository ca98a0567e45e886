// Run by `npm run dev` on its own store: a member who has practiced for 30 days, with two GoatMates and interviews, made
// by the product's own calls while the store's clock goes from day to day. Does nothing when the member is there already.
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
import { holdInterview, leaveInterviews, makeGoatMates, planInterviews, type Seeded } from './seed-herd.ts'

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

if ((await send(new CookieJar(), 'POST', '/api/login', { email, password })).statusCode !== 200) {
  clock.milliseconds = -days * dayMs
  const ada = await register('Ada', '', email)
  const marcus = await register('Marcus', 'Chen', 'marcus@example.com')
  const aisha = await register('Aisha', 'Okafor', 'aisha@example.com')
  for (const goatMate of [marcus, aisha]) await makeGoatMates(ada, goatMate)
  for (let day = 0; day < days; day++) {
    // On two days of each week there was no time.
    if (day % 7 < 5) await practice(ada, day)
    if (day === 3) await holdInterview({ interviewer: marcus, candidate: ada, question: 121 }, 3)
    if (day === 10) await holdInterview({ interviewer: ada, candidate: marcus, question: 206 }, 5)
    if (day === 17) await holdInterview({ interviewer: aisha, candidate: ada, question: 1 }, 4)
    if (day === 24) await holdInterview({ interviewer: marcus, candidate: ada, question: 200 }, 5)
    if (day === days - 1) await leaveInterviews(ada, marcus, aisha)
    clock.milliseconds += dayMs
  }
  await planInterviews(ada, marcus, aisha)
  await store.db.deleteFrom('outbox').execute()
}
console.log(`Sign in as ${email} with the password: ${password}`)
console.log('Her GoatMates marcus@example.com and aisha@example.com have the same one.')
await app.close()
await store.close()

function send(jar: CookieJar, method: 'POST' | 'PUT', url: string, payload: object = {}) {
  return app.inject({ method, url, payload, headers: { cookie: jar.header() } })
}

async function register(firstName: string, lastName: string, email: string): Promise<Seeded> {
  const jar = new CookieJar()
  async function call<T>(method: 'POST' | 'PUT', url: string, payload?: object): Promise<T> {
    let reply = await send(jar, method, url, payload)
    if (reply.statusCode === 401) {
      // After two weeks without a call, the session has ended.
      jar.keep((await send(jar, 'POST', '/api/login', { email, password })).headers['set-cookie'])
      reply = await send(jar, method, url, payload)
    }
    if (reply.statusCode > 201) throw new Error(`${url} was answered with ${reply.statusCode}: ${reply.body}`)
    jar.keep(reply.headers['set-cookie'])
    return reply.json()
  }
  await call('POST', '/api/auth/request-otp', { email, userData: { password, firstName, lastName } })
  const rows = await store.db.selectFrom('outbox').select('sealed').where('sealed', 'is not', null).execute()
  const mail = rows.map(({ sealed }) => openMail(secrets, sealed ?? '').mail).find(({ to }) => to === email)
  const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  const { id } = await call<{ id: string }>('POST', '/api/auth/verify-otp', { email, otp })
  return { id, email, call, now: () => Date.now() + clock.milliseconds }
}

/** One daily round, and a problem or two. The share of right answers grows from half to nine in ten. */
async function practice({ call, now }: Seeded, day: number): Promise<void> {
  const round = await call<Round>('POST', '/api/practice/rounds', { kind: 'daily' })
  const share = 0.5 + (0.4 * day) / days
  const answers = round.items.map((item, index): Answer => {
    const isRight = (index * 7 + day * 3) % 10 < share * 10
    const common = {
      id: crypto.randomUUID(),
      roundId: round.id,
      marks: [],
      sure: isRight ? (3 as const) : (2 as const),
      ms: 20_000 + index * 1500,
      at: new Date(now()).toISOString(),
    }
    if (item.kind === 'spot') {
      const { id, pattern, rival } = item.prompt
      return { ...common, kind: 'spot', promptId: id, named: isRight ? pattern : rival.pattern }
    }
    const [first, second] = item.prompts
    const named: [string, string] = [first.pattern, isRight ? second.pattern : first.pattern]
    return { ...common, kind: 'flip', promptId: item.pairId, named }
  })
  await call('POST', '/api/practice/answers', { answers })
  // The first problems of one pattern after the other.
  await call('POST', '/api/progress', {
    patternId: 1 + (day % 12),
    problemsSolved: day < 12 ? 0b111 : 0b11111,
  })
}
