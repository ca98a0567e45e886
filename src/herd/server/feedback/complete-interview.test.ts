import { beforeEach, describe, expect, test } from 'vitest'
import { aPair, type Pair, sevenScores } from '#testing/interviews.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import type { TestServer } from '#testing/server/test-server.ts'
import { waitForBlockedQuery } from '#testing/wait-for-lock.ts'
import { formatFeedback } from '../../rating.ts'
import { insertBlock } from '../goatmates/block-store.ts'
import { deleteGoatMates } from '../goatmates/goatmate-store.ts'
import { leaveInterviews } from '../herd-personal-data-store.ts'

let pair: Pair
let id: string

const server = await sharedServer()
beforeEach(async () => {
  pair = await aPair(server)
  id = (await pair.start()).body.id
})

const complete = (
  body: object,
  who: Partial<TestMember> = pair.interviewer,
  from: Pick<TestServer, 'call'> = server,
) =>
  from.call('PUT', `/api/interviews/${id}`, { status: 'completed', ...body }, who.jar ? { jar: who.jar } : {})
const read = async ({ jar } = pair.candidate) =>
  (await server.call('GET', '/api/interviews', undefined, { jar })).body[0]
const open = () =>
  server.call('POST', `/api/interviews/${id}/open-feedback`, undefined, { jar: pair.candidate.jar })
const stats = async ({ jar }: TestMember) =>
  (await server.call('GET', '/api/interviews/stats', undefined, { jar })).body
const readyMails = async () =>
  (await server.mails()).filter(
    ({ to, kind }) => to === pair.candidate.user.email && kind === 'feedback-ready',
  )
const messageOf = ({ status, body }: Awaited<ReturnType<typeof complete>>) => [status, body.message]

describe('feedback', () => {
  test('completes the interview for both people, and the mail does not quote it', async () => {
    const { status, body } = await complete({ score: 4, feedback: 'Names the plan first.' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      status: 'completed',
      score: 4,
      feedback: 'Names the plan first.',
      completedAt: expect.any(String),
    })
    expect(await read()).toEqual(body)
    const [mail, ...others] = await readyMails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your interview feedback is ready')
    expect(mail?.text).toContain('http://localhost:3000/my-herd')
    expect(JSON.stringify(mail)).not.toContain('Names the plan')
  })

  test('by criteria is stored as JSON, with the exact mean as the score', async () => {
    const scores = { ...sevenScores(4), testing: 3, optimization: 2 }
    const sent = JSON.stringify({ comment: ' State the cost before I ask. ', scores })
    const { body } = await complete({ score: 3.6, feedback: sent })
    expect(body.score).toBe(25 / 7)
    expect(body.feedback).toBe(formatFeedback(scores, 'State the cost before I ask.'))
  })

  test.each([null, '', '  ', undefined])('is optional: %j', async (feedback) => {
    expect((await complete({ score: 3, feedback })).body).toMatchObject({
      status: 'completed',
      feedback: null,
    })
  })

  test('with malformed JSON is stored as plain text and logged', async () => {
    const { status, body } = await complete({ score: 3, feedback: '{"scores": {"approach": 3' })
    expect([status, body.feedback]).toEqual([200, '{"scores": {"approach": 3'])
    expect(server.log).toContainEqual(expect.objectContaining({ event: 'feedback_malformed', interview: id }))
  })

  test.each(['[1, 2]', '"text"', '3', '{"note": "no scores in it"}'])(
    'without scores is plain text even if it is valid JSON: %s',
    async (feedback) => {
      expect((await complete({ score: 3, feedback })).body.feedback).toBe(feedback)
    },
  )

  test('updates the statistics of both people', async () => {
    await complete({ score: 4 })
    await open()
    const second = await pair.start({ leetcodeQuestionNumber: 2 })
    id = second.body.id
    await complete({ score: 4.35 })
    const unopened = { interviewsTaken: 2, averageScoreReceived: 4 }
    expect(await stats(pair.candidate)).toMatchObject(unopened)
    await open()
    expect(await stats(pair.interviewer)).toEqual({
      interviewsGiven: 2,
      interviewsTaken: 0,
      averageScoreReceived: 0,
      averageScoreGiven: 4.18,
    })
    expect(await stats(pair.candidate)).toEqual({
      interviewsGiven: 0,
      interviewsTaken: 2,
      averageScoreReceived: 4.18,
      averageScoreGiven: 0,
    })
  })
})

describe('feedback is refused', () => {
  // T-INT-3
  test.each([0, 0.99, 5.1, 6, -1, '5', null, undefined, true, [3], Number.NaN])(
    'with the score %j',
    async (score) => {
      expect(messageOf(await complete({ score }))).toEqual([400, 'Please provide a score between 1 and 5.'])
      expect(await read()).toMatchObject({ status: 'feedback_pending', score: null })
    },
  )

  test.each(['feedback_pending', 'cancelled', 'COMPLETED', ''])('with the status %j', async (status) => {
    expect((await complete({ status, score: 3 })).status).toBe(400)
  })

  test.each([
    ['a total that is not the score', { scores: sevenScores(3) }, 4],
    ['six scores', { scores: { ...sevenScores(3), testing: undefined } }, 3],
    ['an eighth score', { scores: { ...sevenScores(3), speed: 3 } }, 3],
    ['a half point', { scores: { ...sevenScores(3), testing: 2.5 } }, 3],
    ['a score of six', { scores: { ...sevenScores(3), testing: 6 } }, 3],
    ['a score as text', { scores: { ...sevenScores(3), testing: '3' } }, 3],
    ['a list of scores', { scores: [3, 3, 3, 3, 3, 3, 3] }, 3],
    ['another key', { scores: sevenScores(3), verdict: 'hire' }, 3],
    ['a comment that is no text', { scores: sevenScores(3), comment: 7 }, 3],
    ['a comment that is too long', { scores: sevenScores(3), comment: 'x'.repeat(5001) }, 3],
  ])('with %s', async (_, feedback, score) => {
    expect((await complete({ score, feedback: JSON.stringify(feedback) })).status).toBe(400)
    expect((await read()).status).toBe('feedback_pending')
  })

  test('with __proto__ as an extra key', async () => {
    const scores = JSON.stringify(sevenScores(3)).replace('}', ',"__proto__":3}')
    expect((await complete({ score: 3, feedback: `{"scores":${scores}}` })).status).toBe(400)
  })

  test('when it is longer than 8,000 characters', async () => {
    expect((await complete({ score: 3, feedback: 'x'.repeat(8001) })).status).toBe(400)
    expect((await complete({ score: 3, feedback: 'x'.repeat(8000) })).status).toBe(200)
  })

  // T-INT-1
  test('from the candidate, from a stranger and from a visitor without an account', async () => {
    expect(messageOf(await complete({ score: 5 }, pair.candidate))).toEqual([
      403,
      'Only the interviewer can complete this interview.',
    ])
    expect(messageOf(await complete({ score: 5 }, await aMember(server)))).toEqual([
      404,
      'Interview not found.',
    ])
    expect((await complete({ score: 5 }, {})).status).toBe(401)
    id = 'none'
    expect(messageOf(await complete({ score: 5 }))).toEqual([404, 'Interview not found.'])
    expect(await read()).toMatchObject({ status: 'feedback_pending', score: null })
  })

  test('while the candidate blocks the interviewer', async () => {
    await server.store.transaction((tx) => insertBlock(tx, pair.candidate.user.id, pair.interviewer.user.id))
    expect(messageOf(await complete({ score: 3 }))).toEqual([
      403,
      'You can no longer submit feedback for this interview.',
    ])
    await server.store.db.deleteFrom('blocks').execute()
    expect((await complete({ score: 3 })).status).toBe(200)
  })
})

// T-INT-5
test('feedback is possible after the two are no longer GoatMates', async () => {
  await server.store.transaction(async (tx) => {
    await deleteGoatMates(tx, pair.interviewer.user.id, pair.candidate.user.id)
    await insertBlock(tx, pair.interviewer.user.id, pair.candidate.user.id)
  })
  expect((await complete({ score: 3 })).status).toBe(200)
  expect(await readyMails()).toHaveLength(1)
})

describe('a completed interview', () => {
  test('accepts a repeated identical request and refuses any other', async () => {
    const feedback = formatFeedback(sevenScores(3), 'Good.')
    const first = await complete({ score: 3, feedback })
    const again = await complete({ score: 3.04, feedback })
    expect([again.status, again.body]).toEqual([200, first.body])
    for (const other of [{ score: 3 }, { score: 4 }, { score: 3, feedback: 'Changed my mind.' }])
      expect(messageOf(await complete(other))).toEqual([409, 'This interview was already completed.'])
    expect(await read()).toEqual(first.body)
    expect(await readyMails()).toHaveLength(1)
  })

  test('is completed by exactly one of 40 concurrent requests to two processes', async () => {
    const second = await server.second()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        complete({ score: 3, feedback: `Version ${i}` }, pair.interviewer, i % 2 ? server : second),
      ),
    )
    const winners = answers.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await read()).feedback).toBe(winners[0]?.body.feedback)
    expect(await readyMails()).toHaveLength(1)
  })
})

describe('when someone deletes their account', () => {
  const remove = ({ jar, password }: TestMember) =>
    server.call('POST', '/api/account/delete', { password, confirm: 'DELETE' }, { jar })

  test('the interviewer is shown as a deleted user, and their feedback stays', async () => {
    await complete({ score: 4, feedback: 'Well told.' })
    await open()
    expect((await remove(pair.interviewer)).status).toBe(200)
    expect(await read()).toMatchObject({
      interviewerId: null,
      interviewer: { id: null, username: 'Deleted user', firstName: null, lastName: null },
      intervieweeId: pair.candidate.user.id,
      score: 4,
      feedback: 'Well told.',
    })
    expect(await stats(pair.candidate)).toMatchObject({ interviewsTaken: 1, averageScoreReceived: 4 })
  })

  test('the candidate is shown as a deleted user, and feedback about them is deleted', async () => {
    await complete({ score: 4, feedback: 'Well told.' })
    expect((await remove(pair.candidate)).status).toBe(200)
    expect(await read(pair.interviewer)).toMatchObject({
      intervieweeId: null,
      interviewee: { id: null, username: 'Deleted user' },
      feedback: null,
      selfScores: null,
    })
  })

  test('an open interview with a deleted candidate accepts no feedback', async () => {
    await remove(pair.candidate)
    expect(messageOf(await complete({ score: 3, feedback: 'Came late.' }))).toEqual([
      403,
      'You can no longer submit feedback for this interview.',
    ])
    expect(await read(pair.interviewer)).toMatchObject({
      status: 'feedback_pending',
      score: null,
      feedback: null,
    })
    expect(await stats(pair.interviewer)).toMatchObject({ interviewsGiven: 0 })
  })

  test('the interview is deleted when both people are gone', async () => {
    await remove(pair.candidate)
    await remove(pair.interviewer)
    const rows = await server.store.db.selectFrom('interviews').select('id').where('id', '=', id).execute()
    expect(rows).toEqual([])
  })

  // SQLite runs one transaction at a time.
  if (process.env.TEST_STORE === 'postgres')
    test('the interview is deleted when both people leave at the same time', async () => {
      const { store } = server
      const left = Promise.withResolvers<void>()
      const waiting = Promise.withResolvers<void>()
      const first = store.transaction(async (tx) => {
        await leaveInterviews(tx, pair.interviewer.user.id)
        left.resolve()
        await waiting.promise
      })
      await left.promise
      const second = store.transaction((tx) => leaveInterviews(tx, pair.candidate.user.id))
      await waitForBlockedQuery(store).finally(waiting.resolve)
      await Promise.all([first, second])
      const rows = await store.db.selectFrom('interviews').select('id').where('id', '=', id).execute()
      expect(rows).toEqual([])
    })
})
