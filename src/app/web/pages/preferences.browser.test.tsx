import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { areSingleKeysOn } from '#platform/web/input/single-keys.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { realReply } from '#testing/browser/stub-calls.ts'

const section = page.getByRole('region', { name: 'Preferences' })
const contents = page.getByRole('navigation', { name: 'Sections of this page' })
const shownTheme = () => document.documentElement.dataset.theme

test('the theme changes at once, in step with the header', async () => {
  await openPage('/account', { as: 'member' })
  const theme = (name: string) => section.getByRole('radio', { name })
  await expect.element(theme('Dark')).toBeChecked()
  await theme('Light').click()
  await expect.poll(shownTheme).toBe('light')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect.element(theme('Dark')).toBeChecked()
  await theme('System').click()
  await expect.element(theme('System')).toBeChecked()
})

test('the code language is one setting, saved in the account', async () => {
  const { calls } = await openPage('/account', {
    as: 'member',
    calls: { 'PUT /api/settings': realReply('GET /api/settings') },
  })
  await section.getByRole('radio', { name: 'Java', exact: true }).click()
  await expect.poll(() => calls.to('PUT /api/settings')[0]?.body).toEqual({ codeLanguage: 'java' })
  await expect.element(page.getByRole('radio', { name: 'Java', exact: true })).toHaveLength(1)
})

test('shortcuts of a single key are turned off, and on again', async () => {
  await openPage('/account', { as: 'member' })
  const keys = section.getByRole('switch', { name: 'Single-key shortcuts' })
  const search = page.getByRole('combobox', { name: 'Search patterns' })
  await expect.element(keys).toBeChecked()
  await keys.click()
  await expect.element(keys).not.toBeChecked()
  expect(areSingleKeysOn()).toBe(false)
  await userEvent.keyboard('/')
  await expect.element(search).not.toHaveFocus()
  await keys.click()
  await userEvent.keyboard('/')
  await expect.element(search).toHaveFocus()
})

test('the list of sections leads to each of them', async () => {
  await page.viewport(1440, 900)
  await openPage('/account', { as: 'member' })
  await expect.element(contents.getByRole('link')).toHaveLength(10)
  const titles = contents
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(headings.elements().map((heading) => heading.textContent)).toEqual(titles)
  await contents.getByRole('link', { name: 'Password' }).click()
  await expect.element(page.getByRole('heading', { name: 'Password' })).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Password' })).toBeInViewport()
  await expect.element(contents.getByRole('link', { name: 'Password' })).toHaveAttribute('aria-current')
})

test('a link from a mail leads to the reminders', async () => {
  await openPage('/account#reminders', { as: 'member' })
  await expect.element(page.getByRole('heading', { name: 'Reminders' })).toBeInViewport()
})

test.each([1440, 390])('the account is accessible, %i pixels wide', async (width) => {
  await page.viewport(width, 844)
  await openPage('/account', { as: 'member' })
  await expect.element(page.getByRole('region', { name: 'The next mail' })).toBeInTheDocument()
  await expect.element(page.getByText('Every change is saved at once')).toHaveLength(1)
  await expectAccessible()
})
