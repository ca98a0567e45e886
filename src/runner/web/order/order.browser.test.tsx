import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const solution = [
  ['left, right = 0, len(nums) - 1', 1],
  ['while left < right:', 1],
  ['total = nums[left] + nums[right]', 2],
  ['if total == target:', 2],
  ['return [left, right]', 3],
  ['if total > target:', 2],
  ['right -= 1', 3],
  ['else:', 2],
  ['left += 1', 3],
  ['return []', 1],
] as const

/** By how its text begins. */
const block = (text: string) =>
  page.getByRole('button', { name: new RegExp(`^${text.replaceAll(/[^\w ]/g, String.raw`\$&`)}`) }).first()
const status = () => page.getByRole('status').filter({ hasText: /./ }).last()
const check = () => page.getByRole('button', { name: 'Check the order' })

beforeEach(async () => {
  await page.viewport(1440, 900)
  await openPage('/build/two-pointers?rung=order', { as: 'guest' })
  await expect.element(check()).toBeVisible()
})

/** Lifts it from the pool, which puts it on the next line as far in as the line above, and moves it in or out. */
async function putByKeys(text: string, from: number, to: number): Promise<void> {
  const button = block(text).element() as HTMLElement
  button.focus()
  await userEvent.keyboard(' ')
  const key = to > from ? '{ArrowRight}' : '{ArrowLeft}'
  for (let step = 0; step < Math.abs(to - from); step++) await userEvent.keyboard(key)
  await userEvent.keyboard(' ')
}

async function putAll(lines: readonly (readonly [string, number])[]): Promise<void> {
  let from = 1
  for (const [text, indent] of lines) {
    await putByKeys(text, from, indent)
    from = indent
  }
}

test('by keys, the blocks are put in order, and the rung is passed', async () => {
  await expectAccessible()
  await page.viewport(1440, 900)
  await putAll(solution)
  await expect.element(status()).toMatchTextContent('Set down return [] on line 11, one step in')
  await check().click()
  await expect.element(status()).toMatchTextContent('In order.')
  await expect.element(page.getByRole('link', { name: 'Order, passed' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go on to Fill' })).toBeVisible()
})

test('each move is told, the focus stays on the block, and Escape puts it back', async () => {
  await putByKeys('while left < right:', 1, 1)
  ;(block('total = nums').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect
    .element(status())
    .toMatchTextContent('Carrying total = nums[left] + nums[right] to line 3, one step in')
  await userEvent.keyboard('{ArrowUp}{ArrowRight}')
  await expect.element(status()).toMatchTextContent('to line 2, two steps in')
  await expect.element(block('total = nums')).toHaveFocus()
  await expect
    .element(block('while left < right:'))
    .toHaveAccessibleName('while left < right:, line 3, one step in')
  await userEvent.keyboard('{Escape}')
  await expect.element(status()).toMatchTextContent('Taken out total = nums[left] + nums[right]')
  await expect.element(block('total = nums')).toHaveFocus()
  await expect
    .element(block('while left < right:'))
    .toHaveAccessibleName('while left < right:, line 2, one step in')
})

test('a check shows the first line that goes wrong, and why', async () => {
  await putAll([solution[0], ['while left <= right:', 1]])
  await check().click()
  await expect
    .element(status())
    .toMatchTextContent(
      'Line 3. A pair needs two values, so the loop must end when both pointers are on the same one.',
    )
  await expect.element(block('while left <= right:')).toHaveAccessibleName(/here it goes wrong first$/)
  // Any change takes the mark away.
  ;(block('while left <= right:').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(block('while left <= right:')).not.toHaveAccessibleName(/goes wrong/)
  await page.getByRole('button', { name: 'Take out' }).click()
  await check().click()
  await expect.element(status()).toMatchTextContent('Line 3. Right so far. This line is missing.')
})

test('a block is dragged to a line and an indentation, and back out', async () => {
  await putAll(solution.slice(0, 2))
  const from = block('total = nums').element()
  const list = page.getByRole('list', { name: 'Your order' }).element()
  const empty = list.querySelector('[data-empty]')!.getBoundingClientRect()
  await drag(from, empty.left + 30 + 2 * 34 + 20, empty.top + 20, 20)
  await expect
    .element(status())
    .toMatchTextContent('Set down total = nums[left] + nums[right] on line 4, two steps in')
  const first = block('left, right = 0, len').element()
  const last = block('total = nums').element().getBoundingClientRect()
  await drag(first, last.left + 20, last.bottom - 4, 20)
  await expect.element(status()).toMatchTextContent('on line 4, two steps in')
  await drag(block('left, right = 0, len').element(), 1300, 200, 20)
  await expect.element(status()).toMatchTextContent('Taken out')
})

/** By the mouse, which takes hold of the block so far from its left edge. */
async function drag(block: Element, x: number, y: number, offset: number): Promise<void> {
  const box = block.getBoundingClientRect()
  const fire = (target: Element | Document, type: string, clientX: number, clientY: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerType: 'mouse',
        isPrimary: true,
        button: 0,
        clientX,
        clientY,
      }),
    )
  fire(block, 'pointerdown', box.left + offset, box.top + 20)
  fire(document, 'pointermove', box.left + offset + 10, box.top + 30)
  fire(document, 'pointermove', x, y)
  await expect.poll(() => document.querySelector('[data-drop], [data-dragged]')).not.toBeNull()
  fire(document, 'pointerup', x, y)
}
