import { expect, type Page } from '@playwright/test'
import { beGuest, newPerson, signUpQuickly, solve } from './people.ts'
import { enterCode, expectHeading, hold, openCard, register, signIn, tick, toast, visit } from './screens.ts'
import { expectSound } from './sound-screen.ts'
import { test } from './test.ts'
import { box, failureBox, openChat } from './tutor-screens.ts'

/*
 * Screens and states that no other journey looks at with every eye. People share one browser for all of theirs: what
 * one state leaves behind the next does not mind.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Two dozen looks of a second or two.
test.slow()

const unavailable = {
  status: 503,
  json: { message: 'The server is temporarily unavailable. Please try again.' },
}
const demo = (page: Page) => page.getByRole('region', { name: /^Visual demo / })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const showPattern = (page: Page) =>
  page
    .getByRole('button', { name: /^Show pattern of / })
    .first()
    .click()
const companyPath = '/company-questions'

test('whatever a visitor meets can be used by everybody', { tag: '@slow' }, async ({ page, context }) => {
  await test.step('a sign-in that is refused', async () => {
    await visit(page, '/auth')
    await signIn(page, newPerson())
    await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
    await expectSound(page)
  })
  await test.step('a wrong code', async () => {
    await visit(page, '/auth')
    await register(page, newPerson())
    await enterCode(page, '000000')
    await expect(toast(page).or(page.getByText('Verification failed')).first()).toBeVisible()
    await expectSound(page)
  })
  await test.step('a reset link that is not whole', async () => {
    await visit(page, '/auth/reset#half')
    await expectHeading(page, 'This link is not complete')
    await expectSound(page)
  })
  await test.step('a link against invitations that does nothing', async () => {
    await visit(page, '/stop-invitations#half')
    await button(page, 'Stop invitations').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectSound(page)
  })
  await test.step('the notes, found by the search', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit(page, '/study-notes')
    await page.getByRole('combobox', { name: 'Search patterns' }).fill('cycle')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectSound(page)
  })
  await test.step('the guide, both searches on their way', async () => {
    await visit(page, '/dfs-bfs-guide#side-by-side')
    await button(page, 'Next step').click()
    await expect(page.getByText('Step 2 of').first()).toBeVisible()
    await expectSound(page)
  })
  await test.step('without network', async () => {
    await visit(page, '/study-notes')
    await context.setOffline(true)
    await expect(
      page.getByText('You are offline. Lessons and notes you have opened still work.'),
    ).toBeVisible()
    await expectSound(page)
    await context.setOffline(false)
  })
  await test.step('a page that could not be shown', async () => {
    await visit(page, '/study-notes')
    await page.route('**/assets/**', (route) => route.abort())
    await page.route('**/api/user', (route) => route.abort())
    await page
      .getByRole('main')
      .getByRole('link', { name: /linked.list/i })
      .first()
      .click()
    await expectHeading(page, 'This page could not be shown')
    await expectSound(page)
  })
})

test('whatever a guest meets can be used by everybody', { tag: '@slow' }, async ({ page, site }) => {
  await beGuest(page.context(), site, { 1: 0b11 })
  await test.step('home, and a file that is none', async () => {
    await visit(page, '/')
    await page.getByLabel('Progress file to import').setInputFiles({
      name: 'none.json',
      mimeType: 'application/json',
      buffer: Buffer.from('hello'),
    })
    await expect(page.getByRole('alert')).toContainText('This file is not JSON.')
    await expectSound(page)
  })
  await test.step('interview questions, most of them locked', async () => {
    await visit(page, '/interview-questions')
    await expect(page.getByRole('region', { name: 'Sign In to Unlock' })).toBeVisible()
    await showPattern(page)
    await expectSound(page)
  })
  await test.step('company questions', async () => {
    await visit(page, companyPath)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectSound(page)
  })
  await test.step('blind practice', async () => {
    await visit(page, `${companyPath}?practice=7&at=2`)
    await expect(button(page, 'Reveal')).toBeVisible()
    await expectSound(page)
  })
})

test('whatever a member meets in the lessons can be used by everybody', { tag: '@slow' }, async ({
  page,
  context,
  site,
}) => {
  await signUpQuickly(context, site)
  await solve(context, site, 1, 2 ** 9 - 1)
  await solve(context, site, 2, 0b1)
  await test.step('home, while it loads and when it does not', async () => {
    const release = await hold(page, '**/api/categories', unavailable)
    await visit(page, '/')
    await expect(page.getByText('Loading DSA patterns...')).toBeVisible()
    await expectSound(page)
    release()
    await expect(page.getByRole('alert')).toContainText('The patterns could not be loaded.')
    await expectSound(page)
    await page.unroute('**/api/categories')
  })
  await test.step('an unknown category', async () => {
    await visit(page, '/category/99')
    await expectHeading(page, 'Category Not Found')
    await expectSound(page)
  })
  await test.step('a question of a demo, answered', async () => {
    await visit(page, '/category/1')
    await openCard(page, 'Two Pointers')
    await demo(page).getByRole('button', { name: 'Predict', exact: true }).click()
    await demo(page).getByRole('button', { name: 'Next step', exact: true }).click()
    const options = demo(page).getByRole('group', { name: 'Your prediction' }).getByRole('button')
    await expect(options.first()).toBeEnabled()
    await options.first().click()
    await expect(demo(page).locator('.demo-verdict').filter({ visible: true })).toHaveCount(1)
    await expectSound(page)
  })
  await test.step('an input that cannot be used, under the demo of an answer', async () => {
    await demo(page).getByRole('button', { name: 'My input', exact: true }).click()
    await demo(page).getByRole('slider').press('End')
    await demo(page).getByRole('textbox').first().fill('?!')
    await button(page, 'Run it').click()
    await expect(demo(page).getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page)
  })
  await test.step('interview questions', async () => {
    await visit(page, '/interview-questions')
    await tick(page, 'Number of Islands')
    await showPattern(page)
    await expectSound(page)
  })
})

test('whatever a member meets among company questions can be used by everybody', { tag: '@slow' }, async ({
  page,
  context,
  site,
}) => {
  await signUpQuickly(context, site)
  const row = page.getByRole('article', { name: 'Two Sum', exact: true })
  await test.step('while they load and when they do not', async () => {
    const release = await hold(page, '**/api/company-questions/list', unavailable)
    await visit(page, companyPath)
    await expect(page.getByText('Loading company questions...')).toBeAttached()
    await expectSound(page)
    release()
    await expect(page.getByRole('alert')).toContainText('Failed to fetch: 503')
    await expectSound(page)
    await page.unroute('**/api/company-questions/list')
  })
  await test.step('a star, and a note that is not saved', async () => {
    await visit(page, companyPath)
    await button(page, 'Star Two Sum').click()
    await expect(button(page, 'Star Two Sum')).toHaveAttribute('aria-pressed', 'true')
    await page.route('**/mark', (route) => route.abort())
    await button(page, 'Note on Two Sum').click()
    await row.getByRole('textbox').fill('A note.')
    await row.getByRole('textbox').blur()
    await expect(row.getByRole('alert')).toBeVisible()
    await expectSound(page)
    await page.unroute('**/mark')
  })
  await test.step('reporting where one was asked', async () => {
    await context.request.put(`${site.url}/api/company-questions/5/sighting`, {
      data: { company: 'Uber', month: null, stage: null },
    })
    await visit(page, `${companyPath}?q=longest+palindromic`)
    await button(page, 'I was asked this: Longest Palindromic Substring').click()
    await page.getByRole('combobox', { name: 'Company' }).fill('goo')
    await page.getByRole('combobox', { name: 'Company' }).press('ArrowDown')
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible()
    await expectSound(page)
  })
  await test.step('blind practice, revealed', async () => {
    await visit(page, `${companyPath}?practice=7&at=2`)
    await button(page, 'Reveal').click()
    await expect(button(page, 'Hide')).toBeVisible()
    await expectSound(page)
  })
})

test('whatever a member meets elsewhere can be used by everybody', { tag: '@slow' }, async ({
  page,
  context,
  site,
}) => {
  const ada = await signUpQuickly(context, site)
  await test.step('account, without its sessions', async () => {
    const release = await hold(page, '**/api/account/sessions', unavailable)
    await visit(page, '/account')
    await expect(page.getByText('Loading your sessions...')).toBeVisible()
    await expectSound(page)
    release()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/account/sessions')
  })
  await test.step('account, and a download that is refused', async () => {
    await visit(page, '/account')
    const form = page.locator('form').filter({ has: button(page, 'Download my data') })
    await form.getByLabel('Password').fill('not this one')
    await button(page, 'Download my data').click()
    await expect(page.getByText('Your current password is not right.')).toBeVisible()
    await expectSound(page)
  })
  await test.step('a new password that was chosen', async () => {
    await page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: {} }))
    await visit(page, `/auth/reset#${'A'.repeat(43)}`)
    await page.getByLabel('New password', { exact: true }).fill(ada.password)
    await page.getByLabel('New password again').fill(ada.password)
    await button(page, 'Change password').click()
    await expectHeading(page, 'Your password is changed')
    await expectSound(page)
  })
  await test.step('the tutor, on its way and signed out', async () => {
    const release = await hold(page, '**/api/ai-tutor/session/new', {
      status: 401,
      json: { message: 'Authentication required. Please sign in.' },
    })
    await visit(page, '/ai-tutor/chat/arrays')
    await expect(page.getByText('Initializing AI tutor session...')).toBeVisible()
    await expectSound(page)
    release()
    await expect(page.getByRole('heading', { name: 'Session Error' })).toBeVisible()
    await expectSound(page)
    await page.unroute('**/api/ai-tutor/session/new')
  })
  await test.step('the tutor, at the last of twenty questions', async () => {
    await openChat(page, 'graphs')
    await page.route('**/api/ai-tutor/chat', (route) =>
      route.fulfill({
        json: { response: 'Mark it when it is queued.', questionCount: 20, isSessionComplete: true },
      }),
    )
    await box(page).fill('When do I mark a node?')
    await box(page).press('Enter')
    await expect(page.getByText("You've reached the 20-question limit")).toBeVisible()
    await expect(failureBox(page)).toHaveCount(0)
    await expectSound(page)
  })
  await test.step('ticks of a guest, offered', async () => {
    await page.evaluate(() =>
      localStorage.setItem('guestProgress', '{"1":{"completed":false,"problemsSolved":3}}'),
    )
    await visit(page, '/')
    await button(page, 'Add to my progress').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectSound(page)
  })
})
