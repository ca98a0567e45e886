import { expect, type Page } from '@playwright/test'
import { readCode } from './support/mailbox.ts'
import { be, beGuest, type Kind, newPerson, signUpElsewhere, signUpQuickly } from './support/people.ts'
import {
  cardButton,
  enterCode,
  expectHeading,
  homeHeading,
  landingHeading,
  openCard,
  register,
  signIn,
  signOut,
  tick,
  visit,
} from './support/screens.ts'
import { test } from './support/test.ts'

/** Sent to sign in, with the address remembered. */
const auth = 'Welcome to Capra'

/** The route table of the spec: address, and the heading that visitors, guests and members get. */
const routes: readonly [path: string, visitor: string, guest: string, member: string][] = [
  ['/landing', landingHeading, landingHeading, landingHeading],
  ['/', landingHeading, homeHeading, homeHeading],
  ['/category', auth, 'Arrays', 'Arrays'],
  ['/category/2', auth, 'Binary Search', 'Binary Search'],
  ['/category/5', auth, 'Stack & Queue', 'Stack & Queue'],
  ['/category/99', auth, 'Category Not Found', 'Category Not Found'],
  ['/interview-questions', auth, 'Interview Questions', 'Interview Questions'],
  ['/company-questions', auth, 'Company Questions', 'Company Questions'],
  ['/study-notes', 'Study Notes', 'Study Notes', 'Study Notes'],
  ['/dfs-bfs-guide', 'DFS and BFS guide', 'DFS and BFS guide', 'DFS and BFS guide'],
  ['/linkedlist-cheatsheet', 'Linked-list cheat sheet', 'Linked-list cheat sheet', 'Linked-list cheat sheet'],
  ['/my-herd', auth, auth, 'My Herd'],
  ['/my-herd/interviews/0198-nobody', auth, auth, 'Interview'],
  ['/ai-tutor', auth, auth, 'AI Tutor'],
  ['/ai-tutor/chat/arrays', auth, auth, 'AI Tutor - Arrays'],
]
const kinds: readonly Kind[] = ['visitor', 'guest', 'member']

for (const [column, kind] of kinds.entries())
  test(`a ${kind} gets what the route table says, and is sent to sign in elsewhere`, async ({
    page,
    site,
  }) => {
    test.slow()
    await be(kind, page.context(), site)
    for (const [path, ...headings] of routes)
      await test.step(path, async () => {
        const heading = headings[column] ?? ''
        await visit(page, path)
        await expectHeading(page, heading)
        if (heading !== auth) return expect(page).toHaveURL(path)
        await expect(page).toHaveURL('/auth')
        expect(await remembered(page)).toBe(path)
        await forget(page)
      })
  })

test('an unknown address says so, to everybody', async ({ page, site }) => {
  for (const kind of kinds) {
    await be(kind, page.context(), site)
    const answer = await visit(page, '/nowhere')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(/^404 Page Not Found/)
    await expectHeading(page, '404 Page Not Found')
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  }
})

test('the tutor opens the topic of the address, however it is written, and its list for any other', async ({
  page,
  site,
}) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/ai-tutor/chat/%20Linked-Lists%20')
  await expectHeading(page, 'AI Tutor - Linked Lists')
  await expect(page).toHaveURL(/\/ai-tutor\/chat\//)
  await visit(page, '/ai-tutor/chat/astrology')
  await expect(page).toHaveURL('/ai-tutor')
})

test.describe('the remembered destination', () => {
  test('is followed once after signing in', async ({ page, site, browser }) => {
    const ada = await signUpElsewhere(browser, site)
    await visit(page, '/category/6?from=mail#trie')
    await expectHeading(page, auth)
    await signIn(page, ada)
    await expectHeading(page, 'Trees')
    await expect(page).toHaveURL('/category/6?from=mail#trie')
    expect(await remembered(page)).toBeNull()
  })

  test('is the landing page when there is none', async ({ page }) => {
    await visit(page, '/auth')
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await expect(page).toHaveURL('/landing')
  })

  test('of a closed page is where its card on the landing page leads on', async ({ page, site }) => {
    await beGuest(page.context(), site)
    await visit(page, '/landing')
    // Announced as disabled, and yet it leads on.
    await page.getByRole('link', { name: /^My Herd/ }).click({ force: true })
    await expectHeading(page, auth)
    expect(await remembered(page)).toBe('/my-herd')
  })

  test('of a locked category is that category, open with the new account', async ({ page, site }) => {
    const ada = newPerson()
    await beGuest(page.context(), site)
    await visit(page, '/')
    await page.getByRole('link', { name: 'Create Account to Unlock' }).first().click()
    expect(await remembered(page)).toBe('/category/3')
    await visit(page, '/category/5')
    await page.getByRole('link', { name: 'Create Account to Unlock' }).click()
    await register(page, ada)
    await enterCode(page, readCode(await site.waitForMail(ada.email)))
    await expect(page).toHaveURL('/category/5')
    await expect(cardButton(page, 'Monotonic Stack')).toBeVisible()
  })

  const foreign = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ]
  for (const text of foreign)
    test(`is never another site: ${JSON.stringify(text)}`, async ({ page }) => {
      await arriveWith(page, text)
      await expect(page).toHaveURL('/landing')
    })

  const words: [string, string][] = [
    ['start-learning', '/'],
    ['interview-questions', '/interview-questions'],
    ['study-notes', '/study-notes'],
    ['something else', '/'],
  ]
  for (const [word, path] of words)
    test(`may be a word: ${word}`, async ({ page }) => {
      await arriveWith(page, word)
      await expect(page).toHaveURL(path)
    })
})

test('a signed-in person who opens the sign-in page is sent on', async ({ page, site }) => {
  await signUpQuickly(page.context(), site)
  await visit(page, '/auth')
  await expect(page).toHaveURL('/landing')
})

test('after signing out, going back shows nothing that was private', async ({ page, site }) => {
  await signUpQuickly(page.context(), site, { firstName: 'Grace' })
  await visit(page, '/category/1')
  await openCard(page, 'Two Pointers')
  await tick(page, 'Move Zeroes')
  await visit(page, '/company-questions')
  await signOut(page)
  await expect(page).toHaveURL('/')

  for (const path of ['/company-questions', '/category/1']) {
    await page.goBack()
    await expectHeading(page, auth)
    await expect(page.getByText('Grace')).toHaveCount(0)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Account menu/ })).toHaveCount(0)
    expect(await remembered(page)).toBe(path)
  }
  expect((await page.request.get('/api/user')).status()).toBe(401)
})

/** Continues as a guest in a browser that remembers this destination. */
async function arriveWith(page: Page, destination: string): Promise<void> {
  await visit(page, '/auth')
  await page.evaluate((text) => localStorage.setItem('intendedDestination', text), destination)
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page).not.toHaveURL('/auth')
}

function remembered(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('intendedDestination'))
}

function forget(page: Page): Promise<void> {
  return page.evaluate(() => localStorage.removeItem('intendedDestination'))
}
