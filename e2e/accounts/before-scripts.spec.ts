import { expect, type Page } from '@playwright/test'
import { signUpElsewhere } from '../support/people.ts'
import { expectHeading, signIn } from '../support/screens.ts'
import { test } from '../support/test.ts'

/** What may be pressed while the scripts of a prerendered page are still on their way. */

const auth = 'Welcome to Capra'
const publicPages = [
  '/',
  '/landing',
  '/study-notes',
  '/dfs-bfs-guide',
  '/linkedlist-cheatsheet',
  '/dp-guide',
  '/nowhere',
]

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every link of a public page that needs a sign-in leads there with its destination', async ({
    page,
  }) => {
    const [seen, tried] = [new Set<string>(), new Set<string>()]
    for (const path of publicPages) {
      await page.goto(path)
      const links = page.locator('main a[href^="/"], nav a[href^="/"]')
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      for (const href of new Set(hrefs.filter((each) => !tried.has(each)))) {
        tried.add(href)
        const { pathname, searchParams } = new URL((await page.request.get(href)).url())
        if (pathname !== '/auth') continue
        const next = searchParams.get('next')
        if (href.startsWith('/auth')) expect(next, `${href} on ${path}`).toMatch(/^\//)
        // A browser sends no fragment, and keeps it over the redirect.
        else expect(next).toBe(href.replace(/#.*/, ''))
        seen.add(next ?? '')
      }
    }
    for (const path of ['/', '/practice', '/my-herd', '/ai-tutor', '/interview-questions', '/category/8'])
      expect([...seen]).toContain(path)
  })

  test('a protected page shows the form to sign in', async ({ page }) => {
    await page.goto('/company-questions?companies=google#list')
    await expectHeading(page, auth)
    expect(page.url()).toContain('/auth?next=%2Fcompany-questions%3Fcompanies%3Dgoogle#list')
  })
})

test('a card pressed before the scripts have come leads to its page after signing in', async ({
  page,
  site,
  browser,
}) => {
  const ada = await signUpElsewhere(browser, site)
  const release = await holdScripts(page)
  await page.goto('/landing', { waitUntil: 'domcontentloaded' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /My Herd/ })
    // It is announced as disabled, for which Playwright would wait.
    .click({ force: true })
  await expectHeading(page, auth)
  release()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('My Herd needs a free account')).toBeVisible()
  await signIn(page, ada)
  await expect(page).toHaveURL('/my-herd')
})

test('a name pressed before the scripts have come is answered once they are there', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/landing', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Sliding Window' }).click()
  await expect(page).toHaveURL(/answer=sliding-window/)
  release()
  const feedback = page.getByRole('region', { name: 'What gives it away' })
  await expect(feedback.getByRole('heading', { level: 3, name: 'Sliding Window' })).toBeFocused()
})

/** Holds all scripts back. @returns what lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
