import { expect, test } from 'vitest'
import { rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { catalogue, findLessonByName, tutorTexts } from '#curriculum/catalogue.ts'
import { aMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { type AskedQuestion, type Category, patternsApi } from '../contract.ts'

const server = await sharedServer()

test('someone signed in gets all eight categories and every pattern open', async () => {
  const { jar } = await aMember(server)
  const categories = (await server.call('GET', '/api/categories', undefined, { jar })).body as Category[]
  expect(categories.map(({ displayName, totalCount }) => `${displayName} ${totalCount}`)).toEqual(
    catalogue.map(({ displayName, lessons }) => `${displayName} ${lessons.length}`),
  )
  expect(categories).toHaveLength(8)
  expect(categories.every(({ locked }) => !locked)).toBe(true)
  expect(
    categories.flatMap(({ patterns }) => patterns).every((pattern) => pattern.practiceQuestions.length > 0),
  ).toBe(true)
})

test('without a session the first two categories are open and the others keep their counts', async () => {
  const categories = (await server.call('GET', '/api/categories')).body as Category[]
  expect(categories.map(({ locked }) => locked)).toEqual([false, false, true, true, true, true, true, true])
  expect(categories.map(({ problemCount }) => problemCount)).toEqual(
    catalogue.map(({ lessons }) => lessons.reduce((sum, { practice }) => sum + practice.length, 0)),
  )
  expect(categories.every(({ completedCount }) => completedCount === 0)).toBe(true)
})

// T-CAT-1
test('no lesson of a locked category leaves without a session', async () => {
  const { text } = await server.call('GET', '/api/categories')
  for (const lesson of catalogue.slice(2).flatMap(({ lessons }) => lessons)) {
    expect(text).not.toContain(JSON.stringify(lesson.identificationClues).slice(1, -1))
    for (const { slug } of lesson.practice)
      if (
        !catalogue
          .slice(0, 2)
          .some(({ lessons }) => lessons.some(({ practice }) => practice.some((p) => p.slug === slug)))
      )
        expect(text).not.toContain(`/problems/${slug}/`)
  }
})

test('a forged session opens nothing', async () => {
  const { body } = await server.call('GET', '/api/categories', undefined, {
    headers: { cookie: 'sid=forged' },
  })
  expect(body[2].locked).toBe(true)
})

test('each pattern of a member carries its own progress, and its category counts the completed ones', async () => {
  const { jar } = await aMember(server)
  const [first, second] = catalogue[0]?.lessons ?? []
  if (!first || !second) throw new Error('The first category has two lessons')
  const save = (patternId: number, problemsSolved: number) =>
    server.call('POST', '/api/progress', { patternId, problemsSolved }, { jar })
  await save(first.id, 2 ** first.practice.length - 1)
  await save(second.id, 5)

  const { body } = await server.call('GET', '/api/categories', undefined, { jar })
  const categories = patternsApi.categories.reply.parse(body)
  expect(body).toEqual(categories) // Nothing that the schema does not know.
  expect(categories.map(({ completedCount }) => completedCount)).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
  const progress = categories.flatMap(({ patterns }) =>
    patterns.flatMap((pattern) => (!pattern.locked && pattern.progress ? [pattern.progress] : [])),
  )
  expect(
    progress.map(({ patternId, problemsSolved, completed }) => [patternId, problemsSolved, completed]),
  ).toEqual([
    [first.id, 2 ** first.practice.length - 1, true],
    [second.id, 5, false],
  ])
})

test('an open pattern names its rivals with where to find them, its costs and its limits', async () => {
  const categories = (await server.call('GET', '/api/categories')).body as Category[]
  const pattern = categories[0]?.patterns[0]
  if (!pattern || pattern.locked) throw new Error('The first pattern is open to everyone')
  expect(pattern.rivals.map(({ displayName, categoryId }) => `${displayName}: ${categoryId}`)).toEqual([
    'Sliding Window: 1',
    'Hash Map Lookup: 1',
    'String Two Pointers & Palindromes: 3',
    'Sorting & In-Place Partitioning: 1',
    'Binary Search on the Answer: 2',
  ])
  expect(pattern.rivals.map(({ clue }) => clue)).toEqual(rivalsOf('two-pointers').map(({ clue }) => clue))
  expect(pattern.complexity?.time).toBe('O(n)')
  expect(pattern.idea).toBe(findLessonByName('two-pointers')?.idea)
  expect(pattern.practiceQuestions.every(({ adds }) => adds !== undefined)).toBe(true)
})

test('what learners ask about a pattern comes with the answers of the tutor, each with a fragment of its own', async () => {
  const { status, body } = await server.call('GET', '/api/patterns/two-pointers/questions')
  expect(status).toBe(200)
  const { questions = [] } = tutorTexts.get('two-pointers') ?? {}
  expect(body.map(({ answer }: AskedQuestion) => answer)).toEqual(questions.map(({ answer }) => answer))
  for (const { id, question } of body as AskedQuestion[]) {
    expect(id).toMatch(/^two-pointers-question-[a-z0-9-]+$/)
    expect(question).toMatch(/^\S/)
  }
})

test('the questions of a pattern that needs an account are for members, and an unknown pattern has none', async () => {
  const path = '/api/patterns/monotonic-stack/questions'
  expect(await server.call('GET', path)).toMatchObject({
    status: 401,
    body: { message: 'Sign in to read the questions on this pattern.' },
  })
  const { jar } = await aMember(server)
  expect((await server.call('GET', path, undefined, { jar })).body.length).toBeGreaterThan(10)
  expect((await server.call('GET', '/api/patterns/unknown/questions')).status).toBe(404)
})

test('a browser with a current copy of the categories gets 304 until a problem is ticked', async () => {
  const { jar } = await aMember(server)
  const read = (tag = '') =>
    server.call('GET', '/api/categories', undefined, { jar, headers: { 'if-none-match': tag } })
  const first = await read()
  const tag = String(first.headers.etag)
  expect((await read(tag)).status).toBe(304)

  await server.call('POST', '/api/progress', { patternId: 1, problemsSolved: 1 }, { jar })
  const after = await read(tag)
  expect(after.status).toBe(200)
  expect(after.body[0].patterns[0].progress.problemsSolved).toBe(1)

  const stranger = await aMember(server)
  const theirs = await server.call('GET', '/api/categories', undefined, { jar: stranger.jar })
  expect(theirs.text).not.toContain('"progress"')
})

test('the compressed reply has the same content', async () => {
  const { jar } = await aMember(server)
  const [lesson] = catalogue[0]?.lessons ?? []
  const full = 2 ** (lesson?.practice.length ?? 0) - 1
  await server.call('POST', '/api/progress', { patternId: lesson?.id, problemsSolved: full }, { jar })
  const uncompressed = await server.call('GET', '/api/categories', undefined, { jar })
  const port = await server.listen()
  for (const encoding of ['gzip', 'br']) {
    const compressed = await fetch(`http://127.0.0.1:${port}/api/categories`, {
      headers: { cookie: jar.header(), 'accept-encoding': encoding },
    })
    expect(compressed.headers.get('content-encoding')).toBe(encoding)
    expect(compressed.headers.get('etag')).toBe(uncompressed.headers.etag)
    expect(await compressed.json()).toEqual(uncompressed.body)
  }
  expect(uncompressed.body[0].completedCount).toBe(1)
})
