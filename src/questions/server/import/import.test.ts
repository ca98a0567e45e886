import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { companyQuestions } from '#content/company-questions/company-questions.ts'
import { aMember } from '#testing/people.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'
import type { CompanyQuestion } from '../../contract.ts'
import type { CompanyReport } from '../../import/import-contract.ts'
import { importCompanies } from './import-companies.ts'
import { removeImported } from './remove-company.ts'

let server: TestServer
const servers: TestServer[] = []

beforeEach(async () => {
  server = await startTestServer()
  servers.push(server)
})
afterAll(async () => {
  for (const each of servers) await each.close()
})

const header = 'Difficulty,Title,Frequency,Acceptance Rate,Link,Topics'
const numbered = 'ID,URL,Title,Difficulty,Acceptance %,Frequency %'
const link = (slug: string) => `https://leetcode.com/problems/${slug}`
const twoSum = `EASY,Two Sum,100.0,0.55,${link('two-sum')},"Array, Hash Table"`
const ropeTeams = `HARD,Rope Teams,42.6,0.31,${link('rope-teams')},"Graph, Topological Sort"`
const snowBridges = `MEDIUM,Snow Bridges,30,0.31,${link('snow-bridges')},Graph`
const list = (...lines: readonly string[]) => [header, ...lines, ''].join('\n')
const numberedList = (...lines: readonly string[]) => [numbered, ...lines, ''].join('\n')

const run = (files: Readonly<Record<string, string>>, isDryRun = false) =>
  importCompanies(
    server.store,
    Object.entries(files).map(([path, text]) => ({ path, text })),
    { isDryRun },
  )
async function only(files: Readonly<Record<string, string>>, isDryRun = false): Promise<CompanyReport> {
  const [report, ...others] = await run(files, isDryRun)
  if (!report || others.length > 0) throw new Error('Expected one report')
  return report
}
const find = async (query: string) =>
  (await server.call('GET', `/api/company-questions?${query}`)).body as CompanyQuestion[]
const counts = ({ added, updated, removed, unchanged }: CompanyReport) => ({
  added,
  updated,
  removed,
  unchanged,
})
const frequencies = async (slug: string) =>
  Object.fromEntries(
    (await find(`companies=${slug}`)).map(({ title, companies }) => [
      title,
      companies.find((company) => company.slug === slug)?.frequency,
    ]),
  )

describe('the lists of one company', () => {
  test('are taken together, and the longest period tells the frequency', async () => {
    const files = {
      'Acme/1. Thirty Days.csv': list(snowBridges),
      'Acme/3. Six Months.csv': list(ropeTeams.replace('42.6', '90'), twoSum.replace('100.0', '70')),
      'Acme/5. All.csv': list(ropeTeams),
    }
    const report = await only(files)
    expect(report).toMatchObject({ company: 'Acme', slug: 'acme', isNew: true, problems: [], skipped: [] })
    expect(counts(report)).toEqual({ added: 3, updated: 0, removed: 0, unchanged: 0 })
    expect(await frequencies('acme')).toEqual({ 'Rope Teams': 43, 'Two Sum': 70, 'Snow Bridges': 30 })
    expect(counts(await only(files))).toEqual({ added: 0, updated: 0, removed: 0, unchanged: 3 })
  })

  test.each([
    ['All', { 'Acme/5. All.csv': list(), 'Acme/4. More Than Six Months.csv': list(twoSum) }],
    [
      'every other period',
      { 'acme/all.csv': list(), 'acme/six-months.csv': list(), 'acme/thirty-days.csv': list(twoSum) },
    ],
  ])('are not hidden by a header without lines: %s', async (_, files) => {
    expect(counts(await only(files))).toMatchObject({ added: 1 })
    expect(await frequencies('acme')).toEqual({ 'Two Sum': 100 })
  })

  test('keep every pair of a collection whose longest lists are capped or empty', async () => {
    const companies = ['Acme', 'Serac', 'Moraine', 'Firn', 'Couloir', 'Ridge', 'Cairn']
    const line = (number: number) => `EASY,Summit ${number},50,0.5,${link(`summit-${number}`)},Graph`
    const files = Object.fromEntries(
      companies.flatMap((company, nth) => [
        [`set/${company}/5. All.csv`, list(...(nth % 2 === 0 ? [] : [line(1), line(2)]))],
        [
          `set/${company}/4. More Than Six Months.csv`,
          list(...(nth % 3 === 0 ? [] : [line(2), line(3), line(4)])),
        ],
        [`set/${company}/1. Thirty Days.csv`, list(line(5), line(6 + nth))],
      ]),
    )
    const pairs = new Set(
      Object.entries(files).flatMap(([path, text]) =>
        [...text.matchAll(/summit-\d+/g)].map(([slug]) => `${path.split('/')[1]} ${slug}`),
      ),
    )
    const reports = await run(files)
    expect(reports.reduce((sum, { added }) => sum + added, 0)).toBe(pairs.size)
    const stored = (await find('q=summit')).flatMap(({ leetcodeUrl, companies: of }) =>
      of.map(({ name }) => `${name} ${leetcodeUrl.split('/').at(-2)}`),
    )
    expect(new Set(stored)).toEqual(pairs)
  })

  test('replace what older lists of their periods brought, and marks stay', async () => {
    await run({ 'Acme/5. All.csv': list(twoSum, ropeTeams), 'Acme/1. Thirty Days.csv': list(snowBridges) })
    const [ropes] = await find('q=rope%20teams')
    const { jar } = await aMember(server)
    await server.call('POST', `/api/company-questions/${ropes?.id}/complete`, undefined, { jar })
    await server.call('PUT', `/api/company-questions/${ropes?.id}/mark`, { note: 'knots' }, { jar })

    const newer = { 'acme_alltime.csv': list(twoSum) }
    expect(counts(await only(newer, true))).toEqual({ added: 0, updated: 0, removed: 1, unchanged: 1 })
    expect(await frequencies('acme')).toHaveProperty('Rope Teams')
    expect(counts(await only(newer))).toEqual({ added: 0, updated: 0, removed: 1, unchanged: 1 })
    expect(await frequencies('acme')).toEqual({ 'Two Sum': 100, 'Snow Bridges': 30 })
    expect(counts(await only(newer))).toEqual({ added: 0, updated: 0, removed: 0, unchanged: 1 })

    const { body } = await server.call('GET', '/api/company-questions/marks', undefined, { jar })
    expect(body).toMatchObject({ marks: [{ id: ropes?.id, note: 'knots' }], solved: [ropes?.id] })
  })

  test('replace everything that was imported before periods were stored', async () => {
    await run({ 'Acme/5. All.csv': list(twoSum, ropeTeams) })
    await server.store.db.updateTable('imported_reports').set({ days: 0 }).execute()
    expect(counts(await only({ 'Acme/1. Thirty Days.csv': list(twoSum) }))).toMatchObject({ removed: 1 })
    expect(await frequencies('acme')).toEqual({ 'Two Sum': 100 })
  })

  test('are left alone by a file of which no line could be read', async () => {
    await run({ 'Acme/5. All.csv': list(twoSum) })
    const report = await only({ 'Acme/5. All.csv': list(ropeTeams.replace('leetcode.com', 'example.com')) })
    expect(report.problems).toEqual([
      { path: 'Acme/5. All.csv', problem: 'None of its lines could be read.' },
    ])
    expect(report.skipped).toMatchObject([
      { reason: 'The link does not lead to a problem on LeetCode.', count: 1 },
    ])
    expect(await frequencies('acme')).toEqual({ 'Two Sum': 100 })
  })

  test('do not mix when two imports run at once', async () => {
    const [one, two] = [list(twoSum, ropeTeams), list(snowBridges)]
    await Promise.all([
      run({ 'acme.csv': one }),
      run({ 'acme.csv': two }),
      run({ 'serac.csv': list(snowBridges) }),
    ])
    expect([1, 2]).toContain((await find('companies=acme')).length)
    expect(await find('q=snow%20bridges')).toHaveLength(1)
  })

  test('change nothing when the import fails', async () => {
    await run({ 'acme.csv': list(twoSum) })
    const broken = new Proxy(server.store, {
      get: (store, key) =>
        key === 'transaction'
          ? (work: (tx: unknown) => Promise<unknown>) =>
              store.transaction(async (tx) => {
                await work(tx)
                throw new Error('disk full')
              })
          : Reflect.get(store, key),
    })
    await expect(
      importCompanies(broken, [{ path: 'acme.csv', text: list(ropeTeams) }], { isDryRun: false }),
    ).rejects.toThrow('disk full')
    expect(await frequencies('acme')).toEqual({ 'Two Sum': 100 })
  })
})

describe('names of companies', () => {
  test('a name that only names a period is refused and becomes no company', async () => {
    const [report] = await run({ 'more-than-six-months.csv': list(twoSum) })
    expect(report).toMatchObject({
      company: '',
      added: 0,
      problems: [
        { problem: expect.stringMatching(/^Neither the file name nor the folder names a company\./) },
      ],
    })
    expect(counts(await only({ 'Acme/more-than-six-months.csv': list(twoSum) }))).toMatchObject({ added: 1 })
    const { body } = await server.call('GET', '/api/company-questions/companies')
    expect(
      body.map(({ name }: { name: string }) => name).filter((name: string) => /month/i.test(name)),
    ).toEqual([])
  })

  test.each([
    ['nvidia.csv', 'nvidia', 'NVIDIA'],
    ['twitter_alltime.csv', 'x-twitter', 'X (Twitter)'],
    ['Jpmorgan/5. All.csv', 'jpmorgan-chase', 'JPMorgan Chase'],
    ['jp-morgan.csv', 'jpmorgan-chase', 'JPMorgan Chase'],
    ['facebook.csv', 'meta', 'Meta'],
    ['GOOGLE.csv', 'google', 'Google'],
  ])('%s adds to the built-in company %s', async (path, slug, name) => {
    expect(await only({ [path]: list(ropeTeams) })).toMatchObject({ company: name, slug, isNew: false })
    const everything = await find('limit=500')
    const spellings = everything.flatMap(({ companies }) =>
      companies.filter((company) => company.slug === slug),
    )
    expect(new Set(spellings.map((company) => company.name))).toEqual(new Set([name]))
    expect(await frequencies(slug)).toHaveProperty('Rope Teams', 43)
  })

  test('a guess is replaced by a spelling, and a spelling by nothing', async () => {
    await run({ 'de-shaw.csv': list(twoSum) })
    expect(await only({ 'DE Shaw/1. Thirty Days.csv': list(ropeTeams) })).toMatchObject({
      company: 'DE Shaw',
      slug: 'de-shaw',
      isNew: false,
    })
    expect(await only({ 'deshaw_6months.csv': list(snowBridges) })).toMatchObject({
      company: 'DE Shaw',
      slug: 'de-shaw',
    })
    const [question] = await find('companies=de-shaw&q=two%20sum')
    expect(question?.companies).toContainEqual({ name: 'DE Shaw', slug: 'de-shaw', frequency: 100 })
    expect(await find('companies=de-shaw')).toHaveLength(3)
  })

  test('a company that an older version split is one at once, and one in the store after the next import', async () => {
    const { db } = server.store
    await db
      .insertInto('imported_companies')
      .values([
        { slug: 'nvidia', name: 'Nvidia' },
        { slug: 'jpmorgan', name: 'Jpmorgan' },
      ])
      .execute()
    await db
      .insertInto('imported_reports')
      .values([
        { company_slug: 'nvidia', days: 0, question_id: 1, frequency: 50 },
        { company_slug: 'jpmorgan', days: 0, question_id: 1, frequency: 60 },
      ])
      .execute()
    await db.insertInto('editions').values({ name: 'company-questions', edition: 1 }).execute()
    const [question] = await find('q=two%20sum&limit=1')
    const names = question?.companies.map(({ name }) => name) ?? []
    expect(names).toEqual(expect.arrayContaining(['NVIDIA', 'JPMorgan Chase']))
    expect(names).not.toContain('Jpmorgan')
    await run({ 'jpmorgan.csv': list(twoSum) })
    const rows = await db
      .selectFrom('imported_reports')
      .select(['company_slug', 'frequency'])
      .where('company_slug', 'like', 'jpm%')
      .execute()
    expect(rows).toEqual([{ company_slug: 'jpmorgan-chase', frequency: 100 }])
  })

  test('a company can be removed again, with its name in any spelling', async () => {
    await run({ 'Acme Labs.csv': list(ropeTeams), 'google.csv': list(ropeTeams) })
    expect(await removeImported(server.store, 'acme-labs')).toEqual({ name: 'Acme Labs', removed: 1 })
    expect(await removeImported(server.store, 'Google')).toEqual({ name: 'Google', removed: 1 })
    expect(await removeImported(server.store, 'Acme Labs')).toBeUndefined()
    expect(await find('companies=acme-labs')).toEqual([])
    const builtIn = companyQuestions.filter(({ companies }) =>
      companies.some(({ slug }) => slug === 'google'),
    )
    expect(await find('companies=google')).toHaveLength(builtIn.length)
    expect(await find('q=rope%20teams')).toMatchObject([{ companies: [] }])
  })
})

describe('a problem', () => {
  test('is known by its number, whatever its link is called', async () => {
    const report = await only({
      'acme.csv': numberedList(`518,${link('coin-change-2')},Coin Change 2,Medium,50%,75%`),
    })
    expect(report.skipped).toEqual([])
    const [question] = await find('companies=acme')
    expect(question).toMatchObject({ id: 518, title: 'Coin Change II' })
    // From here on the former name is known without its number, too.
    await run({ 'serac.csv': list(`MEDIUM,Coin Change 2,40,0.5,${link('coin-change-2')},Array`) })
    expect(await find('companies=serac')).toMatchObject([{ id: 518 }])
    expect(await find('q=coin%20change')).toHaveLength(2)
  })

  test('of the lessons has its number without a list that brings it', async () => {
    await run({
      'acme.csv': list(`MEDIUM,Search in BST,40,0.5,${link('search-in-a-binary-search-tree')},Tree`),
    })
    expect(await find('companies=acme')).toMatchObject([
      { id: 700, title: 'Search in a Binary Search Tree', difficulty: 'Easy' },
    ])
  })

  test('gets its number when a list brings it, with everything that people have stored about it', async () => {
    await run({ 'acme.csv': list(ropeTeams) })
    const [{ id = 0 } = {}] = await find('q=rope%20teams')
    expect(id).toBeGreaterThan(900_000_000)
    const { jar } = await aMember(server)
    await server.call('POST', `/api/company-questions/${id}/complete`, undefined, { jar })
    await server.call('PUT', `/api/company-questions/${id}/mark`, { note: 'knots', isStarred: true }, { jar })
    const reported = { company: 'Google', month: null, stage: null }
    await server.call('PUT', `/api/company-questions/${id}/sighting`, reported, { jar })

    await run({ 'serac.csv': numberedList(`777001,${link('rope-teams')},Rope Teams,Hard,1%,9%`) })
    const { body } = await server.call('GET', '/api/company-questions?q=rope%20teams', undefined, { jar })
    expect(body).toMatchObject([{ id: 777001, isCompleted: true, sightings: [{ slug: 'google', count: 1 }] }])
    expect(body[0].companies.map(({ slug }: { slug: string }) => slug).sort()).toEqual(['acme', 'serac'])
    const marks = await server.call('GET', '/api/company-questions/marks', undefined, { jar })
    expect(marks.body).toMatchObject({
      marks: [{ id: 777001, isStarred: true, note: 'knots' }],
      sightings: [{ questionId: 777001 }],
      solved: [777001],
    })
    // A browser that has not noticed still uses the number of before.
    const late = await server.call('DELETE', `/api/company-questions/${id}/complete`, undefined, { jar })
    expect(late.status).toBe(200)
    expect((await server.call('GET', '/api/company-questions?solved=true', undefined, { jar })).body).toEqual(
      [],
    )
    // The number of before is never given to another problem.
    await run({ 'firn.csv': list(snowBridges) })
    expect(await find('q=snow%20bridges')).not.toMatchObject([{ id }])
  })

  test('that was stored twice becomes one when its number is learned', async () => {
    await run({ 'acme.csv': list(`MEDIUM,Coin Change 2,40,0.5,${link('coin-change-2')},Array`) })
    const [{ id = 0 } = {}] = await find('companies=acme')
    const { jar } = await aMember(server)
    await server.call('PUT', `/api/company-questions/${id}/mark`, { note: 'old' }, { jar })
    await server.call('PUT', '/api/company-questions/518/mark', { note: 'new' }, { jar })
    await run({ 'serac.csv': numberedList(`518,${link('coin-change-2')},Coin Change 2,Medium,50%,75%`) })
    expect(await find('companies=acme')).toMatchObject([{ id: 518 }])
    expect(await find('q=coin%20change')).toHaveLength(2)
    const { body } = await server.call('GET', '/api/company-questions/marks', undefined, { jar })
    expect(body.marks).toMatchObject([{ id: 518, note: 'new\n\nold' }])
  })

  test('has one number in all lists of a company, whichever of them brings it', async () => {
    const report = await only({
      'Acme/1. Thirty Days.csv': list(ropeTeams),
      'Acme/3. Six Months.csv': numberedList(`777001,${link('rope-teams')},Rope Teams,Hard,1%,9%`),
      'Acme/5. All.csv': list(ropeTeams, snowBridges),
    })
    expect(report.added).toBe(2)
    expect(await find('q=rope%20teams')).toMatchObject([
      { id: 777001, companies: [{ slug: 'acme', frequency: 43 }] },
    ])
  })

  test('of the lessons that an older version stored without its number gets it with the next list', async () => {
    const { db } = server.store
    const slug = 'search-in-a-binary-search-tree'
    const facts = { title: 'Search in a BST', difficulty: 'Easy', topics: '' }
    await db
      .insertInto('imported_questions')
      .values({ id: 900_000_005, slug, ...facts })
      .execute()
    await db.insertInto('imported_companies').values({ slug: 'serac', name: 'Serac' }).execute()
    await db
      .insertInto('imported_reports')
      .values({ company_slug: 'serac', days: 0, question_id: 900_000_005, frequency: 7 })
      .execute()
    await run({ 'acme.csv': list(`EASY,Search in BST,40,0.5,${link(slug)},Tree`) })
    expect(await frequencies('serac')).toEqual({ 'Search in a Binary Search Tree': 7 })
    expect(await find('companies=acme')).toMatchObject([{ id: 700 }])
  })

  test('that is in one list twice, by link and by number, counts once', async () => {
    const report = await only({
      'acme.csv': numberedList(
        `518,${link('coin-change-ii')},Coin Change II,Medium,50%,75%`,
        `518,${link('coin-change-2')},Coin Change 2,Medium,50%,70%`,
      ),
    })
    expect(report.added).toBe(1)
    expect(report.skipped).toMatchObject([{ reason: 'The problem is on an earlier line already.', count: 1 }])
    // The second line still teaches its link.
    await run({ 'serac.csv': list(`MEDIUM,Coin Change 2,40,0.5,${link('coin-change-2')},Array`) })
    expect(await find('companies=serac')).toMatchObject([{ id: 518 }])
  })

  test('is known by its link where a list numbers problems in a way of its own', async () => {
    await run({
      'acme.csv': numberedList(
        `907,${link('koko-eating-bananas')},Koko Eating Bananas,Medium,50%,75%`,
        `1,${link('rope-teams')},Rope Teams,Hard,50%,70%`,
      ),
    })
    const found = await find('companies=acme')
    expect(found.map(({ title }) => title)).toEqual(['Koko Eating Bananas', 'Rope Teams'])
    expect(found[0]?.id).toBe(875)
    expect(found[1]?.id).toBeGreaterThan(900_000_000)
  })

  test('keeps its built-in title and gains the report', async () => {
    await run({ 'glacier-labs.csv': list(twoSum.replace('Two Sum', 'Zwei Summanden')) })
    const [question] = await find('companies=glacier-labs')
    const before = companyQuestions.find(({ number }) => number === 1)
    expect(question?.title).toBe('Two Sum')
    expect(question?.companies).toHaveLength((before?.companies.length ?? 0) + 1)
  })

  test('needs a difficulty from the list or from an earlier one', async () => {
    const occurrences = `problem_link,problem_name,num_occur
${link('two-sum')}/,Two Sum,12
${link('rope-teams')}/,Rope Teams,3
${link('snow-bridges')}/,Snow Bridges,3
`
    await run({ 'serac.csv': list(ropeTeams) })
    const report = await only({ 'Acme.csv': occurrences })
    expect(report.skipped).toEqual([
      {
        reason: 'The list has no difficulty, and the problem is in no other list.',
        count: 1,
        examples: [{ path: 'Acme.csv', line: 4, text: 'Snow Bridges' }],
      },
    ])
    expect(await frequencies('acme')).toEqual({ 'Two Sum': 100, 'Rope Teams': 25 })
  })
})
