import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { standing, standingOf } from '#testing/browser/standing-replies.ts'

const navigation = () => page.getByRole('navigation', { name: 'Main' })
const wide = [1440, 900] as const
const phone = [390, 844] as const

const addresses = {
  Learn: '/',
  Practice: '/practice',
  Questions: '/company-questions',
  Tutor: '/ai-tutor',
  Notes: '/study-notes',
}

test('every main page leads a member to every other in one press', async () => {
  await page.viewport(...wide)
  await openPage('/', { as: 'member' })
  for (const from of Object.keys(addresses)) {
    await navigation().getByRole('link', { name: from, exact: true }).click()
    await expect
      .element(navigation().getByRole('link', { name: from, exact: true }))
      .toHaveAttribute('aria-current', 'page')
    for (const [to, address] of Object.entries(addresses))
      await expect
        .element(navigation().getByRole('link', { name: to, exact: true }))
        .toHaveAttribute('href', address)
    await expect.element(navigation().getByCss('.main-nav-item[aria-current=page]')).toHaveLength(1)
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'My Herd' })).toBeVisible()
  }
  await expectAccessible()
})

test.each([
  ['/category/2', 'Learn'],
  ['/ai-tutor/chat/graphs', 'Tutor'],
  ['/dfs-bfs-guide', 'Notes'],
  ['/dp-guide', 'Notes'],
  ['/interview-questions', 'Questions'],
])('%s belongs to %s', async (address, section) => {
  await page.viewport(...wide)
  await openPage(address, { as: 'member' })
  await expect
    .element(navigation().getByRole('link', { name: section, exact: true }))
    .toHaveAttribute('aria-current', 'true')
})

test('both lists of questions are in a menu that Escape closes', async () => {
  await page.viewport(...wide)
  await openPage('/study-notes', { as: 'guest' })
  const menu = navigation().getByRole('button', { name: 'Question lists' })
  await menu.click()
  await expect.element(navigation().getByRole('link', { name: '25 Questions' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{Enter}{Tab}{Tab}')
  await expect.element(navigation().getByRole('link', { name: '25 Questions' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
  await menu.click()
  await navigation().getByRole('link', { name: 'Company Questions' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Company Questions')
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
})

const note = page.getByRole('dialog')

test.each(['visitor', 'guest'] as const)(
  'the tutor tells a %s that it needs an account, and why',
  async (as) => {
    await page.viewport(...wide)
    await openPage('/study-notes', { as })
    const tutor = navigation().getByRole('link', { name: 'Tutor with account', exact: true })
    await tutor.click()
    await expect.element(note).toHaveAccessibleName('The tutor remembers what you asked')
    await expect.element(note.getByRole('link', { name: 'Create Account' })).toHaveFocus()
    await expect
      .element(note.getByRole('link', { name: 'Create Account' }))
      .toHaveAttribute('href', '/auth?next=%2Fai-tutor&tab=register')
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(note).not.toBeInTheDocument()
    await expect.element(tutor).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(note.getByRole('button', { name: as === 'guest' ? 'Not now' : 'Continue as Guest' }))
      .toBeVisible()
    await page.getByRole('contentinfo').click()
    await expect.element(note).not.toBeInTheDocument()
  },
)

test.each([
  ['Learn', '/', '/first-hour'],
  ['Practice', '/practice', '/practice'],
] as const)(
  '%s takes a visitor along as a guest, after one line that says so',
  async (label, address, first) => {
    await page.viewport(...wide)
    await openPage('/study-notes')
    await navigation().getByRole('link', { name: label, exact: true }).click()
    await expect.element(note).toHaveAccessibleName('You start as a guest')
    await expect
      .element(note.getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', `/auth?next=${encodeURIComponent(address)}`)
    await note.getByRole('button', { name: 'Continue as Guest' }).click()
    await expect.poll(() => location.pathname).toBe(first)
    await expect.poll(() => localStorage.getItem('isGuestMode')).toBe('true')
  },
)

test('no padlock is in the navigation of a visitor, and the lists of questions ask by themselves', async () => {
  await page.viewport(...wide)
  await openPage('/study-notes')
  await expect.element(navigation().getByCss('.lucide-lock-keyhole')).not.toBeInTheDocument()
  await navigation().getByRole('link', { name: 'Questions', exact: true }).click()
  await expect.poll(() => location.pathname).toBe('/auth')
  expect(localStorage.getItem('intendedDestination')).toBe('/company-questions')
})

test('on a phone the navigation is at the bottom, with the rest under More', async () => {
  await page.viewport(...phone)
  await openPage('/study-notes')
  const more = navigation().getByRole('button', { name: 'More' })
  await expect.element(more).toHaveAttribute('aria-current', 'true')
  await expect.element(navigation().getByRole('listitem')).toHaveLength(5)
  const { bottom } = navigation().element().getBoundingClientRect()
  expect(bottom).toBe(844)
  await more.click()
  for (const name of ['25 Questions', 'Study Notes', 'My Herd with account', 'Plan'])
    await expect.element(navigation().getByRole('link', { name })).toBeVisible()
  await navigation().getByRole('link', { name: 'My Herd with account' }).click()
  await expect.element(note).toHaveAccessibleName('A mock interview takes two people')
  const bar = navigation().element().getBoundingClientRect()
  expect(Math.abs(note.element().getBoundingClientRect().bottom - bar.top)).toBeLessThanOrEqual(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(note).not.toBeInTheDocument()
  await page.viewport(320, 700)
  const list = navigation()
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'My Herd with account' }) })
    .last()
  expect(list.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  await expectAccessible()
  await page.viewport(...phone)
  await userEvent.keyboard('{Escape}')
  await expect.element(navigation().getByRole('listitem')).toHaveLength(5)
  // The end of the page is above the bar.
  scrollTo(0, document.documentElement.scrollHeight)
  await expect
    .poll(() => page.getByRole('contentinfo').element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(navigation().element().getBoundingClientRect().top + 1)
})

test('the navigation counts the prompts that are due, until the round of the day is done', async () => {
  await page.viewport(...wide)
  const due = standing([standingOf('two-pointers', '+-+')], { dueCount: 4 })
  await openPage('/study-notes', { as: 'member', calls: { 'GET /api/practice/standing': due } })
  await expect.element(navigation().getByText('4 prompts are due today.')).toBeVisible()
  const badge = navigation().getByTitle('4 due today').element().getBoundingClientRect()
  const next = navigation()
    .getByRole('link', { name: 'Questions', exact: true })
    .element()
    .getBoundingClientRect()
  expect(badge.right).toBeLessThan(next.left)
})

test('on a day whose round is done the navigation counts nothing', async () => {
  const done = standing([standingOf('two-pointers', '+-+')], { dueCount: 4, roundsToday: 1 })
  const { calls } = await openPage('/study-notes', {
    as: 'member',
    calls: { 'GET /api/practice/standing': done },
  })
  await expect.poll(() => calls.to('GET /api/practice/standing')).toHaveLength(1)
  await expect.element(navigation().getByText(/due/)).not.toBeInTheDocument()
})
