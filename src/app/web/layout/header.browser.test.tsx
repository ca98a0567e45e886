import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catalogueTotals } from '#curriculum/index.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
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

test('on a phone the header is one row, whose menu has what the row has no room for', async () => {
  await page.viewport(390, 844)
  await openPage('/study-notes', { as: 'member' })
  const header = page.getByRole('banner')
  await expect
    .element(header.getByRole('progressbar', { name: 'Overall progress' }))
    .toMatchTextContent(`0 of ${catalogueTotals.patterns} patterns · 0%`)
  expect(header.element().getBoundingClientRect().height).toBe(59)
  await header.getByRole('button', { name: /^Account menu/ }).click()
  for (const name of ['My Herd', 'Account', 'Reminders', 'Plan'])
    await expect.element(header.getByRole('link', { name })).toBeVisible()
  await expect.element(header.getByRole('button', { name: 'Log out' })).toBeVisible()
  await header.getByRole('radio', { name: 'Light' }).click()
  await expect.poll(() => document.documentElement.dataset.theme).toBe('light')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(header.getByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
})

test('scrolled down on a phone, the title of the page takes the place of the progress', async () => {
  await page.viewport(390, 844)
  await openPage('/study-notes', { as: 'member' })
  const header = page.getByRole('banner')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  scrollTo(0, 600)
  // The header may begin to listen a moment after the heading is there, so the finger moves on.
  await expect
    .poll(() => {
      scrollBy(0, 20)
      return header.getByText('Study Notes', { exact: true }).query()
    })
    .toBeVisible()
  expect(header.element().getBoundingClientRect().height).toBe(51)
  await expect
    .poll(() => {
      scrollBy(0, -20)
      return header.element().getBoundingClientRect().height
    })
    .toBe(59)
})

test.each([390, 800, 1440])('what sticks %i px wide keeps below the bar of a page', async (width) => {
  await page.viewport(width, 844)
  for (const address of ['/first-hour', '/learn/dynamic-programming']) {
    const { unmount } = await openPage(address, { as: 'member' })
    const bar = page.getByCss('.own-bar')
    if (address !== '/first-hour')
      await expect.element(bar.getByRole('list', { name: 'Steps of the lesson' })).toBeVisible()
    await expect.element(bar).toBeVisible()
    const { height } = bar.element().getBoundingClientRect()
    expect(getComputedStyle(document.documentElement).scrollPaddingTop).toBe(`${height + 16}px`)
    await unmount()
  }
})

test.each(['visitor', 'guest', 'member'] as const)(
  'with text twice as large on a phone, nothing in the header of a %s covers anything else',
  async (as) => {
    // In proportion to the text.
    await page.viewport(195, 422)
    await openPage('/study-notes', { as })
    const header = page.getByRole('banner')
    await expect.element(header.getByText(/^Sign |^A$/).first()).toBeVisible()
    const parts = header
      .getByCss('a, button, [role=progressbar]')
      .elements()
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
    for (const [index, { left, right, top, bottom }] of parts.entries())
      for (const other of parts.slice(index + 1))
        expect(
          left < other.right && other.left < right && top < other.bottom && other.top < bottom,
          `${index} covers another`,
        ).toBe(false)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(195)
  },
)
