import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const question = () => page.getByRole('article')

test('blind practice shows only titles until they are revealed, and arrow keys move through the round', async () => {
  await openPage('/company-questions?difficulty=hard&companies=google', { as: 'guest' })
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: 'Blind practice' }).click()
  await expect.element(question().getByText(/^Question 1 of \d+$/)).toBeVisible()
  await expect.element(question().getByText('Hard', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /mark .*complete|^Star /i })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Reveal' }).click()
  await expect.element(question().getByText('Hard', { exact: true })).toBeVisible()
  await expect.element(question().getByRole('list', { name: 'Companies' })).toBeVisible()

  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect.element(question().getByText(/^Question 2 of \d+$/)).toBeVisible()
  await expect.element(question().getByText('Hard', { exact: true })).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(question().getByText(/^Question 3 of \d+$/)).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(question().getByText(/^Question 2 of \d+$/)).toBeVisible()

  await page.getByRole('button', { name: 'Leave practice' }).click()
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/company-questions?companies=google&difficulty=hard')
  await expect.element(page.getByRole('button', { name: 'More for this list' })).toHaveFocus()
})

test('a position past the end shows the last question', async () => {
  await openPage('/practice/blind?q=146&round=7&at=900', { as: 'guest' })
  await expect.element(question().getByText(/^Question (\d+) of \1$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start a new round' })).toBeVisible()
})

test('the page of blind practice starts a round of unsolved questions with the chosen filters', async () => {
  const solved = [146, 1]
  await openPage('/practice/blind?q=146', {
    as: 'member',
    calls: { 'GET /api/company-questions/marks': { marks: [], sightings: [], solved } },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Blind practice')
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent('Only questions that match “146”')
  await expect.element(main.getByText(/^\d+ of \d+ questions? unsolved\.$/)).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Choose companies and patterns' }))
    .toHaveAttribute('href', '/company-questions?q=146')
  await expectAccessible()

  await page.getByRole('button', { name: 'Start the round' }).click()
  await expect.element(question().getByText(/^Question 1 of \d+$/)).toBeVisible()
  expect(location.search).toMatch(/^\?q=146&hide=solved&round=\d+&at=1$/)
  await page.getByRole('button', { name: 'Leave practice' }).click()
  await expect.element(page.getByRole('button', { name: 'Start the round' })).toHaveFocus()
})

test('the page of blind practice counts what matches, and says so when nothing is left', async () => {
  await openPage('/practice/blind?q=no+such+question', { as: 'guest' })
  await expect.element(page.getByRole('main')).toMatchTextContent('0 questions to choose from.')
  await expect.element(page.getByRole('button', { name: 'Start the round' })).toBeDisabled()
  await expect.element(page.getByRole('main')).toMatchTextContent('No question matches.')
})
