import { afterEach, expect, test } from 'vitest'
import { dayMs, hourMs } from '#platform/durations.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import { aPair, makeGoatMates, type Pair, starter } from '#testing/interviews.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'
import { insertBlock } from '../goatmates/block-store.ts'

let server: TestServer
let pair: Pair

async function withLimits(limits: Partial<Limits>): Promise<void> {
  server = await startTestServer({ limits })
  pair = await aPair(server)
}
afterEach(() => server.close())

async function anotherCandidate() {
  const candidate = await aMember(server)
  await makeGoatMates(server, pair.interviewer, candidate)
  return { candidate, start: starter(server, pair.interviewer, candidate) }
}

test('two people share a daily limit, whoever starts the interview', async () => {
  await withLimits({ interviewsPerDayAndPair: 2 })
  const back = starter(server, pair.candidate, pair.interviewer)
  expect((await pair.start()).status).toBe(201)
  expect((await back()).status).toBe(201)
  const { status, body, headers } = await pair.start({ leetcodeQuestionNumber: 2 })
  expect([status, body.message]).toEqual([
    429,
    'You can start 2 interviews a day with one GoatMate. Please try again tomorrow.',
  ])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(server.log).toContainEqual(
    expect.objectContaining({ event: 'limit_reached', limit: 'interviews-pair' }),
  )
  expect((await (await anotherCandidate()).start()).status).toBe(201)
  server.wait(dayMs)
  expect((await pair.start({ leetcodeQuestionNumber: 2 })).status).toBe(201)
})

test('a person has a daily limit, which refused and repeated requests do not use up', async () => {
  await withLimits({ interviewsPerDay: 2 })
  const other = await anotherCandidate()
  expect((await pair.start()).status).toBe(201)
  for (let i = 0; i < 3; i++) expect((await pair.start()).status).toBe(200)
  for (let i = 0; i < 3; i++) expect((await pair.start({ intervieweeId: 'nobody' })).status).toBe(404)
  expect((await other.start()).status).toBe(201)
  const { status, body } = await other.start({ leetcodeQuestionNumber: 2 })
  expect([status, body.message]).toEqual([
    429,
    'You can start 2 interviews a day. Please try again tomorrow.',
  ])
})

test('a person has a limit of open interviews, also under concurrent requests', async () => {
  await withLimits({ interviewsOpen: 2 })
  const candidates = [pair, ...(await Promise.all(Array.from({ length: 5 }, anotherCandidate)))]
  const answers = await Promise.all(candidates.map(({ start }) => start()))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    'You have 2 open interviews. Give feedback on one of them first.',
  )
  const refused = candidates[answers.findIndex(({ status }) => status === 409)]
  const [open] = answers.filter(({ status }) => status === 201)
  await server.call(
    'PUT',
    `/api/interviews/${open?.body.id}`,
    { status: 'completed', score: 3 },
    { jar: pair.interviewer.jar },
  )
  expect((await refused?.start())?.status).toBe(201)
})

test('an interview that can no longer be completed does not count as open', async () => {
  await withLimits({ interviewsOpen: 1 })
  const other = await anotherCandidate()
  await pair.start()
  expect((await other.start()).status).toBe(409)
  await server.store.transaction((tx) => insertBlock(tx, pair.candidate.user.id, pair.interviewer.user.id))
  expect((await other.start()).status).toBe(201)
})

test('moves are limited, because each of them mails someone', async () => {
  await withLimits({ interviewsPerDayAndPair: 2 })
  const { id } = (await pair.start()).body
  const move = (who: TestMember, hours: number) => {
    const startsAt = new Date(Date.now() + hours * hourMs).toISOString()
    return server.call('PUT', `/api/interviews/${id}/time`, { startsAt }, { jar: who.jar })
  }
  for (const hours of [24, 25]) expect((await move(pair.candidate, hours)).status).toBe(200)
  const { status, body } = await move(pair.candidate, 26)
  expect([status, body.message]).toEqual([
    429,
    'You can move interviews with one GoatMate 2 times a day. Please try again tomorrow.',
  ])
  expect((await move(pair.interviewer, 27)).status).toBe(200)
})

test('a canceled interview is not open any more', async () => {
  await withLimits({ interviewsOpen: 1 })
  const { id } = (await pair.start()).body
  expect((await pair.start({ leetcodeQuestionNumber: 2 })).status).toBe(409)
  await server.call('DELETE', `/api/interviews/${id}`, undefined, { jar: pair.candidate.jar })
  expect((await pair.start({ leetcodeQuestionNumber: 2 })).status).toBe(201)
})
