import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage, type PageOptions } from '#testing/browser/open-page.tsx'

/** The screens whose own tests do not look for it. */
test.each<[address: string, PageOptions]>([
  ['/auth/forgot', {}],
  [`/auth/reset#${'A'.repeat(43)}`, {}],
  ['/nowhere', {}],
  ['/ai-tutor', { as: 'member' }],
  ['/learn/two-pointers', { as: 'member' }],
  ['/build/two-pointers?rung=read', { as: 'member' }],
])('%s is accessible', async (address, options) => {
  await openPage(address, options)
  await expectAccessible()
})

test('what has to be confirmed to delete an account is accessible', async () => {
  await openPage('/account', { as: 'member' })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
})
