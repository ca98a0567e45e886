import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { learned } from '#testing/browser/learned-replies.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const verdict = page.getByRole('region', { name: 'Which is it?' }).getByRole('status')
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('a lesson is played by keys: a number answers, Enter goes on, an arrow goes back', async () => {
  const { calls } = await openPage('/learn/dynamic-programming', {
    as: 'member',
    calls: { 'PUT /api/learning': learned(1, { try: 0, waste: 2 }) },
  })
  await expect.element(heading('Five houses in a row')).toBeVisible()
  await expect.element(button('Answer to go on')).toBeDisabled()
  await expect.element(page.getByText('Nothing here is wrong.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('neighbors: never both').first()).toBeInTheDocument()
  await userEvent.keyboard('1')
  await expect.element(page.getByText('It takes 10, and 12 is possible.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Try everything')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(heading('Five houses in a row')).toBeVisible()
  await expect.element(page.getByText('It takes 10, and 12 is possible.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  // A wrong answer names the thought behind it, and the right one is shown beside it.
  await userEvent.keyboard('3')
  await expect.element(page.getByText('You are thinking of richest first.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('9 of the 15 calls are repeats.', { exact: false })).toBeVisible()
  await expect
    .poll(() => calls.to('PUT /api/learning').at(-1)?.body)
    .toMatchObject({
      lessons: { 'dynamic-programming': { step: 1, answers: { try: 0, waste: 2 } } },
    })
})

test.each([1440, 390])(
  'each call of the tally has a cell of the same width, %i pixels wide',
  async (width) => {
    await page.viewport(width, 844)
    await openPage('/learn/dynamic-programming', {
      as: 'member',
      calls: {
        'GET /api/learning': learned(1, { try: 0, waste: 1 }),
        'PUT /api/learning': learned(1, { try: 0, waste: 1 }),
      },
    })
    await expect.element(page.getByText('a whole subtree again')).toBeVisible()
    const cells = page.getByCss('[class*="tally"] i').elements()
    expect(cells).toHaveLength(15)
    const widths = cells.map((cell) => Math.round(cell.getBoundingClientRect().width))
    expect(new Set(widths).size).toBe(1)
    expect(widths[0]).toBeGreaterThan(8)
  },
)

test('a choice of your own is added up in the picture, and neighbors are refused', async () => {
  await openPage('/learn/dynamic-programming', { as: 'member' })
  const houses = page.getByRole('group', { name: 'Press in the picture' }).getByRole('button')
  await expect.element(houses).toHaveLength(5)
  await expect.element(page.getByText('Press houses to try a choice of your own.')).toBeVisible()
  await houses.nth(0).click()
  await houses.nth(2).click()
  await expect.element(page.getByText('4 + 5 = 9')).toBeVisible()
  await houses.nth(1).click()
  await expect.element(page.getByText('Houses 1 and 2 are neighbors: the alarm goes off.')).toBeVisible()
  await houses.nth(2).click()
  await expect.element(page.getByText('4 so far')).toBeVisible()
})

test('the lines of the idea fill one after the other', async () => {
  await openPage('/learn/dynamic-programming', {
    as: 'member',
    calls: {
      'GET /api/learning': learned(2, { try: 1, waste: 1 }),
      'PUT /api/learning': learned(2, { try: 1, waste: 1, state: 20 }),
    },
  })
  await expect.element(heading('Solve each row once')).toBeVisible()
  await expect.element(page.getByText('asked now')).toBeInTheDocument()
  await button(/I don’t know/).click()
  await expect
    .element(page.getByText('is the most cash from the first', { exact: false }).first())
    .toBeVisible()
  await button('Continue').click()
  await expect
    .element(page.getByRole('heading', { name: 'Which line compares the two choices?' }))
    .toBeVisible()
  await userEvent.keyboard('2')
  await button('Continue').click()
  await expect
    .element(page.getByRole('heading', { name: 'Which cells are known without any choice?' }))
    .toBeVisible()
})

test('an answer about a cell writes its value at once, and compares the choices line by line', async () => {
  const answers = { try: 1, waste: 1, state: 0, recurrence: 1, base: 1, order: 1, 'watch-1': 0, 'watch-2': 1 }
  await openPage('/learn/dynamic-programming', {
    as: 'member',
    calls: {
      'GET /api/learning': learned(3, answers),
      'PUT /api/learning': learned(3, { ...answers, 'watch-3': 1 }),
    },
  })
  await expect.element(page.getByText('question 3 of 5')).toBeVisible()
  const table = page.getByRole('img', { name: /Row best:/ })
  await expect.element(table).toHaveAccessibleName(/Row best: 0, 4, 7, \?, empty, empty\./)
  await userEvent.keyboard('2')
  await expect.element(table).toHaveAccessibleName(/Row best: 0, 4, 7, 9, empty, empty\./)
  await expect.element(page.getByTerm('skip 3')).toHaveTextContent('7')
  await expect.element(page.getByText('the larger')).toHaveLength(1)
  // The thought behind the wrong answer, instead of the right one once more.
  await expect.element(page.getByText('Skipping keeps the 7 of cell 2.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('It is “Rob this house”.')).not.toBeInTheDocument()
})

test('a lesson continues at the step that was reached, and steps before it can be read again', async () => {
  const calls = {
    'GET /api/learning': learned(4, { try: 1, waste: 1 }),
    'PUT /api/learning': learned(4, { keeps: 1 }),
  }
  await openPage('/learn/dynamic-programming', { as: 'member', calls })
  await expect.element(page.getByRole('heading', { name: 'Which line keeps this true?' })).toBeVisible()
  await userEvent.keyboard('2')
  await button('Continue').click()
  await expect.element(page.getByRole('heading', { name: /The picture at line/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Build it: order the lines' }))
    .toHaveAttribute('href', '/build/dynamic-programming')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText('Skip: 4. Rob: 0 + 7 = 7. Store 7.')).toBeVisible()
  await button('1. The problem').click()
  await expect.element(heading('Five houses in a row')).toBeVisible()
})

test('where two lines keep together what stays true, either is right', async () => {
  const calls = {
    'GET /api/learning': learned(4, {}, 0, 'backtracking'),
    'PUT /api/learning': learned(4, { keeps: 1 }, 0, 'backtracking'),
  }
  await openPage('/learn/backtracking', { as: 'member', calls })
  await expect.element(page.getByRole('heading', { name: 'Which line keeps this true?' })).toBeVisible()
  await userEvent.keyboard('2')
  await expect.element(page.getByText('Together, they keep it true at every step.')).toBeVisible()
  await expect.element(button(/path\.append.*, right$/)).toBeInTheDocument()
  await expect.element(button(/path\.pop.*, right$/)).toBeInTheDocument()
})

test('in a Spot, marked words are collected as in practice, and the answer comes with its formula', async () => {
  await openSpot()
  const statement = page.getByRole('application')
  await expect.element(statement).toMatchTextContent('A courier climbs a tower')
  statement.element().focus()
  await userEvent.keyboard('{Enter}')
  const marks = page.getByRole('list', { name: 'Your marks, three at most' })
  await expect.element(marks.getByRole('listitem').first()).toHaveTextContent('A')
  await button('Remove the mark: A').click()
  await expect.element(marks.getByRole('listitem').first()).toHaveTextContent('mark the words that decide')
  statement.element().focus()
  await userEvent.keyboard('{Enter}1')
  await expect.element(verdict).toMatchTextContent('ways[i] = ways[i-1] + ways[i-2]')
  await expect.element(page.getByText('you marked', { exact: true })).toBeVisible()
  await expect.element(marks).not.toBeInTheDocument()
  await expectAccessible()
})

test('on a phone, the verdict of a Spot comes before the evidence', async () => {
  await page.viewport(390, 844)
  await openSpot()
  await button(/^Linear DP/).click()
  const said = verdict.element().getBoundingClientRect()
  const statement = page.getByText('A courier climbs', { exact: false }).element().getBoundingClientRect()
  expect(said.bottom).toBeLessThanOrEqual(statement.top)
  expect(said.top).toBeGreaterThan(0)
  await expectAccessible()
})

async function openSpot() {
  const calls = { 'GET /api/learning': learned(6, {}), 'PUT /api/learning': learned(6, { 'spot-1': 0 }) }
  await openPage('/learn/dynamic-programming', { as: 'member', calls })
  await expect.element(page.getByRole('heading', { name: 'Which is it?' })).toBeVisible()
}

test('both Spots right: the lesson ends with what one can now do, and the first problem', async () => {
  const calls = { 'GET /api/learning': learned(8, { 'spot-1': 0, 'spot-2': 2 }) }
  await openPage('/learn/dynamic-programming', { as: 'member', calls })
  await expect.element(heading('You can now spot Linear DP')).toBeVisible()
  await button('Solve House Robber').click()
  await expect.element(page.getByRole('dialog', { name: /House Robber/ })).toBeVisible()
})

test.each([
  ['a desktop', 1440, 900],
  ['a phone', 390, 844],
])('code that is longer than its box ends with a whole line: %s', async (_, width, height) => {
  await page.viewport(width, height)
  const calls = {
    'GET /api/learning': learned(4, {}, 0, 'backtracking'),
    'PUT /api/learning': learned(4, {}, 0, 'backtracking'),
  }
  await openPage('/learn/backtracking', { as: 'member', calls })
  const listing = page.getByRole('tabpanel')
  await expect.element(listing).toMatchTextContent('return found')
  const box = listing.element().getBoundingClientRect()
  const cut = [...listing.element().children].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return top < box.bottom - 1 && bottom > box.bottom + 1
  })
  expect(cut.map(({ textContent }) => textContent)).toEqual([])
})

test('after more than a week, a lesson continues with what came before', async () => {
  const calls = {
    'GET /api/learning': learned(3, { try: 1, waste: 1, state: 0, recurrence: 1, base: 1, order: 1 }, 9),
  }
  await openPage('/learn/dynamic-programming', { as: 'member', calls })
  await expect.element(page.getByText('You were at step 4. This came before it.')).toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: 'In which order is the table filled?' }))
    .toBeVisible()
  await button('Continue').click()
  await expect.element(heading('Fill the table')).toBeVisible()
})

test('a finished lesson can be played again', async () => {
  const calls = { 'GET /api/learning': learned(8, { try: 1 }), 'PUT /api/learning': learned(8, { try: 1 }) }
  await openPage('/learn/dynamic-programming?again', { as: 'member', calls })
  await expect.element(heading('Five houses in a row')).toBeVisible()
  await expect.element(button('Answer to go on')).toBeDisabled()
})

test('guests have the lessons of open categories; others need an account', async () => {
  await openPage('/learn/dynamic-programming', { as: 'guest' })
  await expect.element(page.getByRole('link', { name: 'Create a free account' })).toBeVisible()
})

test('an unknown address says so', async () => {
  await openPage('/learn/quantum-sort', { as: 'member' })
  await expect.element(heading('Lesson not found')).toBeVisible()
})
