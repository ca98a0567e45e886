import { expect, test } from 'vitest'
import { allLessons } from '#curriculum/catalogue.ts'
import { publishedProblems } from '#curriculum/index.ts'
import { aMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

const server = await sharedServer()
const member = await aMember(server)
const helpAs = (who: 'member' | 'guest', number: number | string) =>
  server.call('GET', `/api/problems/${number}/help`, undefined, who === 'member' ? { jar: member.jar } : {})

test('a problem has its statement, hints, costs and the listing that solves it', async () => {
  const { status, body } = await helpAs('member', 209)
  expect(status).toBe(200)
  expect(body).toEqual({
    number: 209,
    asks: expect.stringContaining('shortest contiguous subarray'),
    patterns: [
      {
        pattern: 'sliding-window',
        hints: Array(3).fill(expect.any(String)),
        adds: allLessons.flatMap(({ practice }) => practice).find(({ number }) => number === 209)?.adds,
        time: 'O(n)',
        space: 'O(1)',
        solvedBy: 'shortest-window',
        isJudged: true,
      },
    ],
    questions: expect.arrayContaining([
      { question: expect.stringMatching(/\?$/), answer: expect.stringMatching(/\.$/) },
    ]),
  })
})

test('a problem of two patterns has the help of each once', async () => {
  const { body } = await helpAs('member', 733)
  expect(body.patterns.map(({ pattern }: { pattern: string }) => pattern)).toEqual([
    'breadth-first-search',
    'matrix-traversal',
  ])
})

test('members get the help of every practice problem', async () => {
  const numbers = new Set(publishedProblems.flatMap(({ problems }) => problems))
  for (const number of numbers) expect((await helpAs('member', number)).status, String(number)).toBe(200)
})

test('without a session only problems of the open categories have help', async () => {
  expect((await helpAs('guest', 209)).status).toBe(200)
  const locked = await helpAs('guest', 70)
  expect(locked.status).toBe(401)
  expect(locked.body.message).toBe('The hints of this problem need a free account. Please sign in.')
  expect(locked.text).not.toContain('stairs')
})

test('without a session a problem of an open and a locked category has the help of the open one', async () => {
  const patternsFor = async (who: 'member' | 'guest') =>
    (await helpAs(who, 215)).body.patterns.map(({ pattern }: { pattern: string }) => pattern)
  expect(await patternsFor('member')).toEqual(['sorting', 'heap-priority-queue'])
  expect(await patternsFor('guest')).toEqual(['sorting'])
})

test.each(['999999', 'two-sum', '0015', '%00'])('%s is no practice problem', async (number) => {
  for (const who of ['member', 'guest'] as const) expect((await helpAs(who, number)).status).toBe(404)
})

test('a reply that the browser has is not sent again', async () => {
  const { headers } = await helpAs('member', 15)
  const again = await server.call('GET', '/api/problems/15/help', undefined, {
    jar: member.jar,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.status).toBe(304)
})
