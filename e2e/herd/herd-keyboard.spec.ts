import { expect } from '@playwright/test'
import {
  card,
  comingUp,
  criteria,
  dialog,
  makeGoatMatesQuickly,
  openHerd,
  row,
} from '../support/herd-screens.ts'
import { fillIn, goTo } from '../support/keyboard.ts'
import { newPerson } from '../support/people.ts'
import { expectHeading, toast, visit } from '../support/screens.ts'
import { test } from '../support/test.ts'

test('My Herd works by keyboard alone, with a visible focus', async ({ page, site }) => {
  test.slow()
  const { bobsContext } = await makeGoatMatesQuickly(page.context(), site)
  const { keyboard } = page

  await test.step('an invitation is sent and canceled', async () => {
    const carol = newPerson('carol')
    await openHerd(page)
    await goTo(page, page.getByRole('button', { name: 'Invite GoatMate' }))
    await keyboard.press('Enter')
    await expect(dialog(page, 'Invite a GoatMate').getByLabel('Email')).toBeFocused()
    await keyboard.press('Enter')
    await expect(dialog(page, 'Invite a GoatMate').getByRole('alert')).toContainText('Email required')
    await expect(dialog(page, 'Invite a GoatMate').getByLabel('Email')).toBeFocused()
    await keyboard.type(carol.email)
    await keyboard.press('Enter')
    await expect(toast(page)).toContainText('Invitation sent!')
    await expect(page.getByRole('button', { name: 'Invite GoatMate' })).toBeFocused()
    await goTo(page, page.getByRole('button', { name: `Cancel the invitation to ${carol.email}` }))
    await keyboard.press('Enter')
    await expect(toast(page)).toContainText('Invitation canceled')
    await expect(page.getByRole('heading', { name: 'Invitations' })).toBeFocused()
  })

  await test.step('an interview is created', async () => {
    await goTo(page, card(page, 'Bob').getByRole('button', { name: 'Start Interview' }))
    await keyboard.press('Enter')
    const form = dialog(page, 'Start Interview')
    await expect(form.getByRole('radio', { name: 'I interview them' })).toBeChecked()
    await goTo(page, form.getByRole('radio', { name: /Two Sum/ }))
    await keyboard.press('ArrowDown')
    await expect(form.getByRole('radio', { name: /Longest Substring/ })).toBeChecked()
    await fillIn(page, 'Meeting link (optional)', 'https://meet.example.org/abc')
    await keyboard.press('Enter')
    await expect(toast(page)).toContainText('Interview created!')
    await expect(page.getByRole('heading', { name: 'Coming up' })).toBeFocused()
  })

  await test.step('the interview is run', async () => {
    await goTo(page, comingUp(page, 'Bob').getByRole('link', { name: /^Run it now/ }))
    await keyboard.press('Enter')
    await expectHeading(page, '3. Longest Substring Without Repeating Characters')
    await goTo(page, page.getByRole('button', { name: 'Pause' }))
    await keyboard.press('Space')
    await expect(page.getByRole('button', { name: /^(Resume|Start timer)$/ })).toBeFocused()
    await goTo(page, page.getByRole('button', { name: 'Show hint 1 of 3' }))
    await keyboard.press('Enter')
    await goTo(page, page.getByRole('button', { name: 'Finish Interview' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'How did Bob do?' })).toBeFocused()
  })

  await test.step('feedback is given', async () => {
    await goTo(page, page.getByRole('button', { name: 'Give Feedback' }))
    await keyboard.press('Enter')
    const form = dialog(page, 'Give Interview Feedback')
    await goTo(page, form.getByRole('button', { name: 'Submit Feedback' }))
    await keyboard.press('Enter')
    await expect(form.getByRole('alert')).toContainText('Problem understanding needs a score')
    for (const criterion of criteria) {
      const scores = form.getByRole('group', { name: criterion })
      const first = scores.getByRole('radio').first()
      if (!(await first.evaluate((radio) => radio === document.activeElement))) await goTo(page, first)
      await keyboard.press('Space')
      for (let step = 1; step < 4; step++) await keyboard.press('ArrowRight')
      await expect(scores.getByRole('radio', { name: /^4 Good/ })).toBeChecked()
    }
    await expect(form.getByRole('status')).toContainText('28/35')
    await goTo(page, form.getByLabel(/^Comment/))
    await keyboard.type('Well done.')
    await goTo(page, form.getByRole('button', { name: 'Submit Feedback' }))
    await keyboard.press('Enter')
    await expect(toast(page)).toContainText('Feedback submitted!')
    await expect(row(page, 'Bob')).toContainText('Completed')
  })

  await test.step('the candidate reads it', async () => {
    const bobs = await bobsContext.newPage()
    await visit(bobs, '/my-herd')
    await goTo(bobs, bobs.getByRole('tab', { selected: true }))
    await bobs.keyboard.press('ArrowRight')
    await expect(bobs.getByRole('tab', { name: 'Interview History', selected: true })).toBeFocused()
    await goTo(bobs, row(bobs, 'Ada').getByRole('button', { name: /^View Feedback/ }))
    await bobs.keyboard.press('Enter')
    await goTo(bobs, bobs.getByRole('button', { name: 'Show the feedback now' }))
    await bobs.keyboard.press('Enter')
    const view = dialog(bobs, 'View Interview Feedback')
    await expect(view).toContainText('Well done.')
    await bobs.keyboard.press('Escape')
    await expect(view).toHaveCount(0)
    await expect(row(bobs, 'Ada').getByRole('button', { name: /^View Feedback/ })).toBeFocused()
  })

  await test.step('a GoatMate is removed', async () => {
    await goTo(page, page.getByRole('tab', { selected: true }))
    await keyboard.press('ArrowLeft')
    await goTo(page, card(page, 'Bob').getByRole('button', { name: 'More about Bob' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused()
    await keyboard.press('Enter')
    await goTo(page, page.getByRole('dialog').getByRole('button', { name: 'Remove' }))
    await keyboard.press('Enter')
    await expect(toast(page)).toContainText('Bob is no longer your GoatMate')
    await expect(page.getByRole('heading', { name: 'My GoatMates' })).toBeFocused()
  })
})
