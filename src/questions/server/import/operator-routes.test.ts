import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'

let server: TestServer
let operator: TestMember
let member: TestMember

beforeAll(async () => {
  // Written as people write addresses: the account's own spelling differs.
  server = await startTestServer({ config: { operatorEmails: ['no address', 'Guide@Example.COM'] } })
  operator = await aMember(server, 'guide@example.com')
  member = await aMember(server)
})
afterAll(() => server.close())

const text = `ID,URL,Title,Difficulty,Acceptance %,Frequency %
90210,https://leetcode.com/problems/avalanche-days,Avalanche Days,Medium,40.1%,12.5%
x,https://leetcode.com/problems/a-b,A,Easy,1%,1%
`
const run = (
  who: TestMember | undefined,
  files: readonly { path: string; text: string }[],
  isDryRun = false,
) => server.call('POST', '/api/operator/import', { files, isDryRun }, who ? { jar: who.jar } : {})
const find = async () => (await server.call('GET', '/api/company-questions?q=avalanche')).body

describe('someone who is not an operator', () => {
  test('gets a 404, signed in or not', async () => {
    for (const who of [undefined, member]) {
      const asked = await server.call('GET', '/api/operator', undefined, who ? { jar: who.jar } : {})
      const tried = await run(who, [{ path: 'glacier-labs.csv', text }])
      for (const { status, body } of [asked, tried])
        expect([status, body.message]).toEqual([404, 'There is nothing at this address.'])
    }
    expect(await find()).toEqual([])
  })

  test('is everyone when no operator is configured', async () => {
    const ours = await startTestServer()
    const { jar } = await aMember(ours)
    expect((await ours.call('GET', '/api/operator', undefined, { jar })).status).toBe(404)
    await ours.close()
  })
})

test('an operator does a dry run, imports the file and sees the result; importing it again changes nothing', async () => {
  const asked = await server.call('GET', '/api/operator', undefined, { jar: operator.jar })
  expect([asked.status, asked.body]).toEqual([200, { isOperator: true }])
  await find() // From here on the list is cached.

  const path = 'lists/glacier-labs.csv'
  const report = {
    company: 'Glacier Labs',
    slug: 'glacier-labs',
    isNew: true,
    paths: [path],
    added: 1,
    updated: 0,
    unchanged: 0,
    removed: 0,
    problems: [],
    skipped: [
      { reason: 'The problem number is not a number.', count: 1, examples: [{ path, line: 3, text: 'x' }] },
    ],
  }
  const files = [{ path, text }]
  expect((await run(operator, files, true)).body).toEqual({ reports: [report] })
  expect(await find()).toEqual([])

  expect((await run(operator, files)).body).toEqual({ reports: [report] })
  expect(await find()).toMatchObject([
    { id: 90210, title: 'Avalanche Days', companies: [{ slug: 'glacier-labs', frequency: 13 }] },
  ])
  expect((await run(operator, files)).body).toEqual({
    reports: [{ ...report, isNew: false, added: 0, unchanged: 1 }],
  })
})

test('an invalid file does not stop the others from being imported', async () => {
  const { body } = await run(operator, [
    { path: 'broken.csv', text: 'a,b\n1,2\n' },
    { path: 'serac.csv', text },
  ])
  expect(body.reports).toMatchObject([
    {
      company: 'Broken',
      added: 0,
      problems: [{ problem: expect.stringMatching(/^The first line has to name the columns/) }],
    },
    { company: 'Serac', added: 1 },
  ])
})

test.each([
  ['no file', [], 400],
  ['more than 50 files', Array.from({ length: 51 }, () => ({ path: 'a.csv', text })), 400],
  ['text that cannot be stored', [{ path: 'a.csv', text: 'a\0b' }], 400],
  ['more than 6 MB', [{ path: 'a.csv', text: 'x'.repeat(6_000_000) }], 413],
])('%s is refused', async (_, files, status) => {
  expect((await run(operator, files)).status).toBe(status)
})

test('a call accepts the largest file that can be imported', async () => {
  const line = (id: number) => `${id},https://leetcode.com/problems/p-${id},${'P'.repeat(190)},Easy,1%,50%\n`
  const header = text.slice(0, text.indexOf('\n') + 1)
  const large = header + Array.from({ length: 19_000 }, (_, index) => line(1_000_000 + index)).join('')
  expect(large.length).toBeGreaterThan(4_500_000)
  const { body } = await run(operator, [{ path: 'serac.csv', text: large }], true)
  expect(body.reports).toMatchObject([{ added: 19_000, skipped: [] }])
})

test('an operator sees what was imported and removes a company', async () => {
  const { jar } = operator
  await run(operator, [{ path: 'mistaken.csv', text }])
  const { body } = await server.call('GET', '/api/operator/imported-companies', undefined, { jar })
  expect(body.companies).toContainEqual({ slug: 'mistaken', name: 'Mistaken', questions: 1 })
  const remove = () => server.call('DELETE', '/api/operator/imported-companies/mistaken', undefined, { jar })
  expect((await remove()).body).toEqual({ removed: 1 })
  const again = await remove()
  expect([again.status, again.body.message]).toEqual([404, 'Nothing was imported for this company.'])
  const refused = await server.call('DELETE', '/api/operator/imported-companies/serac', undefined, {
    jar: member.jar,
  })
  expect(refused.status).toBe(404)
})
