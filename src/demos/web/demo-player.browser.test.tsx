import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { turnSingleKeys } from '#platform/web/input/single-keys.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const player = () => page.getByRole('region', { name: /^Visual demo / })
const button = (name: string) => player().getByRole('button', { name })
const choice = (name: string) => player().getByRole('radio', { name, exact: true })
const step = (text: string) => player().getByText(text)
const openSpeeds = () => player().getByText('Speed, link and colors').click()
const open = (query = '') => openPage(`/category/1${query}#two-pointers`, { as: 'guest' })

test('what is rarely needed beside the picture is closed at first: speeds, colors, variables', async () => {
  await open()
  await expect.element(step('Step 1 of 8')).toBeVisible()
  await expect.element(player().getByRole('group', { name: 'Speed' })).not.toBeInTheDocument()
  await expect.element(player().getByRole('list', { name: 'Legend' })).not.toBeInTheDocument()
  await expect.element(player().getByRole('table')).not.toBeInTheDocument()
  await openSpeeds()
  await expect.element(player().getByRole('list', { name: 'Legend' })).toBeVisible()
  await expect.element(choice('1x')).toBeChecked()
})

test('playing stops by itself at the last step, and stepping or Reset pauses', async () => {
  await open()
  await openSpeeds()
  await choice('4x').click()
  await button('Play').click()
  await expect.element(step('Step 8 of 8')).toBeVisible()
  await expect.element(step('100% complete')).toBeVisible()
  await choice('0.5x').click()
  await button('Play').click()
  await expect.element(step('Step 1 of 8')).toBeVisible()
  await button('Next step').click()
  await expect.element(button('Play')).toBeVisible()
  await expect.element(step('Step 2 of 8')).toBeVisible()
  await button('Play').click()
  await button('Reset').click()
  await expect.element(button('Play')).toBeVisible()
  await expect.element(step('Step 1 of 8')).toBeVisible()
})

test('mode and speed are one tab stop each, with arrow keys inside', async () => {
  await open()
  await openSpeeds()
  await expect.element(step('Step 1 of 8')).toBeVisible()
  ;(choice('Watch').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(choice('Predict')).toBeChecked()
  await expect.element(choice('Predict')).toHaveFocus()
  await expect.element(step('Step 1 of 8')).toBeVisible()
  await userEvent.tab()
  await expect.element(player().getByRole('link', { name: /^Build/ })).toHaveFocus()
  await userEvent.tab()
  await expect.element(player().getByRole('slider')).toHaveFocus()
  ;(choice('1x').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(choice('2x')).toBeChecked()
  await userEvent.tab()
  await expect.element(button('Copy link')).toHaveFocus()
})

test('a prediction is answered by its number key, and the focus moves on to the next step', async () => {
  await open('?demo=two-pointers&mode=predict&step=2')
  await expect.element(step('Your call: what happens next?')).toBeVisible()
  const options = player().getByRole('group', { name: 'Your prediction' }).getByRole('button')
  expect(options.elements().map((option) => option.getAttribute('aria-keyshortcuts'))).toEqual([
    '1',
    '2',
    '3',
  ])
  expect(options.elements().map((option) => (option as HTMLElement).innerText.split('\n'))).toEqual([
    ['1', 'Left steps right'],
    ['2', 'Right steps left'],
    ['3', 'Neither: this is the pair'],
  ])
  await expect.element(options.first()).toHaveAccessibleName('Left steps right')
  await expectAccessible()
  ;(options.first().element() as HTMLElement).focus()
  await userEvent.keyboard('2')
  await expect.element(player().getByText(/^Right\. 2 \+ 25 = 27\./)).toBeVisible()
  await expect.element(step('1 of 1 right so far.')).toBeVisible()
  // The speed has the same keys elsewhere, but not while predicting.
  await openSpeeds()
  await expect.element(choice('1x')).toBeChecked()
  await userEvent.keyboard('3')
  await expect.element(choice('1x')).toBeChecked()
  await button('Next step').click()
  await options.nth(1).click()
  await expect.element(button('Next step')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(step('Step 4 of 8')).toBeVisible()
})

test('without single-key shortcuts digits neither answer nor change the speed, and arrows still step', async () => {
  turnSingleKeys(false)
  await open('?demo=two-pointers&mode=predict&step=2')
  await openSpeeds()
  const options = player().getByRole('group', { name: 'Your prediction' }).getByRole('button')
  await expect.element(options.first()).not.toHaveAttribute('aria-keyshortcuts')
  ;(options.first().element() as HTMLElement).focus()
  await userEvent.keyboard('2')
  await expect.element(step('Your call: what happens next?')).toBeVisible()
  await choice('Watch').click()
  await userEvent.keyboard('3')
  await expect.element(choice('1x')).toBeChecked()
  ;(button('Next step').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(step('Step 3 of 8')).toBeVisible()
})

test('digits typed into a field neither answer nor change the speed', async () => {
  await open('?demo=two-pointers&mode=input')
  await openSpeeds()
  const target = player().getByRole('textbox', { name: 'Target sum' })
  await target.fill('')
  await userEvent.type(target, '42')
  await expect.element(target).toHaveValue('42')
  await expect.element(choice('1x')).toBeChecked()
})

test('Run it leads to the picture and starts the run', async () => {
  await page.viewport(390, 844)
  await open('?demo=two-pointers&mode=input')
  await player().getByRole('textbox', { name: 'Target sum' }).fill('6')
  await button('Run it').click()
  await expect.element(button('Pause')).toBeInViewport()
  await expect.element(page.getByCss('.demo-stage')).toHaveFocus()
  await expect.element(page.getByCss('.demo-picture')).toBeInViewport({ ratio: 1 })
  await expect.element(step('Step 2 of 8')).toBeVisible()
})

test('a long line of code wraps below its own indentation, and the current line is marked as a whole', async () => {
  await open('?demo=two-pointers&step=2')
  const line = page.getByCss('.demo-code code[data-current]')
  await expect.element(line).toBeVisible()
  const code = line.element() as HTMLElement
  const text = code.querySelector<HTMLElement>('.code-text')
  const single = code.getBoundingClientRect()
  if (text) text.textContent = 'total = numbers[left] + numbers[right] + carry_from_before\n'
  const wrapped = code.getBoundingClientRect()
  expect(wrapped.height).toBeGreaterThan(1.5 * single.height)
  expect(code.scrollWidth).toBeLessThanOrEqual(code.clientWidth)
  const range = document.createRange()
  range.selectNodeContents(text ?? code)
  const [first, second] = [...range.getClientRects()]
  expect(second?.left).toBeGreaterThan(first?.left ?? Number.NaN)
})
