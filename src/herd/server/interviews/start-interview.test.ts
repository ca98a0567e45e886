import { beforeEach, describe, expect, test } from 'vitest'
import { deleteAccountRow, lockAccount } from '#accounts/server/account-store.ts'
import { hourMs, minuteMs } from '#platform/durations.ts'
import { aPair, makeGoatMates, type Pair, starter } from '#testing/interviews.ts'
import { aMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { waitForBlockedQuery } from '#testing/wait-for-lock.ts'
import { insertBlock } from '../goatmates/block-store.ts'
import { deleteGoatMates } from '../goatmates/goatmate-store.ts'

const noGoatMate = [404, 'That person is not one of your GoatMates.']

let pair: Pair

const server = await sharedServer()
beforeEach(async () => {
  pair = await aPair(server)
})

const list = async ({ jar } = pair.interviewer) =>
  (await server.call('GET', '/api/interviews', undefined, { jar })).body
const invitations = async (of = pair) =>
  (await server.mails()).filter(
    ({ to, kind }) => to === of.candidate.user.email && kind === 'interview-invitation',
  )

describe('an interview', () => {
  test('is created with a GoatMate, who gets a mail, and is listed for both', async () => {
    const { interviewer, candidate, start } = pair
    const { status, body } = await start({
      leetcodeQuestionNumber: '200',
      googleMeetLink: ' https://meet.example/abc ',
      codepadLink: '',
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      interviewerId: interviewer.user.id,
      intervieweeId: candidate.user.id,
      interviewer: {
        id: interviewer.user.id,
        username: interviewer.user.username,
        firstName: null,
        lastName: null,
      },
      interviewee: {
        id: candidate.user.id,
        username: candidate.user.username,
        firstName: null,
        lastName: null,
      },
      leetcodeQuestionNumber: 200,
      questionTitle: 'Number of Islands',
      googleMeetLink: 'https://meet.example/abc',
      codepadLink: null,
      startsAt: null,
      startedAt: null,
      status: 'feedback_pending',
      score: null,
      feedback: null,
      selfScores: null,
      feedbackOpened: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      completedAt: null,
    })
    expect(await list()).toEqual([body])
    expect(await list(candidate)).toEqual([{ ...body, leetcodeQuestionNumber: null, questionTitle: null }])
    expect(await list(await aMember(server))).toEqual([])
    expect(await invitations()).toHaveLength(1)
  })

  test('is listed newest first', async () => {
    const first = (await pair.start({ leetcodeQuestionNumber: 1 })).body.id
    const back = starter(server, pair.candidate, pair.interviewer)
    const second = (await back({ leetcodeQuestionNumber: 2 })).body.id
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([second, first])
  })

  test('needs a GoatMate: strangers, former GoatMates and blockers get the same refusal', async () => {
    const { interviewer, candidate } = pair
    const stranger = await aMember(server)
    const blocker = await aMember(server)
    await makeGoatMates(server, interviewer, blocker)
    await server.store.transaction(async (tx) => {
      await deleteGoatMates(tx, interviewer.user.id, candidate.user.id)
      await deleteGoatMates(tx, interviewer.user.id, blocker.user.id)
      await insertBlock(tx, blocker.user.id, interviewer.user.id)
    })
    for (const intervieweeId of [stranger.user.id, candidate.user.id, blocker.user.id, 'nobody', '']) {
      const { status, body } = await pair.start({ intervieweeId })
      expect([status, body.message]).toEqual(noGoatMate)
    }
    expect(await list()).toEqual([])
    expect(server.log).toContainEqual(expect.objectContaining({ event: 'interview_refused', call: 'start' }))
  })

  test('cannot be started with yourself', async () => {
    const { status, body } = await pair.start({ intervieweeId: pair.interviewer.user.id })
    expect([status, body.message]).toEqual([400, 'You cannot interview yourself.'])
  })

  test.each([0, 10_000, -1, 1.5, '', 'two', '12345', '0', ' 1', '1e3', '١', null, true, [1]])(
    'needs a valid question number, not %j',
    async (leetcodeQuestionNumber) => {
      const { status, body } = await pair.start({ leetcodeQuestionNumber })
      expect([status, body.message]).toEqual([400, 'Enter a LeetCode question number between 1 and 9999.'])
    },
  )

  test.each([1, 9999, '9999', '0042'])('can be about question %j', async (leetcodeQuestionNumber) => {
    const { status, body } = await pair.start({ leetcodeQuestionNumber })
    expect([status, body.leetcodeQuestionNumber]).toEqual([201, Number(leetcodeQuestionNumber)])
  })
})

describe('a link', () => {
  // T-INT-2
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://files.example/x',
    '//evil.example/x',
    'http:evil.example',
    'https:\\\\evil.example',
    'https://good.example\\@evil.example',
    'http://a@b.example',
    'http://a:b@c.example',
    'http://',
    'localhost/abc',
    'javascript.example:alert(1)',
    'good.example@evil.example',
    'good.example\\\\@evil.example',
    'mailto:ada@example.org',
    'https://meet.example/\u202Eabc',
    'https://meet.example/a\tb',
    `https://meet.example/${'x'.repeat(3000)}`,
    // Short as typed, but too long once normalized.
    `https://meet.example/${'é'.repeat(1500)}`,
  ])('is refused: %j', async (link) => {
    for (const field of ['googleMeetLink', 'codepadLink']) {
      const { status, body } = await pair.start({ [field]: link })
      expect([status, body.message]).toEqual([400, 'Links must start with http:// or https://.'])
      expect(body.fields).toEqual({ [field]: body.message })
    }
  })

  test.each([
    ['HTTPS://Meet.Example', 'https://meet.example/'],
    ['zoom.us/j/1', 'https://zoom.us/j/1'],
    [' Meet.Example:8443?room=a ', 'https://meet.example:8443/?room=a'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
    ['http://localhost:8080/a b', 'http://localhost:8080/a%20b'],
    ['https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
    ['https://pad.example/?a="><script>', 'https://pad.example/?a=%22%3E%3Cscript%3E'],
    [`https://pad.example/${'x'.repeat(2028)}`, `https://pad.example/${'x'.repeat(2028)}`],
  ])('%j is stored as %j', async (link, stored) => {
    const { status, body } = await pair.start({ googleMeetLink: link, codepadLink: link })
    expect([status, body.googleMeetLink, body.codepadLink]).toEqual([201, stored, stored])
  })

  test.each([null, '', '   '])('is optional: %j', async (link) => {
    const { status, body } = await pair.start({ googleMeetLink: link })
    expect([status, body.googleMeetLink]).toEqual([201, null])
  })
})

describe('a time', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString()

  test('is stored in UTC, whatever offset it was sent with', async () => {
    const moment = new Date(Math.ceil(Date.now() / hourMs + 24) * hourMs)
    const eastern = `${new Date(moment.getTime() + 120 * minuteMs).toISOString().slice(0, 19)}+02:00`
    const { status, body } = await pair.start({ startsAt: eastern })
    expect([status, body.startsAt]).toEqual([201, moment.toISOString()])
  })

  test.each([
    ['no time at all', 'tomorrow at ten'],
    ['without an offset', '2030-01-01T10:00:00'],
    ['a day that does not exist', '2030-02-30T10:00:00Z'],
    ['long ago', inMinutes(-180)],
    ['too far away', inMinutes(400 * 24 * 60)],
  ])('is refused: %s', async (_, startsAt) => {
    const { status, body } = await pair.start({ startsAt })
    expect([status, body.message]).toEqual([400, 'Choose a time between now and a year from now.'])
    expect(await list()).toEqual([])
  })
})

describe('a double click', () => {
  test('creates one interview and one mail; a later click creates another', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => pair.start()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await invitations()).toHaveLength(1)
    server.wait(11_000)
    expect((await pair.start()).status).toBe(201)
    expect(await invitations()).toHaveLength(2)
  })

  test('is recognized across two processes', async () => {
    const other = starter(await server.second(), pair.interviewer, pair.candidate)
    const answers = await Promise.all([pair.start(), other(), pair.start(), other()])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  test('with different fields creates another interview', async () => {
    const bodies = [{}, { leetcodeQuestionNumber: 2 }, { codepadLink: 'https://pad.example' }]
    for (const body of bodies) expect((await pair.start(body)).status).toBe(201)
    expect(await list()).toHaveLength(3)
  })

  test('with an idempotency key is recognized for a day, and the key cannot be reused for another request', async () => {
    const keyed = { headers: { 'idempotency-key': 'start-1' } }
    const first = await pair.start({}, keyed)
    server.wait(60 * minuteMs)
    const again = await pair.start({}, keyed)
    expect(again.body).toEqual(first.body)
    expect(await invitations()).toHaveLength(1)
    const other = await pair.start({ leetcodeQuestionNumber: 2 }, keyed)
    expect([other.status, other.body.message]).toEqual([
      409,
      'This request was already used for something else.',
    ])
  })
})

// SQLite runs one transaction at a time.
if (process.env.TEST_STORE === 'postgres')
  test('a start waits for a candidate who is deleting their account, and is then refused', async () => {
    const { store } = server
    const isLocked = Promise.withResolvers<void>()
    const isOther = Promise.withResolvers<void>()
    const candidateId = pair.candidate.user.id
    const leaving = store.transaction(async (tx) => {
      await lockAccount(tx, candidateId)
      isLocked.resolve()
      await isOther.promise
      await deleteAccountRow(tx, candidateId)
    })
    await isLocked.promise
    const starting = pair.start()
    await waitForBlockedQuery(store).finally(isOther.resolve)
    await leaving
    const { status, body } = await starting
    expect([status, body.message]).toEqual([404, 'That person is not one of your GoatMates.'])
  })
