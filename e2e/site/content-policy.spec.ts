import { expect, type Page } from '@playwright/test'
import { readCode } from '../support/mailbox.ts'
import { newPerson } from '../support/people.ts'
import {
  enterCode,
  expectHeading,
  expectHome,
  landingHeading,
  openCard,
  register,
  signOut,
  tick,
  visit,
} from '../support/screens.ts'
import { test } from '../support/test.ts'

const paths = [
  '/landing',
  '/auth',
  '/',
  '/category/1',
  '/category/8',
  '/interview-questions',
  '/company-questions',
  '/practice',
  '/study-notes',
  '/dfs-bfs-guide',
  '/linkedlist-cheatsheet',
  '/dp-guide',
  '/my-herd',
  '/my-herd?tab=history',
  '/my-herd/interviews/0198-nobody',
  '/ai-tutor',
  '/ai-tutor/chat/arrays',
]

test('a walk through all pages violates no content policy and logs no error', async ({ page, site }) => {
  test.slow()
  const problems = await listen(page)
  const ada = newPerson()

  for (const path of paths) await lookAt(page, path)
  await visit(page, '/')
  await expectHeading(page, landingHeading)
  await page.getByRole('link', { name: 'Start Learning' }).first().click()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await page.getByRole('button', { name: 'Skip, just start' }).click()
  await expectHome(page)
  for (const path of paths) await lookAt(page, path)
  await page.evaluate(() => localStorage.removeItem('intendedDestination'))

  await visit(page, '/category/1')
  await openCard(page, 'Two Pointers')
  await page.getByRole('button', { name: 'Next step' }).click()
  await page.getByRole('button', { name: 'Pattern Comparison' }).click()
  await tick(page, 'Move Zeroes')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await register(page, ada)
  await enterCode(page, readCode(await site.waitForMail(ada.email)))
  await expect(page).toHaveURL('/landing')
  for (const path of paths) await lookAt(page, path)

  await visit(page, '/interview-questions')
  await page.getByRole('button', { name: 'Details of 3Sum' }).click()
  const drawer = page.getByRole('dialog', { name: '15. 3Sum' })
  await drawer.getByRole('button', { name: 'Show hint 1' }).click()
  await drawer.getByRole('button', { name: /^Show it/ }).click()
  await drawer.getByRole('link', { name: 'Ask the tutor' }).click()
  await expect(page.getByLabel('Your question')).toHaveValue(/3Sum/)

  await visit(page, '/category/7#breadth-first-search')
  await page.getByRole('button', { name: 'Pattern Comparison' }).click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('combobox', { name: 'Search patterns' }).fill('dp')
  await page.getByRole('option').first().click()
  await expectKnownKeys(page)
  await signOut(page)
  await expectKnownKeys(page)

  expect(problems).toEqual([])
})

/** Collects policy violations, console errors and uncaught exceptions. */
async function listen(page: Page): Promise<string[]> {
  const problems: string[] = []
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      throw new Error(`Content policy violation: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('console', (message) => {
    // playwright.config.ts blocks service workers.
    if (message.text().includes('Service Worker registration blocked by Playwright')) return
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error}`))
  return problems
}

async function lookAt(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading')).toHaveCount(0)
}

async function expectKnownKeys(page: Page): Promise<void> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const known = /^(guestProgress|isGuestMode|intendedDestination|theme|capra\..+)$/
  // React Router stores scroll positions per tab.
  const others = keys.filter((key) => !known.test(key) && key !== 'react-router-scroll-positions')
  expect(others).toEqual([])
}
