import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { learned } from '#testing/browser/learned-replies.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(() => page.viewport(390, 844))

test('the picture of the problem takes the width of the screen', async () => {
  await openPage('/learn/dynamic-programming', { as: 'member' })
  const houses = page.getByRole('group', { name: 'Press in the picture' }).getByRole('button')
  await expect.element(houses).toHaveLength(5)
  const boxes = houses.elements().map((house) => house.getBoundingClientRect())
  expect(Math.max(...boxes.map(({ right }) => right)) - boxes[0]!.left).toBeGreaterThan(300)
})

test('what an answer says is in sight below the pictures it adds', async () => {
  await openPage('/learn/dynamic-programming', {
    as: 'member',
    calls: { 'PUT /api/learning': learned(0, { try: 0 }) },
  })
  await expect.element(heading('Five houses in a row')).toBeVisible()
  await userEvent.keyboard('1')
  const says = page.getByText('No quick rule is safe here', { exact: false })
  await expect.element(says).toBeVisible()
  const foot = button('Continue').element().getBoundingClientRect()
  await expect.poll(() => says.element().getBoundingClientRect().bottom).toBeLessThan(foot.top)
})

test('the text of a step is folded once it is answered', async () => {
  await openPage('/learn/dynamic-programming', {
    as: 'member',
    calls: { 'PUT /api/learning': learned(0, { try: 0 }) },
  })
  const problem = page.getByText('A thief walks along five houses', { exact: false })
  await expect.element(problem).toBeVisible()
  await userEvent.keyboard('1')
  await expect.element(problem).not.toBeVisible()
  await page.getByText('Read it again').click()
  await expect.element(problem).toBeVisible()
})

test('the picture of a line is whole below legible code, which names the state', async () => {
  const calls = { 'GET /api/learning': learned(4, {}), 'PUT /api/learning': learned(4, { keeps: 1 }) }
  await openPage('/learn/dynamic-programming', { as: 'member', calls })
  await expect.element(page.getByRole('heading', { name: 'Which line keeps this true?' })).toBeVisible()
  await userEvent.keyboard('2')
  await button('Continue').click()
  const listing = page.getByRole('tabpanel')
  await expect.element(listing).toMatchTextContent('State')
  expect(Number.parseFloat(getComputedStyle(listing.element()).fontSize)).toBeGreaterThanOrEqual(13)
  const picture = page.getByRole('img', { name: /Row best:/ })
  await expect.element(picture).toBeVisible()
  const foot = button('Continue').element().getBoundingClientRect()
  await expect.poll(() => picture.element().getBoundingClientRect().bottom).toBeLessThan(foot.top)
})

test('the rival shows its example, and no title is cut by the bar once it is answered', async () => {
  const answers = { evidence: 0 }
  const calls = {
    'GET /api/learning': learned(5, answers),
    'PUT /api/learning': learned(5, { ...answers, rival: 1 }),
  }
  await openPage('/learn/dynamic-programming', { as: 'member', calls })
  const picture = page.getByRole('img', { name: /house/ })
  await expect.element(picture).toHaveAccessibleName(/Row red: 1, 1\. Row blue: 2, 9\. Row green: 9, 9\.$/)
  await userEvent.keyboard('2')
  await expect.element(picture).toHaveAccessibleName(/Settled: row red, column 2, value 1; and row blue/)
  const says = page.getByText('It stores 1 for house 1', { exact: false })
  const foot = button('Spot it yourself').element().getBoundingClientRect()
  await expect.poll(() => says.element().getBoundingClientRect().bottom).toBeLessThan(foot.top)
  const title = heading(/Nearest rival/)
    .element()
    .getBoundingClientRect()
  const bar = page.getByCss('header').element().getBoundingClientRect()
  expect(title.top >= bar.bottom || title.bottom <= bar.bottom).toBe(true)
})

test('the problem that comes next is in sight at the end, below the hill of the category', async () => {
  const calls = { 'GET /api/learning': learned(8, { 'spot-1': 0, 'spot-2': 2 }) }
  await openPage('/learn/dynamic-programming', { as: 'member', calls })
  await expect.element(button('Solve House Robber')).toHaveLength(1)
  const { bottom } = button('Solve House Robber').element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(844)
  await expect.element(page.getByText(/of 7 lessons of Dynamic Programming played/)).toBeVisible()
})
