import { criteria } from '../support/herd-screens.ts'
import { createAccount } from '../support/people.ts'
import type { Site } from '../support/start-site.ts'
import { test } from './test.ts'
import {
  button,
  dialog,
  group,
  heading,
  label,
  link,
  list,
  radio,
  region,
  role,
  within,
} from './user/targets.ts'

test('a member interviews a GoatMate and gives feedback', async ({ user, member, site, size }) => {
  const bob = await createAccount(site, { firstName: 'Bob' })
  await call(site, member.token, '/api/buddy/request', { toEmail: bob.person.email })
  await call(site, bob.token, '/api/buddy/auto-accept', {})

  await user.open('/my-herd')
  await user.click(within(list('GoatMates'), button(/^Start Interview/)))
  const start = dialog('Start Interview')
  await user.click(within(start, radio(/Number of Islands/)))
  await user.fill(within(start, label('Meeting link (optional)')), 'https://meet.example.org/abc')
  await user.click(within(start, button('Create Interview')))
  await user.gone(start)

  await user.click(within(region('Coming up'), link(/^Run it now/)))
  await user.see(heading('In progress'))
  await user.click(within(region('Hints, one at a time'), button('Show hint 1 of 3')))
  await user.fill(label(/^Private notes/), 'Clear from the first minute.')
  await user.reload()
  await user.see(heading('In progress'))
  await user.click(button('Finish Interview'))
  await user.click(button('Give Feedback'))
  const feedback = dialog('Give Interview Feedback')
  for (const [index, criterion] of criteria.entries()) {
    // A phone shows one at a time.
    if (size.hasTouch && index > 0) await user.click(within(feedback, button('Next criterion')))
    await user.click(within(feedback, group(new RegExp(`^${criterion}`)), radio(/^4 /)))
  }
  if (size.hasTouch) await user.click(within(feedback, button('See the total')))
  await user.see(within(feedback, role('status')), '28/35')
  await user.see(within(feedback, region('Private notes')), 'Clear from the first minute.')
  await user.click(within(feedback, button('Submit Feedback')))
  await user.see(list(/^Interviews you/), 'Completed')
})

async function call(site: Site, token: string, path: string, body: object): Promise<void> {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `sid=${token}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
}
