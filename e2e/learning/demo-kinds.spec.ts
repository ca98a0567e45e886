import { expect, type Locator, type Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { signUpQuickly } from '../support/people.ts'
import { cardButton, changeTheme, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

/** One demo for each kind of picture, with what a screen reader says of its first and its last. */
const kinds: readonly {
  readonly kind: string
  readonly category: number
  readonly card: string
  readonly first: RegExp
  readonly last: RegExp
}[] = [
  {
    kind: 'array',
    category: 1,
    card: 'Sliding Window',
    first: /^Array 2, 1, 3, 4, 2, 1, 5\. The window holds indices 0 to 2: sum 6\./,
    last: /The answer is at 2 and 3 and 4\.$/,
  },
  {
    kind: 'list',
    category: 4,
    card: 'Linked List Manipulation',
    first: /^List: 0, 1, 2, 3, 4, null\./,
    last: /^List: 0, 1, 2, 5, 3, 4, null\..* The answer: 5\.$/,
  },
  {
    kind: 'shelf',
    category: 5,
    card: 'Queue & Deque Operations',
    first: /^The queue is empty\.$/,
    last: /^The queue is empty\.$/,
  },
  {
    kind: 'tree',
    category: 6,
    card: 'Tree Construction',
    first: /^Tree: no nodes yet\.$/,
    last: /^Tree: 3 has left 9 and right 20; 20 has left 15 and right 7\./,
  },
  {
    kind: 'graph',
    category: 7,
    card: 'Breadth-First Search',
    first: /^Graph with the nodes A, B, C, D, E, F\. Edges: A with B, A with C/,
    last: /Answer: A, B, C, D, E, F\..*Visited in this order: A, B, C, D, E, F\./,
  },
  {
    kind: 'table',
    category: 8,
    card: 'Grid DP',
    first: /^Table with 3 rows and 4 columns\. Now at row 0, column 0/,
    last: /The answer is at row 2, column 3, value 10\./,
  },
  {
    kind: 'intervals',
    category: 1,
    card: 'Intervals & Greedy Choice',
    first: /^A line from 0 to 11\. In the order given: 0 to 6/,
    last: /Kept: 1 to 4 \(answer\), 5 to 7 \(answer\), 8 to 11 \(answer\)\./,
  },
  {
    kind: 'map',
    category: 1,
    card: 'Hash Map Lookup',
    first: /^Array 22, 7, 15, 11, 2, 18, 25\./,
    last: /7 \+ 2 = 9\. The answer is at 1 and 4\.$/,
  },
]

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
  - button "Watch" [pressed]
  - button "Predict"
  - button "My input"
- group "Speed":
  - button "0.5x"
  - button "1x" [pressed]
  - button "2x"
  - button "4x"
- img /.+\\.$/
- slider "Step"
- button "Reset"
- button "Previous step" [disabled]
- button "Play"
- button "Next step"
- button "Copy link"
- tablist "Language of the code"
- tabpanel
- table "Variables"
- list "Legend"
`

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { kind, category, card, first, last } of kinds)
  test(`${kind}: a demo can be watched, predicted and given input by keyboard alone, with text alternatives`, async ({
    page,
    context,
    site,
  }) => {
    test.slow()
    await signUpQuickly(context, site)
    await visit(page, `/category/${category}`)
    await tabTo(page, cardButton(page, card))
    await page.keyboard.press('Enter')
    const player = page.getByRole('region', { name: /^Visual demo / })
    const button = (name: string) => player.getByRole('button', { name, exact: true })
    const picture = player.getByRole('img').first()
    const caption = player.locator('.demo-caption [aria-live="polite"]')

    await expect(player.getByText(/^Step 1 of/)).toBeVisible()
    await expect(player).toMatchAriaSnapshot(parts)
    await expect(picture).toHaveAccessibleName(first)
    await tabTo(page, button('Next step'))
    const count = Number(await player.getByRole('slider').getAttribute('max'))
    let before = ''
    for (let step = 2; step <= count; step++) {
      await page.keyboard.press('ArrowRight')
      await expect(player.getByText(`Step ${step} of ${count}`)).toBeVisible()
      await expect.poll(() => describeStep(player), `step ${step} says something new`).not.toBe(before)
      before = await describeStep(player)
      expect(before).toMatch(/\.$/)
    }
    await expect(picture).toHaveAccessibleName(last)
    await expect(button('Next step')).toBeDisabled()
    await expectNothingFromAxe(page, 'light')

    await tabTo(page, button('Predict'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(player.getByText(`Step 1 of ${count}`)).toBeVisible()
    const options = player.getByRole('group', { name: 'Your prediction' }).getByRole('button')
    for (let step = 1; step < count && !(await caption.innerText()).endsWith('?'); step++) {
      const before = await caption.innerText()
      await page.keyboard.press('ArrowRight')
      await expect(player.getByText(`Step ${step + 1} of ${count}`)).toBeVisible()
      await expect(caption).not.toHaveText(before)
    }
    await expect(caption).toHaveText(/\?$/)
    await expect(options.first()).toBeEnabled()
    await tabTo(page, options.first())
    await page.keyboard.press('Enter')
    await expect(caption).toHaveText(/^(Right|Not quite, it is “.+”)\. .+\.$/)
    await expect(options.first()).toBeFocused()
    await expectNothingFromAxe(page, 'dark')

    await tabTo(page, button('My input'), 'Shift+Tab')
    await page.keyboard.press('Enter')
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

/** Everything that changes from step to step: the pictures and the caption. */
async function describeStep(player: Locator): Promise<string> {
  const pictures = await player.getByRole('img').evaluateAll((all) => all.map((each) => each.ariaLabel))
  return [...pictures, await player.locator('.demo-caption p').last().innerText()].join('\n')
}
