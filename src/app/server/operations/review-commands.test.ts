import { beforeAll, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { runServerScript } from '#testing/server/product-process.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

let member: TestMember

const server = await sharedServer()
beforeAll(async () => {
  member = await aMember(server)
  for (const company of ['Serac Labs', 'Moraine', 'Google']) await report(company)
})

const report = (company: string) =>
  server.call(
    'PUT',
    '/api/company-questions/1/sighting',
    { company, month: '2026-05', stage: null },
    { jar: member.jar },
  )
const run = (script: 'reports' | 'suspend', ...words: readonly string[]) =>
  runServerScript(
    `operations/${script}.ts`,
    { ...server.productSettings, OPERATOR_EMAILS: 'guide@example.com' },
    words,
  )
const shown = async () => {
  const { body } = await server.call('GET', '/api/company-questions?q=Two%20Sum&limit=1')
  return body[0].sightings.map(({ name }: { name: string }) => name)
}

test('an operator approves a company while the server runs', async () => {
  expect((await run('reports')).stdout).toBe('     1  Moraine\n     1  Serac Labs\n')
  expect(await shown()).toEqual(['Google'])
  expect(await run('reports', 'approve', 'Serac Labs')).toMatchObject({
    code: 0,
    stdout: 'Everyone can see Serac Labs now.\n',
  })
  expect(await shown()).toEqual(['Google', 'Serac Labs'])
})

test('an operator rejects a company, and finds and removes a report', async () => {
  const { email } = member.user
  const [rejected, removed] = [
    await run('reports', 'reject', 'Moraine'),
    await run('reports', 'remove', email, '1', 'Google'),
  ]
  expect([rejected.stdout, removed.stdout]).toEqual([
    'Removed: Moraine, reports: 1.\n',
    'The report is removed.\n',
  ])
  expect((await run('reports', 'show', email)).stdout).toBe(`${email}  1  Two Sum  Serac Labs  2026-05  -\n`)
})

test('an operator suspends a member and ends the suspension', async () => {
  const { email } = member.user
  expect((await run('suspend', email)).stdout).toBe(`${email} is now suspended.\n`)
  expect((await report('Google')).status).toBe(401)
  expect((await run('suspend')).stdout).toMatch(new RegExp(`^20\\S+Z {2}${email}\n$`))
  expect((await run('suspend', '--end', email)).stdout).toBe(`${email} is now not suspended.\n`)
})

test.each<[string, 'reports' | 'suspend', readonly string[], number, string]>([
  ['an unknown action', 'reports', ['publish'], 2, 'Unknown action publish.'],
  ['an approval without a name', 'reports', ['approve'], 2, 'Name the company.'],
  ['a rejection of a listed company', 'reports', ['reject', 'Google'], 1, 'an imported list.'],
  ['a suspension of an operator', 'suspend', ['guide@example.com'], 1, 'cannot be suspended'],
])('%s is refused with what to do', async (_, script, words, code, sentence) => {
  const ended = await run(script, ...words)
  expect([ended.code, ended.stdout]).toEqual([code, ''])
  expect(ended.stderr).toContain(sentence)
  expect(ended.stderr).not.toMatch(/ {4}at |The command failed/)
})
