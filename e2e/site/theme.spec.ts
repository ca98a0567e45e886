import { expect, type Page } from '@playwright/test'
import { signUpQuickly } from '../support/people.ts'
import { visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

test('a chosen theme is kept over reloads, and no frame is drawn in the other one', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await page.addInitScript(() => {
    const look = () => {
      if (document.body) performance.mark(`drawn ${document.documentElement.dataset.theme}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await visit(page, '/landing')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  for (const path of ['/landing', '/auth', '/', '/category/1']) {
    await visit(page, path)
    await expect(page.getByRole('switch', { name: 'Dark theme' })).not.toBeChecked()
    expect(await drawnThemes(page), path).toEqual(new Set(['drawn light']))
  }
})

test('who lets the device choose sees its theme from the first frame, and follows it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'system'))
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/landing')
  const root = page.locator('html')
  const bar = page.locator('meta[name="theme-color"]')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await expect(bar).toHaveAttribute('content', '#f1f7f8')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(bar).toHaveAttribute('content', '#07161b')
})

async function drawnThemes(page: Page): Promise<Set<string>> {
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  return new Set(marks.filter((name) => name.startsWith('drawn ')))
}
