import { expect, type Page } from '@playwright/test'
import { listen } from '../support/complaints.ts'
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

test('what a newcomer presses on the way to an account violates no content policy and logs no error', async ({
  page,
  site,
}) => {
  const problems = await listen(page)
  const ada = newPerson()

  await visit(page, '/')
  await expectHeading(page, landingHeading)
  await page.getByRole('link', { name: 'Start Learning' }).first().click()
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await page.getByRole('button', { name: 'Skip, just start' }).click()
  await expectHome(page)
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

async function expectKnownKeys(page: Page): Promise<void> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const known = /^(guestProgress|isGuestMode|intendedDestination|theme|capra\..+)$/
  // React Router stores scroll positions per tab.
  const others = keys.filter((key) => !known.test(key) && key !== 'react-router-scroll-positions')
  expect(others).toEqual([])
}
