import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '#accounts/server/delete-expired.ts'
import { deleteOldRequests } from '#herd/server/interview-requests/interview-request-store.ts'
import { deleteEndedInvites } from '#herd/server/invitations/invite-store.ts'
import { deleteEarlierDrafts } from '#learning/server/drafts/drafts-store.ts'
import { dayMs } from '#platform/durations.ts'
import { deleteOldMails, expireMails, releaseFutureMails } from '#platform/server/mail/outbox-queue-store.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import { linkKeyOf } from '#practice/shared-prompt.ts'
import { unsubscribeTokenFor } from '#reminders/server/stoppable-mail.ts'
import { aMember, codeSentTo, type TestMember } from '#testing/people.ts'
import { testBank, testSpot } from '#testing/practice-bank.ts'
import { tick as sendAllReminders, waitForHour } from '#testing/reminders.ts'
import { CookieJar } from '#testing/server/cookie-jar.ts'
import { codeNow, typePassword } from '#testing/server/second-factors.ts'
import { SoftwareAuthenticator } from '#testing/server/software-authenticator.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'
import { recordStatements } from '#testing/statements.ts'
import { deleteOldConversations } from '#tutor/server/tutor-personal-data.ts'
import { productRoutes } from './api/create-api.ts'
import { migrations } from './migrations.ts'

/**
 * Calls every endpoint successfully and explains every SQL statement on SQLite: none may scan a table that grows with
 * the number of users. PostgreSQL has the same indexes but chooses by table size, so the growth benchmark measures it
 * on large data instead.
 */

const operator = 'operator@example.com'
/**
 * Tables that may be scanned: the lists an operator imported or approved, which are cached in memory, and their
 * counters. Sightings have one row per question and company, however many users report it; each user can have only a few
 * companies that await approval.
 */
const boundedTables = new Set([
  'approved_companies',
  'imported_companies',
  'imported_questions',
  'imported_reports',
  'problem_aliases',
  'editions',
  'sighting_counts',
  // One row per prompt.
  'prompt_difficulties',
])
/** Queries that tests use to read the outbox. */
const mailsOfTests = 'select "sealed" from "outbox" where "sealed" is not null order by "id"'

let server: TestServer
const answered = new Set<string>()

/** A separate SQLite store explains the statements, even if they ran on PostgreSQL. */
const folder = mkdtempSync(join(tmpdir(), 'capra-plans-'))
const file = join(folder, 'capra.db')

beforeAll(async () => {
  server = await startTestServer({
    config: { operatorEmails: [operator] },
    promptBank: testBank({ promptCount: 14 }),
  })
  const pattern = openSqlite(file)
  await migrateStore(pattern, migrations)
  await pattern.close()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Calls an endpoint and expects success. */
async function call(route: string, jar: CookieJar, body?: unknown, params: Record<string, string> = {}) {
  const [method = '', path = ''] = route.split(' ')
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name)
  const answer = await server.call(method, filled, body, { jar })
  expect(answer.status, `${route}: ${answer.text}`).toBeLessThan(300)
  answered.add(route)
  return answer.body
}

async function accountCalls(): Promise<void> {
  const email = 'leaver@example.com'
  const jar = new CookieJar()
  const password = 'mountain goats climb well'
  await call('POST /api/auth/request-otp', jar, { email, userData: { password } })
  await call('POST /api/auth/verify-otp', jar, { email, otp: await codeSentTo(server, email) })
  await call('GET /api/user', jar)
  await call('POST /api/logout', jar)
  await call('POST /api/login', jar, { email, password })
  await call('POST /api/auth/request-password-reset', new CookieJar(), { email })
  const mail = (await server.mails()).findLast(({ to, kind }) => to === email && kind === 'password-reset')
  const token = /#([\w-]+)/.exec(mail?.text ?? '')?.[1]
  await call('POST /api/auth/reset-password', new CookieJar(), {
    token,
    newPassword: 'goats climb even better',
  })
  const again = new CookieJar()
  await call('POST /api/login', again, { email, password: 'goats climb even better' })
  const passwords = { currentPassword: 'goats climb even better', newPassword: password }
  await call('PUT /api/account/name', again, { firstName: 'Ada', lastName: '' })
  await call('PUT /api/account/password', again, passwords)
  const other = new CookieJar()
  await call('POST /api/login', other, { email, password })
  const sessions: { id: string; isCurrent: boolean }[] = await call('GET /api/account/sessions', again)
  const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  await call('DELETE /api/account/sessions/:id', again, undefined, { id })
  await call('DELETE /api/account/sessions', again)
  await call('PUT /api/account/settings', again, { autoAcceptInvites: true })
  await call('POST /api/account/export', again, { password })
  await call('POST /api/account/delete', again, { password, confirm: 'DELETE' })
}

async function factorCalls(): Promise<void> {
  const { jar, password, user } = await aMember(server)
  const passkey = new SoftwareAuthenticator()
  const made = passkey.create((await call('POST /api/account/passkeys/options', jar, { password })).options)
  const { id } = await call('POST /api/account/passkeys', jar, { name: 'Phone', credential: made })
  await call('PUT /api/account/passkeys/:id', jar, { name: 'Key' }, { id })
  const browser = new CookieJar()
  const { options } = await call('POST /api/auth/passkey/options', browser)
  await call('POST /api/auth/passkey', browser, { credential: passkey.get(options) })
  await call('POST /api/account/passkeys/:id/remove', jar, { password }, { id })

  const { secret } = await call('POST /api/account/authenticator', jar, { password })
  await call('POST /api/account/authenticator/confirm', jar, { code: await codeNow(server, secret) })
  const { recoveryCodes } = await call('POST /api/account/recovery-codes', jar, { password })
  for (const code of [await codeNow(server, secret, 1), recoveryCodes[0]]) {
    await typePassword(server, { user, password }, browser)
    await call('POST /api/auth/second-factor', browser, { code })
  }
  await call('GET /api/account/factors', jar)
  await call('POST /api/account/authenticator/turn-off', jar, { password })
}

async function recognitionCalls({ jar }: TestMember): Promise<void> {
  await call('GET /api/practice/standing', jar)
  for (const path of ['plan', 'plan.ics']) await call(`GET /api/practice/${path}`, jar)
  const round = await call('POST /api/practice/rounds', jar, { kind: 'daily' })
  const answers: object[] = round.items.map(
    ({ prompt }: { prompt: { id: string; pattern: string } }, index: number) => {
      const other = prompt.pattern === 'trie' ? 'sorting' : 'trie'
      return testSpot(prompt.id, index === 0 ? other : prompt.pattern, { roundId: round.id })
    },
  )
  await call('POST /api/practice/answers', jar, { answers })
  await call('POST /api/practice/import', jar, {
    // Twice, for the round of the worst confusions.
    answers: ['sorting-1', 'sorting-2'].map((id) => testSpot(id, 'trie', { at: new Date().toISOString() })),
  })
  for (const kind of ['free', 'worst', 'streak', 'storm'])
    await call('POST /api/practice/rounds', jar, { kind })
  await call('POST /api/practice/rounds', jar, { kind: 'free', size: 5 })
  await call('GET /api/practice/rounds', jar)
  await call('GET /api/practice/rounds/:id', jar, undefined, { id: round.id })
  await call('GET /api/practice/trial', jar)
  const key = linkKeyOf('sorting-1')
  await call('GET /api/practice/shared/:key', jar, undefined, { key })
  await call('GET /api/practice/shared/:key/picture', jar, undefined, { key })
  await call('GET /api/practice/fingerprint', jar)
  const check = await call('POST /api/practice/checks', jar)
  for (const { id } of check.prompts)
    await call(
      'POST /api/practice/checks/:id/answers',
      jar,
      { answers: [testSpot(id, null)] },
      { id: check.id },
    )
}

async function practiceCalls({ jar }: TestMember): Promise<void> {
  await call('PUT /api/learning', jar, { hints: { 1: 1 } })
  const reminders = { practice: true, weekly: true, timeZone: 'Europe/Berlin' }
  await call('PUT /api/reminders', jar, reminders)
  await call('GET /api/reminders', jar)
  await call('GET /api/reminders/practice.ics', jar)
  await call('GET /api/learning', jar)
  const draft = { id: 'pad-cpp', text: 'x', at: '2026-01-01T00:00:00.000Z', sitting: 'a' }
  await call('PUT /api/drafts', jar, draft)
  await call('GET /api/drafts/:id', jar, undefined, { id: 'pad-cpp' })
  await call('GET /api/problems/:number/help', jar, undefined, { number: '15' })
  await call('GET /api/categories', jar)
  await call('GET /api/patterns/:name/questions', jar, undefined, { name: 'trie' })
  await call('GET /api/security-contact', jar)
  await call('POST /api/progress', jar, { patternId: 1, problemsSolved: 1 })
  await call('GET /api/solved', jar)
  await call('PUT /api/settings', jar, { interviewOn: null, companies: ['google'] })
  await call('PUT /api/settings', jar, { hoursPerWeek: 4, codeLanguage: 'java', isFromGuest: true })
  await call('GET /api/settings', jar)
  await call('PUT /api/solved', jar, { solved: [1, 15], unsolved: [2] })
  await call('POST /api/progress/import', jar, { progress: { 2: { problemsSolved: 3 } } })
  await call('GET /api/progress/stats', jar)
  await call('GET /api/company-questions', jar)
  for (const list of ['list', 'companies', 'patterns']) await call(`GET /api/company-questions/${list}`, jar)
  const id = '1'
  await call('POST /api/company-questions/:id/complete', jar, {}, { id })
  await call('DELETE /api/company-questions/:id/complete', jar, undefined, { id })
  await call('PUT /api/company-questions/:id/mark', jar, { isStarred: true, note: 'why' }, { id })
  await call('GET /api/company-questions/marks', jar)
  const sighting = { company: 'Google', month: null, stage: null }
  await call('PUT /api/company-questions/:id/sighting', jar, sighting, { id })
  await call('DELETE /api/company-questions/:id/sighting/:company', jar, undefined, { id, company: 'google' })
  await call('POST /api/interview-questions/:id/complete', jar, {}, { id })
  await call('GET /api/interview-questions/solved', jar)
  await call('DELETE /api/interview-questions/:id/complete', jar, undefined, { id })
}

async function tutorCalls({ jar }: TestMember): Promise<void> {
  await call('GET /api/ai-tutor/topics', jar)
  const { sessionId } = await call('POST /api/ai-tutor/session/new', jar, { topicId: 'arrays' })
  const message = { topicId: 'arrays', sessionId, message: 'Why two pointers?', messageId: 'message-1' }
  await call('POST /api/ai-tutor/chat', jar, message)
  await call('POST /api/ai-tutor/session/:id/stop', jar, { messageId: 'message-1' }, { id: sessionId })
  await call('GET /api/ai-tutor/session/:id', jar, undefined, { id: sessionId })
  await call('DELETE /api/ai-tutor/session/:id', jar, undefined, { id: sessionId })
}

async function herdCalls(host: TestMember, guest: TestMember): Promise<void> {
  const invite = (from: TestMember, to: TestMember) =>
    call('POST /api/buddy/request', from.jar, { toEmail: to.user.email })
  const received = async (by: TestMember): Promise<string> =>
    (await call('GET /api/buddy/requests', by.jar)).received[0].id
  const guestId = { userId: guest.user.id }

  const { id } = await invite(host, guest)
  await call('DELETE /api/buddy/requests/:id', host.jar, undefined, { id })
  await invite(await aMember(server), host)
  await call('POST /api/buddy/requests/:id/decline', host.jar, undefined, { id: await received(host) })
  await invite(host, guest)
  await call('POST /api/buddy/requests/:id/accept', guest.jar, undefined, { id: await received(guest) })
  await call('POST /api/buddy/auto-accept', guest.jar)
  await call('GET /api/buddies', host.jar)
  await interviewCalls(host, guest)
  await call('DELETE /api/buddies/:userId', host.jar, undefined, guestId)
  await call('POST /api/buddies/:userId/block', host.jar, undefined, guestId)
  await call('GET /api/buddy/blocked', host.jar)
  await call('DELETE /api/buddies/:userId/block', host.jar, undefined, guestId)

  const email = 'no-account@example.com'
  await call('POST /api/buddy/request', host.jar, { toEmail: email })
  const mail = (await server.mails()).findLast(({ to }) => to === email)
  const token = /stop-invitations#(\S+)/.exec(mail?.text ?? '')?.[1]
  await call('POST /api/buddy/stop-invitations', new CookieJar(), { token })
}

async function interviewCalls(host: TestMember, guest: TestMember): Promise<void> {
  const start = { intervieweeId: guest.user.id, leetcodeQuestionNumber: 1 }
  const { id } = await call('POST /api/interviews', host.jar, start)
  await call('GET /api/interviews/:id/pack', host.jar, undefined, { id })
  const startsAt = new Date(Date.now() + dayMs).toISOString()
  await call('PUT /api/interviews/:id/time', guest.jar, { startsAt }, { id })
  const canceled = await call('POST /api/interviews', host.jar, { ...start, leetcodeQuestionNumber: 2 })
  await call('DELETE /api/interviews/:id', guest.jar, undefined, { id: canceled.id })
  await call('POST /api/interviews/:id/begin', host.jar, {}, { id })
  await call('PUT /api/interviews/:id', host.jar, { status: 'completed', score: 4 }, { id })
  const keys =
    'problemUnderstanding approach complexity codeQuality testing communication optimization'.split(' ')
  const scores = Object.fromEntries(keys.map((key) => [key, 3]))
  await call('PUT /api/interviews/:id/self-score', guest.jar, { scores }, { id })
  await call('POST /api/interviews/:id/open-feedback', guest.jar, {}, { id })
  await call('GET /api/interviews', guest.jar)
  await call('GET /api/interviews/stats', guest.jar)
  const request = async () => {
    const { id } = await call('POST /api/interviews/requests', guest.jar, { interviewerId: host.user.id })
    return { id }
  }
  await call('DELETE /api/interviews/requests/:id', guest.jar, undefined, await request())
  await call('POST /api/interviews/requests/:id/decline', host.jar, {}, await request())
  await call('POST /api/interviews', host.jar, { ...start, requestId: (await request()).id })
  for (const { jar } of [host, guest]) await call('GET /api/interviews/requests', jar)
}

async function operatorCalls(): Promise<void> {
  const { jar } = await aMember(server, operator)
  await call('GET /api/operator', jar)
  const header = 'ID,Title,Acceptance,Difficulty,Frequency,Leetcode Question Link'
  const question = 'Rope Teams,50%,Easy,1.0,https://leetcode.com/problems/rope-teams'
  // The second list brings the number of the problem.
  for (const number of ['', '90210']) {
    const text = `${header}\n${number},${question}\n`
    await call('POST /api/operator/import', jar, { files: [{ path: 'google.csv', text }], isDryRun: false })
  }
  await call('GET /api/operator/imported-companies', jar)
  await call('DELETE /api/operator/imported-companies/:slug', jar, undefined, { slug: 'google' })
  const reporter = await aMember(server)
  const report = (company: string) =>
    call(
      'PUT /api/company-questions/:id/sighting',
      reporter.jar,
      { company, month: null, stage: null },
      { id: '1' },
    )
  for (const company of ['Serac', 'Moraine', 'Google']) await report(company)
  await call('GET /api/operator/companies', jar)
  await call('PUT /api/operator/companies/:slug', jar, { name: 'Serac' }, { slug: 'serac' })
  await call('DELETE /api/operator/companies/:slug', jar, undefined, { slug: 'moraine' })
  const { email, id: userId } = reporter.user
  for (const of of [email, 'google']) await call('GET /api/operator/sightings?of=:of', jar, undefined, { of })
  answered.add('GET /api/operator/sightings')
  await call('DELETE /api/operator/sightings/:userId/:questionId/:company', jar, undefined, {
    userId,
    questionId: '1',
    company: 'google',
  })
  await call('PUT /api/operator/suspension', jar, { email, isSuspended: true })
  await call('GET /api/operator/suspended-members', jar)
}

if (process.env.TEST_STORE === 'sqlite')
  test('no endpoint and no cleanup scans a table that grows with the number of users', async () => {
    const recorded = recordStatements()
    const [host, guest] = [await aMember(server), await aMember(server)]
    await accountCalls()
    await factorCalls()
    await practiceCalls(host)
    await recognitionCalls(host)
    await tutorCalls(host)
    await herdCalls(host, guest)
    await operatorCalls()
    const token = unsubscribeTokenFor(server.secrets, guest.user.id)
    await server.call('POST', `/api/unsubscribe?token=${token}`)
    answered.add('POST /api/unsubscribe')
    await waitForHour(server, 'Europe/Berlin', 8)
    await sendAllReminders(server)
    await deleteExpired(server.store)
    await deleteOldConversations(server.store)
    await deleteEndedInvites(server.store)
    await deleteOldRequests(server.store)
    await deleteEarlierDrafts(server.store)
    await expireMails(server.store)
    await releaseFutureMails(server.store)
    await deleteOldMails(server.store)
    const statements = new Set(recorded.stop())

    const outbox = { queue: async () => undefined, pretend: async () => undefined, wake: () => undefined }
    const mounted = productRoutes({ ...server, outbox }).map(
      ({ endpoint }) => `${endpoint.method} ${endpoint.path}`,
    )
    expect(
      mounted.filter((route) => !answered.has(route)),
      'every endpoint is called above',
    ).toEqual([])
    expect(statements.size).toBeGreaterThan(100)
    expect([...statements].flatMap(scansOf)).toEqual([])
  })

test('a table scan is detected', () => {
  expect(scansOf('select * from users where first_name = ?')).toEqual([
    'users: select * from users where first_name = ?',
  ])
  expect(scansOf('select * from users where id = ?')).toEqual([])
})

/** The growing tables that a statement would scan. */
function scansOf(statement: string): readonly string[] {
  if (statement === mailsOfTests) return []
  if (!/^(select|update|delete|with|insert)/i.test(statement)) return []
  const database = new DatabaseSync(file, { readOnly: true })
  const plan = database.prepare(`explain query plan ${statement}`).all() as { detail: string }[]
  database.close()
  return plan.flatMap(({ detail }) => {
    const table = /^SCAN (?!CONSTANT ROW|\d+ CONSTANT ROWS|\d+-ROW VALUES)(\w+)/.exec(detail)?.[1]
    return table === undefined || boundedTables.has(table) ? [] : [`${table}: ${statement}`]
  })
}
