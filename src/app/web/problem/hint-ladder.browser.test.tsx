import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { type OpenedPage, openPage, type PageOptions } from '#testing/browser/open-page.tsx'
import '#testing/browser/screens.ts'
import { offline, realReply, refusal } from '#testing/browser/stub-calls.ts'

const drawer = () => page.getByRole('dialog')
const details = (title: string) => page.getByRole('button', { name: `Details of ${title}`, exact: true })
const show = (what: string) => drawer().getByRole('button', { name: `Show ${what}`, exact: true })
const rung = (name: string) => drawer().getByRole('group', { name, exact: true })
const count = (text: string) => drawer().getByRole('status').filter({ hasText: text })

const help = {
  number: 209,
  asks: 'Return the length of the shortest subarray of `nums` whose sum is at least `target`.',
  patterns: [
    {
      pattern: 'sliding-window',
      hints: [
        'Grow a window by hand.',
        'Shrink with a `while`.',
        'After shrinking, the sum is too small.',
      ] as [string, string, string],
      adds: 'The length varies now.',
      time: 'O(n)',
      space: 'O(1)',
      cost: 'O(1) space, because two indices are enough',
      solvedBy: 'shortest-window',
      isJudged: true,
    },
  ],
  questions: [{ question: 'Why `while` and not `if`?', answer: 'One removal may not be enough.' }],
}
const userId = () => realReply('GET /api/user').id

/** A server that keeps the highest number. */
function learningCalls(hints: Record<string, number> = {}): NonNullable<PageOptions['calls']> {
  const stored = { ...hints }
  const reply = () => ({ userId: userId(), lessons: {}, hints: { ...stored }, results: {} })
  return {
    'GET /api/problems/:number/help': help,
    'GET /api/learning': reply,
    'PUT /api/learning': ({ body }) => {
      Object.assign(stored, body.hints)
      return reply()
    },
    'PUT /api/solved': () => new Promise(() => {}),
  }
}

async function openLadder(options: PageOptions): Promise<OpenedPage> {
  const opened = await openPage('/category/1#sliding-window', options)
  await details('Minimum Size Subarray Sum').click()
  return opened
}

test('hints open one at a time up to the whole idea, and stand open the next time', async () => {
  const { calls } = await openLadder({ as: 'member', calls: learningCalls() })
  await expect.element(drawer().getByText(/^Return the length of the shortest subarray of/)).toBeVisible()
  await expect.element(count('One at a time')).toBeVisible()
  await expect.element(show('hint 2')).not.toBeInTheDocument()
  await expectAccessible()

  await show('hint 1').click()
  await expect.element(rung('Hint 1')).toHaveFocus()
  await expect.element(rung('Hint 1')).toHaveAccessibleDescription('Grow a window by hand.')
  await expect.element(count('1 of 4 opened')).toBeVisible()
  await show('hint 2').click()
  await show('hint 3').click()
  await expect.element(drawer().getByText('What this problem adds')).not.toBeInTheDocument()
  await show('the whole idea').click()
  await expect.element(rung('The whole idea')).toHaveFocus()
  await expect.element(rung('The whole idea')).toMatchTextContent('The length varies now.')
  await expect
    .element(rung('The whole idea'))
    .toMatchTextContent('O(n) time, O(1) space. O(1) space, because two indices are enough.')
  await expect.element(rung('The whole idea')).toMatchTextContent('shortest')
  await expect.element(drawer().getByRole('tab', { name: 'Python' })).toBeVisible()
  const { scrollHeight, clientHeight } = drawer().element()
  expect(scrollHeight, 'the head stays').toBe(clientHeight)
  await expectAccessible()
  await expect.poll(() => calls.to('PUT /api/learning').at(-1)?.body.hints).toEqual({ 209: 4 })

  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('img', { name: '4 of 4 hints opened' })).toBeInTheDocument()
  await details('Minimum Size Subarray Sum').click()
  await expect.element(count('4 of 4 opened')).toBeVisible()
  await expect.element(rung('The whole idea')).toBeVisible()
})

test('H opens the next hint, but not while a note is being written', async () => {
  await openLadder({
    as: 'member',
    calls: {
      ...learningCalls(),
      'PUT /api/company-questions/:id/mark': ({ body }) => ({ id: 209, isStarred: false, ...body }),
    },
  })
  await expect.element(show('hint 1')).toBeVisible()
  await userEvent.keyboard('h')
  await expect.element(rung('Hint 1')).toHaveFocus()
  await userEvent.keyboard('H')
  await expect.element(count('2 of 4 opened')).toBeVisible()
  await drawer().getByRole('textbox').click()
  await userEvent.keyboard('hash')
  await expect.element(drawer().getByRole('textbox')).toHaveValue('hash')
  await expect.element(count('2 of 4 opened')).toBeVisible()
})

test('a solved problem says how many hints it took, and shows its pattern', async () => {
  await openLadder({ as: 'member', calls: learningCalls({ 209: 2 }) })
  await expect.element(rung('Hint 2')).toBeVisible()
  await expect.element(drawer().getByRole('link', { name: 'Sliding Window' })).not.toBeInTheDocument()
  await drawer().getByRole('checkbox').click()
  await expect.element(count('Solved with 2 hints')).toBeVisible()
  await expect.element(drawer().getByRole('link', { name: 'Sliding Window' }).first()).toBeVisible()
})

test('a problem solved with no hint open says so', async () => {
  await openLadder({
    as: 'member',
    calls: {
      ...learningCalls(),
      'GET /api/solved': { userId: userId(), version: 1, solved: [209] },
    },
  })
  await expect.element(count('Solved without hints')).toBeVisible()
})

test('a guest has the hints of open categories, and this browser remembers them', async () => {
  const { calls, unmount } = await openLadder({
    as: 'guest',
    calls: { 'GET /api/problems/:number/help': help },
  })
  await show('hint 1').click()
  await show('hint 2').click()
  expect(JSON.parse(localStorage.getItem('capra.guestLearning') ?? '{}').hints).toEqual({ 209: 2 })
  await expect.poll(() => calls.to('PUT /api/learning')).toEqual([])
  await unmount()
  await openLadder({ as: 'guest', calls: { 'GET /api/problems/:number/help': help } })
  await expect.element(count('2 of 4 opened')).toBeVisible()
})

test('a problem of a category that needs an account offers one in place of its hints', async () => {
  const { calls } = await openPage('/dfs-bfs-guide', {})
  await details('Number of Islands').click()
  await expect.element(drawer().getByText(/^With a free account you get the hints/)).toBeVisible()
  await expect.element(show('hint 1')).not.toBeInTheDocument()
  await expect.poll(() => calls.to('GET /api/problems/:number/help')).toEqual([])
})

test('hints that cannot be loaded say why, and are loaded again', async () => {
  const { calls } = await openLadder({
    as: 'member',
    calls: { ...learningCalls(), 'GET /api/problems/:number/help': offline },
  })
  const alert = drawer().getByRole('alert')
  await expect.element(alert).toMatchTextContent('The hints could not be loaded. Network connection error.')
  calls.stub({ 'GET /api/problems/:number/help': help })
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect.element(show('hint 1')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('hints opened without network stay open and are saved later', async () => {
  await openLadder({
    as: 'member',
    calls: {
      ...learningCalls(),
      'PUT /api/learning': refusal(503, 'The server is temporarily unavailable.'),
    },
  })
  await show('hint 1').click()
  await expect.element(count('1 of 4 opened')).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('capra.waitingLearning.'))).toHaveLength(1)
})

test('a company question that is no practice problem has no ladder', async () => {
  const { calls } = await openPage('/company-questions?q=Analyze%20User%20Website', { as: 'member' })
  await page
    .getByRole('button', { name: /^More for Analyze/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Hints and details' }).click()
  await expect.element(drawer().getByRole('link', { name: /^Solve on LeetCode/ })).toBeVisible()
  await expect.element(drawer().getByRole('button', { name: /^Show hint/ })).not.toBeInTheDocument()
  await expect.poll(() => calls.to('GET /api/problems/:number/help')).toEqual([])
})

test('what learners ask about the problem is folded, and so is each answer', async () => {
  await openLadder({ as: 'member', calls: learningCalls() })
  const question = drawer().getByText('Why while and not if?')
  await expect.element(question).not.toBeVisible()
  await drawer().getByText('Questions learners ask').click()
  await expect.element(question).toBeVisible()
  await expect.element(drawer().getByText('One removal may not be enough.')).not.toBeVisible()
  await question.click()
  await expect.element(drawer().getByText('One removal may not be enough.')).toBeVisible()
  await expectAccessible()
})
