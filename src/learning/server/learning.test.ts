import { beforeEach, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

const server = await sharedServer()
let member: TestMember
beforeEach(async () => {
  member = await aMember(server)
})

const read = async (who = member) =>
  (await server.call('GET', '/api/learning', undefined, { jar: who.jar })).body
const put = (body: object, who = member) => server.call('PUT', '/api/learning', body, { jar: who.jar })
const startedAt = '2026-11-01T08:00:00.000Z'
const run = { startedAt, step: 3, answers: { 'first-try': 1, waste: 20 } }

test('nothing is known of a new member', async () => {
  expect(await read()).toEqual({ userId: member.user.id, lessons: {}, hints: {}, results: {} })
})

test('lessons and hints are saved, for this member only, and saving again changes nothing', async () => {
  const other = await aMember(server)
  const body = { lessons: { trie: run }, hints: { 15: 2 } }
  const whole = { userId: member.user.id, results: {}, ...body }
  for (const attempt of [1, 2]) {
    const saved = await put(body)
    expect(saved.status, `attempt ${attempt}: ${saved.text}`).toBe(200)
    expect(saved.body).toEqual(whole)
  }
  expect(await read()).toEqual(whole)
  expect(await read(other)).toMatchObject({ lessons: {}, hints: {}, results: {} })
})

test('what comes from another device is added to what is stored', async () => {
  await put({ lessons: { trie: run }, hints: { 15: 2, 1: 1 } })
  const finishedAt = '2026-11-01T09:00:00.000Z'
  await put({ lessons: { trie: { startedAt, step: 1, answers: { waste: 0, why: 2 }, finishedAt } } })
  await put({ hints: { 15: 1, 1: 4 } })
  const later = { startedAt: '2026-11-02T08:00:00.000Z', step: 0, answers: {} }
  expect((await read()).lessons.trie).toEqual({
    startedAt,
    step: 3,
    answers: { 'first-try': 1, waste: 20, why: 2 },
    finishedAt,
  })
  const { body } = await put({ lessons: { trie: later } })
  expect(body).toEqual({
    userId: member.user.id,
    lessons: { trie: { ...later, finishedAt } },
    hints: { 15: 2, 1: 4 },
    results: {},
  })
})

const at = '2026-11-01T08:00:00.000Z'
const driven = { kind: 'drive', at, input: 'a1', acts: 9, right: 9 }
const found = { kind: 'slip', at, slip: 'marked-late', isRight: false }
const passed = { kind: 'build', at, rung: 'write', language: 'javascript' }

test('results are added, saving again changes nothing, and an unknown pattern is left out', async () => {
  await put({ results: { trie: [passed] } })
  for (const attempt of [1, 2]) {
    const saved = await put({ results: { trie: [found, driven], knitting: [driven] } })
    expect(saved.status, `attempt ${attempt}: ${saved.text}`).toBe(200)
    expect(saved.body.results).toEqual({ trie: [passed, driven, found] })
  }
  expect((await read()).results).toEqual({ trie: [passed, driven, found] })
  expect((await read(await aMember(server))).results).toEqual({})
})

test('a person who practices for years keeps the newest results and what was reached', async () => {
  const day = (count: number) => new Date(Date.parse(at) + count * 86_400_000).toISOString()
  const runs = Array.from({ length: 60 }, (_, count) => ({ ...driven, at: day(count + 1), right: 8 }))
  await put({ results: { trie: [driven, ...runs.slice(0, 30)] } })
  await put({ results: { trie: runs.slice(30) } })
  expect((await read()).results.trie).toEqual([driven, ...runs.slice(-20)])
})

test('two devices that save at the same moment lose nothing', async () => {
  const problems = [1, 15, 11, 16, 42, 26, 88, 977]
  const saved = await Promise.all(problems.map((problem) => put({ hints: { [problem]: 1 } })))
  expect(saved.map(({ status }) => status)).toEqual(problems.map(() => 200))
  expect(Object.keys((await read()).hints).map(Number)).toEqual(problems.toSorted((a, b) => a - b))
})

test('a pattern or problem that the product does not have is left out, and the others are saved', async () => {
  const { status, body } = await put({ lessons: { knitting: run, trie: run }, hints: { 999999: 1, 15: 1 } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ lessons: { trie: run }, hints: { 15: 1 } })
  expect(Object.keys(body.lessons)).toEqual(['trie'])
  expect(Object.keys(body.hints)).toEqual(['15'])
})

test.each<[string, object]>([
  ['a step that no lesson has', { lessons: { trie: { ...run, step: 9 } } }],
  ['a time that is none', { lessons: { trie: { ...run, startedAt: 'yesterday' } } }],
  ['a time without milliseconds', { lessons: { trie: { ...run, startedAt: '2026-11-01T08:00:00Z' } } }],
  ['an option that no question has', { lessons: { trie: { ...run, answers: { why: 21 } } } }],
  ['a question with a long name', { lessons: { trie: { ...run, answers: { ['x'.repeat(41)]: 0 } } } }],
  [
    'more answers than a lesson has questions',
    {
      lessons: {
        trie: { ...run, answers: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`q${at}`, 0])) },
      },
    },
  ],
  ['more hints than a problem has', { hints: { 15: 5 } }],
  ['more right acts than acts', { results: { trie: [{ ...driven, right: 10 }] } }],
  ['a rung that does not exist', { results: { trie: [{ ...passed, rung: 'roof' }] } }],
  ['a language that cannot be built in', { results: { trie: [{ ...passed, language: 'cobol' }] } }],
  ['a result of another kind', { results: { trie: [{ ...driven, kind: 'swim' }] } }],
  ['a result without a time', { results: { trie: [{ ...found, at: undefined }] } }],
  ['more results than are kept', { results: { trie: Array(91).fill(driven) } }],
  ['a problem that is no number', { hints: { 'Two Sum': 1 } }],
])('%s is refused, and nothing is saved', async (_, body) => {
  const { status } = await put({ hints: { 1: 1 }, ...body })
  expect(status).toBe(400)
  expect(await read()).toMatchObject({ lessons: {}, hints: {}, results: {} })
})
