import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'

test('the security page gives the address for reports that the operator has set', async () => {
  await openPage('/security', {
    calls: { 'GET /api/security-contact': { contact: 'mailto:security@capra.example' } },
  })
  await expect
    .element(page.getByRole('link', { name: 'Report a vulnerability' }))
    .toHaveAttribute('href', 'mailto:security@capra.example')
  await expect.element(page.getByRole('main')).toMatchTextContent('to security@capra.example')
  await expectAccessible()
})

test('without an address, the security page says so and has no link', async () => {
  await openPage('/security')
  await expect.element(page.getByRole('main')).toMatchTextContent('has not set an address')
  await expect.element(page.getByRole('link', { name: 'Report a vulnerability' })).not.toBeInTheDocument()
})

test('every page links to the security page in its footer', async () => {
  await openPage('/study-notes')
  const footer = page.getByRole('navigation', { name: 'Footer' })
  await expect.element(footer.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/security')
})
