import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const gap = (line: number) => page.getByRole('textbox', { name: `Line ${line}`, exact: true })
const code = page.getByRole('list', { name: 'The solution, with gaps' })

test('the lines that keep what stays true are missing, and an empty one is asked for', async () => {
  await openPage('/build/two-pointers?rung=fill', { as: 'guest' })
  await expect.element(code).toMatchTextContent('while left < right:')
  await expect.element(code).not.toMatchTextContent('right -= 1')
  await expect
    .element(page.getByText('3 lines are missing: they keep what stays true at every step.'))
    .toBeVisible()
  await expectAccessible()
  await gap(9).fill('if total > target')
  // Enter leads to the next one.
  await userEvent.keyboard('{Enter}right -= 1{Enter}{Enter}')
  await expect.element(page.getByText('Line 12 is empty.')).toBeVisible()
  await expect.element(gap(12)).toHaveFocus()
})

test('what was filled in is there again, in each language', async () => {
  await openPage('/build/two-pointers?rung=fill', { as: 'guest' })
  await gap(9).fill('if total > target')
  await page.getByRole('tab', { name: 'JavaScript' }).click()
  await expect.element(code).toMatchTextContent('function twoSum(nums, target)')
  await expect.element(page.getByRole('textbox').first()).toHaveValue('')
  await page.getByRole('tab', { name: 'Python' }).click()
  await expect.element(gap(9)).toHaveValue('if total > target')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(gap(9)).toHaveValue('')
})
