import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#platform/durations.ts'
import { aPair, makeGoatMates, type Pair } from '#testing/interviews.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { startTestServer } from '#testing/server/test-server.ts'
import { deleteOldRequests } from './interview-request-store.ts'

const startsAt = new Date(Math.ceil(Date.now() / hourMs + 48) * hourMs).toISOString()

let pair: Pair
let ada: TestMember
let bob: TestMember

const server = await sharedServer()
// Bob asks Ada to interview him.
beforeEach(async () => {
  pair = await aPair(server)
  ada = pair.interviewer
  bob = pair.candidate
})

const call = (who: TestMember, method: string, path: string, body?: object, headers = {}) =>
  server.call(method, `/api/interviews${path}`, body, { jar: who.jar, headers })
const ask = (body: object = {}, headers = {}) =>
  call(bob, 'POST', '/requests', { interviewerId: ada.user.id, ...body }, headers)
const decline = (id: string, who = ada) => call(who, 'POST', `/requests/${id}/decline`)
const cancel = (id: string, who = bob) => call(who, 'DELETE', `/requests/${id}`)
const accept = (requestId: string, body: object = {}) =>
  pair.start({ leetcodeQuestionNumber: 200, requestId, ...body })
const requestsOf = async (who: TestMember) => (await call(who, 'GET', '/requests')).body
const mailsTo = async ({ user }: TestMember, kind: string) =>
  (await server.mails()).filter((mail) => mail.to === user.email && mail.kind === kind)
const messageOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.message]
const named = ({ user: { id, username } }: TestMember) => ({
  id,
  username,
  firstName: null,
  lastName: null,
})

describe('a request to be interviewed', () => {
  test('is shown to both people, and mailed with its time and links', async () => {
    const { status, body } = await ask({ startsAt, googleMeetLink: 'zoom.us/j/1' })
    const request = {
      id: expect.any(String),
      googleMeetLink: 'https://zoom.us/j/1',
      codepadLink: null,
      startsAt,
      createdAt: expect.stringMatching(/^\d{4}-/),
    }
    expect([status, body]).toEqual([201, { ...request, interviewer: named(ada), status: 'pending' }])
    expect(await requestsOf(bob)).toEqual({ sent: [body], received: [] })
    expect(await requestsOf(ada)).toEqual({ sent: [], received: [{ ...request, candidate: named(bob) }] })
    const [mail, ...others] = await mailsTo(ada, 'interview-request')
    expect(others).toEqual([])
    expect(mail?.text).toContain(`(${bob.user.email}) asks you to interview them.`)
    expect(mail?.text).toContain('Video meeting:\nhttps://zoom.us/j/1')
    expect(mail?.attachment?.text).toContain(`UID:interview-${body.id}@`)
  })

  test('is created once by a double click, and needs an answer before another one', async () => {
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(await mailsTo(ada, 'interview-request')).toHaveLength(1)
    const refused = [
      409,
      'You have already asked this GoatMate. Wait for the answer, or cancel that request first.',
    ]
    expect(messageOf(await ask({ startsAt }))).toEqual(refused)
    server.wait(11_000)
    expect(messageOf(await ask())).toEqual(refused)
  })

  test('with an idempotency key is created once', async () => {
    const first = await ask({}, { 'idempotency-key': 'ask-1' })
    server.wait(minuteMs)
    const again = await ask({}, { 'idempotency-key': 'ask-1' })
    expect([first.status, again.body]).toEqual([201, first.body])
    expect(await mailsTo(ada, 'interview-request')).toHaveLength(1)
  })

  test.each([
    [{ googleMeetLink: 'javascript:alert(1)' }, 'Links must start with http:// or https://.'],
    [{ startsAt: '2020-01-01T10:00:00Z' }, 'Choose a time between now and a year from now.'],
  ])('is refused with %j', async (body, sentence) => {
    expect(messageOf(await ask(body))).toEqual([400, sentence])
    expect(await requestsOf(bob)).toEqual({ sent: [], received: [] })
  })

  test('needs a GoatMate', async () => {
    const stranger = await aMember(server)
    for (const interviewerId of [stranger.user.id, 'nobody', ''])
      expect(messageOf(await ask({ interviewerId }))).toEqual([
        404,
        'That person is not one of your GoatMates.',
      ])
    expect(messageOf(await ask({ interviewerId: bob.user.id }))).toEqual([
      400,
      'You cannot interview yourself.',
    ])
  })

  test('disappears when the two are no longer GoatMates, and after 30 days', async () => {
    await ask()
    await server.call('DELETE', `/api/buddies/${bob.user.id}`, undefined, { jar: ada.jar })
    expect(await requestsOf(bob)).toEqual({ sent: [], received: [] })
    await makeGoatMates(server, ada, bob)
    await ask()
    await deleteOldRequests(server.store)
    expect((await requestsOf(bob)).sent).toHaveLength(1)
    const { store } = server
    await store.db
      .updateTable('interview_requests')
      .set({ created_at: Date.now() - 31 * dayMs })
      .execute()
    await deleteOldRequests(store)
    expect(await requestsOf(bob)).toEqual({ sent: [], received: [] })
  })
})

describe('accepting a request', () => {
  test('creates the interview about a question the candidate does not see, and mails them', async () => {
    const { id } = (await ask({ startsAt })).body
    const { status, body } = await accept(id, { startsAt })
    expect([status, body]).toMatchObject([
      201,
      { id, interviewer: named(ada), interviewee: named(bob), leetcodeQuestionNumber: 200, startsAt },
    ])
    for (const who of [ada, bob]) expect(await requestsOf(who)).toEqual({ sent: [], received: [] })
    expect((await call(bob, 'GET', '')).body).toEqual([
      { ...body, leetcodeQuestionNumber: null, questionTitle: null },
    ])
    const [mail] = await mailsTo(bob, 'interview-invitation')
    expect(mail?.text).toContain('accepted your request and will interview you.')
    // Both calendar files are about the same entry.
    expect(mail?.attachment?.text).toContain(`UID:interview-${id}@`)
  })

  test('works once: a double click gets the same interview, a later one is refused', async () => {
    const { id } = (await ask()).body
    const answers = await Promise.all([accept(id), accept(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
    server.wait(11_000)
    expect(messageOf(await accept(id))).toEqual([404, 'This request is no longer open.'])
    expect((await call(ada, 'GET', '')).body).toHaveLength(1)
  })

  test('is refused for requests that are declined, canceled or to someone else', async () => {
    const declined = (await ask()).body.id
    await decline(declined)
    const canceled = (await ask()).body.id
    await cancel(canceled)
    const carol = await aMember(server)
    await makeGoatMates(server, ada, carol)
    const carols = await call(carol, 'POST', '/requests', { interviewerId: ada.user.id })
    for (const id of [declined, canceled, carols.body.id, 'none'])
      expect(messageOf(await accept(id))).toEqual([404, 'This request is no longer open.'])
    expect((await requestsOf(carol)).sent).toHaveLength(1)
    expect((await call(ada, 'GET', '')).body).toEqual([])
  })
})

describe('a declined request', () => {
  test('is mailed once, shown to the candidate, and can be removed or replaced', async () => {
    const { id } = (await ask()).body
    for (let i = 0; i < 2; i++) expect((await decline(id)).body).toEqual({ ok: true })
    expect(await mailsTo(bob, 'interview-request-declined')).toHaveLength(1)
    expect((await requestsOf(ada)).received).toEqual([])
    expect((await requestsOf(bob)).sent).toMatchObject([{ id, status: 'declined' }])
    const again = await ask()
    expect(again.status).toBe(201)
    expect((await requestsOf(bob)).sent).toEqual([again.body])
    expect((await cancel(again.body.id)).body).toEqual({ ok: true })
    expect(await requestsOf(bob)).toEqual({ sent: [], received: [] })
  })
})

test('only the person who was asked can decline, and only the person who asked can cancel', async () => {
  const { id } = (await ask()).body
  const stranger = await aMember(server)
  for (const who of [bob, stranger])
    expect(messageOf(await decline(id, who))).toEqual([404, 'Request not found.'])
  for (const who of [ada, stranger])
    expect(messageOf(await cancel(id, who))).toEqual([404, 'Request not found.'])
  expect((await requestsOf(ada)).received).toMatchObject([{ id }])
})

test('requests count toward the daily limits of interviews', async () => {
  const small = await startTestServer({ limits: { interviewsPerDayAndPair: 1 } })
  try {
    const { interviewer, candidate, start } = await aPair(small)
    const body = { interviewerId: interviewer.user.id }
    const first = await small.call('POST', '/api/interviews/requests', body, { jar: candidate.jar })
    await small.call('DELETE', `/api/interviews/requests/${first.body.id}`, undefined, { jar: candidate.jar })
    expect((await small.call('POST', '/api/interviews/requests', body, { jar: candidate.jar })).status).toBe(
      429,
    )
    expect((await start()).status).toBe(429)
  } finally {
    await small.close()
  }
})
