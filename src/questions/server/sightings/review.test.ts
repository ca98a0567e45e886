import { beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

let operator: TestMember
let ada: TestMember
let ben: TestMember

const server = await sharedServer({ config: { operatorEmails: ['guide@example.com'] } })
beforeAll(async () => {
  operator = await aMember(server, 'guide@example.com')
  ada = await aMember(server)
  ben = await aMember(server)
})

const call = (method: string, path: string, body?: unknown, who = operator) =>
  server.call(method, path, body, { jar: who.jar })
const report = (who: TestMember, company: string, id = 1) =>
  call('PUT', `/api/company-questions/${id}/sighting`, { company, month: '2026-05', stage: 'Onsite' }, who)
const approve = (slug: string, name: string) => call('PUT', `/api/operator/companies/${slug}`, { name })
const reject = (slug: string) => call('DELETE', `/api/operator/companies/${slug}`)
const pending = async () => (await call('GET', '/api/operator/companies')).body.companies
const reportsOf = async (of: string) =>
  (await call('GET', `/api/operator/sightings?of=${encodeURIComponent(of)}`)).body.sightings
/** What a visitor sees of a question's reports. */
const shown = async (id = 1) => {
  const { body } = await server.call('GET', `/api/company-questions?q=${id}&limit=500`)
  return body.find((question: { id: number }) => question.id === id)?.sightings
}
const ownNames = async (who: TestMember) =>
  (await call('GET', '/api/company-questions/marks', undefined, who)).body.sightings.map(
    ({ companyName, isPending }: { companyName: string; isPending: boolean }) => [companyName, isPending],
  )

describe('an approval', () => {
  test('shows the company and its reports to everyone, under the name the operator has seen', async () => {
    await report(ada, 'rope WORKS')
    await report(ben, 'Rope works!')
    expect(await ownNames(ada)).toEqual([['rope WORKS', true]])
    expect(await pending()).toContainEqual({ slug: 'rope-works', name: expect.any(String), reportCount: 2 })
    expect((await approve('rope-works', 'Rope Works')).status).toBe(200)
    expect((await approve('rope-works', 'Rope Works')).status).toBe(200)
    expect(await shown()).toEqual([{ slug: 'rope-works', name: 'Rope Works', count: 2 }])
    expect(await ownNames(ada)).toEqual([['Rope Works', false]])
    expect((await pending()).map(({ slug }: { slug: string }) => slug)).not.toContain('rope-works')
    const late = await report(await aMember(server), 'ROPE works')
    expect(late.body.sighting).toMatchObject({ companyName: 'Rope Works', isPending: false })
    expect(await shown()).toEqual([{ slug: 'rope-works', name: 'Rope Works', count: 3 }])
    await reject('rope-works')
  })

  test('takes effect in a second server process', async () => {
    const second = await server.second()
    const there = async () => (await second.call('GET', '/api/company-questions?q=Two%20Sum')).text
    await report(ada, 'Cornice Capital')
    expect(await there()).not.toContain('Cornice')
    await approve('cornice-capital', 'Cornice Capital')
    expect(await there()).toContain('Cornice Capital')
    await reject('cornice-capital')
    expect(await there()).not.toContain('Cornice')
  })

  test('needs a name that fits the reports and could be a company’s', async () => {
    await report(ada, 'Gully Group')
    for (const [name, field] of [
      ['Another Group', 'name'],
      ['Gully/Group', 'company'],
      ['', 'company'],
    ]) {
      const { status, body } = await approve('gully-group', name ?? '')
      expect([status, Object.keys(body.fields)], name).toEqual([400, [field]])
    }
    expect(await shown()).toEqual([])
    await reject('gully-group')
  })
})

test('an import approves its company', async () => {
  await report(ada, 'Glacier Labs', 2)
  expect(await shown(2)).toEqual([])
  const text =
    'ID,Title,Acceptance,Difficulty,Frequency,Leetcode Question Link\n1,Two Sum,50%,Easy,1.0,https://leetcode.com/problems/two-sum\n'
  await call('POST', '/api/operator/import', { files: [{ path: 'glacier-labs.csv', text }], isDryRun: false })
  expect(await shown(2)).toEqual([{ slug: 'glacier-labs', name: 'Glacier Labs', count: 1 }])
})

test('a rejection removes the reports of the company, before and after an approval', async () => {
  const crag = async () =>
    (await ownNames(ada)).filter(([name]: readonly [string]) => name.startsWith('Crag'))
  for (const isApproved of [false, true]) {
    await report(ada, 'Crag Corp')
    if (isApproved) await approve('crag-corp', 'Crag Corp')
    expect(await crag()).toEqual([['Crag Corp', !isApproved]])
    expect((await reject('crag-corp')).status).toBe(200)
    expect((await reject('crag-corp')).status).toBe(200)
    expect(await crag()).toEqual([])
    expect(await shown()).toEqual([])
  }
  expect((await report(ada, 'Crag Corp')).body.sighting.isPending).toBe(true)
})

test('companies of the lists can be neither approved nor rejected', async () => {
  for (const { status, body } of [await approve('google', 'Google'), await reject('google')])
    expect([status, body.message]).toEqual([409, 'This company is in the built-in or an imported list.'])
})

test('an operator finds reports by company or member, and removes one', async () => {
  await report(ben, 'Uber', 2)
  const found = {
    questionId: 2,
    questionTitle: 'Add Two Numbers',
    companySlug: 'uber',
    companyName: 'Uber',
    isPending: false,
    month: '2026-05',
    stage: 'Onsite',
    member: { id: ben.user.id, email: ben.user.email, isSuspended: false },
  }
  expect(await reportsOf('uber')).toEqual([found])
  expect(await reportsOf(ben.user.email.toUpperCase())).toContainEqual(found)
  expect(await reportsOf('nobody@example.com')).toEqual([])
  const path = `/api/operator/sightings/${ben.user.id}/2/uber`
  for (let i = 0; i < 2; i++) expect((await call('DELETE', path)).status).toBe(200)
  expect(await reportsOf('uber')).toEqual([])
  expect((await shown(2)).map(({ slug }: { slug: string }) => slug)).not.toContain('uber')
})

test('an older name with control characters is listed without them, and published only corrected', async () => {
  const odd = { company_slug: 'serac', company_name: '\u202eSerac\u001b \u200b' }
  await server.store.db
    .insertInto('sightings')
    .values({ ...odd, user_id: ada.user.id, question_id: 3 })
    .execute()
  await server.store.db
    .insertInto('sighting_counts')
    .values({ ...odd, question_id: 3, count: 1 })
    .execute()
  expect(await pending()).toContainEqual({ slug: 'serac', name: 'Serac ', reportCount: 1 })
  expect((await approve('serac', odd.company_name)).status).toBe(400)
  expect((await approve('serac', 'Serac ')).status).toBe(200)
  expect(await shown(3)).toEqual([{ slug: 'serac', name: 'Serac', count: 1 }])
  expect(await ownNames(ada)).toContainEqual(['Serac', false])
})

test('everyone else gets a 404', async () => {
  for (const [method, path, body] of [
    ['GET', '/api/operator/companies'],
    ['PUT', '/api/operator/companies/serac', { name: 'Serac' }],
    ['DELETE', '/api/operator/companies/serac'],
    ['GET', '/api/operator/sightings?of=serac'],
    ['DELETE', `/api/operator/sightings/${ada.user.id}/3/serac`],
  ] as const) {
    const answer = await call(method, path, body, ada)
    expect([answer.status, answer.body.message], path).toEqual([404, 'There is nothing at this address.'])
  }
  expect(await shown(3)).toHaveLength(1)
})
