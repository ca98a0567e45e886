import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { companyQuestions } from '#content/company-questions/company-questions.ts'
import { dayMs } from '#platform/durations.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { startTestServer, type TestServer } from '#testing/server/test-server.ts'

/** What a member types as a company must not reach anyone else before an operator has approved it. */

let server: TestServer
let member: TestMember

beforeEach(async () => {
  server = await startTestServer({
    limits: { sightingsPerDay: 20, sightings: 300, pendingCompanies: 5 },
  })
  member = await aMember(server)
})
afterEach(() => server.close())

const report = (who: TestMember, company: string, id = 1) =>
  server.call(
    'PUT',
    `/api/company-questions/${id}/sighting`,
    { company, month: null, stage: null },
    { jar: who.jar },
  )
/** Everything about company questions that a caller can read. */
const readable = async (who?: TestMember) => {
  const texts = []
  for (const path of ['', '/list', '/companies'])
    texts.push(
      (await server.call('GET', `/api/company-questions${path}`, undefined, who ? { jar: who.jar } : {}))
        .text,
    )
  return texts.join('\n')
}

describe('a new company name', () => {
  test('is not shown to visitors, to other members, or to a member who types it too', async () => {
    const answer = await report(member, 'Overhang Holdings')
    const other = await aMember(server)
    for (const who of [undefined, other]) expect(await readable(who)).not.toMatch(/overhang/i)
    expect(answer.body.sighting).toMatchObject({ companyName: 'Overhang Holdings', isPending: true })
    expect(answer.body.question.sightings).toEqual([])
    const theirs = await report(other, 'OVERHANG holdings')
    expect(theirs.body.sighting.companyName).toBe('OVERHANG holdings')
    expect(theirs.body.question.sightings).toEqual([])
    expect(await readable()).not.toMatch(/overhang/i)
  })

  test('cannot be a link, or contain direction overrides', async () => {
    for (const name of ['https://evil.example/x', 'evil.example', 'Good\u202eliveE', 'Go\u200bod']) {
      const { status, body } = await report(member, name)
      expect(status, name).toBe(400)
      expect(Object.keys(body.fields), name).toEqual(['company'])
    }
    const { body } = await server.call('GET', '/api/company-questions/marks', undefined, { jar: member.jar })
    expect(body.sightings).toEqual([])
  })
})

describe('one person', () => {
  test('can report 20 questions a day, also when they are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => report(member, 'Google', i + 1)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.message).toBe('You can report 20 questions a day. Please try again tomorrow.')
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    // Correcting a report is not a new one.
    expect((await report(member, 'Google', 1)).status).toBe(200)
    expect((await report(await aMember(server), 'Google', 21)).status).toBe(200)
    server.wait(dayMs)
    expect((await report(member, 'Google', 30)).status).toBe(200)
  })

  test('can have five company names that await approval', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await report(member, `Works ${name}`)
    const refused = await report(member, 'Works Six')
    expect([refused.status, refused.body.message]).toEqual([
      409,
      '5 of your company names await approval. Choose a company from the list, or withdraw one of those reports first.',
    ])
    expect((await report(member, 'Works Five', 2)).status).toBe(200)
    expect((await report(member, 'Google')).status).toBe(200)
    await server.call('DELETE', '/api/company-questions/1/sighting/works-one', undefined, { jar: member.jar })
    expect((await report(member, 'Works Six')).status).toBe(200)
  })

  test('can have 300 reports in all, and a refused one is not counted', async () => {
    const [last = 0, ...numbers] = companyQuestions.map(({ number }) => number)
    const rows = numbers.slice(0, 300).map((number) => ({
      user_id: member.user.id,
      question_id: number,
      company_slug: 'google',
      company_name: 'Google',
    }))
    await server.store.db.insertInto('sightings').values(rows).execute()
    const refused = await report(member, 'Google', last)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'You can have 300 reports. Withdraw one that you no longer need first.',
    ])
    expect(await server.store.db.selectFrom('sighting_counts').selectAll().execute()).toEqual([])
    await server.call('DELETE', `/api/company-questions/${numbers[0]}/sighting/google`, undefined, {
      jar: member.jar,
    })
    expect((await report(member, 'Google', last)).status).toBe(200)
  })
})
