import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { companyQuestions } from '#content/company-questions/company-questions.ts'
import { aMember } from '#testing/people.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'
import type { CompanyQuestion } from '../../contract.ts'
import { chooseFiles, companyOfPath } from '../../import/company-of-path.ts'
import { importFile } from './import-file.ts'
import { readCsv } from './read-csv.ts'

let server: TestServer
const servers: TestServer[] = []

beforeEach(async () => {
  server = await startTestServer()
  servers.push(server)
})
afterAll(async () => {
  for (const each of servers) await each.close()
})

const first = `Difficulty,Title,Frequency,Acceptance Rate,Link,Topics
EASY,Two Sum,100.0,0.55,https://leetcode.com/problems/two-sum,"Array, Hash Table"
HARD,Rope Teams,42.6,0.31,https://leetcode.com/problems/rope-teams,"Graph, Topological Sort"
`
const second = `ID,URL,Title,Difficulty,Acceptance %,Frequency %
1,https://leetcode.com/problems/two-sum,Two Sum,Easy,55.0%,75.0%
90210,https://leetcode.com/problems/avalanche-days,Avalanche Days,Medium,40.1%,12.5%
`
const third = `ID,Title,Acceptance,Difficulty,Frequency,Leetcode Question Link
1,Two Sum,45.6%,Easy,4.0, https://leetcode.com/problems/two-sum
90210,Avalanche Days,33.3%,Medium,1.0, https://leetcode.com/problems/avalanche-days
`

const run = (path: string, text: string, isDryRun = false) =>
  importFile(server.store, companyOfPath(path), text, { isDryRun })
const list = async (query: string) =>
  (await server.call('GET', `/api/company-questions?${query}`)).body as CompanyQuestion[]
const counts = ({ added, updated, unchanged }: Awaited<ReturnType<typeof run>>) => [added, updated, unchanged]

describe.each([
  ['the first layout', first, [100, 43]],
  ['the second layout', second, [75, 13]],
  ['the third layout, which has a frequency scale of its own', third, [100, 25]],
])('%s', (_, text, frequencies) => {
  test('can be imported, and importing it again changes nothing', async () => {
    expect(counts(await run('glacier-labs.csv', text))).toEqual([2, 0, 0])
    expect(counts(await run('glacier-labs.csv', text))).toEqual([0, 0, 2])
    const questions = await list('companies=glacier-labs')
    expect(questions).toHaveLength(2)
    const reported = questions.map(
      ({ companies }) => companies.find(({ slug }) => slug === 'glacier-labs')?.frequency,
    )
    expect(reported.toSorted()).toEqual(frequencies.toSorted())
    expect(questions.flatMap(({ companies }) => companies)).toContainEqual({
      name: 'Glacier Labs',
      slug: 'glacier-labs',
      frequency: frequencies[0],
    })
  })

  test('changes nothing in a dry run', async () => {
    expect(counts(await run('glacier-labs.csv', text, true))).toEqual([2, 0, 0])
    expect(await list('companies=glacier-labs')).toEqual([])
  })
})

test('a problem keeps its id and its marks when another layout is imported', async () => {
  await run('Glacier Labs/5. All.csv', first)
  const [ropes] = await list('q=rope%20teams')
  const { jar } = await aMember(server)
  await server.call('POST', `/api/company-questions/${ropes?.id}/complete`, undefined, { jar })
  await server.call('PUT', `/api/company-questions/${ropes?.id}/mark`, { note: 'knots' }, { jar })

  const changed = first.replace('42.6', '80').replace('Rope Teams', 'Rope Teams II')
  expect(counts(await run('glacier-labs.csv', changed))).toEqual([0, 1, 1])
  const numbered = `${second}777001,https://leetcode.com/problems/rope-teams,Rope Teams II,Hard,1%,9%\n`
  expect(counts(await run('serac.csv', numbered))).toEqual([3, 0, 0])

  const { body } = await server.call('GET', '/api/company-questions?solved=true', undefined, { jar })
  expect(body.map(({ id, title, patterns }: CompanyQuestion) => [id, title, patterns])).toEqual([
    [ropes?.id, 'Rope Teams II', ['Topological Sort']],
  ])
  const marks = await server.call('GET', '/api/company-questions/marks', undefined, { jar })
  expect(marks.body.marks).toEqual([{ id: ropes?.id, isStarred: false, note: 'knots' }])
})

test('a built-in question keeps its title and gains the report', async () => {
  await run('glacier-labs.csv', first.replace('Two Sum', 'Zwei Summanden'))
  const [question] = await list('companies=glacier-labs&q=two%20sum')
  const before = companyQuestions.find(({ number }) => number === 1)
  expect(question?.title).toBe('Two Sum')
  expect(question?.companies).toHaveLength((before?.companies.length ?? 0) + 1)
})

test('invalid lines are refused with their number and the reason, and the others are imported', async () => {
  const report = await run(
    'serac.csv',
    `${second}x,https://leetcode.com/problems/a-b,A,Easy,1%,1%
2,nowhere,B,Easy,1%,1%
3,https://leetcode.com/problems/c-d,,Easy,1%,1%
4,https://leetcode.com/problems/e-f,E,Tricky,1%,1%
5,https://leetcode.com/problems/g-h,G,Easy,1%,often
6,https://leetcode.com/problems/i-j,I,Easy
1,https://leetcode.com/problems/not-two-sum,Not Two Sum,Easy,1%,1%
1,https://leetcode.com/problems/two-sum,Two Sum,Easy,1%,1%
`,
  )
  expect(counts(report)).toEqual([2, 0, 0])
  expect(report.refused.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '4: “x” is not a problem number.',
    '5: “nowhere” is not a link to a problem.',
    '6: The title is missing or longer than 200 characters.',
    '7: “Tricky” is not Easy, Medium or Hard.',
    '8: “often” is not a frequency.',
    '9: There are 4 values for 6 columns.',
    '10: Number 1 already belongs to “two-sum”.',
    '11: “two-sum” is already on line 2.',
  ])
})

test.each([
  ['', 'The file is empty.'],
  ['a,b\n1,2\n', 'The first line is not one of the three known headers: “a,b”.'],
  [`${second}\0`, 'This is not a text file.'],
  ['"a,b\n1', 'This is not a CSV file'],
  ['x'.repeat(5_000_001), 'The file is larger than 5 MB.'],
])('a file that starts with %.12j is refused', (text, reason) => {
  const reading = readCsv(text)
  expect(reading.kind).toBe('refused')
  if (reading.kind === 'refused') expect(reading.reason).toContain(reason)
})

test.each([
  ['google.csv', 'Google', 'google'],
  ['data/goldman-sachs.csv', 'Goldman Sachs', 'goldman-sachs'],
  ['data/Google/5. All.csv', 'Google', 'google'],
  ['data/Jane Street/1. Thirty Days.csv', 'Jane Street', 'jane-street'],
  ['google/all.csv', 'Google', 'google'],
  ['data/google_alltime.csv', 'Google', 'google'],
  ['data/google_6months.csv', 'Google', 'google'],
  ['C:\\lists\\Uber\\5. All.csv', 'Uber', 'uber'],
  ['x/.csv', '', ''],
])('%s is a list of %s', (path, name, slug) => {
  expect(companyOfPath(path)).toMatchObject({ name, slug })
})

test('reads only the file that goes back furthest of each company', () => {
  const { chosen, leftOut } = chooseFiles([
    'uber_1year.csv',
    'uber_alltime.csv',
    'Uber/1. Thirty Days.csv',
    'meta_6months.csv',
    'meta_2years.csv',
  ])
  expect(chosen.map(({ path }) => path)).toEqual(['uber_alltime.csv', 'meta_2years.csv'])
  expect(leftOut.map(({ path }) => path)).toEqual([
    'uber_1year.csv',
    'Uber/1. Thirty Days.csv',
    'meta_6months.csv',
  ])
})
