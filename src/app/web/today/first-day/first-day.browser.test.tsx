import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { inDays, planReply } from '#testing/browser/plan-replies.ts'
import { noRounds, standing, standingOf } from '#testing/browser/standing-replies.ts'
import { offline, realReply } from '#testing/browser/stub-calls.ts'

const heading = page.getByRole('heading', { level: 1 })
const nineDays = page.getByRole('region', { name: 'Your first nine days' })
const names = () =>
  nineDays
    .getByRole('listitem')
    .elements()
    .map((each) => each.querySelector('b')?.textContent)

const { id: userId } = realReply('GET /api/user')
const answered = { ...realReply('GET /api/settings'), isAnswered: true }
const interviewOn = inDays(28)
const nothingDone = {
  'GET /api/practice/standing': standing(),
  'GET /api/practice/rounds': noRounds,
  'GET /api/practice/plan': planReply(28),
}
const uber = { companies: [{ slug: 'uber', name: 'Uber' }], mix: new Map([['backtracking', 1]]) }
const asMember = (settings: object, calls: object = {}) =>
  openPage('/', {
    as: 'member',
    calls: { ...nothingDone, 'GET /api/settings': { ...answered, ...settings }, ...calls },
  })

test('the first day names one thing, with the interview and the first nine days below', async () => {
  await asMember({ interviewOn, hoursPerWeek: 4 })
  await expect.element(heading).toHaveTextContent('Start with Two Pointers')
  await expect
    .element(page.getByRole('link', { name: 'Start the lesson', exact: true }))
    .toHaveAttribute('href', '/learn/two-pointers')
  await expect.element(page.getByText(/, 28 days until your interview$/)).toBeVisible()
  await expect.element(page.getByRole('img', { name: '28 days until the interview' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Change date or hours' }))
    .toHaveAttribute('href', '/first-hour')
  await expect.poll(() => names().slice(0, 3)).toEqual(['Two Pointers', 'Hash Map Lookup', 'Sliding Window'])
  await expect.element(page.getByText('Learn the pattern. The problem follows.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your Learning Progress' })).toBeVisible()
  await expectAccessible()
})

test('a press on a price starts the lesson with that price', async () => {
  await asMember({ interviewOn, hoursPerWeek: 4 })
  await page.getByRole('link', { name: 'Start the lesson with 12' }).click()
  await expect.element(heading).toHaveTextContent('Seven prices in order')
  await expect.element(page.getByText('12 so far')).toBeVisible()
})

test('on a phone, the first picture is below the sign', async () => {
  await page.viewport(390, 844)
  await asMember({ interviewOn, hoursPerWeek: 4 })
  const sign = page.getByRole('link', { name: 'Start the lesson', exact: true })
  const price = page.getByRole('link', { name: 'Start the lesson with 35' })
  await expect.element(price).toBeInViewport()
  expect(price.element().getBoundingClientRect().top).toBeGreaterThan(
    sign.element().getBoundingClientRect().bottom,
  )
  await expectAccessible()
})

test('someone who skipped the questions starts with the lesson, too', async () => {
  await asMember({}, { 'GET /api/practice/plan': planReply(null) })
  await expect.element(heading).toHaveTextContent('Start with Two Pointers')
  await expect.element(page.getByRole('link', { name: 'Set a date' })).toBeVisible()
  await expect.poll(names).toHaveLength(3)
})

test.each([
  ['some', 'Start with a round of ten', { kind: 'daily' }],
  ['confident', 'Start with a mixed round', { kind: 'free', size: 10 }],
])('with experience “%s” the first thing is: %s', async (experience, text, round) => {
  const { calls } = await asMember({ experience }, { 'POST /api/practice/rounds': offline })
  await expect.element(heading).toHaveTextContent(text)
  await page.getByRole('button', { name: 'Start the round' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('This round could not be started.')
  await expect.poll(() => calls.to('POST /api/practice/rounds')[0]?.body).toEqual(round)
})

test('what the chosen companies ask often comes earlier', async () => {
  await asMember(
    { hoursPerWeek: 4, interviewOn, companies: ['uber'] },
    { 'GET /api/practice/plan': planReply(28, uber) },
  )
  await expect.element(heading).toHaveTextContent('Start with Two Pointers')
  await expect.poll(names).toContain('Backtracking (Decision Trees)')
  expect(names()[0]).toBe('Two Pointers')
})

test.each([
  ['has a tick', { 'GET /api/solved': { userId, version: 1, solved: [283] } }],
  ['has answered a prompt', { 'GET /api/practice/standing': standing([standingOf('two-pointers', '+')]) }],
])('who %s sees today as always', async (_, calls) => {
  await asMember({ interviewOn }, calls)
  await expect.element(page.getByRole('region', { name: /^Your interview, / })).toBeVisible()
  await expect.element(nineDays).not.toBeInTheDocument()
})

test('who has neither answered nor skipped sees today as always, with a way to the questions', async () => {
  await asMember({ isAnswered: false })
  await expect.element(heading).toHaveTextContent('Start with one prompt')
  await expect
    .element(page.getByRole('link', { name: 'Answer three questions' }))
    .toHaveAttribute('href', '/first-hour')
})

test('settings that cannot be loaded do not keep home from showing', async () => {
  await openPage('/', { as: 'member', calls: { ...nothingDone, 'GET /api/settings': offline } })
  await expect.element(heading).toHaveTextContent('Start with one prompt')
})

test('a guest has the same first day, with the open categories', async () => {
  const settings = { interviewOn, hoursPerWeek: 10, experience: 'new', companies: [], isAnswered: true }
  await openPage('/', {
    as: 'guest',
    localStorage: { 'capra.guestSettings': JSON.stringify(settings) },
  })
  await expect.element(heading).toHaveTextContent('Start with Two Pointers')
  await expect.element(page.getByText('Guest Mode: First 2 patterns unlocked')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign up', exact: true })).toBeVisible()
  await expect.poll(() => names().length).toBeGreaterThan(3)
  await expectAccessible()
})

test('a guest with a tick has a plan of the day that begins with a lesson', async () => {
  await openPage('/', {
    as: 'guest',
    localStorage: {
      'capra.guestSettings': JSON.stringify({ interviewOn: null, companies: [], isAnswered: true }),
      guestProgress: '{"1":{"completed":false,"problemsSolved":1}}',
    },
  })
  await expect.element(heading).toHaveTextContent('Start with Two Pointers')
  await expect
    .element(
      page.getByText(/^You have solved one of its problems\. The lesson takes short steps, each with a/),
    )
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Start the lesson, 12 min' }))
    .toHaveAttribute('href', '/learn/two-pointers')
  await expect
    .element(page.getByRole('link', { name: 'I know the basics: first round' }))
    .toHaveAttribute('href', '/practice')
  await expect
    .element(page.getByRole('link', { name: 'When is your interview?' }))
    .toHaveAttribute('href', '/plan')
  await expectAccessible()
})
