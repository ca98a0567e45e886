import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { categorySummaries } from '#curriculum/index.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { realReply } from '#testing/browser/stub-calls.ts'

test('the landing page shows its claim, cards and categories to a visitor', async () => {
  await openPage('/landing')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Master LeetCode with Pattern Recognition')
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent('40+ patterns in 8 categories covering 95% of interviews')
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/auth')
  await expect.element(main.getByText('Sign In Required')).toHaveLength(2)
  for (const { displayName, patternCount } of categorySummaries)
    await expect
      .element(
        main
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 3, name: displayName, exact: true }) }),
      )
      .toMatchTextContent(`${patternCount} patterns`)
  await expectAccessible()
})

test('a visitor plays a demo by predicting its steps', async () => {
  await openPage('/landing')
  await page.getByRole('heading', { name: 'Your turn: Two Pointers' }).click()
  const demo = page.getByRole('region', { name: 'Your turn: Two Pointers' })
  await expect.element(demo.getByRole('radio', { name: 'Predict', checked: true })).toBeVisible()
  await demo.getByRole('button', { name: 'Right steps left' }).click()
  await expect.element(demo).toMatchTextContent('1 of 1 right')
})

test('peaks and category rows lead to their category', async () => {
  await page.viewport(1440, 900)
  await openPage('/landing', { as: 'guest' })
  await expect.element(page.getByRole('link', { name: /Arrays/ })).toHaveLength(2)
  await page
    .getByRole('link', { name: /Arrays/ })
    .first()
    .click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Arrays' })).toBeVisible()
})

const threeQuestions = ['Start with three questions', '/first-hour'] as const
test.each([
  ['guest', 'You are in as a guest', false, ...threeQuestions],
  ['member', /^Welcome, \S/, false, ...threeQuestions],
  ['guest', 'You are in as a guest', true, 'Go to the open lessons', '/'],
  ['member', /^Welcome, \S/, true, 'Go to your next step', '/'],
] as const)(
  'the landing page greets a %s (%s, questions answered: %s) and leads on with its one pointed button',
  async (as, greeting, isAnswered, label, address) => {
    await openPage('/landing', {
      as,
      calls: { 'GET /api/settings': { ...realReply('GET /api/settings'), isAnswered } },
      localStorage: isAnswered
        ? { 'capra.guestSettings': JSON.stringify({ interviewOn: null, companies: [], isAnswered }) }
        : {},
    })
    await expect.element(page.getByText(greeting)).toBeVisible()
    await expect
      .element(page.getByRole('banner').getByRole('link', { name: 'Sign In' }))
      .not.toBeInTheDocument()
    const pointed = page.getByRole('main').getByCss('a.primary-button')
    await expect.element(pointed).toHaveLength(1)
    await expect.element(pointed).toHaveTextContent(label)
    await expect.element(pointed).toHaveAttribute('href', address)
  },
)

test('who has solved something is not led through the questions of newcomers', async () => {
  const { id: userId } = realReply('GET /api/user')
  await openPage('/landing', {
    as: 'member',
    calls: { 'GET /api/solved': { userId, version: 1, solved: [283] } },
  })
  await expect
    .element(page.getByRole('main').getByCss('a.primary-button'))
    .toHaveTextContent('Go to your next step')
})

test('continuing as a guest ends on a landing page that says so', async () => {
  await openPage('/auth')
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect.element(page.getByText('You are in as a guest')).toBeVisible()
  expect(location.pathname).toBe('/landing')
})

test.each(['visitor', 'guest', 'member'] as const)(
  'on the smallest phones, the one pointed button of a %s is on the first screen, above the bar',
  async (as) => {
    await page.viewport(360, 640)
    await openPage('/landing', { as })
    const pointed = page.getByRole('main').getByCss('a.primary-button')
    await expect.element(pointed).toHaveLength(1)
    expect(pointed.element().getBoundingClientRect().bottom).toBeLessThan(420)
  },
)
