import { type BrowserContext, expect, type Page } from '@playwright/test'
import { countSaved, signUpQuickly } from './support/people.ts'
import {
  expectHeading,
  homeHeading,
  openCard,
  problemBox,
  problemRow,
  tick,
  visit,
} from './support/screens.ts'
import { test } from './support/test.ts'

/** Browsers whose storage does not work, each in its own way. */
const troubles = {
  'refuses storage': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse, configurable: true })
  },
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError')
    }
  },
} satisfies Record<string, () => void>

const lesson = 'Two Pointers'
const problem = 'Move Zeroes'

for (const [trouble, bring] of Object.entries(troubles)) {
  test(`a guest whose browser ${trouble} can look around and tick, and is told what that means`, async ({
    page,
  }) => {
    const faults = listen(page)
    await page.addInitScript(bring)
    await visit(page, '/auth')
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Start Learning' }).first().click()
    await expectHeading(page, homeHeading)
    await page.getByRole('link', { name: /^Arrays/ }).click()
    await openCard(page, lesson)
    await tick(page, problem)
    await page.goBack()
    await expect(
      page.getByText('This browser keeps nothing for this site: your tick is gone when the page is closed.'),
    ).toBeVisible()
    expect(faults).toEqual([])
  })

  test(`a member whose browser ${trouble} loses no tick while the page is open`, async ({
    page,
    context,
    site,
  }) => {
    const faults = listen(page)
    await signUpQuickly(context, site)
    await page.addInitScript(bring)
    await visit(page, '/category/1')
    await openCard(page, lesson)
    await context.setOffline(true)
    await tick(page, problem)
    await expect(problemRow(page, problem)).toContainText('waiting to be saved')
    await context.setOffline(false)
    await expect.poll(() => countSaved(context, site)).toBe(1)
    await expect(problemRow(page, problem)).not.toContainText('waiting to be saved')
    expect(faults).toEqual([])
  })
}

test('whatever stands in storage, pages come up and ticks are saved', async ({ page, context, site }) => {
  const faults = listen(page)
  await signUpQuickly(context, site)
  await fillWithGarbage(context)
  for (const path of [
    '/',
    '/study-notes/linkedlist-cheatsheet',
    '/ai-tutor',
    '/my-herd',
    '/company-questions',
  ]) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('This page could not be shown')).toHaveCount(0)
  }
  await visit(page, '/category/1')
  await openCard(page, lesson)
  await tick(page, problem)
  await expect.poll(() => countSaved(context, site)).toBe(1)
  await expect(problemBox(page, problem)).toBeChecked()
  expect(faults).toEqual([])
})

test('a guest whose kept ticks cannot be read starts anew', async ({ page, context }) => {
  await fillWithGarbage(context)
  await context.addInitScript(() => localStorage.setItem('isGuestMode', 'true'))
  await visit(page, '/category/1')
  await openCard(page, lesson)
  await expect(problemBox(page, problem)).not.toBeChecked()
  await tick(page, problem)
  await expect(problemBox(page, problem)).toBeChecked()
})

/** Uncaught errors. */
function listen(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

/** Once for each page that is opened, but not again over what the product has written since. */
async function fillWithGarbage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const keys = ['theme', 'guestProgress', 'isGuestMode', 'intendedDestination', 'capra.codeLanguage']
    const more = ['capra.tutorSession', 'capra.openedSheetSections', 'capra.waitingTicks.x.1.2', 'capra.x']
    for (const storage of [localStorage, sessionStorage]) {
      if (storage.getItem('capra.garbage')) continue
      for (const key of [...keys, ...more, 'capra.tutorDraft', 'capra.awaitingCode', 'capra.garbage'])
        storage.setItem(key, '{"broken": [\u0000')
    }
  })
}
