import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'

test('the gallery shows its parts in both themes', async () => {
  await openPage('/gallery')
  for (const theme of ['Blue hour (dark)', 'Glacier noon (light)']) {
    const part = page.getByRole('region', { name: theme, exact: true })
    await expect.element(part.getByRole('button', { name: 'Invite' })).toBeVisible()
  }
})
