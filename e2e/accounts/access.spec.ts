import { expect, type Page } from '@playwright/test'
import { listen } from '../support/complaints.ts'
import { be, signUpElsewhere } from '../support/people.ts'
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

/** The route table of the spec: URL, and the heading that visitors, guests and members get. */
const routes: readonly [path: string, visitor: string, guest: string, member: string][] = [
  ['/landing', landingHeading, landingHeading, landingHeading],
  ['/', landingHeading, 'Start with Two Pointers', firstStepHeading],
  ['/category', auth, 'Arrays', 'Arrays'],
  ['/category/2', auth, 'Binary Search', 'Binary Search'],
  ['/category/5', auth, 'Stack & Queue', 'Stack & Queue'],
  ['/category/8', auth, 'Dynamic Programming', 'Dynamic Programming'],
  ['/category/99', auth, 'Category Not Found', 'Category Not Found'],
  ['/interview-questions', auth, 'Interview Questions', 'Interview Questions'],
  ['/company-questions', auth, 'Company Questions', 'Company Questions'],
  ['/practice', auth, 'Practice', 'Practice'],
  ['/study-notes', 'Study Notes', 'Study Notes', 'Study Notes'],
  ['/dfs-bfs-guide', 'DFS and BFS guide', 'DFS and BFS guide', 'DFS and BFS guide'],
  ['/linkedlist-cheatsheet', 'Linked-list cheat sheet', 'Linked-list cheat sheet', 'Linked-list cheat sheet'],
  ['/dp-guide', 'Dynamic programming guide', 'Dynamic programming guide', 'Dynamic programming guide'],
  ['/security', 'Security', 'Security', 'Security'],
  ['/my-herd', auth, auth, 'My Herd'],
  ['/my-herd?tab=history', auth, auth, 'My Herd'],
  ['/my-herd/interviews/0198-unknown', auth, auth, 'Interview'],
  ['/ai-tutor', auth, auth, 'AI Tutor'],
  ['/ai-tutor/chat/arrays', auth, auth, 'AI Tutor - Arrays'],
  ['/operator/import', '404 Page Not Found', '404 Page Not Found', '404 Page Not Found'],
  ['/operator/reports', '404 Page Not Found', '404 Page Not Found', '404 Page Not Found'],
  ['/nowhere', '404 Page Not Found', '404 Page Not Found', '404 Page Not Found'],
]

test('visitors, guests and members open what they may see, or come to the sign-in page, and the console stays empty', async ({
  page,
  site,
}) => {
  const complaints = await listen(page)
  for (const [column, kind] of (['visitor', 'guest', 'member'] as const).entries()) {
    await be(kind, page.context(), site)
    for (const [path, ...headings] of routes)
      await test.step(`${kind}: ${path}`, async () => {
        const heading = headings[column] ?? ''
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
