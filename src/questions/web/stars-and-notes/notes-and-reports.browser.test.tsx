import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'
import { offline, realReply } from '#testing/browser/stub-calls.ts'

const path = '/company-questions'
const row = (title = 'Two Sum') => page.getByRole('article', { name: title, exact: true })
const menu = () => row().getByRole('button', { name: 'More for Two Sum' })
const note = () => page.getByRole('dialog', { name: 'Note' })
const noteBox = () => note().getByRole('textbox')
const saveNote = () => page.getByRole('button', { name: 'Save note on Two Sum' })
const saved = { id: 1, isStarred: false, note: 'Ask about duplicates.' }

async function openFromMenu(item: string): Promise<void> {
  await menu().click()
  await page.getByRole('menu').getByRole('menuitem', { name: item }).click()
}

test('a note has at most 2,000 characters, and a row with one leads to it', async () => {
  await openPage(path, {
    as: 'member',
    calls: { 'PUT /api/company-questions/:id/mark': ({ body }) => ({ ...saved, ...body }) },
  })
  await openFromMenu('Note')
  await expect.element(noteBox()).toHaveFocus()
  await noteBox().fill('x'.repeat(2100))
  await expect.element(note().getByText(/^2,000 of 2,000/)).toBeVisible()
  await saveNote().click()
  await expect.element(note().getByRole('status')).toHaveTextContent('Saved')
  await userEvent.keyboard('{Escape}')
  await expect.element(menu()).toHaveFocus()
  await row().getByRole('button', { name: 'Note on Two Sum' }).click()
  await expect.element(noteBox()).toHaveFocus()
})

test('typing on while a note is being saved saves again only on leaving the field', async () => {
  const reply = Promise.withResolvers<typeof saved>()
  const { calls } = await openPage(path, {
    as: 'member',
    calls: { 'PUT /api/company-questions/:id/mark': () => reply.promise },
  })
  await openFromMenu('Note')
  await noteBox().fill('Ask')
  await userEvent.tab()
  await noteBox().fill('Ask about dup')
  reply.resolve({ ...saved, note: 'Ask' })
  await noteBox().fill(saved.note)
  calls.stub({ 'PUT /api/company-questions/:id/mark': saved })
  await saveNote().click()
  await expect.element(note().getByText('Saved')).toBeVisible()
  await expect
    .poll(() => calls.to('PUT /api/company-questions/:id/mark').map(({ body }) => body.note))
    .toEqual(['Ask', saved.note])
})

test('a note that cannot be saved is still there after closing it and scrolling away, and can be saved later', async () => {
  const { calls } = await openPage(path, {
    as: 'member',
    calls: { 'PUT /api/company-questions/:id/mark': offline },
  })
  await openFromMenu('Note')
  await noteBox().fill(saved.note)
  await saveNote().click()
  await expect.element(note().getByRole('alert')).toMatchTextContent('Your text is still here')
  await userEvent.keyboard('{Escape}')
  scrollTo(0, 9000)
  await expect.element(page.getByRole('article', { name: 'Valid Parentheses' })).not.toBeInTheDocument()
  scrollTo(0, 0)
  await openFromMenu('Note')
  await expect.element(noteBox()).toHaveValue(saved.note)
  calls.stub({ 'PUT /api/company-questions/:id/mark': saved })
  await saveNote().click()
  await expect.element(note().getByRole('status')).toHaveTextContent('Saved')
})

test('a note is saved when it is closed', async () => {
  const { calls } = await openPage(path, {
    as: 'member',
    calls: { 'PUT /api/company-questions/:id/mark': saved },
  })
  await openFromMenu('Note')
  await noteBox().fill(saved.note)
  await userEvent.keyboard('{Escape}')
  await expect.element(row().getByRole('button', { name: 'Note on Two Sum' })).toBeVisible()
  expect(calls.to('PUT /api/company-questions/:id/mark').map(({ body }) => body.note)).toEqual([saved.note])
})

test('the report form explains missing and wrong fields, and an error keeps what was typed', async () => {
  await openPage(path, { as: 'member', calls: { 'PUT /api/company-questions/:id/sighting': offline } })
  await openFromMenu('I was asked this')
  const dialog = page.getByRole('dialog')
  const company = dialog.getByRole('combobox', { name: /^Company/ })
  const report = dialog.getByRole('button', { name: 'Report it' })
  await report.click()
  await expect.element(company).toHaveAccessibleDescription(/Which company was it\?/)
  await company.fill('vmw')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(company).toHaveValue('VMware')
  await company.fill('Alpine Rope Works')
  await dialog.getByLabelText(/^Month/).fill('2999-01')
  await report.click()
  await expect
    .element(dialog.getByLabelText(/^Month/))
    .toHaveAccessibleDescription(/not later than this month/)
  await dialog.getByLabelText(/^Month/).fill('')
  await report.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Your report was not saved.')
  await expect.element(company).toHaveValue('Alpine Rope Works')
})

test('a report of a new company is marked as visible to its reporter only', async () => {
  const question = realReply('GET /api/company-questions').find(({ id }) => id === 1)
  const sighting = {
    questionId: 1,
    companySlug: 'serac',
    companyName: 'Serac',
    month: null,
    stage: null,
    isPending: true,
  }
  if (!question) expect.fail()
  await openPage(path, {
    as: 'member',
    calls: { 'PUT /api/company-questions/:id/sighting': { sighting, question } },
  })
  await openFromMenu('I was asked this')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Company/ }).fill('Serac')
  await dialog.getByRole('button', { name: 'Report it' }).click()
  await expect
    .element(dialog.getByRole('status').first())
    .toHaveTextContent('Reported: Serac. Only you see it until the name is approved.')
  await expect
    .element(dialog.getByRole('listitem'))
    .toMatchTextContent('Visible only to you until the name is approved')
})
