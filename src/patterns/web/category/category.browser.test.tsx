import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { categorySummaries } from '#curriculum/index.ts'
import { displayNameOf, problemsOf } from '#curriculum/patterns.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { standing, standingOf } from '#testing/browser/standing-replies.ts'
import { offline, realReply } from '#testing/browser/stub-calls.ts'

const { patternCount = 0, problemCount } = categorySummaries[0] ?? {}
const card = (pattern: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${pattern}`) }).getByRole('button')
const shown = () => page.getByRole('tabpanel').getByRole('heading', { level: 2, name: /problems/ })

test('a category page shows its texts and figures', async () => {
  await openPage('/category/1', { as: 'member' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Arrays')
  await expect.element(page.getByTerm('Total Patterns')).toHaveTextContent(String(patternCount))
  await expect.element(page.getByTerm('Completed')).toHaveTextContent('0')
  await expect.element(page.getByTerm('Practice Problems')).toHaveTextContent(String(problemCount))
  await expect.element(page.getByTerm('Progress')).toHaveTextContent('0%')
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect.element(breadcrumb.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Completed', 'In Progress', 'Not Started'])
  await expect.element(shown()).toHaveLength(patternCount)
})

test('a card shows the status of its pattern, and the tabs and the switch filter by it', async () => {
  await openPage('/category/1', { as: 'member', calls: { 'GET /api/solved': solved() } })
  await expect.element(card('Two Pointers')).toMatchTextContent('9 problems solved')
  await expect.element(card('Two Pointers')).toMatchTextContent('Pattern Completed! Great job!')
  await expect.element(card('Sliding Window')).toMatchTextContent('2 of 9 problems solved')
  await expect.element(card('Hash Map Lookup')).toMatchTextContent('10 problems available')
  await page.getByRole('tab', { name: 'In Progress' }).click()
  await expect.element(shown()).toHaveLength(1)
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect.element(shown()).toHaveLength(1)
  await page.getByRole('switch', { name: 'Show completed' }).click()
  await expect
    .element(page.getByText('No patterns match the selected filter. Try selecting a different filter.'))
    .toBeVisible()
})

test('there is no switch for completed patterns while there are none', async () => {
  await openPage('/category/1', { as: 'guest' })
  await expect.element(shown()).toHaveLength(patternCount)
  await expect.element(page.getByRole('switch', { name: 'Show completed' })).not.toBeInTheDocument()
})

test('search matches clues, and an empty result repeats the search', async () => {
  await openPage('/category/1', { as: 'guest' })
  const search = page.getByPlaceholder('Search patterns, scenarios, or clues...')
  await search.fill('HOLD THE MOST WATER')
  await expect.element(shown()).toHaveLength(1)
  await search.fill('unicorns')
  await expect.element(page.getByRole('heading', { name: 'No patterns found' })).toBeVisible()
  await expect
    .element(page.getByText('No patterns match "unicorns". Try adjusting your search terms.'))
    .toBeVisible()
})

test('an open card shows every part under a heading, in the order of the reference, and links to a similar pattern', async () => {
  await openPage('/category/1', { as: 'guest' })
  await card('Two Pointers').click()
  await expect.element(page.getByRole('heading', { name: 'Visual demo' })).toBeVisible()
  const headings = page.getByCss('#two-pointers').getByRole('heading').elements()
  const rivals = rivalsOf('two-pointers').map(({ name }) => displayNameOf(name))
  expect(headings.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Start with the lesson',
    'Recognition guide',
    'Phrases that give it away',
    'Easily mistaken for',
    ...rivals.slice(0, 3),
    'Visual demo',
    'Practice problems',
    'Common mistakes',
    'What it costs',
    'Common variations',
    'Pattern Comparison',
    'Questions learners ask',
  ])
  const comparison = page.getByRole('button', { name: 'Pattern Comparison' })
  await expect.element(comparison).toHaveAttribute('aria-expanded', 'false')
  await comparison.click()
  await expect.element(page.getByRole('table', { name: / vs / }).first()).toBeVisible()
  const link = page.getByRole('link', { name: 'Move Zeroes (opens in a new tab)' })
  await expect.element(link).toHaveAttribute('href', 'https://leetcode.com/problems/move-zeroes/')
  await expect.element(link).toHaveAttribute('rel', 'noopener')

  await page.getByRole('checkbox', { name: 'Mark as done: Move Zeroes' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Mark as undone: Move Zeroes' })).toBeChecked()
  await expect.element(card('Two Pointers')).toMatchTextContent('1 of 9 problems solved')
  await page.getByCss('#two-pointers a[href$="#sliding-window"]').first().click()
  await expect.element(card('Sliding Window')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(card('Sliding Window')).toHaveFocus()
})

test('a problem without a name and a pattern without problems have replacement texts', async () => {
  const [arrays, ...others] = realReply('GET /api/categories')
  const patterns = arrays?.patterns.map((pattern) => {
    if (pattern.locked) return pattern
    if (pattern.id === 2) return { ...pattern, practiceQuestions: [], practiceQuestionCount: 0 }
    return {
      ...pattern,
      practiceQuestions: pattern.practiceQuestions.map((each) => ({ ...each, title: '' })),
    }
  })
  await openPage('/category/1', {
    as: 'member',
    calls: { 'GET /api/categories': Response.json([{ ...arrays, patterns }, ...others]) },
  })
  await card('Two Pointers').click()
  await expect.element(page.getByRole('checkbox', { name: /Problem Name Missing/ })).toHaveLength(5)
  await card('Sliding Window').click()
  await expect.element(page.getByText(/No practice problems available/)).toBeVisible()
})

test('an unknown category links back to the dashboard, and a locked one to signing up', async () => {
  const { unmount } = await openPage('/category/99', { as: 'guest' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Category Not Found')
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }))
    .toHaveAttribute('href', '/')
  await unmount()
  await openPage('/category/5', { as: 'guest' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Stack & Queue')
  await expect.element(page.getByRole('main').getByText('3 patterns')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Create Account to Unlock' }))
    .toHaveAttribute('href', '/auth?next=%2Fcategory%2F5&tab=register')
  await expect.element(page.getByText('Monotonic Stack')).not.toBeInTheDocument()
})

/** All nine problems of the first pattern are solved, and two of the second. */
function solved() {
  const { id: userId } = realReply('GET /api/user')
  return { userId, version: 1, solved: [...problemsOf(1), ...problemsOf(2).slice(0, 2)] }
}

test.each([
  [1280, 800, 420],
  [1440, 900, 440],
] as const)(
  'at %s px the first pattern of every category begins high enough, also with a recall',
  async (width, height, most) => {
    await page.viewport(width, height)
    for (const { id } of categorySummaries) {
      const { unmount } = await openPage(`/category/${id}`, {
        as: 'member',
        calls: { 'GET /api/practice/standing': standing([], { answered: 3 }) },
      })
      const first = page.getByRole('tabpanel').getByRole('article').first()
      await expect.element(first).toBeVisible()
      await expect.element(page.getByText('none practiced')).toBeVisible()
      await expect.element(page.getByRole('main').getByCss('.primary-button')).toBeVisible()
      expect(first.element().getBoundingClientRect().top, `category ${id}`).toBeLessThanOrEqual(most)
      await unmount()
    }
  },
)

const next = () => page.getByRole('article').filter({ hasText: 'up next' })
const { id: userId } = realReply('GET /api/user')

test('a new member begins with the lesson of the first pattern, which is open by one level', async () => {
  await page.viewport(390, 844)
  await openPage('/category/1', { as: 'member' })
  const start = page.getByRole('link', { name: 'Start the lesson' })
  await expect.element(start).toHaveAttribute('href', '/learn/two-pointers')
  expect(start.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(420)
  await expect.element(next()).toMatchTextContent('Two Pointers')
  await expect.element(card('Two Pointers')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(next().getByRole('listitem').first()).toMatchTextContent('Lesson, nine steps')
  await expect.element(next().getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
  await expectAccessible()
  await page.viewport(390, 844)
  const nextSteps = next().getByRole('region', { name: 'Next in this pattern' })
  await expect.element(nextSteps).toBeVisible()
  await nextSteps.getByRole('link', { name: 'Show all 9 problems' }).click()
  await expect.element(card('Two Pointers')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByCss('#two-pointers-practice')).toHaveFocus()
  await expect.element(nextSteps).not.toBeInTheDocument()
})

test('whoever has begun with the problems is offered the lesson until it is played', async () => {
  await openPage('/category/1#sliding-window', { as: 'member', calls: { 'GET /api/solved': solved() } })
  await expect.element(page.getByRole('link', { name: 'Start the lesson' })).toHaveLength(2)
  for (const link of page.getByRole('link', { name: 'Start the lesson' }).elements())
    expect(link.getAttribute('href')).toBe('/learn/sliding-window')
  await expect.element(page.getByRole('link', { name: /^Solve it/ })).not.toBeInTheDocument()
})

test('after the lesson, the next problem is named, and the links lead into the sections of its pattern', async () => {
  const startedAt = '2026-11-01T08:00:00.000Z'
  const lessons = { 'sliding-window': { startedAt, step: 8, answers: {}, finishedAt: startedAt } }
  await openPage('/category/1', {
    as: 'member',
    calls: {
      'GET /api/solved': solved(),
      'GET /api/learning': { userId, lessons, hints: {}, results: {} },
    },
  })
  await expect
    .element(page.getByRole('link', { name: /^Solve it .+ \(opens in a new tab\)$/ }))
    .toHaveAttribute('target', '_blank')
  await expect.element(page.getByText('Sliding Window, problem 3 of 9, about 25 minutes')).toBeVisible()
  await expect.element(next()).toMatchTextContent('2 of 9 problems solved')
  await expect
    .element(next().getByRole('link', { name: 'Build it from memory' }))
    .toHaveAttribute('href', '/build/sliding-window')
  await expectAccessible()
  await next().getByRole('link', { name: 'Common mistakes' }).click()
  await expect.element(card('Sliding Window')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByCss('#sliding-window-mistakes')).toHaveFocus()
  // Opened, it shows everything in place of its next steps.
  await expect.element(page.getByText('Next in this pattern')).not.toBeInTheDocument()
})

test('a completed category leads to the next one', async () => {
  const all = realReply('GET /api/categories')[0]?.patterns.flatMap(({ id }) => problemsOf(id)) ?? []
  await openPage('/category/1', {
    as: 'member',
    calls: { 'GET /api/solved': { userId, version: 1, solved: [...new Set(all)] } },
  })
  await expect.element(page.getByText('All of Arrays is completed')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Next category: Binary Search' }))
    .toHaveAttribute('href', '/category/2#basic-binary-search')
  await expect.element(page.getByText('up next')).not.toBeInTheDocument()
  await expectAccessible()
})

test('a mix-up of the pattern to go on with is one of its next steps', async () => {
  const confusion = {
    pattern: 'two-pointers',
    takenFor: 'sliding-window',
    count: 2,
    of: 5,
    recent: [true, false, false, true, true],
  }
  await openPage('/category/1', {
    as: 'member',
    calls: {
      'GET /api/practice/standing': standing([standingOf('two-pointers', '+-+-+')], {
        confusions: [confusion],
      }),
    },
  })
  await expect
    .element(next().getByRole('link', { name: 'Settle your mix-up with Sliding Window' }))
    .toBeVisible()
})

test('the path is joined by a line, which a search or a tab hides', async () => {
  await openPage('/category/1', { as: 'member', calls: { 'GET /api/solved': solved() } })
  const line = () => getComputedStyle(page.getByRole('article').first().element(), '::before').borderLeftStyle
  await expect.poll(line).toBe('solid')
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect
    .poll(() => getComputedStyle(page.getByRole('article').first().element(), '::before').content)
    .toBe('none')
})

test('the patterns stay while what is solved cannot be loaded', async () => {
  const { calls } = await openPage('/category/1', { as: 'member', calls: { 'GET /api/solved': offline } })
  await expect.element(card('Two Pointers')).toBeVisible()
  const button = card('Two Pointers').element()
  await card('Two Pointers').click()
  await expect.element(page.getByRole('heading', { name: 'Practice problems' })).toBeVisible()
  expect(button.isConnected).toBe(true)
  expect(calls.to('GET /api/solved').length).toBeLessThan(5)
})
