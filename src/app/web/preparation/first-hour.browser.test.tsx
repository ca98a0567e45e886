import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dateOf, deviceOffset, localDay } from '#platform/local-day.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { noRounds, standing } from '#testing/browser/standing-replies.ts'
import { offline, realReply, refusal } from '#testing/browser/stub-calls.ts'

const today = localDay({ now: Date.now(), offset: deviceOffset() })
const inDays = (days: number) => dateOf(today + days)
const forecast = page.getByRole('complementary', { name: 'What that makes' })
const dateField = page.getByLabelText('or on this date')
const heading = page.getByRole('heading', { level: 1 })
const stored = () => JSON.parse(localStorage.getItem('capra.guestSettings') ?? 'null')
const untouched = realReply('GET /api/settings')
const saving = {
  'PUT /api/settings': ({ body }: { body?: object }) => ({ ...untouched, ...body }),
}
const guest = (settings: object) => ({
  as: 'guest' as const,
  localStorage: {
    'capra.guestSettings': JSON.stringify({
      interviewOn: null,
      hoursPerWeek: null,
      experience: null,
      companies: [],
      isAnswered: true,
      ...settings,
    }),
  },
})

test('every question has a default, and the right side says what they make', async () => {
  await openPage('/first-hour', { as: 'member' })
  await expect.element(heading).toHaveTextContent('Three questions, then your first lesson')
  for (const name of ['No date yet', '4 h', /^New to it/, 'Python'])
    await expect.element(page.getByRole('radio', { name, checked: true })).toBeInTheDocument()
  await expect.element(forecast).toMatchTextContent('No date. Two lessons a week keep it moving.')
  await expect.element(forecast).toMatchTextContent('4 hours a week, about 35 minutes a day')
  await expect.element(forecast).toMatchTextContent('Two Pointers, the lesson, 12 minutes')
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
  await expectAccessible()
})

test('a date brings the days, the hours, and how much fits', async () => {
  const { calls } = await openPage('/first-hour', { as: 'member', calls: saving })
  await page.getByRole('radio', { name: 'In 4 weeks' }).click()
  await expect.element(forecast.getByRole('img', { name: '28 days until the interview' })).toBeVisible()
  await expect.element(forecast).toMatchTextContent('16 hours, 4 a week')
  await expect.element(forecast).toMatchTextContent(/(8|9|10) of 43 patterns/)
  await expect.element(forecast).toMatchTextContent(/There is no time for 3\d of them\. They stay open/)
  await expect.element(dateField).toHaveValue(inDays(28))
  await expect
    .poll(() => calls.to('PUT /api/settings').map(({ body }) => body))
    .toMatchObject([{ interviewOn: inDays(28), isAnswered: true }])
  await page.getByRole('radio', { name: 'No date yet' }).click()
  await expect.element(forecast).toMatchTextContent('No date.')
  await expect.element(dateField).toHaveValue('')
})

test.each([
  ['two days ago', -2, 'This date has passed. Choose a later one, or No date yet.'],
  [
    'in more than a year',
    366,
    'This date is more than a year away. Choose No date yet, and set the date when it is nearer.',
  ],
])('a date %s gets a sentence, stays in the field and changes nothing', async (_, days, sentence) => {
  await openPage('/first-hour', guest({ interviewOn: inDays(14) }))
  await dateField.fill(inDays(days))
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(dateField).toHaveValue(inDays(days))
  await expect.element(dateField).toHaveAttribute('aria-invalid', 'true')
  expect(stored().interviewOn).toBe(inDays(14))
  await page.getByRole('radio', { name: 'In 8 weeks' }).click()
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument()
  await expect.element(dateField).toHaveValue(inDays(56))
})

test('an interview today is no mistake, and one that is over asks for the next', async () => {
  await openPage('/first-hour', guest({ interviewOn: inDays(-3) }))
  await expect.element(forecast).toMatchTextContent('Your interview is over.')
  await dateField.fill(inDays(0))
  await expect.element(forecast).toMatchTextContent('Your interview is today.')
})

test('hours are any whole number from 1 to 40', async () => {
  await openPage('/first-hour', { as: 'guest' })
  const field = page.getByLabelText('or another number of hours a week')
  await field.fill('7')
  await expect.element(forecast).toMatchTextContent('7 hours a week, about 60 minutes a day')
  await field.fill('70')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enter whole hours, from 1 to 40 a week.')).toBeVisible()
  await expect.element(heading).toHaveTextContent('Three questions, then your first lesson')
  expect(stored().hoursPerWeek).toBe(7)
  await page.getByRole('radio', { name: '10 h' }).click()
  await expect.element(field).toHaveValue(null)
})

test('a guest is told what does not fit without an account', async () => {
  await openPage('/first-hour', guest({ interviewOn: inDays(56), hoursPerWeek: 10 }))
  await expect.element(forecast).toMatchTextContent('10 of 43 patterns')
  await expect
    .element(forecast)
    .toMatchTextContent('As a guest you can open 10 patterns; a free account opens the other 33.')
})

test('ten companies can be chosen, and an eleventh gets a sentence', async () => {
  await openPage('/first-hour', { as: 'guest' })
  await page.getByRole('button', { name: 'Companies, if you know' }).click()
  await expectAccessible()
  const { companies } = realReply('GET /api/company-questions/list')
  for (const { name } of companies.slice(0, 11)) {
    await page.getByRole('searchbox', { name: 'Search companies' }).fill(name)
    await page.getByRole('checkbox', { name: new RegExp(`^${name} \\d`) }).click()
  }
  await expect
    .element(page.getByText('You can choose 10 companies. Take one off to add another.'))
    .toBeVisible()
  expect(stored().companies).toEqual(companies.slice(0, 10).map(({ slug }) => slug))
})

test('the language chosen here is the language of all code', async () => {
  const { calls } = await openPage('/first-hour', { as: 'member', calls: saving })
  await page.getByRole('radio', { name: 'Java' }).click()
  await expect.poll(() => localStorage.getItem('capra.codeLanguage')).toBe('java')
  await expect.poll(() => calls.to('PUT /api/settings')[0]?.body).toEqual({ codeLanguage: 'java' })
})

test('the language of the account replaces that of the browser', async () => {
  await openPage('/first-hour', {
    as: 'member',
    calls: { 'GET /api/settings': { ...untouched, codeLanguage: 'cpp' } },
    localStorage: { 'capra.codeLanguage': 'java' },
  })
  await expect.element(page.getByRole('radio', { name: 'C++', checked: true })).toBeInTheDocument()
})

test('an account without a language gets that of the browser', async () => {
  const { calls } = await openPage('/first-hour', {
    as: 'member',
    calls: saving,
    localStorage: { 'capra.codeLanguage': 'java' },
  })
  await expect.poll(() => calls.to('PUT /api/settings')[0]?.body).toEqual({ codeLanguage: 'java' })
})

test('the whole page works with the keyboard, and Enter makes the plan', async () => {
  await openPage('/first-hour', { as: 'guest' })
  await page.getByRole('radio', { name: 'No date yet' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('radio', { name: 'In 8 weeks', checked: true })).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveTextContent('Start with Two Pointers')
  expect(stored()).toMatchObject({ interviewOn: inDays(56), isAnswered: true })
})

test('skipping leads home and is remembered', async () => {
  const { calls } = await openPage('/first-hour', {
    as: 'member',
    calls: {
      'PUT /api/settings': { ...untouched, isAnswered: true },
      'GET /api/practice/standing': standing(),
      'GET /api/practice/rounds': noRounds,
    },
  })
  await page.getByRole('button', { name: 'Skip, just start' }).click()
  await expect.element(heading).toHaveTextContent('Start with Two Pointers')
  await expect
    .poll(() => calls.to('PUT /api/settings').map(({ body }) => body))
    .toEqual([{ isAnswered: true }])
})

test('without network, answers are kept and shown', async () => {
  await openPage('/first-hour', {
    as: 'member',
    calls: { 'PUT /api/settings': offline, 'GET /api/settings': offline },
  })
  await page.getByRole('radio', { name: '6 h' }).click()
  await expect.element(forecast).toMatchTextContent('6 hours a week')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('capra.waitingSettings.'))).toHaveLength(2)
})

test('what the server refuses is taken back with its sentence', async () => {
  await openPage('/first-hour', {
    as: 'member',
    calls: { 'PUT /api/settings': refusal(400, 'This date has passed.') },
  })
  await page.getByRole('radio', { name: 'In 2 weeks' }).click()
  await expect.element(page.getByText('A setting was not saved')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'No date yet', checked: true })).toBeInTheDocument()
})

test('a visitor hears in one line what a guest can do, and goes on', async () => {
  await openPage('/first-hour')
  const reason = page.getByRole('region', { name: 'The page you asked for' })
  await expect.element(reason).toMatchTextContent('As a guest, you can open Arrays and Binary Search')
  await reason.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect.element(heading).toHaveTextContent('Three questions, then your first lesson')
})

test('the account has the same questions', async () => {
  const { calls } = await openPage('/account', {
    as: 'member',
    calls: { ...saving, 'GET /api/settings': { ...untouched, interviewOn: inDays(28), hoursPerWeek: 6 } },
  })
  const section = page.getByRole('region', { name: 'Preparation' })
  await expect.element(section.getByRole('radio', { name: 'In 4 weeks', checked: true })).toBeInTheDocument()
  await section.getByRole('radio', { name: /^Confident/ }).click()
  await expect
    .poll(() => calls.to('PUT /api/settings')[0]?.body)
    .toMatchObject({ experience: 'confident', isAnswered: true })
})
