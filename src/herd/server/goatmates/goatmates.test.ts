import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#platform/durations.ts'
import { herdCalls, person } from '#testing/herd-calls.ts'
import { makeGoatMates } from '#testing/interviews.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { startTestServer } from '#testing/server/test-server.ts'
import { setCompleted } from '../feedback/feedback-store.ts'
import { insertInterview } from '../interviews/interview-store.ts'
import { deleteEndedInvites } from '../invitations/invite-store.ts'

let ada: TestMember
let ben: TestMember
let turn = 0

const server = await sharedServer()
beforeEach(async () => {
  ada = await aMember(server)
  ben = await aMember(server)
})

const { call, autoAccept, setAutoAccept, requestsOf, goatMatesOf, ...herd } = herdCalls(() => server)
const invite = async (who: TestMember, toEmail: string): Promise<string> =>
  (await herd.invite(who, toEmail)).body.id

describe('a GoatMate', () => {
  beforeEach(() => makeGoatMates(server, ada, ben))

  // T-BUD-3
  test('that someone ended resumes only with their consent', async () => {
    for (let i = 0; i < 2; i++)
      expect((await call(ben, 'DELETE', `/api/buddies/${ada.user.id}`)).body).toEqual({ ok: true })
    expect([await goatMatesOf(ada), await goatMatesOf(ben)]).toEqual([[], []])
    const mails = await server.mails()
    const id = await invite(ada, ben.user.email)
    expect(await autoAccept(ben)).toEqual({ accepted: [], count: 0 })
    expect((await requestsOf(ben)).received).toMatchObject([{ id }])
    await call(ben, 'POST', `/api/buddy/requests/${id}/accept`)
    expect(await goatMatesOf(ada)).toEqual([ben.user.id])
    expect((await server.mails()).slice(mails.length).map(({ kind }) => kind)).toEqual([
      'buddy-invitation',
      'buddy-accepted',
    ])

    // What was between them before counts no more.
    await call(ada, 'DELETE', `/api/buddies/${ben.user.id}`)
    await invite(ada, ben.user.email)
    expect((await autoAccept(ben)).count).toBe(1)
  })

  test('that is ended also cancels pending invitations between the two', async () => {
    await call(ben, 'DELETE', `/api/buddies/${ada.user.id}`)
    await setAutoAccept(ada, false)
    await invite(ben, ada.user.email)
    const other = await aMember(server)
    await invite(other, ada.user.email)
    await call(ada, 'DELETE', `/api/buddies/${ben.user.id}`)
    await setAutoAccept(ada, true)
    expect((await autoAccept(ada)).accepted).toEqual([person(other)])
    expect(await requestsOf(ben)).toMatchObject({ sent: [] })
  })

  test('ends with a block, which the blocked person cannot detect', async () => {
    const path = `/api/buddies/${ada.user.id}/block`
    for (let i = 0; i < 2; i++) expect((await call(ben, 'POST', path)).body).toEqual({ ok: true })
    expect(await goatMatesOf(ada)).toEqual([])
    expect((await call(ben, 'GET', '/api/buddy/blocked')).body).toEqual([person(ada)])
    expect((await call(ada, 'GET', '/api/buddy/blocked')).body).toEqual([])

    const mails = await server.mails()
    const answer = await call(ada, 'POST', '/api/buddy/request', { toEmail: ben.user.email })
    expect([answer.status, answer.body.status]).toEqual([201, 'pending'])
    expect((await requestsOf(ada)).sent).toMatchObject([{ id: answer.body.id, status: 'pending' }])
    expect((await requestsOf(ben)).received).toEqual([])
    expect((await call(ben, 'POST', `/api/buddy/requests/${answer.body.id}/accept`)).status).toBe(404)
    expect(await autoAccept(ben)).toEqual({ accepted: [], count: 0 })
    expect(await server.mails()).toHaveLength(mails.length)

    const own = await call(ben, 'POST', '/api/buddy/request', { toEmail: ada.user.email })
    expect([own.status, own.body.message]).toEqual([409, 'You have blocked this person. Unblock them first.'])

    // After the block is removed, a new invitation needs an explicit answer, as after any removal.
    for (let i = 0; i < 2; i++) expect((await call(ben, 'DELETE', path)).body).toEqual({ ok: true })
    expect(await goatMatesOf(ben)).toEqual([])
    expect((await requestsOf(ben)).received).toEqual([])
    expect(await invite(ada, ben.user.email)).toBe(answer.body.id)
    expect(await autoAccept(ben)).toEqual({ accepted: [], count: 0 })
    expect((await requestsOf(ben)).received).toMatchObject([{ id: answer.body.id }])
  })

  test('has statistics of the interviews between the two people only', async () => {
    const carl = await aMember(server)
    await makeGoatMates(server, carl, ada)
    const rated = async (interviewer: TestMember, candidate: TestMember, score?: number) => {
      const id = `interview${++turn}`
      await server.store.transaction(async (tx) => {
        await insertInterview(tx, id, interviewer.user.id, {
          intervieweeId: candidate.user.id,
          questionNumber: 1,
          meetLink: null,
          codeLink: null,
          startsAt: null,
        })
        if (score) await setCompleted(tx, id, interviewer.user.id, { score, feedback: null })
      })
    }
    await rated(ada, ben, 3)
    await rated(ada, ben, 3)
    await rated(ada, ben, 4)
    await rated(ada, ben)
    await rated(ben, ada, 5)
    await rated(ben, carl, 1)
    expect((await call(ada, 'GET', '/api/buddies')).body).toEqual([
      { ...ben.user, interviewsGiven: 1, interviewsTaken: 3, averageScore: 3.33 },
      { ...carl.user, interviewsGiven: 0, interviewsTaken: 0, averageScore: 0 },
    ])
    expect((await call(ben, 'GET', '/api/buddies')).body).toEqual([
      { ...ada.user, interviewsGiven: 3, interviewsTaken: 1, averageScore: 5 },
    ])
  })
})

test('GoatMates without interviews are in the order of their names', async () => {
  const [mia, zoe] = [await aMember(server, 'mia@example.org'), await aMember(server, 'zoe@example.org')]
  await makeGoatMates(server, zoe, ben)
  await makeGoatMates(server, mia, ben)
  expect(await goatMatesOf(ben)).toEqual([mia.user.id, zoe.user.id])
  await makeGoatMates(server, mia, ada)
  await makeGoatMates(server, zoe, ada)
  expect(await goatMatesOf(ada)).toEqual([mia.user.id, zoe.user.id])
})

test('nobody can remove or block people they were never in contact with', async () => {
  for (const id of [ben.user.id, ada.user.id, 'nobody'])
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/block'],
      ['DELETE', '/block'],
    ] as const) {
      const answer = await call(ada, method, `/api/buddies/${id}${path}`)
      expect([answer.status, answer.body.message]).toEqual([404, 'That person is not one of your GoatMates.'])
    }
  expect(server.log).toContainEqual(
    expect.objectContaining({ event: 'not_own', what: 'buddy', userId: ada.user.id }),
  )
})

test('the sender of an unanswered invitation can be blocked', async () => {
  await setAutoAccept(ben, false)
  const id = await invite(ada, ben.user.email)
  await call(ben, 'POST', `/api/buddies/${ada.user.id}/block`)
  expect((await requestsOf(ben)).received).toEqual([])
  expect((await requestsOf(ada)).sent).toMatchObject([{ id }])
})

test('a full herd accepts nobody, and invitations to it stay pending', async () => {
  const small = await startTestServer({ limits: { goatMates: 1 } })
  try {
    const [anna, bob, cleo] = [await aMember(small), await aMember(small), await aMember(small)]
    await makeGoatMates(small, anna, bob)
    await small.call('POST', '/api/buddy/request', { toEmail: bob.user.email }, cleo)
    expect((await small.call('POST', '/api/buddy/auto-accept', undefined, bob)).body.count).toBe(0)
    const { received } = (await small.call('GET', '/api/buddy/requests', undefined, bob)).body
    const answer = await small.call('POST', `/api/buddy/requests/${received[0].id}/accept`, undefined, bob)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'One of you has 1 GoatMates already. Nobody can have more.',
    ])
    expect((await small.call('POST', '/api/buddy/request', { toEmail: cleo.user.email }, bob)).status).toBe(
      409,
    )
    await small.call('DELETE', `/api/buddies/${anna.user.id}`, undefined, bob)
    expect((await small.call('POST', '/api/buddy/auto-accept', undefined, bob)).body.count).toBe(1)
  } finally {
    await small.close()
  }
})

test('invitations are deleted 30 days after they ended', async () => {
  const later = await startTestServer()
  try {
    const anna = await aMember(later)
    const send = (toEmail: string) => later.call('POST', '/api/buddy/request', { toEmail }, anna)
    const left = async () => {
      await deleteEndedInvites(later.store)
      const rows = await later.store.db.selectFrom('buddy_invites').select('to_email').execute()
      return rows.map(({ to_email }) => to_email).sort()
    }
    const cancelled = await send('cancelled@example.org')
    await send('expired@example.org')
    await later.call('DELETE', `/api/buddy/requests/${cancelled.body.id}`, undefined, anna)
    later.wait(30 * dayMs - minuteMs)
    expect(await left()).toEqual(['cancelled@example.org', 'expired@example.org'])
    later.wait(120_000)
    expect(await left()).toEqual(['expired@example.org'])
    later.wait(30 * dayMs)
    expect(await left()).toEqual([])
  } finally {
    await later.close()
  }
})
