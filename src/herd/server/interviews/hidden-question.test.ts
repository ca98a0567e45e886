import { beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '#platform/durations.ts'
import { aPair, type Pair, sevenScores } from '#testing/interviews.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

const number = 7919
/** As a value of its own, not within an id. */
const question = /(?<![\w-])7919(?![\w-])/

let pair: Pair
let id: string

const server = await sharedServer()
beforeEach(async () => {
  pair = await aPair(server)
  const startsAt = new Date(Math.ceil(Date.now() / hourMs + 48) * hourMs).toISOString()
  id = (await pair.start({ leetcodeQuestionNumber: number, startsAt })).body.id
})

const as = ({ jar }: TestMember) => ({ jar })
const begin = (who = pair.interviewer) =>
  server.call('POST', `/api/interviews/${id}/begin`, undefined, as(who))

/** Everything the server sends this person about the interview. */
async function everythingSent(who: TestMember): Promise<string> {
  const replies = [
    await server.call('GET', '/api/interviews', undefined, as(who)),
    await server.call('GET', '/api/interviews/stats', undefined, as(who)),
    await server.call('GET', `/api/interviews/${id}/pack`, undefined, as(who)),
    await server.call('PUT', `/api/interviews/${id}/self-score`, { scores: sevenScores(3) }, as(who)),
    await server.call('POST', `/api/interviews/${id}/open-feedback`, undefined, as(who)),
    await server.call('PUT', `/api/interviews/${id}`, { status: 'completed', score: 3 }, as(who)),
    await server.call('GET', '/api/buddies', undefined, as(who)),
    await server.call('POST', '/api/account/export', { password: who.password }, as(who)),
  ]
  const mails = (await server.mails()).filter(({ to }) => to === who.user.email)
  expect(mails.some(({ kind }) => kind === 'interview-invitation')).toBe(true)
  return [...replies.map(({ text }) => text), ...mails.map((mail) => JSON.stringify(mail))].join('\n')
}

describe('before the interview starts', () => {
  test('nothing the candidate gets contains the question: no reply, export, mail or calendar file', async () => {
    const sent = await everythingSent(pair.candidate)
    expect(sent).toContain('BEGIN:VCALENDAR')
    expect(sent).toContain('"leetcodeQuestionNumber":null')
    expect(sent).not.toMatch(question)
  })

  test('the interviewer sees it', async () => {
    const [interview] = (await server.call('GET', '/api/interviews', undefined, as(pair.interviewer))).body
    expect(interview).toMatchObject({ leetcodeQuestionNumber: number, startedAt: null })
  })
})

test('the candidate sees the question from the start', async () => {
  const first = await begin()
  expect([first.status, first.body.leetcodeQuestionNumber]).toEqual([200, number])
  expect(first.body.startedAt).toMatch(/^\d{4}-/)
  server.wait(5_000)
  expect((await begin()).body.startedAt).toBe(first.body.startedAt)
  const [interview] = (await server.call('GET', '/api/interviews', undefined, as(pair.candidate))).body
  expect(interview).toMatchObject({ leetcodeQuestionNumber: number, startedAt: first.body.startedAt })
})

test('the candidate sees the question of an interview that was completed without being started', async () => {
  await server.call('PUT', `/api/interviews/${id}`, { status: 'completed', score: 3 }, as(pair.interviewer))
  const [interview] = (await server.call('GET', '/api/interviews', undefined, as(pair.candidate))).body
  expect(interview).toMatchObject({ leetcodeQuestionNumber: number, startedAt: null })
  expect((await begin()).body.startedAt).toBeNull()
})

test('only the interviewer can start an interview', async () => {
  const byCandidate = await begin(pair.candidate)
  expect([byCandidate.status, byCandidate.body.message]).toEqual([
    403,
    'Only the interviewer can start the interview.',
  ])
  const byStranger = await begin(await aMember(server))
  expect([byStranger.status, byStranger.body.message]).toEqual([404, 'Interview not found.'])
  const [interview] = (await server.call('GET', '/api/interviews', undefined, as(pair.candidate))).body
  expect(interview).toMatchObject({ leetcodeQuestionNumber: null, startedAt: null })
})
