import { expect } from '@playwright/test'
import { readCode } from '../support/mailbox.ts'
import { newPerson } from '../support/people.ts'
import {
  enterCode,
  expectHeading,
  expectHome,
  figure,
  landingHeading,
  openCard,
  problemBox,
  register,
  signIn,
  signOut,
  tick,
  toast,
  visit,
} from '../support/screens.ts'
import { test } from '../support/test.ts'

test('ticks survive signing up, signing out, a server restart and another browser', async ({
  browser,
  startOwnSite,
}) => {
  // Most other tests have SQLite and mails as files.
  const site = await startOwnSite({ store: 'postgres', mail: 'smtp' })
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  const ada = newPerson()

  await test.step('a visitor looks around as a guest and ticks two problems', async () => {
    await visit(page, '/')
    await expectHeading(page, landingHeading)
    await page.getByRole('link', { name: 'Start Learning' }).first().click()
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await page.getByRole('button', { name: 'Skip, just start' }).click()
    await expectHome(page)
    await page.getByRole('link', { name: /^Arrays \d+ patterns/ }).click()
    await openCard(page, 'Two Pointers')
    await tick(page, 'Move Zeroes')
    await tick(page, 'Merge Sorted Array')
  })

  await test.step('the guest creates an account with the code from the mail', async () => {
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await register(page, ada)
    await enterCode(page, readCode(await site.waitForMail(ada.email)))
    await expect(toast(page)).toContainText('2 problems you ticked as a guest are ticked now.')
  })

  await test.step('the account has the two ticks, and the learner adds two more', async () => {
    await visit(page, '/category/1')
    await openCard(page, 'Two Pointers')
    await expect(problemBox(page, 'Move Zeroes')).toBeChecked()
    await expect(problemBox(page, 'Merge Sorted Array')).toBeChecked()
    await tick(page, 'Remove Duplicates from Sorted Array')
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('link', { name: /^Trees \d+ patterns/ }).click()
    await openCard(page, 'Trie (Prefix Tree)')
    await tick(page, 'Longest Common Prefix')
  })

  await test.step('after signing out and a restart of the server, all four are there', async () => {
    await signOut(page)
    await site.stop()
    await site.start()
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await signIn(page, ada)
    await page.getByRole('link', { name: 'Start Learning' }).first().click()
    await expect(figure(page, 'Problems Solved')).toHaveText('4')
  })

  await test.step('in another browser, too', async () => {
    const elsewhere = await browser.newContext({ baseURL: site.url })
    const other = await elsewhere.newPage()
    await visit(other, '/category/1')
    await signIn(other, ada)
    await openCard(other, 'Two Pointers')
    for (const problem of ['Move Zeroes', 'Merge Sorted Array', 'Remove Duplicates from Sorted Array'])
      await expect(problemBox(other, problem)).toBeChecked()
    await visit(other, '/category/6')
    await openCard(other, 'Trie (Prefix Tree)')
    await expect(other.getByRole('checkbox', { name: /^Mark as undone/ })).toHaveCount(1)
  })
})
