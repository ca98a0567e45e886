import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dayOf } from '#platform/local-day.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { inDays, planReply } from '#testing/browser/plan-replies.ts'
import { toast } from '#testing/browser/screens.ts'
import { noRounds, standing, standingOf } from '#testing/browser/standing-replies.ts'
import { realReply, refusal } from '#testing/browser/stub-calls.ts'

const heading = page.getByRole('heading', { level: 1 })
const table = page.getByRole('table', { name: 'Legs of the plan, in order' })
const untouched = realReply('GET /api/settings')
const uber = {
  companies: [{ slug: 'uber', name: 'Uber' }],
  mix: new Map([
    ['trie', 2],
    ['hash-lookup', 3],
  ]),
}
const known = [standingOf('two-pointers', '++-+')]

/** A member with 26 days to Uber. */
function openPlan(calls = {}, records = {}) {
  return openPage('/plan', {
    as: 'member',
    calls: {
      'GET /api/settings': {
        ...untouched,
        interviewOn: inDays(26),
        hoursPerWeek: 5,
        companies: ['uber'],
        isAnswered: true,
      },
      'GET /api/practice/plan': planReply(26, { ...uber, standing: standing(known), ...records }),
      'GET /api/practice/standing': standing(known),
      'GET /api/practice/rounds': noRounds,
      ...calls,
    },
  })
}

test('shows what fits, why in this order, and by name what does not', async () => {
  await openPlan()
  await expect.element(heading).toHaveTextContent('26 days to Uber')
  await expect.element(table.getByRole('row', { name: /^Hash Map Lookup Asked most 60\.0%/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /^Rounds 6 minutes on each day/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /^Mock interviews 45 minutes/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'What will not fit' })).toBeVisible()
  const unionFind = page.getByRole('link', { name: 'Union-Find to come' })
  await expect.element(unionFind).not.toBeInTheDocument()
  await page.getByText(/^\d+ more$/).click()
  await expect.element(unionFind).toBeVisible()
  await expectAccessible()
})

test('on a phone the days are a calendar, and the rows say them in words', async () => {
  await page.viewport(390, 844)
  await openPlan()
  await expect.element(heading).toHaveTextContent('26 days to Uber')
  await expect.element(table.getByRole('row', { name: /^Hash Map Lookup .* to / })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible()
})

test('hours are changed in place, and the plan is read again once they are saved', async () => {
  const { calls } = await openPlan({
    'PUT /api/settings': ({ body }: { body?: object }) => ({
      ...untouched,
      interviewOn: inDays(26),
      companies: ['uber'],
      isAnswered: true,
      ...body,
    }),
  })
  const field = page.getByLabelText('Hours a week')
  await expect.element(field).toHaveValue(5)
  calls.stub({
    'GET /api/practice/plan': planReply(26, {
      ...uber,
      settings: { interviewOn: inDays(26), hoursPerWeek: 10 },
    }),
  })
  await field.fill('10')
  await expect.element(page.getByText(/^Ten hours a week make 37 hours/)).toBeVisible()
  await field.fill('90')
  await expect.element(page.getByText('Enter whole hours, from 1 to 40 a week.')).toBeVisible()
  await expect.element(page.getByText(/^Ten hours a week make 37 hours/)).toBeVisible()
})

test('a date that has passed changes nothing', async () => {
  const { calls } = await openPlan()
  await page.getByLabelText('Interview').fill(inDays(-2))
  await expect.element(page.getByText('This date has passed.', { exact: false })).toBeVisible()
  await expect.element(heading).toHaveTextContent('26 days to Uber')
  await expect.poll(() => calls.to('PUT /api/settings')).toEqual([])
})

test('leaving it clears the date and the companies, and can be undone', async () => {
  const { calls } = await openPlan({
    'PUT /api/settings': ({ body }: { body?: object }) => ({ ...untouched, isAnswered: true, ...body }),
  })
  await page.getByRole('button', { name: 'Leave the plan' }).click()
  await expect
    .poll(() => Object.assign({}, ...calls.to('PUT /api/settings').map(({ body }) => body)))
    .toMatchObject({ interviewOn: null, companies: [] })
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => Object.assign({}, ...calls.to('PUT /api/settings').map(({ body }) => body)))
    .toMatchObject({ interviewOn: inDays(26), companies: ['uber'] })
})

test('a company is removed by its chip, and another added from the list', async () => {
  const { calls } = await openPlan({
    'PUT /api/settings': ({ body }: { body?: object }) => ({
      ...untouched,
      interviewOn: inDays(26),
      isAnswered: true,
      ...body,
    }),
  })
  await page.getByRole('button', { name: 'Remove Uber' }).click()
  await expect.poll(() => calls.to('PUT /api/settings').at(-1)?.body).toMatchObject({ companies: [] })
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('checkbox', { name: /^Google \d/ }).click()
  await expect.poll(() => calls.to('PUT /api/settings').at(-1)?.body).toMatchObject({ companies: ['google'] })
})

test('the calendar file is made in the browser', async () => {
  await openPlan()
  const { promise, resolve } = Promise.withResolvers<HTMLAnchorElement>()
  addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && resolve(target), {
    capture: true,
  })
  HTMLAnchorElement.prototype.click = function click() {
    resolve(this)
  }
  await page.getByRole('button', { name: 'Calendar file' }).click()
  const link = await promise
  expect(link.download).toBe('plan.ics')
  const text = await (await fetch(link.href)).text()
  expect(text).toContain(`UID:plan-${untouched.userId}-interview@${location.hostname}`.slice(0, 70))
})

test('after a break it says what moved', async () => {
  const days = [{ day: dayOf(inDays(-30)), answered: 10, credit: 8, altitude: { meters: 1000, range: 170 } }]
  await openPlan({}, { standing: { ...standing(known), days } })
  await expect.element(page.getByText('Moved by itself.')).toBeVisible()
  await expect.element(page.getByText(/Nothing piles up: the plan starts from today/)).toBeVisible()
})

test('without a date it says that it is slower', async () => {
  await openPage('/plan', { as: 'member' })
  await expect.element(heading).toHaveTextContent('A plan without a date')
  await expect.element(page.getByText(/two new patterns a week at most/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Leave the plan' })).not.toBeInTheDocument()
})

test('a plan over a year has weeks as columns and fits on the page', async () => {
  await openPlan({ 'GET /api/practice/plan': planReply(365) })
  await expect.element(heading).toHaveTextContent('365 days to your interview')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('a guest gets the open patterns, made in the browser', async () => {
  const { calls } = await openPage('/plan', {
    as: 'guest',
    localStorage: {
      'capra.guestSettings': JSON.stringify({
        interviewOn: inDays(28),
        hoursPerWeek: 4,
        experience: null,
        companies: [],
        isAnswered: true,
      }),
    },
  })
  await expect.element(heading).toHaveTextContent('28 days to your interview')
  await expect.element(table.getByRole('row', { name: /^Two Pointers/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /^Sealed Five/ })).not.toBeInTheDocument()
  await expect.poll(() => calls.to('GET /api/practice/plan')).toEqual([])
})

test('what could not be loaded can be tried again', async () => {
  const { calls } = await openPlan({ 'GET /api/practice/plan': refusal(503, 'Please try again.') })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your plan could not be loaded.')
  calls.stub({ 'GET /api/practice/plan': planReply(26, uber) })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(heading).toHaveTextContent('26 days to Uber')
})

test('every control is reached with the keyboard', async () => {
  await openPlan()
  await expect.element(heading).toHaveTextContent('26 days to Uber')
  ;(page.getByLabelText('Hours a week').element() as HTMLElement).focus()
  const reached: (string | null)[] = []
  for (let press = 0; press < 5; press++) {
    await userEvent.tab()
    reached.push(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
    )
  }
  expect(reached.slice(0, 4)).toEqual(['Remove Uber', '+Add', 'Calendar file', 'Leave the plan'])
})
