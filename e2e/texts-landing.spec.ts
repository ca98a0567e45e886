import { expect } from '@playwright/test'
import { categorySummaries } from '#content/category-summaries.ts'
import { be, type Kind } from './support/people.ts'
import { expectHeading, landingHeading, visit } from './support/screens.ts'
import { test } from './support/test.ts'

const cards: readonly [title: string, path: string][] = [
  ['Start Learning', '/'],
  ['25 Questions', '/interview-questions'],
  ['Company Questions', '/company-questions'],
  ['AI Tutor', '/ai-tutor'],
  ['My Herd', '/my-herd'],
  ['Study Notes', '/study-notes'],
]
/** Where a card leads; the rest lead to the sign-in page. */
const open: Record<Kind, readonly string[]> = {
  visitor: ['/study-notes'],
  guest: ['/', '/interview-questions', '/company-questions', '/study-notes'],
  member: cards.map(([, path]) => path),
}
const needAccount = ['/ai-tutor', '/my-herd']

for (const kind of ['visitor', 'guest', 'member'] as const)
  test(`the landing page, as a ${kind} reads it`, async ({ page, site }) => {
    await be(kind, page.context(), site)
    await visit(page, '/landing')
    await expect(page).toHaveTitle('Master LeetCode with Pattern Recognition · Capra')
    await expectHeading(page, landingHeading)
    const main = page.getByRole('main')
    await expect(main).toContainText('40+ patterns in 8 categories covering 95% of interviews')
    await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeVisible()

    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' })
    if (kind === 'member') {
      await expect(page.getByRole('button', { name: 'Account menu, Ada' })).toHaveText('A')
      await expect(signIn).toHaveCount(0)
    } else await expect(signIn).toHaveAttribute('href', '/auth')

    for (const [title, path] of cards) {
      const card = main
        .getByRole('link')
        .filter({ has: page.getByRole('heading', { level: 3, name: title }) })
      await expect(card).toHaveAttribute('href', open[kind].includes(path) ? path : '/auth')
      const isClosed = kind !== 'member' && needAccount.includes(path)
      await expect(card.getByText('Sign In Required')).toHaveCount(isClosed ? 1 : 0)
      await expect(card).toBeEnabled({ enabled: !isClosed })
    }

    for (const { displayName: name, patternCount } of categorySummaries)
      await expect(
        main
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) }),
      ).toContainText(`${patternCount} patterns`)
    // No breadcrumbs and no search here.
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
  })

test('the claim leads to how it is counted', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: '95% of interviews' }).click()
  await expect(page.getByRole('heading', { name: 'How we count 95%' })).toBeInViewport()
})
