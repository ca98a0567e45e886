import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { Item } from '#practice/contract.ts'
import { tentFlip } from '#testing/browser/practice-replies.ts'
import { signUpQuickly } from '../support/people.ts'
import { revisit, visit } from '../support/screens.ts'
import type { Site } from '../support/start-site.ts'
import { test } from '../support/test.ts'
import { drag, imitateKeyboard, keyboardHeight, tap } from '../support/touch.ts'

const prompts = (page: Page) => page.getByRole('application')
const words = (page: Page) => prompts(page).first().locator('[data-word]')
const fields = (page: Page) => page.getByRole('button', { name: / Any of 43$/ })

/** Opens the sheet of a name, whose field has the focus: what is typed gets there. */
async function openSheet(page: Page, field: Locator): Promise<Locator> {
  await tap(page, field)
  const sheet = page.getByRole('dialog')
  const search = sheet.getByRole('combobox')
  await expect(search).toBeFocused()
  await expect(search).toBeInViewport({ ratio: 1 })
  const unknown = await sheet.getByRole('button', { name: /^I don.t know/ }).boundingBox()
  expect((unknown?.y ?? 0) + (unknown?.height ?? 0)).toBeLessThanOrEqual(
    (page.viewportSize()?.height ?? 0) - keyboardHeight,
  )
  return sheet
}

async function name(page: Page, field: Locator, typed: string): Promise<void> {
  const sheet = await openSheet(page, field)
  await page.keyboard.type(typed)
  await tap(page, sheet.getByRole('option').first())
  await expect(sheet).toBeHidden()
}

const goOn = (page: Page) =>
  tap(page, page.getByRole('button', { name: /^(Next prompt|See how it went)$/ }).locator('visible=true'))

async function startRound(page: Page, context: BrowserContext, site: Site): Promise<void> {
  await signUpQuickly(context, site)
  await visit(page, '/practice')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /round/i }).first().click()
  await page.waitForURL(/\/practice\/rounds\//)
}

/** Marks, names and answers the item on the screen. */
async function answer(page: Page): Promise<void> {
  await expect(words(page).first()).toBeVisible()
  const isFlip = (await prompts(page).count()) === 2
  if (isFlip) {
    const second = prompts(page).nth(1).locator('[data-word]')
    await tap(page, second.nth(2))
    await expect(second.nth(2)).toHaveClass(/marked/)
  }
  await drag(page, words(page).nth(0), words(page).nth(2))
  await expect(words(page).nth(1)).toHaveClass(/marked/)
  const names = ['two pointers', 'prefix']
  for (const typed of isFlip ? names : names.slice(1)) await name(page, fields(page).first(), typed)
  await tap(page, page.getByRole('group', { name: 'How sure?' }).getByRole('button', { name: 'Likely' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  if (isFlip) await expect(page.getByRole('heading', { name: 'What the clause changes' })).toBeVisible()
}

const phone = { width: 360, height: 740 }
const tablet = { width: 768, height: 1024 }

for (const { viewport, what, spotCount } of [
  { viewport: phone, what: 'two prompts and a duel', spotCount: 2 },
  { viewport: tablet, what: 'a duel', spotCount: 0 },
])
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport })

    test(`a round of ${what} is played by touch`, async ({ page, context, site }) => {
      await imitateKeyboard(page)
      // Which round has a duel depends on what a member mixes up, and more prompts are answered like the first.
      await page.route('**/api/practice/rounds/*', async (route) => {
        const round = await (await route.fetch()).json()
        const spots = round.items.filter(({ kind }: Item) => kind === 'spot').slice(0, spotCount)
        await route.fulfill({ json: { ...round, items: [...spots, tentFlip] } })
      })
      await page.route('**/api/practice/answers', (route) => route.abort())
      await startRound(page, context, site)
      await revisit(page)
      if (spotCount > 0) {
        const sheet = await openSheet(page, fields(page).first())
        await tap(page, sheet.getByRole('button', { name: /^I don.t know/ }))
        await goOn(page)
      }
      // A miss can come back.
      const end = page.getByRole('list', { name: 'The items of this round' })
      for (let isOver = false; !isOver; isOver = await end.isVisible()) {
        await answer(page)
        await goOn(page)
        await expect(fields(page).first().or(end)).toBeVisible()
      }
    })
  })

test('marks and names of the open item are there again after the page was closed', async ({
  page,
  context,
  site,
}) => {
  await startRound(page, context, site)
  await words(page).nth(2).click()
  await page.getByRole('combobox').first().fill('prefix')
  await page.getByRole('combobox').first().press('Enter')
  await revisit(page)
  await expect(words(page).nth(2)).toHaveClass(/marked/)
  await expect(page.getByRole('combobox').first()).toHaveValue('Prefix Sums & Kadane')
})
