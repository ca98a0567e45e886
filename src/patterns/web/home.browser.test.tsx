import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catalogueTotals, categorySummaries, publishedProblems } from '#curriculum/index.ts'
import { problemsOf } from '#curriculum/patterns.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { realReply, refusal } from '#testing/browser/stub-calls.ts'

test("a member's home counts patterns, problems and progress", async () => {
  await openPage('/', {
    as: 'member',
    calls: {
      'GET /api/solved': { userId: realReply('GET /api/user').id, version: 1, solved: [...problemsOf(1)] },
    },
  })
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Learn the pattern. The problem follows.' }))
    .toBeVisible()
  await expect.element(page.getByTerm('patterns')).toHaveTextContent(String(catalogueTotals.patterns))
  await expect.element(page.getByTerm('problems')).toHaveTextContent(`${catalogueTotals.distinctProblems}+`)
  await expect.element(page.getByTerm('complete')).toHaveTextContent('2%')

  const panel = page.getByRole('region', { name: 'Your Learning Progress' })
  const terms = () =>
    panel
      .getByRole('term')
      .elements()
      .map((term) => term.textContent)
  await expect.poll(terms).toEqual(['Patterns Mastered', 'Problems Solved', 'Remaining', 'Overall Progress'])
  await expect.element(page.getByTerm('Patterns Mastered')).toHaveTextContent('1')
  await expect.element(page.getByTerm('Problems Solved')).toHaveTextContent('9')
  await expect
    .element(page.getByTerm('Remaining'))
    .toHaveTextContent(`${catalogueTotals.patterns - 1}patterns`)
  await expect.element(page.getByTerm('Overall Progress')).toHaveTextContent('2%')

  const header = page.getByRole('banner')
  await expect
    .element(header.getByRole('progressbar', { name: 'Overall progress' }))
    .toMatchTextContent(`1 of ${catalogueTotals.patterns} patterns · 2%`)
  await expect.element(header.getByRole('link', { name: 'My Herd' })).toHaveAttribute('href', '/my-herd')
  await expect.element(header.getByPlaceholder('Search patterns...')).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Home')

  const arrays = page.getByRole('link', { name: /^Arrays \d+ patterns/ })
  const { patternCount = 0, problemCount } = categorySummaries[0] ?? {}
  await expect.element(arrays).toMatchTextContent(`${patternCount} patterns`)
  await expect.element(arrays).toMatchTextContent(`1/${patternCount} patterns`)
  await expect.element(arrays).toMatchTextContent(`9/${problemCount} problems`)
  await expect.element(arrays).toMatchTextContent(`${Math.round(100 / patternCount)}%`)
  await expect.element(page.getByRole('main').getByRole('link', { name: /% *$/ })).toHaveLength(8)
  await expect.element(page.getByRole('heading', { name: 'Study tips' })).toBeVisible()
  await expect.element(page.getByText('Create Account to Unlock')).not.toBeInTheDocument()
  await expect.element(page.getByText('Guest Mode: First 2 patterns unlocked')).not.toBeInTheDocument()
})

test('a problem of several patterns counts once on the home page, and in each category that has it', async () => {
  const solved = publishedProblems.flatMap(({ problems }) => problems)
  await openPage('/', {
    as: 'member',
    calls: { 'GET /api/solved': { userId: realReply('GET /api/user').id, version: 1, solved } },
  })
  const { distinctProblems } = catalogueTotals
  await expect.element(page.getByTerm('problems')).toHaveTextContent(`${distinctProblems}+`)
  await expect.element(page.getByTerm('Problems Solved')).toHaveTextContent(String(distinctProblems))
  expect(distinctProblems).toBe(new Set(solved).size)
  for (const { displayName, problemCount } of categorySummaries)
    await expect
      .element(
        page.getByRole('main').getByRole('link', { name: new RegExp(`^${displayName} \\d+ patterns`) }),
      )
      .toMatchTextContent(`${problemCount}/${problemCount} problems`)
})

test("a guest's home opens two categories and counts the ticks of this browser beside zeros", async () => {
  await openPage('/', {
    as: 'guest',
    localStorage: {
      guestProgress: JSON.stringify({
        1: { completed: false, problemsSolved: 0b11 },
        7: { completed: false, problemsSolved: 0b1 },
      }),
    },
  })
  const banner = page.getByRole('complementary', { name: 'Guest mode' })
  await expect
    .element(banner.getByText('Guest Mode: First 2 patterns unlocked', { exact: true }))
    .toBeVisible()
  const [arrays, search] = categorySummaries
  const problems = (arrays?.problemCount ?? 0) + (search?.problemCount ?? 0)
  await expect
    .element(banner)
    .toMatchTextContent(`, that is all of Arrays and Binary Search: ten patterns, ${problems} problems.`)
  await expect
    .element(banner.getByRole('link', { name: 'Create an account, the 3 ticks come along' }))
    .toHaveAttribute('href', '/auth?next=%2F&tab=register')
  const header = page.getByRole('banner')
  await expect.element(header.getByText('Guest', { exact: true })).toBeVisible()
  await expect.element(header.getByRole('button', { name: 'Sign Up' })).toBeVisible()
  await expect.element(header.getByRole('link', { name: 'My Herd' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument()

  await expect
    .element(page.getByRole('link', { name: /^Arrays \d+ patterns/ }))
    .toHaveAttribute('href', '/category/1')
  await expect
    .element(page.getByRole('link', { name: /^Binary Search \d+ patterns/ }))
    .toHaveAttribute('href', '/category/2')
  await expect.element(page.getByRole('link', { name: 'Create Account to Unlock' })).toHaveLength(6)
  await expect.element(page.getByRole('link', { name: /^Strings \d+ patterns/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Strings' })).toBeVisible()

  await expect.element(page.getByTerm('Patterns Mastered')).toHaveTextContent('0')
  await expect.element(page.getByTerm('Problems Solved')).toHaveTextContent('0')
  for (const [category, ticks] of [
    ['Arrays', 2],
    ['Binary Search', 1],
  ])
    await expect
      .element(page.getByRole('link', { name: new RegExp(`^${category} \\d+ patterns`) }))
      .toMatchTextContent(new RegExp(`0/\\d+ problems0%${ticks} ticked in this browser`))
  await expectAccessible()
})

test("a guest's completed pattern counts once there is an account", async () => {
  const [first] = publishedProblems
  if (!first) throw new Error('There is no pattern.')
  const all = 2 ** first.problems.length - 1
  await openPage('/', {
    as: 'guest',
    localStorage: {
      guestProgress: JSON.stringify({ [first.id]: { completed: true, problemsSolved: all } }),
    },
  })
  await expect.element(page.getByText(`${first.problems.length} ticked in this browser`)).toBeVisible()
  await expect.element(page.getByTerm('Patterns Mastered')).toHaveTextContent('0')
  await expect
    .element(page.getByRole('progressbar', { name: 'Overall progress' }))
    .toMatchTextContent(`0 of ${publishedProblems.length} patterns`)
})

test('home shows that it is loading, and offers another try when loading fails', async () => {
  const categories = Promise.withResolvers<Response>()
  const { calls } = await openPage('/', {
    as: 'member',
    calls: { 'GET /api/categories': () => categories.promise },
  })
  await expect.element(page.getByText('Loading DSA patterns...')).toBeVisible()
  categories.resolve(refusal(503, 'The server is temporarily unavailable. Please try again.'))
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      'The patterns could not be loaded. The server is temporarily unavailable. Please try again.',
    )
  calls.stub({ 'GET /api/categories': realReply('GET /api/categories') })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('link', { name: /^Arrays \d+ patterns/ })).toBeVisible()
})

test.each([
  ['member', 420],
  ['guest', 560],
] as const)('on a phone, the next step of a %s is on the first screen', async (as, most) => {
  await page.viewport(390, 844)
  await openPage('/', { as })
  const button = page.getByRole('main').getByCss('.primary-button')
  await expect.element(button).toHaveLength(1)
  expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(most)
})

test('the drawing says how much of each category is completed', async () => {
  const { id: userId } = realReply('GET /api/user')
  await openPage('/', {
    as: 'member',
    calls: { 'GET /api/solved': { userId, version: 1, solved: [...problemsOf(1)] } },
  })
  await expect
    .element(page.getByRole('img', { name: /^Completed by category: Arrays 1 of 6, Binary Search 0 of 4/ }))
    .toBeVisible()
})
