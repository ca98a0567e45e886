import { expect, type Page } from '@playwright/test'
import { countSaved, signUpElsewhere, signUpQuickly } from '../support/people.ts'
import {
  expectHeading,
  openCard,
  problemBox,
  problemRow,
  signIn,
  signOut,
  tick,
  toast,
  visit,
} from '../support/screens.ts'
import { test } from '../support/test.ts'

const lesson = 'Two Pointers'
const problem = 'Move Zeroes'

test('a tick made after the session ended is saved for its owner and no other account', async ({
  page,
  site,
  browser,
}) => {
  const bob = await signUpElsewhere(browser, site, { firstName: 'Bob' })
  const ada = await signUpQuickly(page.context(), site)
  await openLesson(page)
  await page.request.post('/api/logout')
  // Not checked for its tick: the page may be gone by then.
  await problemBox(page, problem).click()
  await expectHeading(page, 'Welcome to Capra')
  await expect(toast(page)).toContainText('User not authenticated')

  await signIn(page, bob)
  await expect(page).toHaveURL('/category/1')
  await openCard(page, lesson)
  await expect(problemBox(page, problem)).not.toBeChecked()
  expect(await countSaved(page.context(), site)).toBe(0)
  await signOut(page)

  await visit(page, '/category/1')
  await signIn(page, ada)
  await openCard(page, lesson)
  await expect(problemBox(page, problem)).toBeChecked()
  await expect.poll(() => countSaved(page.context(), site)).toBe(1)
})

test('two tabs of one browser show the same ticks', async ({ page, context, site }) => {
  await signUpQuickly(context, site)
  const other = await context.newPage()
  for (const tab of [page, other]) await openLesson(tab)
  await tick(page, problem)
  await expect(problemBox(other, problem)).toBeChecked()
  await other.getByRole('checkbox').nth(1).check()
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
  await problemBox(page, problem).uncheck()
  await expect(problemBox(other, problem)).not.toBeChecked()
  await expect(problemRow(other, problem)).not.toContainText('waiting to be saved')
  await expect.poll(() => countSaved(context, site)).toBe(1)
})

async function openLesson(page: Page): Promise<void> {
  await visit(page, '/category/1')
  await openCard(page, lesson)
}
