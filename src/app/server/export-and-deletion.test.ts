import { describe, expect, test } from 'vitest'
import { forgetAgain } from '#accounts/server/own-account/forget-person.ts'
import { dayMs } from '#platform/durations.ts'
import { dateOf, localDay } from '#platform/local-day.ts'
import { recipientMac } from '#platform/server/mail/outbox.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { testBank, testSpot } from '#testing/practice-bank.ts'
import { ScriptedTutor } from '#testing/scripted-tutor.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { startTutorConversation } from '#testing/tutor-conversation.ts'
import { allPersonalData } from './all-personal-data.ts'

/** Tables without personal data, each with a reason. A new table belongs here or to a feature's personal data. */
const tablesWithoutPersonalData = [
  'kysely_migration',
  'kysely_migration_lock',
  // Imported or approved by an operator, and counters of the imports.
  'approved_companies',
  'imported_companies',
  'imported_questions',
  'imported_reports',
  'problem_aliases',
  'editions',
  // Totals over all users.
  'sighting_counts',
  // From the answers of at least twenty people each.
  'prompt_difficulties',
  // Limit windows under keyed hashes, for a day at most.
  'limit_window',
  // Keyed hashes: of addresses that opted out of mail, and of deleted users.
  'mail_suppressions',
  'erasure_ledger',
]

/** Columns that are not exported: secrets, internal counters, and data that belongs to the other user. */
const notExported = new Set([
  'users.email_key',
  'users.password_hash',
  'sessions.token_hash',
  'known_device.token_hash',
  'audit.id',
  'password_reset.token_hash',
  'password_reset.sent_at',
  'password_reset.subject',
  'password_reset.sent_at',
  'registration_attempt.id',
  'registration_attempt.bind_hash',
  'registration_attempt.origin',
  'registration_attempt.kind',
  'registration_attempt.email_key',
  'registration_attempt.password_hash',
  'registration_attempt.first_name',
  'registration_attempt.last_name',
  'registration_attempt.code_mac',
  'registration_attempt.prev_code_mac',
  'registration_attempt.code_expires_at',
  'registration_attempt.last_sent_at',
  'registration_attempt.consumed_at',
  'authenticator.sealed_secret',
  'recovery_code.code_mac',
  'passkey.credential_id',
  'passkey.public_key',
  // Exported as a list.
  'passkey.transports',
  'tutor_turns.follow_ups',
  'passkey_challenge.bound_to',
  'passkey_challenge.challenge',
  'pending_sign_in.token_hash',
  'tutor_turns.lease_expires_at',
  'outbox.expires_at',
  'tutor_turns.id',
  'idempotency.body_hash',
  // Exported as an object, not as JSON in a string.
  'idempotency.answer',
  'interviews.self_scores',
  'learner_settings.companies',
  'reminders.days',
  'reminders.snapshot',
  'practice_rounds.options',
  'practice_rounds.items',
  'practice_answers.named',
  'practice_answers.marks',
  'practice_answers.verdicts',
  'practice_answers.shown',
  'practice_answers.property',
  'practice_checks.items',
  'practice_checks.answers',
  // Follows from the answers.
  'practice_standings.state',
  // Exported as objects.
  'learning.lessons',
  'learning.hints',
  'learning.results',
  'drafts.draft',
  'drafts.earlier',
  'buddy_invites.to_email_key',
  'outbox.id',
  'outbox.sealed',
  'outbox.dedupe_key',
  'outbox.recipient_mac',
  'outbox.last_error',
])

const server = await sharedServer({ tutorModel: new ScriptedTutor(), promptBank: testBank() })

type Row = Record<string, unknown>

async function tables() {
  const found = await server.store.db.introspection.getTables({ withInternalKyselyTables: true })
  return found.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
}

async function everyRow(): Promise<readonly { table: string; row: Row }[]> {
  const rows: { table: string; row: Row }[] = []
  for (const { name } of await tables())
    for (const row of await server.store.db
      // The table name comes from the schema, the types only allow known names.
      .selectFrom(name as 'users')
      .selectAll()
      .execute())
      rows.push({ table: name, row: row as unknown as Row })
  return rows
}

const exportOf = (member: TestMember, password = member.password) =>
  server.call('POST', '/api/account/export', { password }, { jar: member.jar })
const deletion = (member: TestMember, more: object = {}) =>
  server.call(
    'POST',
    '/api/account/delete',
    { password: member.password, confirm: 'DELETE', ...more },
    { jar: member.jar },
  )

/** A user with a row in every table that has personal data. */
async function createUserWithAllData(name: string) {
  const email = `${name}@example.com`
  const member = await aMember(server, email)
  const goatMate = await aMember(server)
  const as = async (who: TestMember, method: string, path: string, body?: unknown, headers = {}) => {
    const answer = await server.call(method, path, body, { jar: who.jar, headers, ip: '192.0.2.9' })
    expect([200, 201], `${method} ${path}: ${answer.text}`).toContain(answer.status)
    return answer
  }
  await as(member, 'PUT', '/api/reminders', {
    ...{ practice: true, weekly: true, timeZone: 'Europe/Berlin', isAsked: true },
  })
  await server.store.db
    .updateTable('reminders')
    .set({ last_mailed_day: '2026-11-21', last_summary_day: '2026-11-15' })
    .where('user_id', '=', member.user.id)
    .execute()
  await as(member, 'PUT', '/api/settings', {
    interviewOn: dateOf(localDay({ now: Date.now(), offset: 0 }) + 30),
    hoursPerWeek: 6,
    experience: 'some',
    codeLanguage: 'java',
    companies: ['google'],
  })
  const progress = { 1: { problemsSolved: 0b101 } }
  await as(member, 'POST', '/api/progress/import', { progress }, { 'idempotency-key': `${name}-key` })
  const { id } = (await as(member, 'GET', '/api/company-questions?limit=1')).body[0]
  await as(member, 'POST', `/api/company-questions/${id}/complete`)
  await as(member, 'POST', '/api/interview-questions/1/complete')
  await as(member, 'PUT', `/api/company-questions/${id}/mark`, { isStarred: true, note: `${name} note` })
  const sighting = { company: `${name} Works`, month: '2026-03', stage: 'Onsite' }
  await as(member, 'PUT', `/api/company-questions/${id}/sighting`, sighting)
  const talk = await startTutorConversation(server, member)
  expect((await talk.ask(`${name} asks the tutor`)).status).toBe(200)
  const round = (await as(member, 'POST', '/api/practice/rounds', { kind: 'daily' })).body
  const answers = [testSpot(round.items[0].prompt.id, 'trie', { roundId: round.id })]
  await as(member, 'POST', '/api/practice/answers', { answers })
  await as(member, 'POST', '/api/practice/checks')
  await as(member, 'PUT', '/api/learning', { hints: { 1: 2 } })
  for (const [sitting, day] of [
    ['a', 1],
    ['b', 2],
  ])
    await as(member, 'PUT', '/api/drafts', {
      id: 'pad-cpp',
      text: `${name} ${sitting}`,
      at: `2026-01-0${day}T00:00:00.000Z`,
      sitting,
    })
  await as(member, 'POST', '/api/auth/request-password-reset', { email })
  await server.call('POST', '/api/auth/request-otp', {
    email: email.toUpperCase(),
    userData: { password: member.password },
  })
  await liveOn(member.user.id, goatMate.user.id, name)
  return { member, goatMate, email, name }
}

/** Inserts rows directly; the tests of the herd and of the tutor's budget cover how they are created. */
async function liveOn(me: string, goatMate: string, name: string) {
  const { db } = server.store
  const [user_a = '', user_b = ''] = [me, goatMate].sort()
  const at = 1_790_000_000_000
  await db.insertInto('tutor_usage').values({ owner: me, day: 20_000, used: 12, reserved: 0 }).execute()
  await db.insertInto('friendships').values({ user_a, user_b, created_at: at }).execute()
  await db
    .insertInto('blocks')
    .values({ blocker_id: me, blocked_id: goatMate, created_at: at + 1 })
    .execute()
  await db
    .insertInto('removals')
    .values({ remover_id: me, removed_id: goatMate, created_at: at + 2 })
    .execute()
  await db.insertInto('herd_settings').values({ user_id: me, auto_accept_invites: 0 }).execute()
  await db
    .insertInto('authenticator')
    .values({
      user_id: me,
      sealed_secret: `${name}-sealed`,
      last_step: 1,
      created_at: at + 11,
      confirmed_at: at + 12,
    })
    .execute()
  await db
    .insertInto('recovery_code')
    .values({ code_mac: `${name}-code`, user_id: me })
    .execute()
  await db
    .insertInto('passkey')
    .values({
      id: `${name}-passkey`,
      user_id: me,
      credential_id: `${name}-credential`,
      public_key: `${name}-key`,
      counter: 7,
      transports: '["internal"]',
      name: `${name} phone`,
      created_at: at + 13,
      last_used_at: at + 14,
    })
    .execute()
  await db
    .insertInto('passkey_challenge')
    .values({ bound_to: `${name}-session`, user_id: me, challenge: `${name}-challenge`, expires_at: at + 15 })
    .execute()
  await db
    .insertInto('pending_sign_in')
    .values({ token_hash: `${name}-pending`, user_id: me, expires_at: at + 16 })
    .execute()
  const invite = { status: 'pending' as const, sends: 1, last_sent_at: at + 3, ended_at: null }
  await db
    .insertInto('buddy_invites')
    .values([
      {
        ...invite,
        id: `${name}-invite-sent`,
        from_user_id: me,
        to_email: `cousin-of-${name}@example.org`,
        to_email_key: `cousin-of-${name}@example.org`,
        created_at: at + 4,
        expires_at: at + 5,
      },
      {
        ...invite,
        id: `${name}-invite-received`,
        from_user_id: goatMate,
        to_email: `${name}@example.com`,
        to_email_key: `${name}@example.com`,
        last_sent_at: at + 3,
        created_at: at + 6,
        expires_at: at + 7,
      },
    ])
    .execute()
  const interview = {
    leetcode_question_number: 42,
    google_meet_link: `https://meet.example/${name}`,
    codepad_link: `https://pad.example/${name}`,
    starts_at: at + 8,
    started_at: at + 20,
    status: 'completed' as const,
    score: 4,
    self_scores: null,
    feedback_opened_at: null,
    created_at: at + 9,
    completed_at: at + 10,
  }
  await db
    .insertInto('interviews')
    .values([
      {
        ...interview,
        id: `${name}-taken`,
        interviewer_id: goatMate,
        interviewee_id: me,
        feedback: `for ${name}`,
      },
      {
        ...interview,
        id: `${name}-given`,
        interviewer_id: me,
        interviewee_id: goatMate,
        feedback: `by a GoatMate`,
      },
      { ...interview, id: `${name}-left`, interviewer_id: me, interviewee_id: null, feedback: null },
    ])
    .execute()
  const request = {
    google_meet_link: `https://meet.example/request-${name}`,
    codepad_link: `https://pad.example/request-${name}`,
    starts_at: at + 21,
    created_at: at + 22,
  }
  await db
    .insertInto('interview_requests')
    .values([
      {
        ...request,
        id: `${name}-request-sent`,
        candidate_id: me,
        interviewer_id: goatMate,
        declined_at: at + 23,
      },
      {
        ...request,
        id: `${name}-request-received`,
        candidate_id: goatMate,
        interviewer_id: me,
        declined_at: null,
      },
    ])
    .execute()
}

test('every table belongs to a feature’s personal data or is listed as having none', async () => {
  const covered = allPersonalData(server.secrets).flatMap((part) => part.tables)
  expect(new Set(covered).size).toBe(covered.length)
  const names = (await tables()).map(({ name }) => name)
  expect(names.filter((name) => ![...covered, ...tablesWithoutPersonalData].includes(name))).toEqual([])
  expect([...covered, ...tablesWithoutPersonalData].filter((name) => !names.includes(name))).toEqual([])
  expect(covered.filter((name) => tablesWithoutPersonalData.includes(name))).toEqual([])
})

describe('an export', () => {
  test('contains every value of every row of the user, except secrets', async () => {
    const { member, goatMate, email, name } = await createUserWithAllData('canary-corin')
    const { id } = member.user
    const people = [id, goatMate.user.id]
    const rows = await rowsOf(id, email, name)
    const answer = await exportOf(member)
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="export-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(answer.body).toMatchObject({ schemaVersion: 1, site: 'http://localhost:3000' })
    const exported = valuesIn(answer.body)
    const missing = rows.flatMap(({ table, row }) =>
      Object.entries(row)
        .filter(([column]) => !notExported.has(`${table}.${column}`))
        .filter(([, value]) => typeof value === 'string' || isTime(value))
        .filter(([, value]) => !people.includes(String(value)))
        .filter(([, value]) => !exported.has(isTime(value) ? isoOf(value) : String(value)))
        .map(([column]) => `${table}.${column}`),
    )
    expect([...new Set(missing)].sort()).toEqual([])
    const covered = allPersonalData(server.secrets).flatMap((part) => part.tables)
    expect(covered.filter((table) => !rows.some((found) => found.table === table))).toEqual([])
  })

  test('contains no hash, cookie, link or address of others', async () => {
    const { member, goatMate, email, name } = await createUserWithAllData('canary-dara')
    const { text } = await exportOf(member)
    const rows = await rowsOf(member.user.id, email, name)
    const secrets = rows.flatMap(({ table, row }) =>
      Object.entries(row)
        .filter(
          ([column, value]) =>
            /hash|mac|sealed/.test(column) && notExported.has(`${table}.${column}`) && value,
        )
        .map(([, value]) => String(value)),
    )
    expect(secrets.length).toBeGreaterThan(8)
    for (const secret of [...secrets, goatMate.user.email, goatMate.user.id, member.jar.get('sid') ?? ''])
      expect(text).not.toContain(secret)
  })

  test('needs the password and is limited to five a day', async () => {
    const member = await aMember(server)
    const wrong = await exportOf(member, 'not this one')
    expect(wrong.status).toBe(403)
    expect(wrong.body.fields).toEqual({ password: 'Your current password is not right.' })
    for (let i = 0; i < 5; i++) expect((await exportOf(member)).status).toBe(200)
    const sixth = await exportOf(member)
    expect(sixth.status).toBe(429)
    expect(sixth.body.message).toBe('You can export your data 5 times a day. Please try again in 24 hours.')
    server.wait(dayMs)
    expect(
      (
        await server.call(
          'POST',
          '/api/login',
          { email: member.user.email, password: member.password },
          { jar: member.jar },
        )
      ).status,
    ).toBe(200)
    expect((await exportOf(member)).status).toBe(200)
  })
})

describe('a deletion', () => {
  test('removes everything about the user from every table, except feedback they gave to others', async () => {
    const { member, email, name } = await createUserWithAllData('canary-elin')
    const { id } = member.user
    expect((await rowsOf(id, email, name)).length).toBeGreaterThan(15)
    const editionBefore = await editionOfSightings()
    const answer = await deletion(member)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ message: 'Your account is deleted.' })
    expect([member.jar.get('sid'), member.jar.get('dev')]).toEqual([undefined, undefined])
    expect(answer.headers['clear-site-data']).toBe('"cache"')

    const left = (await everyRow()).filter(({ row }) => mentions(row, [id, email, name]))
    expect(left.map(({ table, row }) => [table, row.id]).sort()).toEqual([
      ['interviews', `${name}-given`],
      ['interviews', `${name}-taken`],
    ])
    expect(left.find(({ row }) => row.id === `${name}-given`)?.row).toMatchObject({
      interviewer_id: null,
      feedback: 'by a GoatMate',
      score: 4,
      google_meet_link: null,
    })
    expect(left.find(({ row }) => row.id === `${name}-taken`)?.row).toMatchObject({
      interviewee_id: null,
      feedback: null,
      score: null,
      self_scores: null,
    })
    expect(await editionOfSightings()).toBe(editionBefore + 1)
    expect((await server.call('GET', '/api/user', undefined, { jar: member.jar })).status).toBe(401)
  })

  test('is confirmed by mail, the only one that is still sent', async () => {
    const { member, email } = await createUserWithAllData('canary-fenja')
    expect((await server.mails()).filter(({ to }) => to.toLowerCase() === email).length).toBeGreaterThan(1)
    await deletion(member)
    const mails = (await server.mails()).filter(({ to }) => to.toLowerCase() === email)
    expect(mails.map(({ kind }) => kind)).toEqual(['account-deleted'])
    expect(mails[0]?.text).toContain('This address can be used for a new account at any time.')
  })

  test('removes queued mails to others that name the user', async () => {
    const { member } = await createUserWithAllData('canary-gro')
    const cause = { sealed: 'x', status: 'waiting' as const, attempts: 0, created_at: 1, next_at: 1 }
    const mail = { ...cause, expires_at: null, locked_until: 0, last_error: null, recipient_mac: 'other' }
    await server.store.db
      .insertInto('outbox')
      .values([
        { ...mail, id: 'named', kind: 'invite', dedupe_key: 'named', on_behalf_of: member.user.id },
        { ...mail, id: 'unnamed', kind: 'invite', dedupe_key: 'unnamed', on_behalf_of: null },
      ])
      .execute()
    await deletion(member)
    const left = await server.store.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'invite')
      .execute()
    await server.store.db.deleteFrom('outbox').where('kind', '=', 'invite').execute()
    expect(left.map((row) => row.id)).toEqual(['unnamed'])
  })

  test('frees the address for a new registration', async () => {
    const { member, email } = await createUserWithAllData('canary-hilde')
    await deletion(member)
    expect(
      (await server.call('POST', '/api/login', { email, password: member.password }, { ip: '192.0.2.77' }))
        .status,
    ).toBe(401)
    server.wait(61_000)
    const again = await aMember(server, email)
    expect(again.user.id).not.toBe(member.user.id)
    const { body } = await exportOf(again)
    expect(body.solvedProblems).toEqual([])
    expect(body.tutorConversations).toEqual([])
    expect(body.goatMates).toEqual([])
    expect(body.profile.email).toBe(email)
  })

  test.each([
    ['the word is missing', { confirm: '' }, 400, 'Type DELETE in capital letters to confirm.'],
    ['the word is small', { confirm: 'delete' }, 400, 'Type DELETE in capital letters to confirm.'],
    ['the password is missing', { password: '' }, 400, 'Enter your password.'],
    ['the password is wrong', { password: 'not this one' }, 403, 'Your current password is not right.'],
  ])('does not happen when %s', async (_, more, status, sentence) => {
    const member = await aMember(server)
    const answer = await deletion(member, more)
    expect([answer.status, answer.body.message]).toEqual([status, sentence])
    expect((await server.call('GET', '/api/user', undefined, { jar: member.jar })).status).toBe(200)
  })

  test('requested twice concurrently happens once', async () => {
    const member = await aMember(server)
    const answers = await Promise.all([deletion(member), deletion(member)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const sent = (await server.mails()).filter(
      ({ to, kind }) => to === member.user.email && kind === 'account-deleted',
    )
    expect(sent).toHaveLength(1)
  })

  test('during other requests of the same user leaves no data and causes no error', async () => {
    const member = await aMember(server)
    const write = (patternId: number) =>
      server.call('POST', '/api/progress', { patternId, problemsSolved: 1 }, { jar: member.jar })
    const answers = await Promise.all([
      ...[1, 2, 3, 4].map(write),
      deletion(member),
      ...[5, 6, 7, 8].map(write),
      server.call('POST', '/api/ai-tutor/session/new', { topicId: 'arrays' }, { jar: member.jar }),
    ])
    for (const { status } of answers) expect([200, 401, 409, 503]).toContain(status)
    expect(answers[4]?.status).toBe(200)
    const left = (await everyRow()).filter(({ row }) => mentions(row, [member.user.id]))
    expect(left.map(({ table }) => table)).toEqual([])
  })

  test('while the tutor answers leaves no data, and the site’s budget keeps what was reserved', async () => {
    const member = await aMember(server)
    const talk = await startTutorConversation(server, member)
    await server.store.db
      .insertInto('tutor_turns')
      .values({
        id: `turn-of-${member.user.id}`,
        session_id: talk.sessionId,
        message_id: 'm',
        lease_expires_at: 9e15,
        stop_requested: 0,
        question: 'Are you there?',
        reply: null,
        truncated: 0,
        usage_day: 1,
        tokens: 70,
        asked_at: 1,
        answered_at: null,
      })
      .execute()
    await server.store.db
      .insertInto('tutor_usage')
      .values([
        { owner: 'site', day: 1, used: 5, reserved: 70 },
        { owner: member.user.id, day: 1, used: 5, reserved: 70 },
      ])
      .execute()
    await deletion(member)
    const usage = await server.store.db.selectFrom('tutor_usage').selectAll().where('day', '=', 1).execute()
    expect(usage).toEqual([{ owner: 'site', day: 1, used: 5, reserved: 70 }])
  })
})

test('restoring a backup deletes again the users who were deleted since it was made', async () => {
  const { member, email } = await createUserWithAllData('canary-inga')
  const bystander = await aMember(server)
  const { db } = server.store
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', member.user.id)
    .executeTakeFirstOrThrow()
  await deletion(member)
  // The backup brings back the row and data that belongs to it.
  await db.insertInto('users').values(row).execute()
  await db.insertInto('solved_problems').values({ user_id: row.id, problem: 1, solved_at: 1 }).execute()
  const parts = { secrets: server.secrets, personalData: allPersonalData(server.secrets) }
  expect(await forgetAgain(server.store, parts)).toBe(1)
  expect(await forgetAgain(server.store, parts)).toBe(0)
  const left = (await everyRow()).filter(({ row }) => mentions(row, [member.user.id, email]))
  expect(left).toEqual([])
  expect((await server.call('GET', '/api/user', undefined, { jar: bystander.jar })).status).toBe(200)
  expect(JSON.stringify(await db.selectFrom('erasure_ledger').selectAll().execute())).not.toContain(
    member.user.id,
  )
})

async function editionOfSightings(): Promise<number> {
  const row = await server.store.db
    .selectFrom('editions')
    .select('edition')
    .where('name', '=', 'sightings')
    .executeTakeFirst()
  return row?.edition ?? 0
}

/** Rows that name the user, and rows of the outbox and the tutor that belong to them indirectly. */
async function rowsOf(id: string, email: string, name: string) {
  const rows = await everyRow()
  const talks = rows.filter(({ table, row }) => table === 'tutor_sessions' && row.user_id === id)
  const talkIds = talks.map(({ row }) => String(row.id))
  return rows.filter(({ row }) =>
    mentions(row, [id, email, name, recipientMac(server.secrets, email), ...talkIds]),
  )
}

function mentions(row: Row, signs: readonly string[]): boolean {
  const text = JSON.stringify(row).toLowerCase()
  return signs.some((sign) => text.includes(sign.toLowerCase()))
}

const isTime = (value: unknown): value is number => typeof value === 'number' && value > 1.5e12
const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Every string and number in a document, as strings. */
function valuesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) valuesIn(one, found)
  else found.add(String(value))
  return found
}
