import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Reminders } from '#reminders/contract.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { roundSummary } from '#testing/browser/standing-replies.ts'
import { realReply, refusal, type Stubs } from '#testing/browser/stub-calls.ts'

const chosen: Reminders = {
  ...realReply('GET /api/reminders'),
  practice: true,
  timeZone: 'Europe/Berlin',
  hour: 7,
  days: [1, 2, 3, 4, 5, 7],
  next: {
    at: '2026-11-30T06:00:00.000Z',
    subject: 'Ten prompts, five of them due today',
    paragraphs: ['Hello Ada,', "Today's round is ready. About six minutes."],
    facts: [],
    action: 'Start the round',
  },
}
const section = page.getByRole('region', { name: 'Reminders' })
const preferences = page.getByRole('region', { name: 'Preferences' })
const row = (name: string) => section.getByRole('switch', { name })

/** The server answers with what it stores. */
async function openReminders(stored: Reminders = chosen, calls: Stubs = {}) {
  let now = stored
  return openPage('/account', {
    as: 'member',
    calls: {
      'GET /api/reminders': () => now,
      'PUT /api/reminders': ({ body }) => {
        now = { ...now, ...body }
        return now
      },
      ...calls,
    },
  })
}

test('the choices of the account and the next mail as it will be are shown', async () => {
  await page.viewport(1440, 900)
  await openReminders()
  await expect.element(row('Practice is due')).toBeChecked()
  await expect.element(row('Weekly summary')).not.toBeChecked()
  await expect.element(section.getByRole('combobox', { name: 'At this hour' })).toHaveValue('7')
  await expect.element(preferences.getByRole('combobox', { name: 'Your day' })).toHaveValue('Europe/Berlin')
  await expect.element(section.getByRole('checkbox', { name: 'Saturday' })).not.toBeChecked()
  await expect.element(section.getByRole('checkbox', { name: 'Sunday' })).toBeChecked()
  const next = page.getByRole('region', { name: 'The next mail' })
  await expect.element(next.getByText('Ten prompts, five of them due today')).toBeVisible()
  await expect.element(next.getByText(/^Capra, Monday, November 30.*07:00$/)).toBeVisible()
  await expect
    .element(section.getByRole('link', { name: 'Calendar file' }))
    .toHaveAttribute('href', '/api/reminders/practice.ics')
  await expectAccessible()
})

test('each change is saved at once, alone', async () => {
  await page.viewport(1440, 900)
  const { calls } = await openReminders()
  await row('Weekly summary').click()
  await expect.element(row('Weekly summary')).toBeChecked()
  await section.getByTitle('20:00').click()
  await expect.element(section.getByRole('combobox', { name: 'At this hour' })).toHaveValue('20')
  await section.getByRole('checkbox', { name: 'Saturday' }).click()
  await section.getByRole('checkbox', { name: 'Monday' }).click()
  await preferences.getByRole('combobox', { name: 'Your day' }).selectOptions('Asia/Tokyo')
  await expect
    .poll(() => calls.to('PUT /api/reminders').map(({ body }) => body))
    .toEqual([
      { weekly: true },
      { hour: 20 },
      { days: [1, 2, 3, 4, 5, 6, 7] },
      { days: [2, 3, 4, 5, 6, 7] },
      { timeZone: 'Asia/Tokyo' },
    ])
})

test('the first choice brings the time zone of the browser', async () => {
  const { calls } = await openReminders({ ...chosen, practice: false, timeZone: null, next: null })
  await expect.element(page.getByText('No practice mail or summary is planned.')).toBeVisible()
  await expect.element(page.getByText(/^Turn on “Practice is due” or “Weekly summary”/)).toBeVisible()
  // The calendar file needs the hour all the same.
  const hour = page.getByText(/For the mail once it is on, and for the calendar file\.$/)
  await expect.element(hour).toBeVisible()
  await row('Practice is due').click()
  await expect
    .poll(() => calls.to('PUT /api/reminders').at(0)?.body)
    .toEqual({ practice: true, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  await expect.element(hour).not.toBeInTheDocument()
})

test('a change that cannot be saved is put back, with the reason', async () => {
  const sentence = 'The server is temporarily unavailable. Please try again.'
  await openReminders(chosen, { 'PUT /api/reminders': refusal(503, sentence) })
  await row('Interviews').click()
  await expect.element(toast()).toMatchTextContent(sentence)
  await expect.element(row('Interviews')).toBeChecked()
})

test('one press stops all mails, and can be undone', async () => {
  const { calls } = await openReminders()
  const stop = section.getByRole('button', { name: 'Stop all mails' })
  await stop.click()
  for (const name of ['Practice is due', 'Weekly summary', 'Interviews', 'Feedback has come', 'GoatMates'])
    await expect.element(row(name)).not.toBeChecked()
  await expect.element(stop).toHaveAttribute('aria-disabled', 'true')
  await toast().getByRole('button', { name: 'Undo' }).click()
  await expect.element(row('Practice is due')).toBeChecked()
  await expect.element(row('Weekly summary')).not.toBeChecked()
  await expect.element(row('Interviews')).toBeChecked()
  await expect
    .poll(() => calls.to('PUT /api/reminders').at(-1)?.body)
    .toEqual({ practice: true, weekly: false, interviews: true, feedback: true, goatMates: true })
})

test('without a day there is no calendar file', async () => {
  await openReminders({ ...chosen, days: [] })
  await expect.element(section.getByText('Choose at least one day first.')).toBeVisible()
  await expect.element(section.getByRole('link', { name: 'Calendar file' })).not.toBeInTheDocument()
})

test('on a phone, and by keys, the hour is chosen from a list', async () => {
  await page.viewport(390, 844)
  const { calls } = await openReminders()
  const hours = section.getByRole('combobox', { name: 'At this hour' })
  await expect.element(section.getByTitle('20:00')).not.toBeVisible()
  await hours.selectOptions('18:00')
  await expect.poll(() => calls.to('PUT /api/reminders').at(0)?.body).toEqual({ hour: 18 })
  await page.viewport(1440, 900)
  await expect.element(section.getByTitle('20:00')).toBeVisible()
  hours.element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(section.getByRole('checkbox', { name: 'Monday' })).toHaveFocus()
})

test('what could not be loaded is loaded on Retry', async () => {
  const sentence = 'The server is temporarily unavailable. Please try again.'
  const { calls } = await openPage('/account', {
    as: 'member',
    calls: { 'GET /api/reminders': refusal(503, sentence) },
  })
  await expect.element(section.getByRole('alert')).toMatchTextContent(sentence)
  calls.stub({ 'GET /api/reminders': chosen })
  await section.getByRole('button', { name: 'Retry' }).click()
  await expect.element(row('Practice is due')).toBeChecked()
})

test('the hour comes with the time at which the member usually starts', async () => {
  const at = (hour: number) => new Date(2026, 10, 26, hour, 45).toISOString()
  const rounds = [7, 8, 21].map((hour) =>
    roundSummary(`00000000-0000-4000-8000-00000000000${hour % 10}`, 'rr', at(hour)),
  )
  await openReminders(chosen, { 'GET /api/practice/rounds': { rounds, total: 3, hasMore: false } })
  await expect.element(section).toMatchTextContent('You usually start a round at about 08:40.')
})
