import { expect } from '@playwright/test'
import { fillIn, goTo } from '../support/keyboard.ts'
import { readCode } from '../support/mailbox.ts'
import { newPerson } from '../support/people.ts'
import {
  cardButton,
  expectHeading,
  expectHome,
  figure,
  landingHeading,
  problemBox,
  toast,
  visit,
} from '../support/screens.ts'
import { test } from '../support/test.ts'

test('a learner can do everything with the keyboard alone, and the focus is always visible', async ({
  page,
  site,
}) => {
  test.slow()
  const ada = newPerson()
  const { keyboard } = page

  await test.step('from landing to the patterns as a guest', async () => {
    await visit(page, '/')
    await expectHeading(page, landingHeading)
    await goTo(page, page.getByRole('link', { name: 'Start Learning' }).first())
    await keyboard.press('Enter')
    await goTo(page, page.getByRole('button', { name: 'Continue as Guest' }))
    await keyboard.press('Space')
    await goTo(page, page.getByRole('button', { name: 'Skip, just start' }))
    await keyboard.press('Enter')
    await expectHome(page)
  })

  await test.step('a card is opened and two problems are ticked', async () => {
    await goTo(page, page.getByRole('link', { name: /^Arrays \d+ patterns/ }))
    await keyboard.press('Enter')
    await expectHeading(page, 'Arrays')
    await goTo(page, cardButton(page, 'Two Pointers'))
    await keyboard.press('Enter')
    for (const problem of ['Move Zeroes', 'Merge Sorted Array']) {
      await goTo(page, problemBox(page, problem))
      await keyboard.press('Space')
      await expect(problemBox(page, problem)).toBeChecked()
    }
  })

  await test.step('a demo is stepped through', async () => {
    const demo = page.getByRole('region', { name: /^Visual demo / })
    await goTo(page, demo.getByRole('button', { name: 'Next step', exact: true }))
    await keyboard.press('Enter')
    await expect(demo.getByText('Step 2 of 8')).toBeVisible()
    await keyboard.press('ArrowRight')
    await expect(demo.getByText('Step 3 of 8')).toBeVisible()
  })

  await test.step('the guest creates an account', async () => {
    await goTo(page, page.getByRole('button', { name: 'Sign Up' }))
    await keyboard.press('Enter')
    await expectHeading(page, 'Welcome to Capra')
    await goTo(page, page.getByRole('tab', { selected: true }))
    await keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused()
    await keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Create Account', selected: true })).toBeFocused()
    await fillIn(page, 'First Name', 'Ada')
    await fillIn(page, 'Email', ada.email)
    await fillIn(page, 'Password', ada.password)
    await fillIn(page, 'Confirm Password', ada.password)
    await keyboard.press('Enter')
    await expectHeading(page, 'Check your email')
    const code = readCode(await site.waitForMail(ada.email))
    await expect(page.getByLabel('Verification code')).toBeFocused()
    await keyboard.type(code)
    await keyboard.press('Enter')
    await expect(toast(page)).toContainText('2 problems you ticked as a guest are ticked now.')
  })

  await test.step('another problem is found by search and ticked', async () => {
    await goTo(page, page.getByRole('link', { name: 'Go to your next step' }))
    await keyboard.press('Enter')
    await expectHome(page)
    await goTo(page, page.getByRole('combobox', { name: 'Search patterns' }))
    await keyboard.type('trie')
    await expect(page.getByRole('option', { name: /^Trie/, selected: true })).toBeVisible()
    await keyboard.press('Enter')
    await expectHeading(page, 'Trees')
    const first = page.getByRole('checkbox').first()
    await goTo(page, first)
    await keyboard.press('Space')
    await expect(first).toBeChecked()
  })

  await test.step('a GoatMate is invited', async () => {
    const { email } = newPerson('carol')
    await goTo(page, page.getByRole('banner').getByRole('link', { name: 'My Herd' }))
    await keyboard.press('Enter')
    await expectHeading(page, 'My Herd')
    await goTo(page, page.getByRole('button', { name: 'Invite GoatMate', exact: true }))
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused()
    await keyboard.type(email)
    await keyboard.press('Enter')
    await expect(toast(page)).toContainText(`Buddy request sent to ${email}.`)
    await expect(page.getByRole('button', { name: 'Invite GoatMate', exact: true })).toBeFocused()
  })

  await test.step('after signing out and in again, all three ticks are there', async () => {
    await goTo(page, page.getByRole('button', { name: /^Account menu/ }))
    await keyboard.press('Enter')
    await goTo(page, page.getByRole('button', { name: 'Log out' }))
    await keyboard.press('Enter')
    await goTo(page, page.getByRole('link', { name: 'Sign In', exact: true }))
    await keyboard.press('Enter')
    await fillIn(page, 'Email', ada.email)
    await fillIn(page, 'Password', ada.password)
    await keyboard.press('Enter')
    await goTo(page, page.getByRole('link', { name: 'Go to your next step' }))
    await keyboard.press('Enter')
    await expect(figure(page, 'Problems Solved')).toHaveText('3')
  })
})
