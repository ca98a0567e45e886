import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage, type PageOptions } from '#testing/browser/open-page.tsx'

/** The screens whose own tests do not look for it. */
test.each<[address: string, PageOptions]>([
  ['/auth/forgot', {}],
  [`/auth/reset#${'A'.repeat(43)}`, {}],
  ['/ai-tutor', { as: 'member' }],
  ['/learn/two-pointers', { as: 'member' }],
  ['/build/two-pointers?rung=read', { as: 'member' }],
])('%s is accessible', async (address, options) => {
  await openPage(address, options)
  await expectAccessible()
})

test('an unknown address says so, and is accessible', async () => {
  await openPage('/nowhere')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found')
  await expect.element(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expectAccessible()
})

test('what has to be confirmed to delete an account is accessible', async () => {
  await openPage('/account', { as: 'member' })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
})
