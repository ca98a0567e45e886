import { beforeEach, describe, expect, test } from 'vitest'
import { companyQuestions } from '#content/company-questions/company-questions.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import type { CompanyQuestion } from '../contract.ts'
import { decodeQuestions } from '../question-list.ts'

let member: TestMember

const server = await sharedServer()
beforeEach(async () => {
  member = await aMember(server)
})

const path = '/api/company-questions'
const read = async (query = '', jar = member.jar) => {
  const answer = await server.call('GET', `${path}${query}`, undefined, { jar })
  return { ...answer, found: Number(answer.headers['x-total-count']), list: answer.body as CompanyQuestion[] }
}
const ask = (method: string, address: string, body?: unknown, jar = member.jar) =>
  server.call(method, `${path}/${address}`, body, { jar })

describe('the list', () => {
  test('holds every built-in question, most frequent first, then by number', async () => {
    const { list, found } = await read()
    expect([list.length, found]).toEqual([companyQuestions.length, companyQuestions.length])
    const keys = list.map(({ companies, id }) => [-(companies[0]?.frequency ?? 0), id] as const)
    expect(keys).toEqual(keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]))
    expect(list.every(({ isCompleted }) => !isCompleted)).toBe(true)
  })

  test('is the same without a session, with nothing completed', async () => {
    const { body, headers } = await server.call('GET', `${path}?limit=3`)
    expect(body).toHaveLength(3)
    expect(headers['x-total-count']).toBe(String(companyQuestions.length))
  })

  test.each([
    ['?companies=google', (q: CompanyQuestion) => hasCompany(q, 'google')],
    ['?companies=GOOGLE, ,google', (q: CompanyQuestion) => hasCompany(q, 'google')],
    ['?companies=google,uber', (q: CompanyQuestion) => hasCompany(q, 'google') || hasCompany(q, 'uber')],
    // T-CQ-1
    [
      '?companies=google&companies=uber',
      (q: CompanyQuestion) => hasCompany(q, 'google') || hasCompany(q, 'uber'),
    ],
    ['?patterns=sliding%20window', (q: CompanyQuestion) => q.patterns.includes('Sliding Window')],
    ['?patterns=digit-and-bit-parsing', (q: CompanyQuestion) => q.patterns.includes('Digit & Bit Parsing')],
    ['?difficulty=hard,foo', (q: CompanyQuestion) => q.difficulty === 'Hard'],
    [
      '?companies=google&difficulty=easy',
      (q: CompanyQuestion) => hasCompany(q, 'google') && q.difficulty === 'Easy',
    ],
    ['?companies=', () => true],
    ['?sql=false', (q: CompanyQuestion) => !q.isSql],
    [
      '?q=%20TREE%20',
      (q: CompanyQuestion) => /tree/i.test(q.title) || q.patterns.some((name) => /\btree/i.test(name)),
    ],
    ['?q=goldman', (q: CompanyQuestion) => hasCompany(q, 'goldman-sachs')],
    ['?q=two%20po', (q: CompanyQuestion) => q.patterns.some((name) => name.includes('Two Po'))],
    ['?q=146', (q: CompanyQuestion) => String(q.id).startsWith('146')],
    ['?companies=knitters', () => false],
    ["?q='%20or%201=1%20--", () => false],
    ['?q=.*', () => false],
  ])('%s filters the list', async (query, matches) => {
    const all = (await read('?sort=number')).list
    const { list, found } = await read(`${query}&sort=number`)
    expect(list).toEqual(all.filter(matches))
    expect(found).toBe(list.length)
  })

  test('is sorted by the frequency among the chosen companies, then among all', async () => {
    const { list } = await read('?companies=uber,google')
    const best = (reports: CompanyQuestion['companies']) => Math.max(...reports.map((each) => each.frequency))
    const keys = list.map(
      ({ id, companies }) =>
        [
          -best(companies.filter(({ slug }) => slug === 'uber' || slug === 'google')),
          -best(companies),
          id,
        ] as const,
    )
    expect(keys).toEqual(keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]))
  })

  test("starts with Google's most asked question when Google is chosen or searched for", async () => {
    const mostAsked = { id: 366, companies: [{ slug: 'google', frequency: 100 }, { slug: 'linkedin' }] }
    expect((await read('?companies=google')).list[0]).toMatchObject(mostAsked)
    expect((await read('?q=google')).list[0]).toMatchObject(mostAsked)
  })

  test('can be read as a whole in a compact form, which is the same for everyone', async () => {
    await ask('PUT', '3/sighting', { company: 'Google', month: null, stage: null })
    await ask('POST', '3/complete')
    const { status, body, headers } = await server.call('GET', `${path}/list`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ importedReportCount: 0 })
    expect((await ask('GET', 'list')).body).toEqual(body)
    const known = { headers: { 'if-none-match': String(headers.etag) } }
    expect((await server.call('GET', `${path}/list`, undefined, known)).status).toBe(304)

    const { body: asAnyone } = await server.call('GET', path)
    expect(decodeQuestions(body)).toEqual(
      asAnyone.map(({ isCompleted, ...question }: CompanyQuestion) => question),
    )
    await ask('DELETE', '3/sighting/google')
    const after = await server.call('GET', `${path}/list`, undefined, known)
    expect(after.status).toBe(200)
    expect(decodeQuestions(after.body).flatMap(({ sightings }) => sightings)).toEqual([])
  })

  test('can be read page by page', async () => {
    const all = (await read()).list
    expect((await read('?limit=10&offset=20')).list).toEqual(all.slice(20, 30))
    expect((await read('?limit=10&offset=100000')).list).toEqual([])
  })

  test('can be sorted by number and by difficulty', async () => {
    const byNumber = (await read('?sort=number')).list.map(({ id }) => id)
    expect(byNumber).toEqual(byNumber.toSorted((a, b) => a - b))
    const ranks = (await read('?sort=difficulty')).list.map(({ difficulty }) =>
      ['Easy', 'Medium', 'Hard'].indexOf(difficulty),
    )
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  test('has the same shuffled order for a seed, across pages and filters', async () => {
    const idsOf = async (query: string) => (await read(query)).list.map(({ id }) => id)
    const all = await idsOf('?sort=shuffle&seed=7')
    expect(all.toSorted((a, b) => a - b)).toEqual(await idsOf('?sort=number'))
    expect(await idsOf('?sort=shuffle&seed=8')).not.toEqual(all)
    expect(await idsOf('?sort=shuffle&seed=7&limit=10&offset=20')).toEqual(all.slice(20, 30))
    const hard = await idsOf('?sort=shuffle&seed=7&difficulty=hard')
    expect(hard).toEqual(all.filter((id) => hard.includes(id)))
    expect(await idsOf('?sort=shuffle')).toEqual(await idsOf('?sort=shuffle&seed=0'))
  })

  test.each([
    '?seed=-1',
    '?seed=1000000',
    `?companies=${Array.from({ length: 51 }, (_, i) => `c${i}`)}`,
    `?patterns=${'x'.repeat(101)}`,
    '?limit=0',
    '?limit=501',
    '?offset=-1',
    '?q=%00',
    `?q=${'x'.repeat(101)}`,
    '?sort=colour',
  ])('%s is refused', async (query) => {
    expect((await read(query)).status).toBe(400)
  })

  test('counts the questions of each company and sorts patterns by use', async () => {
    const companies = (await server.call('GET', `${path}/companies`)).body
    expect(companies).toHaveLength(28)
    expect(companies[0].count).toBe(
      companyQuestions.filter(({ companies: reports }) =>
        reports.some(({ slug }) => slug === companies[0].slug),
      ).length,
    )
    const patterns = (await server.call('GET', `${path}/patterns`)).body
    expect(new Set(patterns).size).toBe(patterns.length)
  })
})

describe('marking as complete', () => {
  test('shows in the list and in the progress figures, and doing it twice changes nothing', async () => {
    expect((await ask('POST', '1/complete')).body).toEqual({ id: 1, isCompleted: true })
    await ask('POST', '1/complete')
    expect((await read('?solved=true')).list.map(({ id }) => id)).toEqual([1])
    expect((await ask('GET', 'marks')).body.solved).toEqual([1])
    expect((await read('?solved=false')).found).toBe(companyQuestions.length - 1)
    const stats = await server.call('GET', '/api/progress/stats', undefined, { jar: member.jar })
    expect(stats.body.completedCompanyQuestions).toBe(1)

    expect((await ask('DELETE', '1/complete')).body).toEqual({ id: 1, isCompleted: false })
    expect((await ask('DELETE', '1/complete')).status).toBe(200)
    expect((await read('?solved=true')).found).toBe(0)
  })

  test.each(['0', '999999', '1.5', '1234567890', 'one', '-1'])(
    '%s is not the id of a question',
    async (id) => {
      const { status, body } = await ask('POST', `${id}/complete`)
      expect([status, body.message]).toEqual([404, 'Question not found.'])
    },
  )

  test('is separate for each person', async () => {
    await ask('POST', '1/complete')
    const other = await aMember(server)
    expect((await read('?solved=true', other.jar)).found).toBe(0)
    expect((await server.call('POST', `${path}/1/complete`)).status).toBe(401)
  })
})

describe('stars and notes', () => {
  test('do not overwrite each other', async () => {
    await ask('PUT', '1/mark', { note: 'ask about duplicates' })
    expect((await ask('PUT', '1/mark', { isStarred: true })).body).toEqual({
      id: 1,
      isStarred: true,
      note: 'ask about duplicates',
    })
    expect((await ask('PUT', '1/mark', { note: '' })).body).toEqual({ id: 1, isStarred: true, note: '' })
    expect((await read('?starred=true')).list.map(({ id }) => id)).toEqual([1])
    expect((await ask('PUT', '1/mark', {})).body).toEqual({ id: 1, isStarred: true, note: '' })
  })

  test('are private', async () => {
    await ask('PUT', '1/mark', { note: 'mine' })
    const other = await aMember(server)
    expect((await ask('GET', 'marks', undefined, other.jar)).body).toEqual({
      marks: [],
      sightings: [],
      solved: [],
    })
  })

  test('a note has a maximum length', async () => {
    expect((await ask('PUT', '1/mark', { note: 'x'.repeat(2000) })).status).toBe(200)
    expect((await ask('PUT', '1/mark', { note: 'x'.repeat(2001) })).status).toBe(400)
    expect((await ask('PUT', '999999/mark', { note: 'x' })).status).toBe(404)
  })

  test.each([
    ['a practice problem of a lesson', 977],
    ['one of the 25', 743],
  ])('work for %s that no company list has', async (_, number) => {
    expect((await read()).list.some(({ id }) => id === number)).toBe(false)
    const mark = { id: number, isStarred: true, note: 'mine' }
    const change = { isStarred: true, note: 'mine' }
    expect((await ask('PUT', `${number}/mark`, change)).body).toEqual(mark)
    expect((await ask('PUT', `${number}/mark`, change)).body).toEqual(mark)
    expect((await ask('GET', 'marks')).body.marks).toEqual([mark])
    expect((await server.call('PUT', `${path}/${number}/mark`, change)).status).toBe(401)
  })
})

describe('a sighting', () => {
  const report = (company: string, who = member, more: object = {}) =>
    ask('PUT', '2/sighting', { company, month: null, stage: null, ...more }, who.jar)

  test('is counted once per person, question and company, next to the frequency', async () => {
    const other = await aMember(server)
    await report('Google')
    await report('google', member, { month: '2026-05', stage: 'Onsite' })
    const { body } = await report('GOOGLE', other)
    expect(body.question.sightings).toEqual([{ name: 'Google', slug: 'google', count: 2 }])
    const before = companyQuestions.find(({ number }) => number === 2)
    expect(body.question.companies).toEqual(before?.companies)
    const own = (await ask('GET', 'marks')).body.sightings
    expect(own).toEqual([
      {
        questionId: 2,
        companySlug: 'google',
        companyName: 'Google',
        month: '2026-05',
        stage: 'Onsite',
        isPending: false,
      },
    ])
    await ask('DELETE', '2/sighting/google', undefined, other.jar)
    const { list } = await read('?limit=500')
    expect(list.find(({ id }) => id === 2)?.sightings).toEqual([{ name: 'Google', slug: 'google', count: 1 }])
  })

  test('may name a company in other letters than the list does', async () => {
    const { body } = await report('  goldman SACHS ')
    expect(body.sighting).toMatchObject({ companyName: 'Goldman Sachs', isPending: false })
    expect(body.question.sightings).toContainEqual({
      name: 'Goldman Sachs',
      slug: 'goldman-sachs',
      count: 1,
    })
  })

  test('cannot be withdrawn by another person', async () => {
    await report('Adobe')
    const other = await aMember(server)
    const { status, body } = await ask('DELETE', '2/sighting/adobe', undefined, other.jar)
    expect(status).toBe(200)
    expect(body.question.sightings.find(({ slug }: { slug: string }) => slug === 'adobe')?.count).toBe(1)
  })

  test.each([
    [{ company: '' }],
    [{ company: '!!!' }],
    [{ company: 'x'.repeat(61) }],
    [{ month: '2026-13' }],
    [{ stage: 'Lunch' }],
  ])('%j is refused', async (more) => {
    expect((await report('Google', member, more)).status).toBe(400)
  })

  test('is counted in a second server process too, and so is its withdrawal', async () => {
    const other = await aMember(server)
    const second = await server.second()
    const countThere = async () => {
      const { body } = await second.call('GET', `${path}?q=15&limit=500`)
      const question = body.find(({ id }: CompanyQuestion) => id === 15)
      return question?.sightings.map(({ slug, count }: { slug: string; count: number }) => [slug, count])
    }
    const uber = { company: 'Uber', month: null, stage: null }
    expect(await countThere()).toEqual([])
    await ask('PUT', '15/sighting', uber)
    expect(await countThere()).toEqual([['uber', 1]])
    await ask('PUT', '15/sighting', uber, other.jar)
    await ask('PUT', '15/sighting', { ...uber, company: 'Apple' }, other.jar)
    expect(await countThere()).toEqual([
      ['uber', 2],
      ['apple', 1],
    ])
    await ask('DELETE', '15/sighting/uber', undefined, other.jar)
    await ask('DELETE', '15/sighting/apple', undefined, other.jar)
    expect(await countThere()).toEqual([['uber', 1]])
  })
})

describe('the 25 essential questions', () => {
  test('are ticked separately by each person', async () => {
    const call = (method: string, address: string, jar = member.jar) =>
      server.call(method, `/api/interview-questions/${address}`, undefined, { jar })
    expect((await call('POST', '24/complete')).body).toEqual({ solved: [24] })
    expect((await call('POST', '0/complete')).body).toEqual({ solved: [0, 24] })
    expect((await call('POST', '0/complete')).body).toEqual({ solved: [0, 24] })
    expect((await call('DELETE', '24/complete')).body).toEqual({ solved: [0] })
    expect((await call('POST', '25/complete')).status).toBe(404)
    expect((await call('POST', '00/complete')).status).toBe(404)
    const other = await aMember(server)
    expect((await call('GET', 'solved', other.jar)).body).toEqual({ solved: [] })
    const stats = await server.call('GET', '/api/progress/stats', undefined, { jar: member.jar })
    expect(stats.body.completedCompanyQuestions, 'Two Sum is asked by companies').toBe(1)
  })
})

function hasCompany({ companies }: CompanyQuestion, slug: string): boolean {
  return companies.some((company) => company.slug === slug)
}
