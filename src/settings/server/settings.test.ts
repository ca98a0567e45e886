import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { dateOf, localDay } from '#platform/local-day.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'

let member: TestMember
const server = await sharedServer()
beforeEach(async () => {
  member = await aMember(server)
})

const save = (body: object, who = member) => server.call('PUT', '/api/settings', body, { jar: who.jar })
const read = async (who = member) =>
  (await server.call('GET', '/api/settings', undefined, { jar: who.jar })).body
const inDays = (days: number) => dateOf(localDay({ now: Date.now() + days * dayMs, offset: 0 }))

const nothing = {
  interviewOn: null,
  hoursPerWeek: null,
  experience: null,
  codeLanguage: null,
  companies: [],
  isAnswered: false,
}
const answers = {
  interviewOn: inDays(28),
  hoursPerWeek: 4,
  experience: 'some',
  codeLanguage: 'java',
  companies: ['uber', 'google'],
}

test('a new member has chosen nothing', async () => {
  expect(await read()).toEqual({ ...nothing, userId: member.user.id })
})

describe('a change', () => {
  test('is stored, replied and read again, also when it is sent twice', async () => {
    const saved = { ...answers, isAnswered: true, userId: member.user.id }
    for (let time = 0; time < 2; time++) expect((await save(answers)).body).toEqual(saved)
    expect(await read()).toEqual(saved)
  })

  test('leaves what it does not name', async () => {
    await save(answers)
    await save({ interviewOn: null })
    expect(await read()).toMatchObject({ ...answers, interviewOn: null })
  })

  test('of one field each from five tabs at the same moment loses none', async () => {
    await Promise.all(Object.entries(answers).map(([field, value]) => save({ [field]: value })))
    expect(await read()).toMatchObject(answers)
  })

  test('of the language alone is no answer to the questions; skipping them is', async () => {
    await save({ codeLanguage: 'cpp' })
    expect(await read()).toMatchObject({ codeLanguage: 'cpp', isAnswered: false })
    await save({ isAnswered: true })
    expect(await read()).toMatchObject({ codeLanguage: 'cpp', interviewOn: null, isAnswered: true })
  })

  test('names each company once', async () => {
    expect((await save({ companies: ['uber', 'google', 'uber'] })).body.companies).toEqual(['uber', 'google'])
  })

  test('is seen by nobody else', async () => {
    await save(answers)
    const other = await aMember(server)
    expect(await read(other)).toMatchObject(nothing)
  })
})

describe('refused, with nothing stored:', () => {
  test.each([
    ['a date that has passed', { interviewOn: inDays(-2) }, /This date has passed/],
    ['a date more than a year away', { interviewOn: inDays(368) }, /more than a year away/],
    ['a day that does not exist', { interviewOn: '2027-02-29' }, /"interviewOn" is invalid/],
    ['a date with a time', { interviewOn: `${inDays(5)}T00:00:00Z` }, /"interviewOn" is invalid/],
    ['no hours', { hoursPerWeek: 0 }, /"hoursPerWeek" is invalid/],
    ['too many hours', { hoursPerWeek: 41 }, /"hoursPerWeek" is invalid/],
    ['half an hour', { hoursPerWeek: 1.5 }, /"hoursPerWeek" is invalid/],
    ['an unknown experience', { experience: 'expert' }, /"experience" is invalid/],
    ['an unknown language', { codeLanguage: 'cobol' }, /"codeLanguage" is invalid/],
    ['an unknown company', { companies: ['google', 'nowhere'] }, /“nowhere” is not in our list/],
    ['eleven companies', { companies: Array(11).fill('google') }, /"companies" is invalid/],
    ['taking an answer back', { isAnswered: false }, /"isAnswered" is invalid/],
  ])('%s', async (_, change, sentence) => {
    const { status, body } = await save({ ...change })
    expect(status).toBe(400)
    expect(body.message).toMatch(sentence)
    expect(await read()).toMatchObject(nothing)
  })

  test.each([-1, 0, 1, 365, 366])('but a date %i days away may be one somewhere on Earth', async (days) => {
    expect((await save({ interviewOn: inDays(days) })).status).toBe(200)
  })
})

describe('what a guest chose', () => {
  const isFromGuest = true

  test('is added to a new account, and once only', async () => {
    await save({ ...answers, isAnswered: true, isFromGuest })
    expect(await read()).toMatchObject({ ...answers, isAnswered: true })
    await save({ ...answers, hoursPerWeek: 10, codeLanguage: 'cpp', isFromGuest })
    expect(await read()).toMatchObject(answers)
  })

  test('never replaces what the account has chosen, "no date" included', async () => {
    await save({ interviewOn: null })
    await save({ ...answers, isFromGuest })
    expect(await read()).toMatchObject({ ...nothing, codeLanguage: 'java', isAnswered: true })
  })

  test('of a language leaves the questions unanswered', async () => {
    await save({ codeLanguage: 'java', isFromGuest })
    expect(await read()).toMatchObject({ ...nothing, codeLanguage: 'java' })
  })

  test('is skipped where it is outdated', async () => {
    const { status } = await save({
      ...answers,
      interviewOn: inDays(-40),
      companies: ['nowhere', 'google'],
      isFromGuest,
    })
    expect(status).toBe(200)
    expect(await read()).toMatchObject({ ...answers, interviewOn: null, companies: ['google'] })
  })
})
