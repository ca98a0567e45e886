import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sevenScores, starter } from '#testing/interviews.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { testBank } from '#testing/practice-bank.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { bodiesFor, hostileTexts, type JsonSchema, type KnownValues } from '#testing/server/hostile-json.ts'
import { mountedRoutes } from '#testing/server/mounted-routes.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import type { Answer } from '#testing/server/test-server.ts'
import { startTutorConversation } from '#testing/tutor-conversation.ts'
import { apiDocument } from '../api/api-document.ts'

/**
 * Fuzz test: requests generated from each endpoint's schemas, with hostile values. Every endpoint must reply with a
 * status from the API document, one sentence, and no internal error.
 *
 * 10 requests per endpoint, always the same; set `FUZZ_RUNS=300 FUZZ_SEED=…` for more and for others.
 */
const runs = Number(process.env.FUZZ_RUNS ?? 10)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const isLong = runs > 100
vi.setConfig({ testTimeout: 600_000 })

/** Appear in internal error messages only, never in messages for users. */
const internalTerms = [
  /\bselect\b.+\bfrom\b|\binsert into\b|sqlite|postgres|\bpg_|constraint|\[object|zod|fastify|kysely/i,
  /node_modules|\.ts\b|\/src\/|\bat \w+ \(|\w+Error:|\bE[A-Z]{4,}\b|\b[A-Z]+_[A-Z_]+\b/,
]
const revealsInternals = (text: string) => internalTerms.some((term) => term.test(text))

let member: TestMember
let known: KnownValues = {}
/** Ids of existing resources of any kind. */
let ids: readonly string[] = []
let turn = 0

const routes = mountedRoutes()
const document = apiDocument(
  routes.map(({ endpoint }) => endpoint),
  'http://localhost:3000',
)

const server = await sharedServer({
  limits: {
    codePerHourIp: 1e6,
    codePerDayAddress: 1e6,
    codePerDayAddressAndIp: 1e6,
    verifyWrongPerHourIp: 1e6,
    loginFailsAddressAndIp: 1e6,
    loginFailsPerHourAddress: 1e6,
    loginFailsPerHourIp: 1e6,
    loginPerMinuteIp: 1e6,
    importPerHour: 1e6,
    practiceAnswersPerDay: 1e6,
    exportPerDay: 1e6,
    goatMateInvitesOpen: 1e6,
    interviewsPerDay: 1e6,
    interviewsPerDayAndPair: 1e6,
    interviewsOpen: 1e6,
  },
  config: { operatorEmails: ['fuzz@example.com'] },
  promptBank: testBank(),
})
beforeAll(async () => {
  member = await aMember(server, 'fuzz@example.com')
  await populate()
})
// Some endpoints end the session.
beforeEach(async () => {
  if ((await server.call('GET', '/api/user', undefined, { jar: member.jar })).status === 200) return
  const { email } = member.user
  const again = await server.call(
    'POST',
    '/api/login',
    { email, password: member.password },
    { jar: member.jar },
  )
  expect(again.status, again.text).toBe(200)
})

/** Creates a resource of every kind, so that ids exist. */
async function populate(): Promise<void> {
  const goatMate = await aMember(server)
  const stranger = await aMember(server)
  const call = async (who: TestMember, method: string, path: string, body?: unknown) => {
    const answer = await server.call(method, path, body, { jar: who.jar })
    expect([200, 201], `${method} ${path}: ${answer.text}`).toContain(answer.status)
    return answer.body
  }
  await call(member, 'POST', '/api/buddy/request', { toEmail: goatMate.user.email })
  await call(goatMate, 'POST', '/api/buddy/auto-accept')
  const start = starter(server, member, goatMate)
  const open = (await start()).body.id
  const done = (await start({ leetcodeQuestionNumber: 2 })).body.id
  await call(member, 'PUT', `/api/interviews/${done}`, { status: 'completed', score: 3 })
  const taken = (await starter(server, goatMate, member)({ leetcodeQuestionNumber: 3 })).body.id
  const request = (
    await call(goatMate, 'POST', '/api/interviews/requests', { interviewerId: member.user.id })
  ).id
  const sent = (await call(member, 'POST', '/api/buddy/request', { toEmail: stranger.user.email })).id
  const received = (await call(stranger, 'POST', '/api/buddy/request', { toEmail: 'third@example.org' })).id
  const { sessionId } = await startTutorConversation(server, member)
  const sessions: { id: string }[] = await call(member, 'GET', '/api/account/sessions')
  const people = [goatMate, stranger, member].map(({ user }) => user.id)
  ids = [
    ...people,
    open,
    done,
    taken,
    request,
    sent,
    received,
    sessionId,
    ...sessions.map(({ id }) => id),
    '1',
    'google',
  ]
  known = {
    email: ['fuzz@example.com', goatMate.user.email, 'nobody@example.org'],
    toEmail: [goatMate.user.email, stranger.user.email, 'fuzz@example.com', 'nobody@example.org'],
    password: [member.password, 'not the password'],
    // The right one would end the session of the remaining requests.
    currentPassword: ['not the password'],
    newPassword: ['a rope and a good pair of boots'],
    confirm: ['delete'],
    otp: ['123456', '12 34-56'],
    token: ['A'.repeat(43), `${'a'.repeat(43)}.${'b'.repeat(43)}`],
    sessionId: [sessionId],
    topicId: ['arrays', 'graphs'],
    message: ['Why two pointers?'],
    messageId: ['message-1'],
    intervieweeId: people,
    interviewerId: people,
    requestId: [request, null],
    leetcodeQuestionNumber: [1, '53'],
    googleMeetLink: ['https://meet.example/abc', null],
    codepadLink: ['https://pad.example/abc', null],
    startsAt: ['2027-01-01T10:00:00+01:00', '2027-02-30T10:00:00Z', '+275760-09-13T00:00:00Z', null],
    status: ['completed'],
    score: [3, 4.5],
    feedback: [JSON.stringify({ scores: sevenScores(3), comment: 'Fine.' }), '{"scores":{}}', 'Fine.'],
    company: ['Google', 'Glacier Labs'],
    month: ['2026-05', null],
    path: ['google.csv', 'Glacier Labs/5. All.csv'],
    text: [
      'ID,Title,Acceptance,Difficulty,Frequency,Leetcode Question Link\n1,Two Sum,50%,Easy,1.0,https://leetcode.com/problems/two-sum\n',
      'ID,Title,Acceptance,Difficulty,Frequency,Leetcode Question Link\n1e9,"',
    ],
    patternId: [1, 2],
    problemsSolved: [1, 7],
    baseProblemsSolved: [0, 1],
  }
}

const schemaOf = (schema: z.ZodType | undefined) =>
  // The library's type is wider than the schemas we produce.
  (schema
    ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    : { type: 'object', properties: {} }) as JsonSchema

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
/** Path segments as sent, including malformed encodings. */
const rawParts = [
  '%',
  '%zz',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF',
  '%2e%2e',
  '%2F',
  '%5C',
  '..;',
  ';a=b',
  '%0d%0aX: y',
]

function partOfPath(): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: fc.constantFrom(...hostileTexts.map(encoded), ...rawParts) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map(encoded) },
  )
}

function pathsFor(path: string): fc.Arbitrary<string> {
  const pieces = path
    .split('/')
    .slice(1)
    .map((piece) => (piece.startsWith(':') ? partOfPath() : fc.constant(piece)))
  return fc.tuple(...pieces).map((parts) => `/${parts.join('/')}`)
}

function queriesFor({ properties = {} }: JsonSchema): fc.Arbitrary<string> {
  const names = [...Object.keys(properties), '__proto__', 'a[b]', 'a']
  const value = fc.oneof(
    fc.constantFrom('true', '1', '5', 'Google', 'Easy,Hard', 'frequency', 'x'.repeat(10_000)),
    fc.constantFrom(...hostileTexts.map(encoded), ...rawParts),
  )
  const parameter = fc.tuple(fc.constantFrom(...names), value).map(([name, text]) => `${name}=${text}`)
  return fc.array(parameter, { maxLength: 4 }).map((all) => (all.length > 0 ? `?${all.join('&')}` : ''))
}

const rarely = (...values: readonly string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  )

const headers = fc
  .record({
    'content-type': rarely('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', ''),
    accept: rarely('text/event-stream', '*/*', 'text/html'),
    'accept-encoding': rarely('identity;q=0', 'x'.repeat(500)),
    'idempotency-key': rarely('one', 'two', 'x'.repeat(101), ' ', 'ä'),
    'if-none-match': rarely('*', '"x"', 'W/"x"'),
    'user-agent': rarely('', 'x'.repeat(4000), '<script>', 'ÿþ'),
    'x-forwarded-for': rarely('1.1.1.1', 'nonsense, ::1', ','.repeat(500)),
    'x-http-method-override': rarely('DELETE'),
    origin: rarely('null', 'https://evil.example', 'http://localhost:3000'),
    'sec-fetch-site': rarely('cross-site', 'same-origin', 'nonsense'),
    cookie: rarely('sid=%00', 'sid=; sid=x; pre=%zz', 'dev="\\', `sid=${'A'.repeat(10_000)}`, '__proto__=1'),
  })
  .map((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  )

/** A copy of the cookie jar, so that this request does not affect the next. */
function jarOf(who: 'member' | 'anonymous'): CookieJar {
  const jar = new CookieJar()
  if (who === 'member') for (const name of ['sid', 'dev']) jar.set(name, member.jar.get(name) ?? '')
  return jar
}

test.each(routes.map(({ endpoint }) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  '$call answers whatever is sent',
  async ({ endpoint }) => {
    const operation =
      document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    const named = Object.keys(operation?.responses ?? {}).map(Number)
    const body =
      endpoint.method === 'GET' ? fc.constant(undefined) : bodiesFor(schemaOf(endpoint.body), known)
    const request = fc.record({
      path: pathsFor(endpoint.path),
      query: queriesFor(schemaOf(endpoint.query)),
      body,
      headers,
      who: fc.oneof(
        { weight: 6, arbitrary: fc.constant('member' as const) },
        { weight: 1, arbitrary: fc.constant('anonymous' as const) },
      ),
    })
    const before = server.log.length
    await fc.assert(
      fc.asyncProperty(request, async (sent) => {
        turn += 1
        const startedAt = performance.now()
        const answer = await server.call(endpoint.method, sent.path + sent.query, undefined, {
          ...(sent.body === undefined ? {} : { rawBody: sent.body }),
          ...(sent.headers.cookie === undefined ? { jar: jarOf(sent.who) } : {}),
          headers: sent.headers,
          ip: `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
        })
        if (isLong) expect(performance.now() - startedAt).toBeLessThan(2000)
        expect(named, answer.text).toContain(answer.status)
        expect(answer.status, answer.text).not.toBe(500)
        if (answer.status >= 400) expectRefusal(answer)
        else if (answer.headers['content-type']?.includes('json'))
          expect(endpoint.reply.safeParse(answer.body).error).toBeUndefined()
      }),
      { numRuns: runs, seed },
    )
    expect(server.log.slice(before).filter(({ level }) => level === 'error')).toEqual([])
  },
)

function expectRefusal({ body, text, headers: sent }: Answer): void {
  expect(sent['content-type']).toBe('application/json; charset=utf-8')
  expect(body, text).toMatchObject({
    message: expect.stringMatching(/^\S.{1,199}$/su),
    code: expect.stringMatching(/^[a-z_]+$/),
    requestId: expect.any(String),
  })
  expect(revealsInternals(body.message), text).toBe(false)
  expect(text.length).toBeLessThan(20_000)
}

test('an error that reveals internals is detected', () => {
  for (const message of ['SQLITE_BUSY', 'select * from users', 'at foo (/app/src/x.ts:1:2)', 'TypeError: x'])
    expect(revealsInternals(message), message).toBe(true)
  expect(revealsInternals('Enter a valid email address.')).toBe(false)
})
