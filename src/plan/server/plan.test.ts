import { beforeEach, expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { dateOf, localDay } from '#platform/local-day.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

let member: TestMember
const server = await sharedServer()
beforeEach(async () => {
  member = await aMember(server)
})

const save = (settings: object) => server.call('PUT', '/api/settings', settings, { jar: member.jar })
const read = async (query = '', who = member) =>
  (await server.call('GET', `/api/practice/plan${query}`, undefined, { jar: who.jar })).body
const inDays = (days: number, offset = 0) => dateOf(localDay({ now: Date.now() + days * dayMs, offset }))

test('a new member has a plan without a date', async () => {
  const plan = await read()
  expect(plan).toMatchObject({ kind: 'undated', today: inDays(0), interviewOn: null, moved: null })
  expect(plan.legs[0]).toMatchObject({ pattern: 'two-pointers', asked: null })
})

test('it follows the settings, and leaving it clears only the date and the companies', async () => {
  await save({ interviewOn: inDays(28), hoursPerWeek: 10, companies: ['uber'] })
  const plan = await read()
  expect(plan).toMatchObject({ kind: 'dated', interviewOn: inDays(28), daysLeft: 28, hoursPerWeek: 10 })
  expect(plan.companies).toEqual([{ slug: 'uber', name: 'Uber' }])
  expect(plan.legs.some(({ asked }: { asked: number }) => asked > 0)).toBe(true)
  await save({ interviewOn: null, companies: [] })
  expect(await read()).toMatchObject({ kind: 'undated', hoursPerWeek: 10 })
})

test('what was learned leaves it', async () => {
  await save({ interviewOn: inDays(28) })
  const [first] = (await read()).legs
  expect(first.pattern).toBe('two-pointers')
  const at = new Date().toISOString()
  await server.call(
    'PUT',
    '/api/learning',
    { lessons: { 'two-pointers': { startedAt: at, step: 8, answers: {}, finishedAt: at } } },
    { jar: member.jar },
  )
  await server.call('PUT', '/api/solved', { solved: [11, 15], unsolved: [] }, { jar: member.jar })
  const plan = await read()
  expect(plan.done).toEqual(['two-pointers'])
  expect(plan.doneToday.map(({ kind }: { kind: string }) => kind)).toEqual(['lesson', 'problems'])
})

test.each([-840, -300, 0, 330, 840])(
  'today is the day of the browser, %i minutes ahead of UTC',
  async (offset) => {
    expect((await read(`?offset=${offset}`)).today).toBe(inDays(0, offset))
  },
)

test('the calendar file is a file of the same plan', async () => {
  await save({ interviewOn: inDays(28) })
  const { status, headers, text } = await server.call('GET', '/api/practice/plan.ics?offset=0', undefined, {
    jar: member.jar,
  })
  expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual(
    [200, 'text/calendar; charset=utf-8', 'attachment; filename="plan.ics"', 'no-store'],
  )
  expect(text).toContain(`DTSTART;VALUE=DATE:${inDays(28).replaceAll('-', '')}`)
})

test('it is nobody else’s', async () => {
  await save({ interviewOn: inDays(28) })
  expect(await read('', await aMember(server))).toMatchObject({ kind: 'undated' })
})
