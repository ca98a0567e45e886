import { expect, type Page } from '@playwright/test'
import { listen } from '../support/complaints.ts'
import { be, type Kind, signUpElsewhere } from '../support/people.ts'
import {
  expectHeading,
  firstStepHeading,
  landingHeading,
  openCard,
  signIn,
  signOut,
  tick,
  visit,
} from '../support/screens.ts'
import { test } from '../support/test.ts'

const auth = 'Welcome to Capra'

/**
 * URL, and the heading that visitors, guests and members get. Visitors open all that is drawn ahead, members each page,
 * and guests one of each kind; route-table.test.ts says which page is open to whom.
 */
const routes: readonly [path: string, headings: Partial<Record<Kind, string>>][] = [
  ['/landing', { visitor: landingHeading, member: landingHeading }],
  ['/', { visitor: landingHeading, guest: 'Start with Two Pointers', member: firstStepHeading }],
  ['/category', { guest: 'Arrays', member: 'Arrays' }],
  ['/category/2', { visitor: auth, member: 'Binary Search' }],
  ['/category/99', { guest: 'Category Not Found', member: 'Category Not Found' }],
  ['/interview-questions', { member: 'Interview Questions' }],
  ['/company-questions', { guest: 'Company Questions', member: 'Company Questions' }],
  ['/practice', { guest: 'Practice', member: 'Practice' }],
  ['/study-notes', { visitor: 'Study Notes', guest: 'Study Notes', member: 'Study Notes' }],
  ['/dfs-bfs-guide', { visitor: 'DFS and BFS guide', member: 'DFS and BFS guide' }],
  ['/linkedlist-cheatsheet', { visitor: 'Linked-list cheat sheet', member: 'Linked-list cheat sheet' }],
  ['/dp-guide', { visitor: 'Dynamic programming guide', member: 'Dynamic programming guide' }],
  ['/security', { visitor: 'Security', member: 'Security' }],
  ['/my-herd', { guest: auth, member: 'My Herd' }],
  ['/my-herd?tab=history', { visitor: auth, member: 'My Herd' }],
  ['/my-herd/interviews/0198-unknown', { member: 'Interview' }],
  ['/ai-tutor', { visitor: auth, guest: auth, member: 'AI Tutor' }],
  ['/ai-tutor/chat/arrays', { member: 'AI Tutor - Arrays' }],
  ['/operator/import', { visitor: '404 Page Not Found', member: '404 Page Not Found' }],
  ['/operator/reports', { member: '404 Page Not Found' }],
  ['/nowhere', { visitor: '404 Page Not Found', guest: '404 Page Not Found', member: '404 Page Not Found' }],
]

test('visitors, guests and members open what they may see, or come to the sign-in page, and the console stays empty', async ({
  page,
  site,
}) => {
  const complaints = await listen(page)
  for (const kind of ['visitor', 'guest', 'member'] as const) {
    await be(kind, page.context(), site)
    for (const [path, { [kind]: heading }] of routes)
      await test.step(`${kind}: ${path}`, async () => {
        if (heading === undefined) return
        const response = await visit(page, path)
        expect(response?.status()).toBe(path === '/nowhere' ? 404 : 200)
        await expectHeading(page, heading)
        await expect(page.getByText('Loading')).toHaveCount(0)
        if (heading !== auth) return expect(page).toHaveURL(path)
        await expect(page).toHaveURL('/auth')
        expect(await intendedDestination(page)).toBe(path)
        await page.evaluate(() => localStorage.removeItem('intendedDestination'))
      })
  }
  // The browser itself reports what does not exist, for this person at least.
  const isMissing = /\/(nowhere|operator\/\w+): .* status of 404/
  expect(complaints.filter((complaint) => !isMissing.test(complaint))).toEqual([])
})

test('a guest whose browser dropped the cookie gets their page without seeing a visitor’s first', async ({
  page,
  site,
}) => {
  await be('guest', page.context(), site)
  for (const [path, heading] of [
    ['/', 'Start with Two Pointers'],
    ['/category/1', 'Arrays'],
  ] as const) {
    await page.context().clearCookies()
    await page.goto(path)
    await expectHeading(page, heading)
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).toHaveAttribute('data-prerendered', 'guest')
  }
})

test('signing in leads to the requested page, and after signing out Back shows nothing private', async ({
  page,
  site,
  browser,
}) => {
  const ada = await signUpElsewhere(browser, site)
  await visit(page, '/category/1?from=mail#top')
  await expectHeading(page, auth)
  await signIn(page, ada)
  await expectHeading(page, 'Arrays')
  await expect(page).toHaveURL('/category/1?from=mail#top')
  expect(await intendedDestination(page)).toBeNull()

  await openCard(page, 'Two Pointers')
  await tick(page, 'Move Zeroes')
  await visit(page, '/company-questions')
  await signOut(page)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expectHeading(page, auth)
  await expect(page.getByRole('button', { name: /^Account menu/ })).toHaveCount(0)
  expect(await intendedDestination(page)).toBe('/company-questions')
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

function intendedDestination(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('intendedDestination'))
}
