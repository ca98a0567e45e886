import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'
import { offline, realReply } from '#testing/browser/stub-calls.ts'

const path = '/company-questions'
const row = (title = 'Two Sum') => page.getByRole('article', { name: title, exact: true })
const noteButton = () => page.getByRole('button', { name: 'Note on Two Sum', exact: true })
const noteBox = () => row().getByRole('textbox')
const saveNote = () => page.getByRole('button', { name: 'Save note on Two Sum' })
const saved = { id: 1, isStarred: false, note: 'Ask about duplicates.' }

test('a search closes an untouched note and keeps the focus, and a note has at most 2,000 characters', async () => {
  await openPage(path, { as: 'member', calls: { 'PUT /api/company-questions/:id/mark': saved } })
  await noteButton().click()
  await expect.element(noteBox()).toHaveFocus()
  const search = page.getByRole('searchbox', { name: 'Search questions' })
  await search.fill('lru')
  await expect.element(row()).not.toBeInTheDocument()
  await search.fill('')
  await expect.element(noteButton()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(search).toHaveFocus()
  await noteButton().click()
  await noteBox().fill('x'.repeat(2100))
  await expect.element(row().getByText(/^2,000 of 2,000/)).toBeVisible()
})

test('typing on while a note is being saved saves again only on leaving the field', async () => {
  const reply = Promise.withResolvers<typeof saved>()
  const { calls } = await openPage(path, {
    as: 'member',
    calls: { 'PUT /api/company-questions/:id/mark': () => reply.promise },
  })
  await noteButton().click()
  await noteBox().fill('Ask')
  await userEvent.tab()
  await noteBox().fill('Ask about dup')
  reply.resolve({ ...saved, note: 'Ask' })
  await noteBox().fill(saved.note)
  calls.stub({ 'PUT /api/company-questions/:id/mark': saved })
  await saveNote().click()
  await expect.element(row().getByText('Saved')).toBeVisible()
  await expect
    .poll(() => calls.to('PUT /api/company-questions/:id/mark').map(({ body }) => body.note))
    .toEqual(['Ask', saved.note])
})

test('a note that cannot be saved is still there after scrolling away, and can be saved later', async () => {
  const { calls } = await openPage(path, {
    as: 'member',
    calls: { 'PUT /api/company-questions/:id/mark': offline },
  })
  await noteButton().click()
  await noteBox().fill(saved.note)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.element(row().getByRole('alert')).toMatchTextContent('Your text is still here')
  scrollTo(0, 9000)
  await expect.element(row()).not.toBeInTheDocument()
  scrollTo(0, 0)
  await expect.element(noteBox()).toHaveValue(saved.note)
  calls.stub({ 'PUT /api/company-questions/:id/mark': saved })
  await saveNote().click()
  await expect.element(row().getByRole('status')).toHaveTextContent('Saved')
})

test('the report form explains missing and wrong fields, and an error keeps what was typed', async () => {
  await openPage(path, { as: 'member', calls: { 'PUT /api/company-questions/:id/sighting': offline } })
  await page.getByRole('button', { name: 'I was asked this: Two Sum' }).click()
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
  await page.getByRole('button', { name: 'I was asked this: Two Sum' }).click()
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
