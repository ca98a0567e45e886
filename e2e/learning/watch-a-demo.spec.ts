import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { axeFindings, colorRules } from '../support/axe.ts'
import { changeTheme, visit } from '../support/screens.ts'
import type { Site } from '../support/start-site.ts'
import { test } from '../support/test.ts'

interface Opened {
  readonly page: Page
  readonly player: Locator
  button(name: string): Locator
  /** A mode or a speed. */
  choice(name: string): Locator
}

async function openDemo(
  browser: Browser,
  site: Site,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Opened> {
  const context = await browser.newContext({ baseURL: site.url, ...options })
  await context.addInitScript(() => localStorage.setItem('isGuestMode', 'true'))
  const page = await context.newPage()
  await visit(page, '/category/1#two-pointers')
  const player = page.getByRole('region', { name: 'Visual demo Two Sum on a sorted array, target 9' })
  await expect(player.getByText('Step 1 of 8')).toBeVisible()
  return {
    page,
    player,
    button: (name) => player.getByRole('button', { name, exact: true }),
    choice: (name) => player.getByRole('radio', { name, exact: true }),
  }
}

test('stepping through two pointers leads from the widest pair to the answer', async ({ browser, site }) => {
  const { player, button } = await openDemo(browser, site)
  const picture = player.getByRole('img').first()
  await expect(picture).toHaveAccessibleName(/left is on index 0, value 2\. right is on index 6, value 25\./)

  await button('Next step').click()
  await expect(player.getByText('2 + 25 = 27.')).toBeVisible()
  await expect(player.getByText('line 9')).toBeVisible()
  for (let step = 2; step < 8; step++) await button('Next step').click()

  await expect(player.getByText('Step 8 of 8')).toBeVisible()
  await expect(player.getByText('100% complete')).toBeVisible()
  await expect(player.getByText('Return indices 0 and 1.')).toBeVisible()
  await expect(picture).toHaveAccessibleName(/The answer is at 0 and 1\.$/)
  await expect(player.getByRole('row', { name: 'right 1' })).toBeVisible()
})

test('the keyboard alone plays, steps, jumps and changes the speed', async ({ browser, site }) => {
  const { page, player, button, choice } = await openDemo(browser, site)
  await button('Next step').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(player.getByText('Step 3 of 8')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(player.getByText('Step 2 of 8')).toBeVisible()
  await page.keyboard.press('End')
  await expect(player.getByText('Step 8 of 8')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(player.getByText('Step 1 of 8')).toBeVisible()
  await page.keyboard.press('3')
  await expect(choice('2x')).toBeChecked()

  const slider = player.getByRole('slider', { name: 'Step' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Step 2 of 8')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Step 8 of 8')
  await page.keyboard.press('1')
  await page.keyboard.press('Space')
  await expect(button('Pause')).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', 'Step 1 of 8')
})

test('keys outside the player, and letters in its fields, leave it alone', async ({ browser, site }) => {
  const { page, player, choice } = await openDemo(browser, site)
  await page.getByRole('button', { name: /^Two Pointers/ }).focus()
  await page.keyboard.press('ArrowRight')
  await choice('My input').click()
  const target = player.getByRole('textbox', { name: 'Target sum' })
  await target.fill('')
  await target.pressSequentially('4 1')
  await page.keyboard.press('ArrowLeft')
  await expect(target).toHaveValue('4 1')
  await expect(player.getByText('Step 1 of 8')).toBeVisible()
  await expect(choice('1x')).toBeChecked()
})

test('the code is available in four languages, and the choice is remembered', async ({ browser, site }) => {
  const { page, player, button } = await openDemo(browser, site)
  const code = player.getByRole('tabpanel')
  await expect(code).toContainText('def two_sum(nums, target):')
  await expect(code).not.toContainText('@')
  await player.getByRole('tab', { name: 'Python' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(code).toContainText('function twoSum(')
  await page.keyboard.press('ArrowRight')
  await expect(code).toContainText('int[] twoSum(int[] nums, int target)')
  await page.keyboard.press('ArrowRight')
  await expect(code).toContainText('vector<int> twoSum(')
  await expect(player.getByText('Step 1 of 8')).toBeVisible()
  await button('Next step').click()
  await expect(player.getByText('line 12')).toBeVisible()

  await page.reload()
  await expect(player.getByRole('tab', { name: 'C++' })).toHaveAttribute('aria-selected', 'true')
})

test('a prediction comes before the explanation, gets a verdict and is counted', async ({
  browser,
  site,
}) => {
  const { player, button, choice } = await openDemo(browser, site)
  await choice('Predict').click()
  await choice('4x').click()
  await button('Play').click()
  await expect(
    player.getByText('2 + 25 = 27, and the target is 9. Which pointer moves next?').last(),
  ).toBeVisible()
  await expect(player.getByText('is ruled out: the right pointer')).toBeHidden()
  await button('Left steps right').click()
  await expect(player.getByText('Not quite, it is “Right steps left”. 2 + 25 = 27.').last()).toBeVisible()
  await expect(player.getByText('0 of 1 right so far.')).toBeVisible()
  await expect(
    player.getByText('2 + 22 = 24, and the target is 9. Which pointer moves next?').last(),
  ).toBeVisible()
  await button('Right steps left').click()
  await expect(player.getByText('1 of 2 right so far.')).toBeVisible()
})

test('the run ends with its score, and can be predicted again', async ({ browser, site }) => {
  const { player, button, choice } = await openDemo(browser, site)
  await choice('Predict').click()
  const moves = [...Array.from({ length: 5 }, () => 'Right steps left'), 'Neither: this is the pair']
  for (const [index, move] of moves.entries()) {
    await button('Next step').click()
    // One question is passed over.
    if (index !== 2) await button(move).click()
  }
  await button('Next step').click()
  await expect(
    player.getByRole('status').filter({ hasText: '5 of 6 predicted. 1 was skipped.' }),
  ).toBeVisible()
  await button('Predict again').click()
  await expect(player.getByText('Step 1 of 8')).toBeVisible()
  await expect(player.getByText('Go to the next step: it asks before it tells.')).toBeVisible()
})

test("a learner's own input runs, and invalid input gets a sentence", async ({ browser, site }) => {
  const { page, button, choice } = await openDemo(browser, site)
  await choice('My input').click()
  const values = page.getByRole('textbox', { name: 'Sorted array' })
  await values.fill('9, 4')
  await button('Run it').click()
  await expect(page.getByText('4 comes after 9. Put them in order from small to large')).toBeVisible()
  await expect(values).toBeFocused()
  await expect(page.getByText('Step 1 of 8')).toBeVisible()

  await values.fill('-3 0 4 9')
  await page.getByRole('textbox', { name: 'Target sum' }).fill('6')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Two Sum on a sorted array, target 6')).toBeVisible()
  await expect(page.getByText('4 comes after 9.')).toBeHidden()
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Next step' }).click()
  await expect(page.getByText('-3 + 9 = 6.')).toBeVisible()
  // The form stays: the next input is one change away.
  await expect(values).toHaveValue('-3, 0, 4, 9')
})

test('an example and a random input run at once, and can be predicted', async ({ browser, site }) => {
  const { page } = await openDemo(browser, site)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const mode = (name: string) => page.getByRole('radio', { name, exact: true })
  await mode('My input').click()
  await button('No answer').click()
  await expect(page.getByText('Two Sum on a sorted array, target 10')).toBeVisible()
  await expect(button('No answer')).toHaveAttribute('aria-pressed', 'true')
  await button('Random').click()
  await expect(page.getByText(/^Step 1 of/)).toBeVisible()
  await button('Duplicates').click()
  await mode('Predict').click()
  await button('Next step').click()
  await expect(
    page.getByText('1 + 9 = 10, and the target is 8. Which pointer moves next?').last(),
  ).toBeVisible()
})

for (const width of [320, 390, 1440])
  test(`every mode fits into ${width} px, and axe finds nothing in either theme`, async ({
    browser,
    site,
  }) => {
    const { page, player, button, choice } = await openDemo(browser, site, {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    for (const mode of ['Watch', 'Predict', 'My input']) {
      await choice(mode).click()
      await button('Next step').click()
      expect(await player.evaluate((section) => section.scrollWidth - section.clientWidth)).toBe(0)
      const within = 'section.demo'
      await changeTheme(page, 'dark')
      expect(await axeFindings(page, { within }), `${mode}, dark`).toEqual([])
      await changeTheme(page, 'light')
      expect(await axeFindings(page, { within, rules: colorRules }), `${mode}, light`).toEqual([])
    }
  })

test('with reduced motion the pointers are not animated', async ({ browser, site }) => {
  const { player, button } = await openDemo(browser, site, { reducedMotion: 'reduce' })
  await button('Next step').click()
  const moving = await player
    .getByRole('img')
    .first()
    .evaluate((picture) => picture.getAnimations({ subtree: true }).length)
  expect(moving).toBe(0)
})
