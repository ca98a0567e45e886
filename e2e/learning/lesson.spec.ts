import { expect, type Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { beGuest, signUpQuickly } from '../support/people.ts'
import { visit } from '../support/screens.ts'
import { test } from '../support/test.ts'
import { imitateKeyboard, tap } from '../support/touch.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const openOptions = (page: Page) => page.locator('main fieldset button:enabled')
const goOn = (page: Page) => page.locator('main button[aria-keyshortcuts="Enter"]:enabled')

const showMe = (page: Page) => page.getByRole('button', { name: 'Show me' })
const ending = (page: Page) => page.getByRole('heading', { name: /^Your first problem/ })

/** How a question is answered, and how one goes on. */
interface Hands {
  answer(option: number): Promise<void>
  press(name: string): Promise<void>
  goOn(): Promise<void>
}

/** Plays from the first screen to the last. Returns the titles on the way and the greatest height in pixels. */
async function playToTheEnd(page: Page, hands: Hands) {
  const titles = new Set<string>()
  let height = 0
  const measure = async () => {
    height = Math.max(height, await page.evaluate(() => document.documentElement.scrollHeight))
  }
  await expect(title(page)).toBeVisible()
  for (let screen = 0; screen < 80; screen++) {
    // The screen has what can be done next, or is the last one.
    await expect(openOptions(page).or(showMe(page)).or(goOn(page)).or(ending(page)).first()).toBeVisible()
    titles.add(await title(page).innerText())
    await measure()
    if (await openOptions(page).count()) await hands.answer(screen % 2)
    else if (await showMe(page).count()) await hands.press('Show me')
    if (await ending(page).count()) return { titles, height }
    await expect(goOn(page)).toBeVisible()
    await measure()
    await hands.goOn()
  }
  throw new Error('The lesson does not end.')
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a guest plays the first lesson by touch to its end', async ({ page, context, site }) => {
    await imitateKeyboard(page)
    await beGuest(context, site)
    await visit(page, '/learn/two-pointers')
    const { titles, height } = await playToTheEnd(page, {
      answer: async (option) => tap(page, openOptions(page).nth(option)),
      press: async (name) => tap(page, page.getByRole('button', { name })),
      goOn: async () => tap(page, goOn(page)),
    })
    expect(titles.size).toBeGreaterThan(8)
    // One and a half screens.
    expect(height).toBeLessThanOrEqual(1.5 * 844)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(sideways).toBe(false)
  })
})

test('a member plays a lesson by keyboard alone, and every screen is accessible', async ({
  page,
  context,
  site,
}) => {
  await signUpQuickly(context, site)
  await visit(page, '/learn/dynamic-programming')
  const findings = new Set<string>()
  const check = async () => {
    for (const finding of await axeFindings(page, { within: 'main' })) findings.add(JSON.stringify(finding))
  }
  await playToTheEnd(page, {
    async answer(option) {
      await check()
      await page.keyboard.press(String(option + 1))
      await check()
    },
    async press(name) {
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
    },
    goOn: async () => page.keyboard.press('Enter'),
  })
  await check()
  expect([...findings]).toEqual([])
})
