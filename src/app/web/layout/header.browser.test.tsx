import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catalogueTotals } from '#curriculum/index.ts'
import { openPage } from '#testing/browser/open-page.tsx'

test.each(['visitor', 'guest', 'member'] as const)('the header and breadcrumb of a %s', async (role) => {
  await openPage('/study-notes', { as: role })
  const header = page.getByRole('banner')
  const count = (...roles: string[]) => (roles.includes(role) ? 1 : 0)
  await expect
    .element(header.getByRole('link', { name: 'Sign In', exact: true }))
    .toHaveLength(count('visitor'))
  await expect.element(header.getByText('Guest', { exact: true })).toHaveLength(count('guest'))
  await expect.element(header.getByRole('button', { name: 'Sign Up' })).toHaveLength(count('guest'))
  await expect.element(header.getByRole('link', { name: 'My Herd' })).toHaveLength(count('member'))
  await expect.element(header.getByRole('button', { name: /^Account menu/ })).toHaveLength(count('member'))
  const progress = header.getByRole('progressbar', { name: 'Overall progress' })
  await expect.element(progress).toHaveLength(count('guest', 'member'))
  if (role !== 'visitor')
    await expect.element(progress).toMatchTextContent(`0 of ${catalogueTotals.patterns} patterns · 0%`)

  await expect
    .element(header.getByRole('link', { name: 'capra', exact: true }))
    .toHaveAttribute('href', '/landing')
  await expect.element(header.getByPlaceholder('Search patterns...')).toBeVisible()
  await expect.element(header.getByRole('switch', { name: 'Dark theme' })).toBeVisible()
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect.element(breadcrumb.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
  await expect.element(breadcrumb.getByText('Study Notes')).toHaveAttribute('aria-current', 'page')
})
