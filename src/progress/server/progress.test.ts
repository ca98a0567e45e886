import { beforeEach, describe, expect, test } from 'vitest'
import { allLessons } from '#curriculum/catalogue.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { startTestServer } from '#testing/server/test-server.ts'

let member: TestMember

const server = await sharedServer({ limits: { importPerHour: 1000 } })
beforeEach(async () => {
  member = await aMember(server)
})

const problems = allLessons.find(({ id }) => id === 1)!.practice.length
const all = 2 ** problems - 1
/** The distinct problems of all patterns. */
const allProblems = new Set(allLessons.flatMap(({ practice }) => practice.map(({ number }) => number)))

const save = (body: object, who = member) => server.call('POST', '/api/progress', body, { jar: who.jar })
const importTicks = (progress: object, key?: string) =>
  server.call(
    'POST',
    '/api/progress/import',
    { progress },
    {
      jar: member.jar,
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    },
  )
const storedMask = async (patternId = 1, who = member) => (await save({ patternId }, who)).body.problemsSolved

describe('a tick', () => {
  test('returns the pattern and the figures, and is stored', async () => {
    const { status, body } = await save({ patternId: 1, problemsSolved: 0b101, baseProblemsSolved: 0 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      userId: member.user.id,
      patternId: 1,
      completed: false,
      problemsSolved: 0b101,
      totalProblems: problems,
      merged: false,
      stats: { completedPatterns: 0, totalPatterns: allLessons.length, solvedProblems: 2 },
    })
    expect(await storedMask()).toBe(0b101)
    const categories = await server.call('GET', '/api/categories', undefined, { jar: member.jar })
    expect(categories.body[0].patterns[0].progress).toMatchObject({ problemsSolved: 0b101, completed: false })
  })

  test('sent five times gives the same state (T-PRG-5)', async () => {
    for (let i = 0; i < 5; i++) await save({ patternId: 1, problemsSolved: 0b11, baseProblemsSolved: 0b01 })
    expect(await storedMask()).toBe(0b10)
  })

  test('on the last problem completes the pattern, and unticking one undoes it', async () => {
    expect((await save({ patternId: 1, problemsSolved: all })).body).toMatchObject({
      completed: true,
      stats: { completedPatterns: 1, completionPercentage: 2 },
    })
    expect(
      (await save({ patternId: 1, problemsSolved: all - 1, baseProblemsSolved: all })).body.completed,
    ).toBe(false)
  })

  test('without a base replaces the mask exactly', async () => {
    await save({ patternId: 1, problemsSolved: 0b110 })
    await save({ patternId: 1, problemsSolved: 0b001 })
    expect(await storedMask()).toBe(0b001)
  })

  test('with an outdated base changes only the bits that the screen changed (T-PRG-4)', async () => {
    await save({ patternId: 1, problemsSolved: 0b001, baseProblemsSolved: 0 })
    const { body } = await save({ patternId: 1, problemsSolved: 0b100, baseProblemsSolved: 0 })
    expect(body).toMatchObject({ problemsSolved: 0b101, merged: true })
  })

  test('from each of ten outdated tabs is kept', async () => {
    const bits = Array.from({ length: Math.min(problems, 9) }, (_, bit) => 1 << bit)
    const answers = await Promise.all(
      bits.map((bit) => save({ patternId: 1, problemsSolved: bit, baseProblemsSolved: 0 })),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await storedMask()).toBe(bits.reduce((mask, bit) => mask | bit, 0))
  })

  test('of completion alone changes nothing: the server decides it (T-PRG-2)', async () => {
    const { body } = await save({ patternId: 1, completed: true })
    expect(body).toMatchObject({ completed: false, problemsSolved: 0 })
    expect((await save({ patternId: 1, problemsSolved: 1, completed: true })).body.completed).toBe(false)
  })

  test('belongs to the caller, whatever user id the body names (T-PRG-3)', async () => {
    const other = await aMember(server)
    await save({ patternId: 1, problemsSolved: 1, userId: other.user.id })
    expect(await storedMask(1, other)).toBe(0)
    expect(await storedMask()).toBe(1)
  })

  test('needs someone signed in', async () => {
    const answer = await server.call('POST', '/api/progress', { patternId: 1, problemsSolved: 1 })
    expect([answer.status, answer.body.message]).toEqual([401, 'User not authenticated'])
  })

  test('of an unknown pattern is not found', async () => {
    const answer = await save({ patternId: 4711, problemsSolved: 1 })
    expect([answer.status, answer.body.message]).toEqual([404, 'Pattern not found.'])
  })

  // T-PRG-1
  test.each([2 ** 31, 1 << problems, -1])('outside the pattern is refused: %s', async (problemsSolved) => {
    for (const body of [{ problemsSolved }, { problemsSolved: 1, baseProblemsSolved: problemsSolved }]) {
      const answer = await save({ patternId: 1, ...body })
      expect(answer.status).toBe(400)
      expect(answer.body.message).toBe(`problemsSolved has bits outside this pattern's ${problems} problems.`)
    }
    expect(await storedMask()).toBe(0)
  })

  test.each([1.5, '3', 1e99, 2 ** 53, null, [1]])(
    'that is not an integer is refused: %s',
    async (problemsSolved) => {
      expect((await save({ patternId: 1, problemsSolved })).status).toBe(400)
    },
  )
})

describe('figures', () => {
  test('are zero before the first tick', async () => {
    const { body } = await server.call('GET', '/api/progress/stats', undefined, { jar: member.jar })
    expect(body).toEqual({
      completedPatterns: 0,
      totalPatterns: allLessons.length,
      completionPercentage: 0,
      totalProblems: allProblems.size,
      solvedProblems: 0,
      completedCompanyQuestions: 0,
    })
  })

  test('count a problem once, however many patterns have it', async () => {
    const shared = allLessons
      .flatMap(({ practice }) => practice)
      .find(({ number }, index, every) => every.findIndex((other) => other.number === number) < index)
    const ofShared = allLessons.filter(({ practice }) =>
      practice.some(({ number }) => number === shared?.number),
    )
    expect(ofShared.length).toBeGreaterThan(1)
    const lesson = ofShared[0] ?? expect.fail()
    const bit = lesson.practice.findIndex(({ number }) => number === shared?.number)
    const { body } = await save({ patternId: lesson.id, problemsSolved: 2 ** bit })
    expect(body.stats).toMatchObject({ solvedProblems: 1, totalProblems: allProblems.size })
  })

  test('reach the number of all problems, and never more', async () => {
    const everything = allLessons.map(({ id, practice }) => [
      id,
      { problemsSolved: 2 ** practice.length - 1 },
    ])
    const { body } = await importTicks(Object.fromEntries(everything))
    expect(body).toMatchObject({
      addedCount: allProblems.size,
      stats: {
        solvedProblems: allProblems.size,
        totalProblems: allProblems.size,
        completedPatterns: allLessons.length,
      },
    })
    const { body: exported } = await server.call(
      'POST',
      '/api/account/export',
      { password: member.password },
      { jar: member.jar },
    )
    expect(exported.solvedProblems).toHaveLength(allProblems.size)
  })

  test('are visible to their owner only', async () => {
    const own = await server.call('GET', `/api/progress/stats?userId=${member.user.id}`, undefined, {
      jar: member.jar,
    })
    expect(own.status).toBe(200)
    const other = await server.call('GET', '/api/progress/stats?userId=someone', undefined, {
      jar: member.jar,
    })
    expect([other.status, other.body.message]).toEqual([403, 'You can only see your own progress.'])
  })
})

describe('a problem', () => {
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, body, { jar: member.jar })
  const change = (solved: number[], unsolved: number[] = []) =>
    call('PUT', '/api/solved', { solved, unsolved })
  /** 3Sum is in a lesson, among the 25, and asked by companies. */
  const threeSum = { number: 15, essential: 3 }
  const lesson = allLessons.find(({ practice }) => practice.some(({ number }) => number === 15))!
  const bit = 1 << lesson.practice.findIndex(({ number }) => number === 15)

  async function isSolvedIn() {
    const { body: essentials } = await call('GET', '/api/interview-questions/solved')
    const { body: marks } = await call('GET', '/api/company-questions/marks')
    return {
      lesson: ((await storedMask(lesson.id)) & bit) !== 0,
      essentials: essentials.solved.includes(threeSum.essential),
      company: marks.solved.includes(threeSum.number),
      all: (await call('GET', '/api/solved')).body.solved.includes(threeSum.number),
    }
  }
  const everywhere = { lesson: true, essentials: true, company: true, all: true }
  const nowhere = { lesson: false, essentials: false, company: false, all: false }

  test.each([
    ['lesson', () => save({ patternId: lesson.id, problemsSolved: bit, baseProblemsSolved: 0 })],
    ['essential questions', () => call('POST', `/api/interview-questions/${threeSum.essential}/complete`)],
    ['company list', () => call('POST', `/api/company-questions/${threeSum.number}/complete`)],
    ['list of all', () => change([threeSum.number])],
    ['import', () => importTicks({ [lesson.id]: { problemsSolved: bit } })],
  ])('ticked in the %s is solved everywhere', async (_, tick) => {
    expect((await tick()).status).toBe(200)
    expect(await isSolvedIn()).toEqual(everywhere)
  })

  test.each([
    ['lesson', () => save({ patternId: lesson.id, problemsSolved: 0, baseProblemsSolved: bit })],
    ['essential questions', () => call('DELETE', `/api/interview-questions/${threeSum.essential}/complete`)],
    ['company list', () => call('DELETE', `/api/company-questions/${threeSum.number}/complete`)],
    ['list of all', () => change([], [threeSum.number])],
  ])('unticked in the %s is unsolved everywhere', async (_, untick) => {
    await change([threeSum.number])
    expect((await untick()).status).toBe(200)
    expect(await isSolvedIn()).toEqual(nowhere)
  })

  test('is listed in the order of the ticks, with a version that each change increments', async () => {
    expect((await call('GET', '/api/solved')).body).toEqual({
      userId: member.user.id,
      version: 0,
      solved: [],
    })
    await change([200])
    server.wait(1000)
    const { body } = await change([15, 200])
    expect(body).toMatchObject({ userId: member.user.id, version: 2, solved: [200, 15] })
    expect(body.stats.solvedProblems).toBeGreaterThan(0)
    expect((await call('GET', '/api/solved')).body.solved).toEqual([200, 15])
  })

  test('that is in no list is refused, and nothing is stored', async () => {
    const answer = await change([15, 987_654])
    expect([answer.status, answer.body.message]).toEqual([400, 'Problem 987654 is in no list.'])
    for (const wrong of [[-1], [1.5], ['15'], Array(501).fill(15)])
      expect((await call('PUT', '/api/solved', { solved: wrong, unsolved: [] })).status).toBe(400)
    expect((await call('GET', '/api/solved')).body.solved).toEqual([])
  })

  test('ticked by many tabs at once is never lost', async () => {
    const numbers = lesson.practice.slice(0, 9).map(({ number }) => number)
    await Promise.all(numbers.map((number) => change([number])))
    expect(new Set((await call('GET', '/api/solved')).body.solved)).toEqual(new Set(numbers))
  })
})

describe('an import', () => {
  test('adds ticks and never clears one', async () => {
    await save({ patternId: 1, problemsSolved: 0b01 })
    const { body } = await importTicks({
      1: { problemsSolved: 0b10, completed: true },
      2: { problemsSolved: 1 },
    })
    expect(body).toMatchObject({
      merged: { 1: { problemsSolved: 0b11, completed: false, addedMask: 0b10 }, 2: { addedMask: 1 } },
      ignored: [],
      addedCount: 2,
      stats: { solvedProblems: 3 },
    })
  })

  test('repeated after a lost reply leaves the same state (T-IMP-1)', async () => {
    await importTicks({ 1: { problemsSolved: 0b11 } })
    const again = await importTicks({ 1: { problemsSolved: 0b11 } })
    expect(again.body).toMatchObject({ addedCount: 0, merged: { 1: { problemsSolved: 0b11, addedMask: 0 } } })
  })

  test('repeated with its key gets the first reply again, and another body with that key is refused', async () => {
    const first = await importTicks({ 1: { problemsSolved: 0b11 } }, 'import-1')
    const again = await importTicks({ 1: { problemsSolved: 0b11 } }, 'import-1')
    expect(again.body).toEqual(first.body)
    const other = await importTicks({ 1: { problemsSolved: 0b111 } }, 'import-1')
    expect([other.status, other.body.message]).toEqual([
      409,
      'This request was already used for something else.',
    ])
  })

  test('skips unknown patterns instead of failing', async () => {
    const { status, body } = await importTicks({
      4711: { problemsSolved: 1 },
      nonsense: { problemsSolved: 1 },
      2: { problemsSolved: 1.5 },
      1: { problemsSolved: 2 ** 30 + 1 },
    })
    expect(status).toBe(200)
    expect(body.merged).toMatchObject({ 1: { problemsSolved: 1 } })
    expect(new Set(body.ignored)).toEqual(new Set(['4711', 'nonsense', '2']))
  })

  test('of more than 200 patterns is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [i, { problemsSolved: 1 }]))
    expect((await importTicks(many)).status).toBe(400)
  })

  test('needs someone signed in', async () => {
    expect((await server.call('POST', '/api/progress/import', { progress: {} })).status).toBe(401)
  })

  test('is limited per hour', async () => {
    const limited = await startTestServer({ limits: { importPerHour: 2 } })
    const { jar } = await aMember(limited)
    const statuses = []
    for (let i = 0; i < 3; i++)
      statuses.push((await limited.call('POST', '/api/progress/import', { progress: {} }, { jar })).status)
    expect(statuses).toEqual([200, 200, 429])
    await limited.close()
  })
})
