import { expect, type Locator, type Page } from '@playwright/test'
import { signUpQuickly } from '../support/people.ts'
import { visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

const screen = { width: 390, height: 844 }
/** As a phone without a home button has in its installed apps. */
const indicator = 34

test.use({ hasTouch: true, isMobile: true, viewport: screen })

async function imitateIndicator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: indicator } })
}

async function expectAbove(control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  await expect
    .poll(async () => {
      const box = await control.boundingBox()
      return box && Math.round(box.y + box.height)
    })
    .toBeLessThanOrEqual(screen.height - indicator)
}

test('what a phone has at its lower edge is above the home indicator', async ({ page, context, site }) => {
  await imitateIndicator(page)
  await signUpQuickly(context, site)

  await test.step('the bar, its menu and a sheet of filters', async () => {
    await visit(page, '/company-questions')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expectAbove(bar.getByRole('link', { name: 'Learn' }))
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expectAbove(page.getByRole('button', { name: /^Show \d+/ }))
    await page.getByRole('button', { name: 'Close' }).click()
    await bar.getByRole('button', { name: 'More' }).click()
    await expectAbove(bar.getByRole('link').last())
  })

  await test.step('the way on in a lesson, and a note on a page without the bar', async () => {
    await visit(page, '/learn/two-pointers')
    await page.locator('main fieldset button:enabled').first().click()
    await expectAbove(page.locator('main button[aria-keyshortcuts="Enter"]'))
    await context.setOffline(true)
    await expectAbove(page.getByRole('status').filter({ hasText: 'You are offline' }).locator('> *'))
    await context.setOffline(false)
  })

  await test.step('the fields of a round, and their sheet', async () => {
    await visit(page, '/practice')
    await page.getByRole('button', { name: /round/i }).first().click()
    const field = page.getByRole('button', { name: / Any of \d+$/ })
    await expectAbove(field)
    await field.click()
    await expectAbove(page.getByRole('dialog').getByRole('button', { name: /^I don.t know/ }))
  })
})
