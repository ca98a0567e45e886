import { expect, type Page } from '@playwright/test'
import { goOffline, waitUntilCached } from '../support/offline-cache.ts'
import { beGuest } from '../support/people.ts'
import { revisit, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'
import { drag } from '../support/touch.ts'

/** The rungs of a guest: nothing of an account is needed to build. */

const block = (page: Page, text: string) => page.locator('[data-block]').filter({ hasText: text }).first()
const status = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ })
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click()
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading', { name })

async function open(page: Page, rung: string, language: string): Promise<void> {
  await visit(page, `/build/two-pointers?rung=${rung}`)
  await page.getByRole('tab', { name: language, exact: true }).click()
}

test.describe('as a guest', () => {
  test.beforeEach(async ({ context, site }) => beGuest(context, site))

  test('by keys, lines whose order does not matter may be swapped: the order is run', async ({ page }) => {
    await open(page, 'order', 'TypeScript')
    let from = 1
    for (const [text, indent] of [
      ['let right = nums.length - 1', 1],
      ['let left = 0', 1],
      ['while (left < right)', 1],
      ['const total', 2],
      ['if (total === target)', 2],
      ['return [left, right]', 3],
      ['if (total > target)', 2],
      ['right--', 3],
      ['else', 2],
      ['left++', 3],
      ['return []', 1],
    ] as const) {
      await block(page, text).focus()
      await page.keyboard.press('Space')
      for (let step = from; step < indent; step++) await page.keyboard.press('ArrowRight')
      for (let step = from; step > indent; step--) await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Space')
      from = indent
    }
    await page.getByRole('button', { name: 'Check the order' }).click()
    await expect(status(page).getByText('In order.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Order, passed' })).toBeVisible()
  })

  test('Java can be read and put in order; the page says that it cannot be run', async ({ page }) => {
    await open(page, 'order', 'Java')
    await expect(block(page, 'int right = nums.length - 1;')).toBeVisible()
    await page.getByRole('link', { name: 'Fill' }).click()
    await expect(page.getByRole('heading', { name: 'Java cannot be run in this page' })).toBeVisible()
  })

  for (const { language, lines, wrong, right } of [
    {
      language: 'Python',
      lines: ['if total > target', 'right -= 1', 'left += 1'],
      wrong: 'def two_sum(nums, target):\n    return [0, 1]',
      right:
        'def two_sum(nums, target):\n    for b in range(len(nums)):\n        for a in range(b):\n            if nums[a] + nums[b] == target:\n                return [a, b]\n    return []',
    },
    {
      language: 'TypeScript',
      lines: ['if (total > target)', 'right--', 'left++'],
      wrong: 'function twoSum(nums: number[], target: number): number[] {\n  return [0, 1]\n}',
      right:
        'function twoSum(nums: number[], target: number): number[] {\n  for (let b = 0; b < nums.length; b++)\n    for (let a = 0; a < b; a++) if (nums[a] + nums[b] === target) return [a, b]\n  return []\n}',
    },
  ])
    test(`${language} is filled in and written`, async ({ page }) => {
      test.setTimeout(180_000)
      await open(page, 'fill', language)
      const gaps = page.getByRole('textbox', { name: /^Line \d+$/ })
      await expect(gaps).toHaveCount(3)
      for (const [index, line] of lines.entries()) await gaps.nth(index).fill(line)
      await run(page)
      await expect(heading(page, 'Everything passes')).toBeVisible({ timeout: 90_000 })
      await page.getByRole('link', { name: 'Go on to Write' }).click()
      const editor = page.getByRole('textbox', { name: /^Code of / })
      const write = async (source: string) => {
        await editor.click()
        await page.keyboard.press('Control+a')
        await page.keyboard.insertText(source)
        await page.keyboard.press('Control+Enter')
      }
      await write(wrong)
      const watch = page.getByRole('link', { name: 'Watch the right algorithm on this input' })
      await expect(watch).toBeVisible()
      expect(await watch.getAttribute('href')).toMatch(
        /^\/category\/1\?demo=two-pointers&values=[^&]*&target=-?\d+#two-pointers$/,
      )
      await write(right)
      await expect(heading(page, 'Everything passes')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Write, passed' })).toBeVisible()
    })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('a block is dragged by its grip to a line and an indentation', async ({ page }) => {
      await open(page, 'order', 'Python')
      await block(page, 'while left < right:').tap()
      await page.getByRole('button', { name: 'One line down' }).scrollIntoViewIfNeeded()
      await expect(status(page).first()).toContainText('Carrying while left < right: to line 2, one step in')
      await page.getByRole('button', { name: 'Set down' }).tap()
      // The pool is shuffled: its first block is near the last open row.
      const first = page.getByRole('region', { name: 'Blocks' }).locator('[data-block]').first()
      const text = await first.innerText()
      const lastOpen = page.getByRole('list', { name: 'Your order' }).locator('[data-empty]').last()
      await drag(page, first.locator('[data-grip]'), lastOpen)
      await expect(status(page).first()).toContainText(`Set down ${text.trim()} on line 3, four steps in`)
    })
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a rung that was open is there without network, and runs', async ({ page, context, site }) => {
    test.setTimeout(180_000)
    await beGuest(context, site)
    await visit(page, '/build/two-pointers?rung=fill')
    const gaps = page.getByRole('textbox', { name: /^Line \d+$/ })
    await gaps.first().fill('if total > target')
    await waitUntilCached(page)
    await gaps.nth(1).fill('right -= 1')
    await gaps.nth(2).fill('right -= 1')
    await run(page)
    await expect(heading(page, /fails?$/)).toBeVisible({ timeout: 90_000 })
    await goOffline(page)
    await revisit(page)
    await expect(gaps.first()).toHaveValue('if total > target')
    await gaps.nth(2).fill('left += 1')
    await run(page)
    await expect(heading(page, 'Everything passes')).toBeVisible({ timeout: 90_000 })
  })
})
