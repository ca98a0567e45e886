import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const demo = () => page.getByRole('region', { name: /^Visual demo / })
const button = (name: string) => demo().getByRole('button', { name })
const open = () => openPage('/category/1?demo=two-pointers&mode=slip#two-pointers', { as: 'guest' })
const atStep = (step: number) => demo().getByText(`Step ${step} of 5`)

test('a slip is found by keyboard, and the feedback takes the focus', async () => {
  await open()
  await expect.element(atStep(1)).toBeVisible()
  await expectAccessible()
  ;(button('Next step').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(atStep(4)).toBeVisible()
  await userEvent.tab()
  await expect.element(button('This step is wrong')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(demo().getByText('Step 4 is the first wrong one.')).toBeVisible()
  await userEvent.keyboard('3')
  const heading = demo().getByRole('heading', { name: 'Found, at the step where it begins' })
  await expect.element(heading).toHaveFocus()
  await expect.element(demo().getByText('gives [0, 0]', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('pressed too late or too early, it says where it begins, and asks for that step', async () => {
  await open()
  await button('Next step').click()
  await button('This step is wrong').click()
  await expect
    .element(demo().getByText('Step 2 is still right. Step 4 is the first wrong one.'))
    .toBeVisible()
  await button('Left steps right').click()
  await expect
    .element(demo().getByRole('heading', { name: 'It begins at step 4, later than you pressed' }))
    .toBeVisible()
  await expect
    .element(demo().getByText(/^You said: “Left steps right”\. Left would be beyond right/))
    .toBeVisible()
})

test('the run can be seen to its end', async () => {
  await open()
  for (let step = 0; step < 4; step++) await button('Next step').click()
  await button('This step is wrong').click()
  await expect.element(demo().getByText(/^At step 5 it had gone wrong already/)).toBeVisible()
  await button('The search ends: no pair').click()
  await button('See the run to its end').click()
  const run = demo().getByRole('region', { name: 'The run with the slip' })
  await expect.element(run.getByText('Step 4 of 5')).toBeVisible()
  await run.getByRole('button', { name: 'Next step' }).click()
  await expect.element(run.getByText('Step 5 of 5')).toBeVisible()
})
