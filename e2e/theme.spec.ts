import { expect, type Page } from '@playwright/test'
import { signUpQuickly } from './support/people.ts'
import { visit } from './support/screens.ts'
import { test } from './support/test.ts'

test('the page is dark unless light was chosen, and the choice stays', async ({ page }) => {
  await visit(page, '/landing')
  const dark = page.getByRole('switch', { name: 'Dark theme' })
  await expect(dark).toBeChecked()
  expect(await lightness(page)).toBeLessThan(0.3)

  await dark.click()
  await expect(dark).not.toBeChecked()
  expect(await lightness(page)).toBeGreaterThan(0.8)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')

  await page.reload()
  await expect(page.getByRole('switch', { name: 'Dark theme' })).not.toBeChecked()
  expect(await lightness(page)).toBeGreaterThan(0.8)

  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeChecked()
})

test('the choice reaches the other tabs of the browser', async ({ page, context }) => {
  await visit(page, '/landing')
  const other = await context.newPage()
  await visit(other, '/study-notes')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(other.getByRole('switch', { name: 'Dark theme' })).not.toBeChecked()
})

test('no frame is ever drawn in the other theme', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await page.addInitScript(() => {
    const look = () => {
      if (document.body) performance.mark(`drawn ${document.documentElement.dataset.theme}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await visit(page, '/landing')
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  for (const path of ['/landing', '/auth', '/', '/category/1']) {
    await visit(page, path)
    await expect(page.getByRole('switch', { name: 'Dark theme' })).not.toBeChecked()
    expect(await drawnThemes(page), path).toEqual(new Set(['drawn light']))
  }
})

async function drawnThemes(page: Page): Promise<Set<string>> {
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  return new Set(marks.filter((name) => name.startsWith('drawn ')))
}

/** Of the page's ground, from 0 to 1. */
function lightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) throw new Error('There is no canvas.')
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3 / 255
  })
}
