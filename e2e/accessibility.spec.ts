import { expect, type Page } from '@playwright/test'
import { herdStates } from './herd-states.ts'
import { beGuest, newPerson, signInQuickly, signUpQuickly, solve } from './people.ts'
import { expectHeading, hold, homeHeading, landingHeading, openCard, register, visit } from './screens.ts'
import { expectSound } from './sound-screen.ts'
import type { Site } from './start-site.ts'
import { test } from './test.ts'
import { askTutor, box, failureBox, openChat } from './tutor-screens.ts'

interface Screen {
  readonly name: string
  /** Goes there and waits until all of it is shown. */
  readonly open: (page: Page, site: Site) => Promise<void>
}

const screens: readonly Screen[] = [
  {
    name: 'landing',
    async open(page) {
      await visit(page, '/landing')
      await expectHeading(page, landingHeading)
    },
  },
  {
    name: 'sign in',
    async open(page) {
      await visit(page, '/auth')
      await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible()
    },
  },
  {
    name: 'register, refused',
    async open(page) {
      await visit(page, '/auth')
      await page.getByRole('tab', { name: 'Create Account' }).click()
      const form = page.getByRole('tabpanel')
      await form.getByLabel('Email').fill('ada@example.org')
      await form.getByLabel('Password', { exact: true }).fill('one long password')
      await form.getByLabel('Confirm Password').fill('another')
      await form.getByRole('button').click()
      await expect(form.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'verify',
    async open(page) {
      await visit(page, '/auth')
      await register(page, newPerson())
    },
  },
  {
    name: 'forgot password, refused',
    async open(page) {
      await visit(page, '/auth/forgot')
      await page.getByLabel('Email').fill('no address')
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await expect(page.getByText('Enter a valid email address.')).toBeVisible()
    },
  },
  {
    name: 'reset link sent',
    async open(page) {
      await visit(page, '/auth/forgot')
      await page.getByLabel('Email').fill(newPerson().email)
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await expectHeading(page, 'Check your email')
    },
  },
  {
    name: 'choose a new password, refused',
    async open(page) {
      await visit(page, `/auth/reset#${'A'.repeat(43)}`)
      await page.getByLabel('New password', { exact: true }).fill('one long password')
      await page.getByLabel('New password again').fill('another')
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('Passwords do not match')).toBeVisible()
    },
  },
  {
    name: 'a reset link that ended',
    async open(page) {
      await visit(page, `/auth/reset#${'A'.repeat(43)}`)
      await page.getByLabel('New password', { exact: true }).fill('one long password')
      await page.getByLabel('New password again').fill('one long password')
      await page.getByRole('button', { name: 'Change password' }).click()
      await expectHeading(page, 'This link no longer works')
    },
  },
  {
    name: 'account, refused',
    async open(page, site) {
      const person = await signUpQuickly(page.context(), site)
      await page.context().clearCookies()
      for (let browsers = 0; browsers < 3; browsers++) {
        await signInQuickly(page.context(), site, person)
        if (browsers < 2) await page.context().clearCookies()
      }
      await visit(page, '/account')
      await expect(page.getByRole('button', { name: 'Sign out all other browsers' })).toBeVisible()
      await expect(page.getByRole('switch', { name: 'Accept invitations automatically' })).toBeVisible()
      await page.getByLabel('Current password').fill('not this one')
      await page.getByLabel('New password', { exact: true }).fill('one long password')
      await page.getByLabel('New password again').fill('one long password')
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('Your current password is not right.')).toBeVisible()
    },
  },
  {
    name: 'deleting an account, refused',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await visit(page, '/account')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Password').fill('any')
      await dialog.getByLabel('Type DELETE to confirm').fill('delete')
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
      await expect(dialog.getByText('Type DELETE in capital letters to confirm.')).toBeVisible()
    },
  },
  {
    name: 'home of a guest',
    async open(page, site) {
      await beGuest(page.context(), site, { 1: 0b11 })
      await visit(page, '/')
      await expectHeading(page, homeHeading)
      await expect(page.getByRole('link', { name: /^Arrays/ })).toBeVisible()
    },
  },
  {
    name: 'home of a member',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await solve(page.context(), site, 1, 2 ** 9 - 1)
      await visit(page, '/')
      await expect(page.getByRole('link', { name: /^Dynamic Programming/ })).toBeVisible()
    },
  },
  {
    name: 'category',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await solve(page.context(), site, 1, 2 ** 9 - 1)
      await solve(page.context(), site, 2, 0b1)
      await visit(page, '/category/1')
      await expect(page.getByText('Pattern Completed! Great job!')).toBeVisible()
    },
  },
  {
    name: 'category with an open card and its comparison',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await visit(page, '/category/7')
      await openCard(page, 'Breadth-First Search')
      await page.getByRole('button', { name: 'Pattern Comparison' }).click()
      await expect(page.getByRole('table').first()).toBeVisible()
      await page.getByRole('checkbox').first().check()
    },
  },
  {
    name: 'category with a demo and waiting ticks',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await visit(page, '/category/1')
      await openCard(page, 'Two Pointers')
      await expect(page.getByText('Step 1 of 8')).toBeVisible()
      await page.route('**/api/progress', (route) => route.abort())
      await page.getByRole('checkbox').first().check()
      await expect(page.getByText('waiting to be saved')).toBeVisible()
    },
  },
  {
    name: 'category, nothing found',
    async open(page, site) {
      await beGuest(page.context(), site)
      await visit(page, '/category/1')
      await page.getByPlaceholder('Search patterns, scenarios, or clues...').fill('unicorns')
      await expect(page.getByRole('heading', { name: 'No patterns found' })).toBeVisible()
    },
  },
  {
    name: 'locked category',
    async open(page, site) {
      await beGuest(page.context(), site)
      await visit(page, '/category/5')
      await expect(page.getByText('Create Account to Unlock')).toBeVisible()
    },
  },
  {
    name: 'company questions',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await page.request.post('/api/company-questions/1/complete')
      await visit(page, '/company-questions?companies=adobe,vmware&difficulty=easy')
      await expect(page.getByText('Solved', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Show all 28 companies' }).click()
    },
  },
  {
    name: 'company questions, nothing found',
    async open(page, site) {
      await beGuest(page.context(), site)
      await visit(page, '/company-questions?q=unicorns')
      await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible()
    },
  },
  {
    name: 'topics of the tutor',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await visit(page, '/ai-tutor')
      await expect(page.getByText("Capra's built-in coach")).toBeVisible()
    },
  },
  {
    name: 'conversation with the tutor',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await openChat(page)
      await askTutor(page, 'Show me the template of a sliding window.')
      await page.route('**/api/ai-tutor/chat', (route) => route.fulfill({ status: 502, body: '' }))
      await box(page).fill(`Why${'?'.repeat(1000)}`)
      await page.getByText('1003/1000').waitFor()
      await box(page).fill('Why?')
      await box(page).press('Enter')
      await expect(failureBox(page)).toBeVisible()
    },
  },
  {
    name: 'tutor, thinking',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await openChat(page)
      await hold(page, '**/api/ai-tutor/chat')
      await box(page).fill('Why?')
      await box(page).press('Enter')
      await expect(page.getByText('AI is thinking...')).toBeVisible()
    },
  },
  {
    name: 'tutor, no session',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await page.route('**/api/ai-tutor/session/new', (route) => route.abort())
      await visit(page, '/ai-tutor/chat/arrays')
      await expect(page.getByRole('heading', { name: 'Session Error' })).toBeVisible()
    },
  },
  {
    name: '404',
    async open(page) {
      await visit(page, '/nowhere')
      await expectHeading(page, '404 Page Not Found')
    },
  },
  {
    name: 'linked-list cheat sheet, all open',
    async open(page) {
      // Axe looks at every part of eighty pictures, four times.
      test.slow()
      await visit(page, '/linkedlist-cheatsheet#python-remove-cycle')
      await page.getByRole('button', { name: 'Open all' }).click()
      await page.getByRole('button', { name: 'Turn the link round' }).click()
      await expect(page.getByText('After step 2')).toBeVisible()
    },
  },
  {
    name: 'study notes',
    async open(page) {
      await visit(page, '/study-notes')
      await expectHeading(page, 'Study Notes')
    },
  },
  {
    name: 'guide to both searches, with its editor and templates open',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await visit(page, '/dfs-bfs-guide#side-by-side')
      await page.getByRole('button', { name: 'Change the graph' }).click()
      await page.getByRole('button', { name: /^Node C/ }).click()
      await page.getByRole('textbox', { name: 'Edges' }).fill('A-B-C')
      await page.getByRole('button', { name: 'Use these edges' }).click()
      await page.getByRole('heading', { name: 'Recursive DFS' }).click()
      await expect(page.getByText('0 of 20 solved')).toBeVisible()
    },
  },
  {
    name: 'account menu and toast',
    async open(page, site) {
      await signUpQuickly(page.context(), site)
      await beGuestToo(page)
      await visit(page, '/')
      await page.getByRole('button', { name: 'Add to my progress' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add to my progress' }).click()
      await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toBeVisible()
      await page
        .getByRole('region', { name: /^Notifications/ })
        .getByRole('listitem')
        .hover()
      await page.getByRole('button', { name: /^Account menu/ }).press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    },
  },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, open } of [...screens, ...herdStates])
  test(`${name}: everybody can use it`, async ({ page, site }) => {
    await open(page, site)
    await expectSound(page)
  })

/** Leaves a guest's tick in the browser of a member. */
async function beGuestToo(page: Page): Promise<void> {
  await visit(page, '/study-notes')
  await page.evaluate(() =>
    localStorage.setItem('guestProgress', '{"1":{"completed":false,"problemsSolved":1}}'),
  )
}
