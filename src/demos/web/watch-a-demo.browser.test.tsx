import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const player = () => page.getByRole('region', { name: /^Visual demo Two Sum on a sorted array/ })
const caption = page.getByCss('.demo-caption')
const button = (name: string) => player().getByRole('button', { name, exact: true })
/** A mode or a speed. */
const choice = (name: string) => player().getByRole('radio', { name, exact: true })

async function openDemo() {
  const opened = await openPage('/category/1#two-pointers', { as: 'guest' })
  await expect.element(player().getByText('Step 1 of 8')).toBeVisible()
  await player().getByText('Speed, link and colors').click()
  await player().getByCss('summary').getByText('Variables').click()
  return opened
}

function focus(locator: Locator) {
  ;(locator.element() as HTMLElement).focus()
}

test('stepping through two pointers leads from the widest pair to the answer', async () => {
  await openDemo()
  const picture = player().getByRole('img').first()
  await expect
    .element(picture)
    .toHaveAccessibleName(/left is on index 0, value 2\. right is on index 6, value 25\./)

  await button('Next step').click()
  await expect.element(player().getByText('2 + 25 = 27.')).toBeVisible()
  await expect.element(player().getByText('line 9')).toBeVisible()
  for (let step = 2; step < 8; step++) await button('Next step').click()

  await expect.element(player().getByText('Step 8 of 8')).toBeVisible()
  await expect.element(player().getByText('100% complete')).toBeVisible()
  await expect.element(player().getByText('Return indices 0 and 1.')).toBeVisible()
  await expect.element(picture).toHaveAccessibleName(/The answer is at 0 and 1\.$/)
  await expect.element(player().getByRole('row', { name: 'right 1' })).toBeVisible()
})

test('the keyboard alone plays, steps, jumps and changes the speed', async () => {
  await openDemo()
  focus(button('Next step'))
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(player().getByText('Step 3 of 8')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(player().getByText('Step 2 of 8')).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(player().getByText('Step 8 of 8')).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(player().getByText('Step 1 of 8')).toBeVisible()
  await userEvent.keyboard('3')
  await expect.element(choice('2x')).toBeChecked()

  const slider = player().getByRole('slider', { name: 'Step' })
  focus(slider)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Step 2 of 8')
  await userEvent.keyboard('{End}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Step 8 of 8')
  await userEvent.keyboard('1')
  await userEvent.keyboard(' ')
  await expect.element(button('Pause')).toBeVisible()
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Step 1 of 8')
})

test('keys outside the player, and letters in its fields, leave it alone', async () => {
  await openDemo()
  focus(page.getByRole('button', { name: /^Two Pointers/ }))
  await userEvent.keyboard('{ArrowRight}')
  await choice('My input').click()
  const target = player().getByRole('textbox', { name: 'Target sum' })
  await target.fill('')
  await userEvent.type(target, '4 1')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(target).toHaveValue('4 1')
  await expect.element(player().getByText('Step 1 of 8')).toBeVisible()
  await expect.element(choice('1x')).toBeChecked()
})

test('the code is available in four languages, and the choice is remembered', async () => {
  const { unmount } = await openDemo()
  const code = player().getByRole('tabpanel')
  await expect.element(code).toMatchTextContent('def two_sum(nums, target):')
  await expect.element(code).not.toMatchTextContent('@')
  focus(player().getByRole('tab', { name: 'Python' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(code).toMatchTextContent('function twoSum(')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(code).toMatchTextContent('int[] twoSum(int[] nums, int target)')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(code).toMatchTextContent('vector<int> twoSum(')
  await expect.element(player().getByText('Step 1 of 8')).toBeVisible()
  await button('Next step').click()
  await expect.element(player().getByText('line 12')).toBeVisible()

  await unmount()
  await openDemo()
  await expect.element(player().getByRole('tab', { name: 'C++' })).toHaveAttribute('aria-selected', 'true')
})

test('a prediction comes before the explanation, gets a verdict and is counted', async () => {
  await openDemo()
  await choice('Predict').click()
  await choice('4x').click()
  await button('Play').click()
  await expect
    .element(caption)
    .toMatchTextContent('2 + 25 = 27, and the target is 9. Which pointer moves next?')
  await expect.element(player().getByText('is ruled out: the right pointer')).not.toBeInTheDocument()
  await button('Left steps right').click()
  await expect.element(caption).toMatchTextContent('Not quite, it is “Right steps left”. 2 + 25 = 27.')
  await expect.element(player().getByText('0 of 1 right so far.')).toBeVisible()
  await expect
    .element(caption)
    .toMatchTextContent('2 + 22 = 24, and the target is 9. Which pointer moves next?')
  await button('Right steps left').click()
  await expect.element(player().getByText('1 of 2 right so far.')).toBeVisible()
})

test('the run ends with its score, and can be predicted again', async () => {
  await openDemo()
  await choice('Predict').click()
  const moves = [...Array.from({ length: 5 }, () => 'Right steps left'), 'Neither: this is the pair']
  for (const [index, move] of moves.entries()) {
    await button('Next step').click()
    // One question is passed over.
    if (index !== 2) await button(move).click()
  }
  await button('Next step').click()
  await expect
    .element(player().getByRole('status').filter({ hasText: '5 of 6 predicted. 1 was skipped.' }))
    .toBeVisible()
  await button('Predict again').click()
  await expect.element(player().getByText('Step 1 of 8')).toBeVisible()
  await expect.element(player().getByText('Go to the next step: it asks before it tells.')).toBeVisible()
})

test("a learner's own input runs, and invalid input gets a sentence", async () => {
  await openDemo()
  await choice('My input').click()
  const values = page.getByRole('textbox', { name: 'Sorted array' })
  await values.fill('9, 4')
  await button('Run it').click()
  await expect.element(values).toHaveAccessibleDescription(/4 comes after 9\. Put them in order from small/)
  await expect.element(values).toHaveFocus()
  await expect.element(page.getByText('Step 1 of 8')).toBeVisible()

  await values.fill('-3 0 4 9')
  await page.getByRole('textbox', { name: 'Target sum' }).fill('6')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Two Sum on a sorted array, target 6')).toBeVisible()
  await expect.element(values).not.toHaveAccessibleDescription(/4 comes after 9/)
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Next step' }).click()
  await expect.element(page.getByText('-3 + 9 = 6.')).toBeVisible()
  // The form stays: the next input is one change away.
  await expect.element(values).toHaveValue('-3, 0, 4, 9')
})

test('an example and a random input run at once, and can be predicted', async () => {
  await openDemo()
  await choice('My input').click()
  await button('No answer').click()
  await expect.element(page.getByText('Two Sum on a sorted array, target 10')).toBeVisible()
  await expect.element(button('No answer')).toHaveAttribute('aria-pressed', 'true')
  await button('Random').click()
  await expect.element(page.getByText(/^Step 1 of/)).toBeVisible()
  await button('Duplicates').click()
  await choice('Predict').click()
  await button('Next step').click()
  await expect
    .element(caption)
    .toMatchTextContent('1 + 9 = 10, and the target is 8. Which pointer moves next?')
})

test('every mode is accessible', async () => {
  await openDemo()
  for (const mode of ['Watch', 'Predict', 'My input']) {
    await choice(mode).click()
    await button('Next step').click()
    await expectAccessible()
  }
})

test('with reduced motion the pointers are not animated', async () => {
  await openDemo()
  await button('Next step').click()
  const picture = player().getByRole('img').first().element()
  expect(picture.getAnimations({ subtree: true })).toEqual([])
})
