import { readCode } from '../support/mailbox.ts'
import { newPerson } from '../support/people.ts'
import { homeHeading } from '../support/screens.ts'
import { test } from './test.ts'
import { openCard } from './user/open-card.ts'
import { button, checkbox, heading, label, link, role, tab, text, within } from './user/targets.ts'

const form = role('tabpanel')
const field = (name: string) => within(form, label(name))

test('a visitor signs up with the code from the mail, signs out and in again', async ({ user, site }) => {
  const ada = newPerson()
  await user.open('/auth')
  await user.click(tab('Create Account'))
  await user.fill(field('First Name'), 'Ada')
  await user.fill(field('Email'), ada.email)
  await user.fill(field('Password'), ada.password)
  await user.fill(field('Confirm Password'), ada.password)
  await user.click(within(form, button('Create Account')))
  await user.see(heading('Check your email'))
  await user.fill(label('Verification code'), readCode(await site.waitForMail(ada.email)))
  await user.click(button('Verify Email'))
  await user.see(text(/^Email verified successfully/))

  await user.click(button(/^Account menu/))
  await user.click(button('Log out'))
  await user.gone(button(/^Account menu/))
  await user.open('/auth')
  await user.fill(field('Email'), ada.email)
  await user.fill(field('Password'), ada.password)
  await user.click(within(form, button('Sign In')))
  await user.see(button(/^Account menu/))
  await user.open('/')
  await user.see(heading(homeHeading))
})

test('a guest answers the first questions and ticks a problem, which stays', async ({ user }) => {
  await user.open('/')
  await user.click(link('Start Learning'))
  await user.click(button('Continue as Guest'))
  await user.see(heading('Three questions, then your first lesson'))
  await user.click(text('In 4 weeks'))
  await user.click(text('Java'))
  await user.click(button('Make my plan'))
  await user.see(heading(homeHeading))
  await user.click(link(/^Arrays \d+ patterns/))
  await user.see(heading('Arrays'))
  await openCard(user)
  await user.click(checkbox('Mark as done: Move Zeroes'))
  await user.expectChecked(checkbox('Mark as undone: Move Zeroes'))
  await openCard(user)
  await user.expectChecked(checkbox('Mark as undone: Move Zeroes'))
})
