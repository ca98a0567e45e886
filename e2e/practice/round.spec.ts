import { expect, type Page } from '@playwright/test'
import { listen } from '../support/complaints.ts'
import { beGuest, signUpElsewhere, signUpQuickly } from '../support/people.ts'
import { rightName } from '../support/right-answers.ts'
import { revisit, signIn, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

const strip = (page: Page) => page.getByRole('img', { name: /^\d+ items?:/ })
/** Answers the item on the screen rightly, by keyboard. */
async function answer(page: Page): Promise<void> {
  await expect(page.getByRole('application').first()).toBeVisible()
  const texts = await page
    .locator('main p.sr-only + [role=application]')
    .evaluateAll((shown) => shown.map((each) => each.previousElementSibling?.textContent ?? null))
  const fields = page.getByRole('combobox')
  for (const [index, text] of texts.entries()) {
    await fields.nth(index).fill(rightName(text))
    await fields.nth(index).press('Enter')
  }
  await expect(page.getByRole('group', { name: 'How sure?' })).toBeFocused()
  await page.keyboard.press('3')
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Next prompt|See how it went)$/ }).click()
}

test('a member plays a round, on two devices and partly without network', async ({ page, site, browser }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/practice')
  await page.getByRole('button', { name: /round/i }).first().click()
  await page.waitForURL(/\/practice\/rounds\//)
  await expect(strip(page)).toHaveAccessibleName(/^10 items: 1 now, 9 to come$/)
  await answer(page)
  await expect(page.getByRole('button', { name: 'Next prompt' })).toBeVisible()
  await expect(strip(page)).toHaveAccessibleName(/^10 items: 1 right/)

  await page.context().setOffline(true)
  await goOn(page)
  await answer(page)
  await expect(page.getByText(/^1 answer waits to be sent\./)).toBeVisible()
  await page.context().setOffline(false)
  await expect(strip(page)).toHaveAccessibleName(/^10 items: 2 right/)

  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() })
  const otherPage = await elsewhere.newPage()
  await visit(otherPage, page.url())
  await expect(strip(otherPage)).toHaveAccessibleName(/^10 items: 2 right, 1 now/)
  await answer(otherPage)
  await expect(strip(otherPage)).toHaveAccessibleName(/^10 items: 3 right/)
  // The strip does not wait for the server, and a browser that is killed sends nothing more.
  await expect.poll(() => countAnswers(page)).toBe(3)
  await elsewhere.close()

  await revisit(page)
  await expect(strip(page)).toHaveAccessibleName(/^10 items: 3 right, 1 now/)
  for (let index = 3; index < 10; index++) {
    await answer(page)
    await goOn(page)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Ten of ten' })).toBeVisible()
  await page.getByRole('list', { name: 'The items of this round' }).getByRole('link').first().click()
  await expect(page.getByText('Right, and you were sure').or(page.getByText(/^Both right/))).toBeVisible()
})

test('a guest plays a round in this browser and takes the answers along', async ({ page, site, browser }) => {
  const complaints = await listen(page)
  const ada = await signUpElsewhere(browser, site)
  await beGuest(page.context(), site)
  await visit(page, '/practice')
  await page.getByRole('button', { name: /round/i }).first().click()
  await page.waitForURL('**/practice/round')
  await answer(page)
  await goOn(page)
  await answer(page)
  await expect(strip(page)).toHaveAccessibleName(/2 right/)
  await revisit(page)
  await expect(strip(page)).toHaveAccessibleName(/2 right, 1 now/)

  await visit(page, '/auth')
  await signIn(page, ada)
  const dialog = page.getByRole('dialog', { name: 'Add 2 answers you gave as a guest?' })
  await dialog.getByRole('button', { name: 'Add to my progress' }).click()
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('capra.guestPractice'))).toBeNull()
  expect(await countAnswers(page)).toBe(2)
  expect(complaints).toEqual([])
})

async function countAnswers(page: Page): Promise<unknown> {
  const reply = await page.context().request.get('/api/practice/standing')
  return (await reply.json()).answered
}
