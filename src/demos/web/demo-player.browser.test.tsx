import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'

const player = () => page.getByRole('region', { name: /^Visual demo / })
const button = (name: string) => player().getByRole('button', { name })
const step = (text: string) => player().getByText(text)
const open = (query = '') => openPage(`/category/1${query}#two-pointers`, { as: 'guest' })

test('playing stops by itself at the last step, and stepping or Reset pauses', async () => {
  await open()
  await button('4x').click()
  await button('Play').click()
  await expect.element(step('Step 8 of 8')).toBeVisible()
  await expect.element(step('100% complete')).toBeVisible()
  await button('0.5x').click()
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
