import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { note, openList, row, search } from '../support/company-screens.ts'
import {
  card,
  criteria,
  dialog,
  row as interview,
  makeGoatMatesQuickly,
  openHerd,
  openHistory,
  startQuickly,
} from '../support/herd-screens.ts'
import { newPerson, signUpQuickly } from '../support/people.ts'
import { toast, visit } from '../support/screens.ts'
import type { Site } from '../support/start-site.ts'
import { test } from '../support/test.ts'
import { closeKeyboard, imitateKeyboard, tap } from '../support/touch.ts'
import { box, openChat } from '../support/tutor-screens.ts'

interface Form {
  /** Opens it; everything that is pressed is pressed by touch. */
  readonly open: (page: Page, site: Site, context: BrowserContext) => Promise<unknown>
  readonly fields: (page: Page) => readonly (readonly [Locator, string])[]
  readonly button: (page: Page) => Locator
  /** What only that press can have shown. */
  readonly outcome: (page: Page) => Locator
}

const password = 'steep paths need calm feet'
const panel = (page: Page) => page.getByRole('tabpanel')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openRegistration(page: Page): Promise<void> {
  await visit(page, '/auth')
  await tap(page, page.getByRole('tab', { name: 'Create Account' }))
}

async function openSearch(page: Page, site: Site, context: BrowserContext): Promise<void> {
  await signUpQuickly(context, site)
  await visit(page, '/category/1')
  await tap(page, page.getByRole('banner').getByRole('button', { name: 'Search patterns' }))
}

const forms: Readonly<Record<string, Form>> = {
  registration: {
    open: openRegistration,
    fields: (page) => [
      [panel(page).getByLabel('First Name'), 'Ada'],
      [panel(page).getByLabel('Email'), newPerson().email],
      [panel(page).getByLabel('Password', { exact: true }), password],
      [panel(page).getByLabel('Confirm Password'), password],
    ],
    button: (page) => panel(page).getByRole('button', { name: 'Create Account' }),
    outcome: (page) => page.getByRole('heading', { name: 'Check your email' }),
  },
  'registration, refused': {
    open: openRegistration,
    fields: (page) => [
      [panel(page).getByLabel('Email'), 'nobody@example.org'],
      [panel(page).getByLabel('Password', { exact: true }), password],
      [panel(page).getByLabel('Confirm Password'), 'another one'],
    ],
    button: (page) => panel(page).getByRole('button', { name: 'Create Account' }),
    outcome: (page) => panel(page).locator('[aria-invalid=true]').first(),
  },
  'sign-in': {
    open: (page) => visit(page, '/auth'),
    fields: (page) => [
      [panel(page).getByLabel('Email'), 'nobody@example.org'],
      [panel(page).getByLabel('Password', { exact: true }), 'not the password'],
    ],
    button: (page) => panel(page).getByRole('button', { name: 'Sign In' }),
    outcome: (page) => page.getByText('Invalid email or password.'),
  },
  'password reset': {
    open: (page) => visit(page, '/auth/forgot'),
    fields: (page) => [[page.getByLabel('Email'), 'nobody@example.org']],
    button: (page) => page.getByRole('button', { name: 'Send reset link' }),
    outcome: (page) => page.getByText('If an account uses nobody@example.org'),
  },
  'own name': {
    open: (page, site, context) => signUpQuickly(context, site).then(() => visit(page, '/account')),
    fields: (page) => [
      [page.getByLabel('First name'), 'Ada'],
      [page.getByLabel('Last name'), 'Lovelace'],
    ],
    button: (page) => page.getByRole('main').getByRole('button', { name: /^Save/ }).first(),
    outcome: toast,
  },
  'own password': {
    open: (page, site, context) => signUpQuickly(context, site).then(() => visit(page, '/account')),
    fields: (page) => [
      [section(page, 'Password').getByLabel('Current password'), 'not this one'],
      [section(page, 'Password').getByLabel('New password', { exact: true }), 'a rope and good boots'],
      [section(page, 'Password').getByLabel('New password again'), 'a rope and good boots'],
    ],
    button: (page) => section(page, 'Password').getByRole('button', { name: 'Change password' }),
    outcome: (page) => page.getByText('Your current password is not right.'),
  },
  'question to the tutor': {
    open: (page, site, context) => signUpQuickly(context, site).then(() => openChat(page)),
    fields: (page) => [[box(page), 'When do two pointers work?\nAnd when not?\nWhy?']],
    button: (page) => page.getByRole('button', { name: 'Send', exact: true }),
    outcome: (page) => page.getByRole('listitem').filter({ hasText: 'You: When do two pointers work?' }),
  },
  'search of everything': {
    open: openSearch,
    fields: (page) => [[page.getByRole('combobox', { name: 'Search patterns' }), 'trie']],
    button: (page) => page.getByRole('option', { name: /^Trie/ }).first(),
    outcome: (page) => page.getByRole('heading', { level: 1, name: 'Trees' }),
  },
  'search of everything, given up': {
    open: openSearch,
    fields: (page) => [[page.getByRole('combobox', { name: 'Search patterns' }), 'trie']],
    button: (page) => page.getByRole('search').getByRole('button', { name: 'Cancel' }),
    outcome: (page) =>
      page.getByRole('banner').getByRole('button', { name: 'Search patterns', expanded: false }),
  },
  'search of company questions': {
    open: (page, site, context) => signUpQuickly(context, site).then(() => openList(page)),
    fields: (page) => [[search(page), 'two sum']],
    button: (page) => row(page, 'Two Sum').getByRole('button', { name: 'Mark complete: Two Sum' }),
    outcome: (page) => row(page, 'Two Sum').getByRole('button', { name: 'Mark incomplete: Two Sum' }),
  },
  'note on a question': {
    open: async (page, site, context) => {
      await signUpQuickly(context, site)
      await openList(page, '?q=two+sum')
      await tap(page, page.getByRole('button', { name: 'More for Two Sum', exact: true }))
      await tap(page, page.getByRole('menuitem', { name: 'Note' }))
    },
    fields: (page) => [[note(page).getByRole('textbox'), 'Complements in a map']],
    button: (page) => page.getByRole('button', { name: 'Save note on Two Sum' }),
    outcome: (page) => note(page).getByText('Saved', { exact: true }),
  },
  'report of a question': {
    open: async (page, site, context) => {
      await signUpQuickly(context, site)
      await openList(page, '?q=two+sum')
      await tap(page, page.getByRole('button', { name: 'More for Two Sum', exact: true }))
      await tap(page, page.getByRole('menuitem', { name: 'I was asked this' }))
    },
    // Suggestions are open when the button is pressed.
    fields: (page) => [[page.getByRole('combobox', { name: 'Company' }), 'vmw']],
    button: (page) => page.getByRole('dialog').getByLabel('Stage'),
    outcome: (page) => page.getByRole('dialog').getByLabel('Stage'),
  },
  'invitation of a friend': {
    open: async (page, site, context) => {
      await signUpQuickly(context, site)
      await openHerd(page)
      await tap(page, page.getByRole('button', { name: 'Invite Your First GoatMate' }))
    },
    fields: (page) => [[page.getByRole('dialog').getByLabel('Email'), newPerson('bob').email]],
    button: (page) => page.getByRole('button', { name: 'Send Invitation' }),
    outcome: toast,
  },
  'start of an interview': {
    open: async (page, site, context) => {
      await makeGoatMatesQuickly(context, site)
      await openHerd(page)
      await tap(page, card(page, 'Bob').getByRole('button', { name: 'Start Interview' }))
      await tap(page, page.getByRole('dialog').getByText('Number of Islands'))
    },
    fields: (page) => [[page.getByLabel('Meeting link (optional)'), 'https://meet.example.org/abc']],
    button: (page) => page.getByRole('button', { name: 'Create Interview' }),
    outcome: toast,
  },
  'feedback after an interview': {
    open: async (page, site, context) => {
      await makeGoatMatesQuickly(context, site)
      const id = await startQuickly(context, site)
      await expect(await context.request.post(`${site.url}/api/interviews/${id}/begin`)).toBeOK()
      await openHistory(page, 'interviewer')
      await tap(page, interview(page, 'Bob').getByRole('button', { name: /^Give Feedback/ }))
      for (const criterion of criteria) {
        const steps = dialog(page, 'Give Interview Feedback')
        await tap(page, steps.getByRole('group', { name: criterion }).locator('label').nth(3))
        await tap(page, steps.getByRole('button', { name: /^(Next criterion|See the total)$/ }))
      }
    },
    fields: (page) => [
      [dialog(page, 'Give Interview Feedback').getByLabel(/^Comment/), 'Clear from the first minute.'],
    ],
    button: (page) => page.getByRole('button', { name: 'Submit Feedback' }),
    outcome: toast,
  },
  'free round of a company': {
    open: async (page, site, context) => {
      await signUpQuickly(context, site)
      await visit(page, '/practice')
      await tap(page, page.getByRole('button', { name: /company/i }))
    },
    fields: (page) => [[page.getByRole('dialog').getByRole('searchbox'), 'vmw']],
    button: (page) => page.getByRole('dialog').getByText(/^VMware/),
    outcome: (page) => page.getByRole('radio', { name: /VMware/, checked: true }),
  },
}

const screens = [
  { width: 360, height: 740, keyboard: 'open', tag: [] },
  { width: 390, height: 844, keyboard: 'closed', tag: ['@slow'] },
]

for (const { keyboard, tag, ...viewport } of screens)
  test.describe(`${viewport.width} pixels wide, keyboard ${keyboard}`, { tag }, () => {
    test.use({ hasTouch: true, isMobile: true, viewport })
    for (const [name, form] of Object.entries(forms))
      test(`the first tap counts: ${name}`, async ({ page, site, context }) => {
        await imitateKeyboard(page)
        await form.open(page, site, context)
        for (const [field, text] of form.fields(page)) {
          await tap(page, field)
          await field.fill(text)
        }
        // By the phone's own button: the field still has the focus.
        if (keyboard === 'closed') await closeKeyboard(page)
        await tap(page, form.button(page))
        await expect(form.outcome(page)).toBeVisible()
      })
  })
