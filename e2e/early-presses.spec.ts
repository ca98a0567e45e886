import { expect, type Page } from '@playwright/test'
import { interviewQuestions } from '#content/interview-questions.ts'
import { test } from './journey.ts'
import { beGuest, countSaved, signUpElsewhere, signUpQuickly } from './people.ts'
import { expectHeading, hold, landingHeading, problemBox, toast, untilLaidOut, visit } from './screens.ts'

/** A page is painted before its code has come. What is pressed in between is made up for. */

const guide = '/dfs-bfs-guide'
const companies = '/company-questions'
const themeSwitch = (page: Page) => page.getByRole('switch', { name: 'Dark theme' })

/** Opens a page whose code waits until it is released. Its faces are there: with them, all lines find their places. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(async () => {
    await globalThis.facesShown
    return globalThis.facesShown !== undefined
  })
  return release
}

/** What is far down is laid out once it comes near. A press under which the box moves is none, and is done again. */
async function tickFarDown(page: Page, problem: string): Promise<void> {
  await expect(() => problemBox(page, problem).check()).toPass()
}

test.describe('a visitor', () => {
  test('goes on as a guest', async ({ page }) => {
    const release = await openWithoutCode(page, '/auth')
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    release()
    await expect(page).toHaveURL('/landing')
    await expectHeading(page, landingHeading)
  })

  test('goes on as a guest from a form that is drawn anew', async ({ page }) => {
    // As where one prepared page stands for many addresses.
    await page.route('/auth', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('data-shell="/auth"', 'data-shell="404"')
      await route.fulfill({ response: answer, body })
    })
    const release = await openWithoutCode(page, '/auth')
    const button = page.getByRole('button', { name: 'Continue as Guest' })
    const drawnAhead = await button.elementHandle()
    await button.press('Enter')
    release()
    await expect(page).toHaveURL('/landing')
    expect(await drawnAhead?.evaluate((element) => element.isConnected)).toBe(false)
  })

  test('signs in with Enter', async ({ page, site, browser }) => {
    const ada = await signUpElsewhere(browser, site)
    const release = await openWithoutCode(page, '/auth')
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password').fill(ada.password)
    await page.getByLabel('Password').press('Enter')
    release()
    await expect(page).toHaveURL('/landing')
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  })

  test('asks for a link to a new password', async ({ page }) => {
    const release = await openWithoutCode(page, '/auth/forgot')
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    release()
    await expectHeading(page, 'Check your email')
  })

  test('of two buttons presses the last, and a button that was pressed twice once', async ({ page }) => {
    const release = await openWithoutCode(page, '/auth')
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    const tab = page.getByRole('tab', { name: 'Create Account' })
    await tab.click()
    await themeSwitch(page).dblclick()
    release()
    await expect(themeSwitch(page)).not.toBeChecked()
    await expect(tab).toHaveAttribute('aria-selected', 'false')
    await expect(page).toHaveURL('/auth')
  })

  for (const { chosen, other } of [
    { chosen: 'light', other: 'dark' },
    { chosen: 'dark', other: 'light' },
  ])
    test(`who chose the ${chosen} theme gets the ${other} one`, async ({ page }) => {
      await visit(page, '/landing')
      await page.evaluate((theme) => localStorage.setItem('theme', theme), chosen)
      const release = await openWithoutCode(page, '/landing')
      await themeSwitch(page).click()
      release()
      await expect(themeSwitch(page)).toBeChecked({ checked: other === 'dark' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', other)
      // The code is there now: each press counts once.
      await themeSwitch(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', chosen)
    })

  test('opens all parts of the sheet, or sees the step they chose', async ({ page }) => {
    const first = await openWithoutCode(page, '/linkedlist-cheatsheet')
    await page.getByRole('button', { name: 'Open all' }).click()
    first()
    await expect(page.getByRole('button', { name: 'Close all' })).toBeVisible()

    const second = await openWithoutCode(page, '/linkedlist-cheatsheet')
    await page.getByRole('heading', { level: 2, name: 'Insert' }).click()
    const step = page
      .getByRole('region', { name: 'Insert at the head' })
      .getByRole('button', { name: /^Make the node/ })
    await step.click()
    second()
    await expect(step).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('After step 1')).toBeVisible()
  })
})

test.describe('a guest', () => {
  test.beforeEach(async ({ page, context, site }) => {
    await beGuest(context, site)
    await visit(page, '/landing')
    // By this the server knows which page to send.
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('capra.visitor=guest')
  })

  test('opens the filters, also by two presses', async ({ page }) => {
    const button = page.getByRole('button', { name: /^Filters/ })
    const release = await openWithoutCode(page, companies)
    await button.click()
    await button.click()
    release()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  test('does not close filters that the address opens', async ({ page }) => {
    const button = page.getByRole('button', { name: /^Filters/ })
    const release = await openWithoutCode(page, `${companies}?difficulty=hard`)
    await button.click()
    release()
    await expect(page.getByRole('article').first()).toContainText('Hard')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  test('ticks problems of the plan, and those that were unticked again are not', async ({ page }) => {
    const release = await openWithoutCode(page, guide)
    for (const problem of ['Invert Binary Tree', 'Path Sum']) await tickFarDown(page, problem)
    await problemBox(page, 'Path Sum').uncheck()
    release()
    await expect(page.getByText('1 of 20 solved')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Mark as undone: Invert Binary Tree' })).toBeChecked()
    await expect(problemBox(page, 'Path Sum')).not.toBeChecked()
  })

  test('goes to a part that is far below', async ({ page }) => {
    const release = await openWithoutCode(page, guide)
    const heading = page.getByRole('heading', { name: 'Five-level practice plan' })
    const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await page.getByRole('link', { name: 'Five-level practice plan', exact: true }).click()
    await expect.poll(top).toBe(88)
    release()
    await untilLaidOut(page)
    expect(await top()).toBe(88)
  })

  test('sorts the list, and has questions in SQL in it', async ({ page }) => {
    const release = await openWithoutCode(page, companies)
    await page.getByLabel('Sort by').selectOption('Number')
    await page.getByRole('switch', { name: 'Include SQL' }).click()
    release()
    await expect(page).toHaveURL(/sort=number/)
    await expect(page.getByLabel('Sort by')).toHaveValue('number')
    await expect(page.getByRole('switch', { name: 'Include SQL' })).toBeChecked()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('opens the search', async ({ page }) => {
      const release = await openWithoutCode(page, '/')
      await page.getByRole('button', { name: 'Search patterns' }).tap()
      release()
      await expect(page.getByRole('combobox', { name: 'Search patterns' })).toBeFocused()
    })
  })
})

test.describe('a member', () => {
  test.beforeEach(async ({ context, site }) => {
    await signUpQuickly(context, site)
  })

  test('ticks problems of the plan before it is known who they are', async ({ page, context, site }) => {
    const answer = await hold(page, '**/api/user')
    const release = await openWithoutCode(page, guide)
    await tickFarDown(page, 'Invert Binary Tree')
    release()
    await expect(page.getByRole('checkbox', { name: 'Mark as undone: Invert Binary Tree' })).toBeChecked()
    await untilLaidOut(page)
    await problemBox(page, 'Path Sum').check()
    answer()
    await expect.poll(() => countSaved(context, site)).toBe(2)
    await expect(page.getByText('2 of 20 solved')).toBeVisible()
    await expect(toast(page)).toHaveCount(0)
  })

  test('leaves ticked what they ticked before', async ({ page, context, site }) => {
    const solved = interviewQuestions.find(({ title }) => title === 'Two Sum')
    const address = `${site.url}/api/interview-questions/${solved?.id}/complete`
    await expect(await context.request.post(address)).toBeOK()
    const release = await openWithoutCode(page, '/interview-questions')
    for (const problem of ['Two Sum', 'Subsets']) await problemBox(page, problem).check()
    release()
    await expect(page.getByText('2 of 25 solved')).toBeVisible()
    for (const problem of ['Two Sum', 'Subsets']) await expect(problemBox(page, problem)).toBeChecked()
    const saved = async () => (await context.request.get(`${site.url}/api/interview-questions/solved`)).json()
    await expect.poll(async () => (await saved()).solved).toHaveLength(2)
  })

  test('is shown a pattern, and is where it stands', async ({ page }) => {
    const release = await openWithoutCode(page, '/interview-questions')
    await page.getByRole('button', { name: 'Show pattern of Two Sum' }).press('Enter')
    release()
    await expect(page.getByRole('link', { name: 'Hash Map Lookup' })).toBeFocused()
  })

  test('opens the invitation, and a tab of the herd', async ({ page }) => {
    const first = await openWithoutCode(page, '/my-herd')
    await page.getByRole('button', { name: 'Invite GoatMate' }).click()
    first()
    await expect(page.getByRole('dialog')).toBeVisible()
    const second = await openWithoutCode(page, '/my-herd')
    await page.getByRole('tab', { name: 'Interview History' }).click()
    second()
    await expect(page.getByRole('tab', { name: 'Interview History' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })
})
