import { expect, type Locator, type Page, type Response } from '@playwright/test'

/** What people do on several screens, in their words. */

/**
 * Goes to an address and waits until the page answers to clicks: pages are drawn ahead, so there is something to
 * click on before their code has come. Elements that React has taken over carry its mark.
 */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await untilAlive(page)
  return answer
}

/** Loads the page again and waits likewise: a click on what is only drawn ahead would be lost. */
export async function revisit(page: Page): Promise<void> {
  await page.reload()
  await untilAlive(page)
}

/** Waits until the page that is there, or is coming, answers to clicks. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const logo = document.querySelector('header a')
    return logo !== null && Object.keys(logo).some((key) => key.startsWith('__reactFiber'))
  })
}

export function cardButton(page: Page, pattern: string): Locator {
  return page.getByRole('heading', { level: 2, name: pattern }).getByRole('button')
}

export async function openCard(page: Page, pattern: string): Promise<void> {
  const button = cardButton(page, pattern)
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

/** The checkbox of a practice problem, ticked or not. */
export function problemBox(page: Page, problem: string): Locator {
  const named = (hint: string) => page.getByRole('checkbox', { name: `${hint}: ${problem}`, exact: true })
  return named('Mark as done').or(named('Mark as undone'))
}

/** The row of a practice problem. */
export function problemRow(page: Page, problem: string): Locator {
  return page.getByRole('listitem').filter({ has: problemBox(page, problem) })
}

/** The value shown for a label, as in 'Problems Solved 4'. */
export function figure(page: Page, name: string): Locator {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })
  return page.getByRole('definition').and(term.locator('xpath=following-sibling::dd'))
}

export async function tick(page: Page, problem: string): Promise<void> {
  const box = problemBox(page, problem)
  await expect(box).not.toBeChecked()
  await box.evaluate((element) =>
    element.addEventListener('click', () => element.setAttribute('data-hit', '')),
  )
  await expect(async () => {
    await box.click()
    // Where the page moved under the press, as when a demo comes, it was no click. One that was has to be a tick.
    await expect(box).toHaveAttribute('data-hit', '', { timeout: 1000 })
  }).toPass()
  await expect(box).toBeChecked()
}

export async function signIn(page: Page, person: { email: string; password: string }): Promise<void> {
  const form = page.getByRole('tabpanel')
  await form.getByLabel('Email').fill(person.email)
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await form.getByRole('button', { name: 'Sign In' }).click()
}

export async function register(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByRole('tab', { name: 'Create Account' }).click()
  const form = page.getByRole('tabpanel')
  await form.getByLabel('First Name').fill('Ada')
  await form.getByLabel('Email').fill(person.email)
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await form.getByLabel('Confirm Password').fill(person.password)
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Verify Email' }).click()
}

/** Types a new password twice and sends the form. */
export async function chooseNewPassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(again)
  await page.getByRole('button', { name: 'Change password' }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
}

/** The one toast that may be on the screen. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
}

export const landingHeading = 'Master LeetCode with Pattern Recognition'
export const homeHeading = 'Learn the pattern. The problem follows.'
/** The first step of a new member. */
export const firstStepHeading = 'Start with one prompt'

/** A member's home has what to do today above this heading. */
export async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: homeHeading, exact: true })).toBeVisible()
}

export async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

/** For browsers that ask for less motion: elsewhere colours take a moment to change. */
export async function changeTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
}
