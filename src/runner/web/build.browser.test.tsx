import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const code = page.getByRole('tabpanel')
const rung = (name: string) => page.getByRole('navigation', { name: 'Rungs' }).getByRole('link', { name })

test('reading to the end of the run passes the rung, and the next one is suggested', async () => {
  await openPage('/build/two-pointers', { as: 'guest' })
  await expect.element(rung('Read')).toHaveAttribute('aria-current', 'step')
  await expect.element(page.getByText('Start with the widest pair.').last()).toBeVisible()
  await expectAccessible()
  await button('Next step').click()
  for (let step = 2; step < 6; step++) await userEvent.keyboard('{ArrowRight}')
  await expect.element(rung('Read, passed')).toBeVisible()
  await page.getByRole('link', { name: 'Go on to Order' }).click()
  await expect.element(rung('Order')).toHaveAttribute('aria-current', 'step')
})

test('the solution is shown in the chosen language, its parts named', async () => {
  await openPage('/build/two-pointers?rung=read', { as: 'guest' })
  await expect.element(code).toMatchTextContent('def two_sum')
  await page.getByRole('tab', { name: 'JavaScript' }).click()
  await expect.element(code).toMatchTextContent('function twoSum(nums, target)')
  await expect.element(code).toMatchTextContent('When to stop')
  await page.getByRole('tab', { name: 'Java', exact: true }).click()
  await expect.element(code).toMatchTextContent('int[] twoSum')
})

test('Java cannot be run, and the page says so', async () => {
  await openPage('/build/two-pointers?rung=write', { as: 'guest' })
  await page.getByRole('tab', { name: 'Java', exact: true }).click()
  await expect.element(page.getByText('Java cannot be run in this page')).toBeVisible()
  await expectAccessible()
  await button('TypeScript').click()
  await expect.element(page.getByRole('tab', { name: 'TypeScript' })).toHaveAttribute('aria-selected', 'true')
})
