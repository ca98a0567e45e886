import { expect, type Locator, type Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { signUpQuickly } from '../support/people.ts'
import { cardButton, changeTheme, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let pressed = 0; pressed < 90; pressed++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} was not reached by ${key}`)
}

async function expectNothingFromAxe(page: Page, theme: 'dark' | 'light') {
  await changeTheme(page, theme)
  expect(await axeFindings(page, { within: 'section.demo' }), theme).toEqual([])
}

/** What a screen reader finds in a player, in this order. */
const parts = `
- heading "Visual demo" [level=3]
- group "Mode":
  - radio "Watch" [checked]
  - radio "Predict"
  - radio "My input"
  - radio "Drive 0 of 2 clean runs"
  - link "Build 0 of 4 rungs"
- img /.+\\.$/
- slider "Step"
- button "Reset"
- button "Previous step" [disabled]
- button "Play"
- button "Next step"
- group: Speed, link and colors
- tablist "Language of the code"
- tabpanel
- group: Variables
`

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The other kinds of pictures: src/demos/web/demo-kinds.browser.test.tsx and src/demos/describe/describe-runs.test.ts.
test('a demo can be watched, predicted and given input by keyboard alone, with text alternatives', async ({
  page,
  context,
  site,
}) => {
  await signUpQuickly(context, site)
  await visit(page, '/category/1')
  await tabTo(page, cardButton(page, 'Sliding Window'))
  await page.keyboard.press('Enter')
  const player = page.getByRole('region', { name: /^Visual demo / })
  const button = (name: string) => player.getByRole('button', { name, exact: true })
  const mode = (name: string) => player.getByRole('radio', { name, exact: true })
  const picture = player.getByRole('img').first()
  const caption = player.locator('.demo-caption [aria-live="polite"]')

  await expect(player.getByText(/^Step 1 of/)).toBeVisible()
  await expect(player).toMatchAriaSnapshot(parts)
  await expect(picture).toHaveAccessibleName(/^Array 2, 1, 3, 4, 2, 1, 5\./)
  await tabTo(page, button('Next step'))
  const count = Number(await player.getByRole('slider').getAttribute('max'))
  for (let step = 2; step <= count; step++) {
    await page.keyboard.press('ArrowRight')
    await expect(player.getByText(`Step ${step} of ${count}`)).toBeVisible()
  }
  await expect(picture).toHaveAccessibleName(/The answer is at 2 and 3 and 4\.$/)
  await expect(button('Next step')).toBeDisabled()

  await tabTo(page, mode('Watch'), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(mode('Predict')).toBeChecked()
  await expect(player.getByText(`Step 1 of ${count}`)).toBeVisible()
  await tabTo(page, button('Next step'))
  const options = player.getByRole('group', { name: 'Your prediction' }).getByRole('button')
  for (let step = 1; step < count && !(await caption.innerText()).endsWith('?'); step++) {
    const before = await caption.innerText()
    await page.keyboard.press('ArrowRight')
    await expect(player.getByText(`Step ${step + 1} of ${count}`)).toBeVisible()
    await expect(caption).not.toHaveText(before)
  }
  await expect(caption).toHaveText(/\?$/)
  await expectNothingFromAxe(page, 'light')
  await tabTo(page, options.first())
  await page.keyboard.press('Enter')
  await expect(caption).toHaveText(/^(Right|Not quite, it is “.+”)\. .+\.$/)
  await expect(button('Next step')).toBeFocused()
  await expectNothingFromAxe(page, 'dark')

  await tabTo(page, mode('Predict'), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(mode('My input')).toBeFocused()
  const examples = player.getByRole('group', { name: 'Start from an example' }).getByRole('button')
  await tabTo(page, examples.nth(1))
  await page.keyboard.press('Space')
  await expect(examples.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(player.getByText(/^Step 1 of/)).toBeVisible()
  const field = player.getByRole('textbox').first()
  await tabTo(page, field)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('?!')
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/\. .+\.$/)
  await expectNothingFromAxe(page, 'light')
})
