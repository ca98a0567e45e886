import { expect, type Page } from '@playwright/test'
import { listen } from '../support/complaints.ts'
import { signUpQuickly } from '../support/people.ts'
import { namePatterns } from '../support/practice-screens.ts'
import { openCard, signOut, tick, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'
import { box, expectCount } from '../support/tutor-screens.ts'

// The worker is part of what a browser would complain about.
test.use({ serviceWorkers: 'allow' })

// What pages log when they are opened: access.spec.ts.
test('the console of a member stays empty after a tick, an answer and a question', async ({
  page,
  context,
  site,
}) => {
  const complaints = await listen(page)
  await signUpQuickly(context, site)
  await open(page, '/category/1')
  await openCard(page, 'Two Pointers')
  // Leaving the page would break off what saves the tick.
  const ticked = page.waitForResponse(
    (response) => response.url().endsWith('/api/solved') && response.request().method() === 'PUT',
  )
  await tick(page, 'Move Zeroes')
  await (await ticked).finished()
  await open(page, '/practice')
  await page.getByRole('button', { name: /round/i }).first().click()
  await namePatterns(page)
  const saved = page.waitForResponse('**/api/practice/answers')
  await page.getByRole('button', { name: 'Sure' }).click()
  await (await saved).finished()
  await open(page, '/ai-tutor/chat/arrays')
  await box(page).fill('How do two pointers work?')
  await page.keyboard.press('Enter')
  await expectCount(page, 1)
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})

test('signing out asks for nothing that needs a session, wherever one is', async ({
  page,
  context,
  site,
}) => {
  const complaints = await listen(page)
  for (const path of [
    '/',
    '/category/1',
    '/practice',
    '/my-herd',
    '/ai-tutor',
    '/ai-tutor/chat/arrays',
    '/account',
  ]) {
    await signUpQuickly(context, site)
    await open(page, path)
    await signOut(page)
    await page.waitForLoadState('networkidle')
  }
  expect(complaints).toEqual([])
})

async function open(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.waitForLoadState('networkidle')
}
