import type { FastifyInstance } from 'fastify'
import type { PasswordCost } from '#accounts/server/passwords/passwords.ts'
import { type ApiParts, createApi } from '#app/server/api/create-api.ts'
import { type Config, readConfig } from '#platform/server/config.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { createOutbox, openMail } from '#platform/server/mail/outbox.ts'
import { type Secrets, secretsFrom } from '#platform/server/secrets.ts'
import type { ClockShift, Store } from '#platform/server/store/store.ts'
import type { PromptBank } from '#practice/rounds/bank.ts'
import type { AnswerTiming } from '#tutor/server/conversation/running-answers.ts'
import type { TutorModel } from '#tutor/server/models/tutor-model.ts'
import { ScriptedTutor } from '../scripted-tutor.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import type { CookieJar } from './cookie-jar.ts'

export interface CallOptions {
  /** Sends and stores cookies, like a browser. */
  readonly jar?: CookieJar
  readonly headers?: Readonly<Record<string, string>>
  readonly ip?: string
  /** Sent verbatim instead of a JSON body. */
  readonly rawBody?: string
}

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on arbitrary replies.
  readonly body: any
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

export interface TestServer {
  readonly store: Store
  readonly config: Config
  readonly secrets: Secrets
  readonly tutorModel: TutorModel
  /** Parsed log lines. */
  readonly log: readonly Record<string, unknown>[]
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  /** All mails queued so far, decrypted, oldest first. */
  mails(): Promise<readonly Mail[]>
  /** Moves the store's clock forward. */
  wait(milliseconds: number): void
  /** Listens on a free port, for tests that need a real socket. @returns the port. */
  listen(): Promise<number>
  /** Settings for running the real product on the same data in another process. */
  readonly productSettings: Readonly<Record<string, string>>
  /** A second process on the same data. */
  second(): Promise<Pick<TestServer, 'call'>>
  close(): Promise<void>
}

/** Limits far above what tests need; tests of limits set their own. */
const wideLimits: Partial<Limits> = {
  memberPerMinute: 1e6,
  memberBurst: 1e6,
  anonymousPerMinute: 1e6,
  anonymousBurst: 1e6,
  writesPerMinute: 1e6,
  goatMateInvitesFirstDay: 1e6,
  goatMateInvitesPerDay: 1e6,
  sightingsPerDay: 1e6,
  sightings: 1e6,
  pendingCompanies: 1e6,
  tutorSessionsPerHour: 1e6,
  tutorSessionsPerDay: 1e6,
  tutorQuestionsPerMinute: 1e6,
  tutorQuestionsPerDay: 1e6,
}

const cheapest: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

const appSecret = 'a secret of the tests, long enough to be one'

/** Starts the whole API on a fresh store, without a network. */
export async function startTestServer(
  settings: {
    readonly limits?: Partial<Limits>
    readonly config?: Partial<Config>
    /** The prompts of practice; the product's own by default. */
    readonly promptBank?: PromptBank
    /** The tutor model; by default it always answers with the same sentence. */
    readonly tutorModel?: TutorModel
    readonly answerTiming?: Partial<AnswerTiming>
    /** Fast by default. */
    readonly passwordCost?: PasswordCost
    /** Without pages by default. */
    readonly mountPages?: ApiParts['mountPages']
  } = {},
): Promise<TestServer> {
  const shift: ClockShift = { milliseconds: 0 }
  const database: TestDatabase = await createTestDatabase(shift)
  const standard = readConfig({ LOG_LEVEL: 'info', PUBLIC_URL: 'http://localhost:3000' })
  const config: Config = {
    ...standard,
    ...settings.config,
    limits: { ...standard.limits, ...wideLimits, ...settings.limits },
  }
  const secrets = secretsFrom(appSecret)
  const log: Record<string, unknown>[] = []
  const tutorModel = settings.tutorModel ?? new ScriptedTutor()
  const apps: FastifyInstance[] = []

  const start = async (store: Store) => {
    const outbox = createOutbox(secrets, () => undefined)
    const app = await createApi({
      config,
      store,
      secrets,
      outbox,
      tutorModel,
      ...(settings.promptBank ? { promptBank: settings.promptBank } : {}),
      ...(settings.mountPages ? { mountPages: settings.mountPages } : {}),
      answerTiming: settings.answerTiming ?? {},
      passwordCost: settings.passwordCost ?? cheapest,
      logTo: { write: (line) => void log.push(JSON.parse(line)) },
    })
    apps.push(app)
    await app.ready()
    return {
      call: callerOf(app),
      listen: async () => Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port),
    }
  }
  const first = await start(database.store)
  return {
    ...first,
    store: database.store,
    config,
    secrets,
    tutorModel,
    log,
    mails: async () => {
      const rows = await database.store.db
        .selectFrom('outbox')
        .select('sealed')
        .where('sealed', 'is not', null)
        .orderBy('id')
        .execute()
      return rows
        .map(({ sealed }) => openMail(secrets, sealed ?? ''))
        .filter(({ isPretended }) => !isPretended)
        .map(({ mail }) => mail)
    },
    wait: (milliseconds) => {
      shift.milliseconds += milliseconds
    },
    productSettings: { ...database.settings, APP_SECRET: appSecret },
    second: () => start(database.open()),
    close: async () => {
      await Promise.all(apps.map((app) => app.close()))
      await database.remove()
    },
  }
}

function callerOf(app: FastifyInstance): TestServer['call'] {
  return async (method, path, body, { jar, headers, ip, rawBody } = {}) => {
    const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(jar ? { cookie: jar.header() } : {}),
        ...headers,
      },
      remoteAddress: ip ?? '203.0.113.7',
    })
    jar?.keep(response.headers['set-cookie'])
    return {
      status: response.statusCode,
      text: response.body,
      body:
        response.headers['content-type']?.toString().includes('json') && response.body
          ? response.json()
          : undefined,
      headers: response.headers as Answer['headers'],
    }
  }
}
