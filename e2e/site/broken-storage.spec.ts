import { type BrowserContext, expect, type Page } from '@playwright/test'
import { countSaved, signUpQuickly } from '../support/people.ts'
import { expectHome, openCard, problemBox, tick, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

const lesson = 'Two Pointers'
const problem = 'Move Zeroes'

test('a guest whose browser blocks storage can tick, and learns that the tick is not kept', async ({
  page,
}) => {
  const errors = collectErrors(page)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse, configurable: true })
  })
  await visit(page, '/auth')
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Start Learning' }).first().click()
  await expectHome(page)
  await page.getByRole('link', { name: /^Arrays \d+ patterns/ }).click()
  await openCard(page, lesson)
  await tick(page, problem)
  await page.goBack()
  await expect(
    page.getByText(
      'This browser blocks storage for this site: your progress is lost when you close the page.',
    ),
  ).toBeVisible()
  expect(errors).toEqual([])
})

test('pages open and ticks are saved although everything in storage is malformed', async ({
  page,
  context,
  site,
}) => {
  const errors = collectErrors(page)
  await signUpQuickly(context, site)
  await fillWithMalformedValues(context)
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
  expect(errors).toEqual([])
})

/** Uncaught errors. */
function collectErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** Fills storage once per tab, so that later writes of the app survive reloads. */
async function fillWithMalformedValues(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const keys = ['theme', 'guestProgress', 'isGuestMode', 'intendedDestination', 'capra.codeLanguage']
    const more = ['capra.tutorSession', 'capra.openedSheetSections', 'capra.waitingTicks.x.1.2', 'capra.x']
    for (const storage of [localStorage, sessionStorage]) {
      if (storage.getItem('capra.malformed')) continue
      for (const key of [...keys, ...more, 'capra.tutorDraft', 'capra.awaitingCode', 'capra.malformed'])
        storage.setItem(key, '{"broken": [\u0000')
    }
  })
}
