import { beforeEach, describe, expect, test } from 'vitest'
import { interviewPacks } from '#content/interview-packs/interview-packs.ts'
import { aPair, makeGoatMates, type Pair, sevenScores, starter } from '#testing/interviews.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

const question = interviewPacks[0]!

let pair: Pair
let id: string

const server = await sharedServer()
beforeEach(async () => {
  pair = await aPair(server)
  id = (await pair.start({ leetcodeQuestionNumber: question.number })).body.id
})

const path = () => `/api/interviews/${id}`
const as = ({ jar }: TestMember) => ({ jar })
const complete = () => server.call('PUT', path(), { status: 'completed', score: 3 }, as(pair.interviewer))
const judge = (score: number, who = pair.candidate) =>
  server.call('PUT', `${path()}/self-score`, { scores: sevenScores(score) }, as(who))
const open = (who = pair.candidate) => server.call('POST', `${path()}/open-feedback`, undefined, as(who))
const pack = (who: TestMember) => server.call('GET', `${path()}/pack`, undefined, as(who))
const read = async (who: TestMember) =>
  (await server.call('GET', '/api/interviews', undefined, as(who))).body.find(
    (interview: { id: string }) => interview.id === id,
  )
const messageOf = ({ status, body }: Awaited<ReturnType<typeof judge>>) => [status, body.message]

describe("the candidate's self-scores", () => {
  test('can be changed, and are hidden from the interviewer until the interview is completed', async () => {
    expect((await judge(2)).body).toMatchObject({ id, selfScores: sevenScores(2), feedbackOpened: false })
    expect((await judge(4)).body.selfScores).toEqual(sevenScores(4))
    expect((await read(pair.candidate)).selfScores).toEqual(sevenScores(4))
    expect((await read(pair.interviewer)).selfScores).toBeNull()
    expect((await complete()).body.selfScores).toEqual(sevenScores(4))
    expect((await read(pair.interviewer)).selfScores).toEqual(sevenScores(4))
  })

  test('can be given after the feedback arrived, but not after it was opened', async () => {
    await complete()
    expect((await judge(3)).status).toBe(200)
    expect((await open()).body).toEqual({ ok: true })
    expect(messageOf(await judge(5))).toEqual([
      409,
      'You have opened the feedback, so your own scores are final.',
    ])
    const { selfScores, feedbackOpened } = await read(pair.candidate)
    expect([selfScores, feedbackOpened]).toEqual([sevenScores(3), true])
    expect((await read(pair.interviewer)).feedbackOpened).toBe(false)
  })

  test('can be sent again unchanged after the feedback was opened', async () => {
    await complete()
    await judge(3)
    await open()
    expect((await judge(3)).status).toBe(200)
  })

  test('are optional: feedback can be opened without them', async () => {
    await complete()
    await open()
    expect((await judge(3)).status).toBe(409)
    expect(await read(pair.candidate)).toMatchObject({ score: 3, selfScores: null, feedbackOpened: true })
  })

  test('must be seven whole numbers from 1 to 5', async () => {
    for (const scores of [{}, { ...sevenScores(3), testing: 6 }, { ...sevenScores(3), testing: 2.5 }, null])
      expect((await server.call('PUT', `${path()}/self-score`, { scores }, as(pair.candidate))).status).toBe(
        400,
      )
    expect((await read(pair.candidate)).selfScores).toBeNull()
  })

  test('cannot be given by anyone else', async () => {
    expect(messageOf(await judge(5, pair.interviewer))).toEqual([403, 'Only the candidate can do this.'])
    expect(messageOf(await judge(5, await aMember(server)))).toEqual([404, 'Interview not found.'])
    expect((await read(pair.candidate)).selfScores).toBeNull()
  })
})

describe('opening the feedback', () => {
  test('is safe to repeat', async () => {
    await complete()
    const answers = await Promise.all([open(), open(), open()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read(pair.candidate)).feedbackOpened).toBe(true)
  })

  test('is refused before there is feedback, and does not lock the self-scores', async () => {
    expect(messageOf(await open())).toEqual([409, 'There is no feedback to open yet.'])
    expect((await judge(3)).status).toBe(200)
  })

  test('is refused to anyone but the candidate', async () => {
    await complete()
    expect((await open(pair.interviewer)).status).toBe(403)
    expect((await open(await aMember(server))).status).toBe(404)
    expect((await read(pair.candidate)).feedbackOpened).toBe(false)
  })
})

describe('the interviewer pack', () => {
  test('is available to the interviewer at once and to the candidate after completion', async () => {
    expect((await pack(pair.interviewer)).body.pack).toEqual(question)
    const early = await pack(pair.candidate)
    expect(messageOf(early)).toEqual([
      403,
      'These notes are for the interviewer until the interview is completed.',
    ])
    for (const hint of [...question.hints, ...question.clarify]) expect(early.text).not.toContain(hint)
    await complete()
    expect((await pack(pair.candidate)).body.pack).toEqual(question)
  })

  test('is refused to strangers', async () => {
    expect(messageOf(await pack(await aMember(server)))).toEqual([404, 'Interview not found.'])
    id = 'none'
    expect((await pack(pair.interviewer)).status).toBe(404)
  })

  test('is refused to the candidate also for an interview about the same question that they give', async () => {
    const third = await aMember(server)
    await makeGoatMates(server, pair.candidate, third)
    const own = await starter(server, pair.candidate, third)({ leetcodeQuestionNumber: question.number })
    const pending = id
    id = own.body.id
    // Before the start, a refusal would reveal the question.
    expect((await pack(pair.candidate)).status).toBe(200)
    await server.call('POST', `/api/interviews/${pending}/begin`, undefined, as(pair.interviewer))
    expect((await pack(pair.candidate)).status).toBe(403)
    id = pending
    await complete()
    id = own.body.id
    expect((await pack(pair.candidate)).body.pack).toEqual(question)
  })

  test('is null for a question without a pack', async () => {
    id = (await pair.start({ leetcodeQuestionNumber: 9999 })).body.id
    expect((await pack(pair.interviewer)).body).toEqual({ pack: null })
  })
})
