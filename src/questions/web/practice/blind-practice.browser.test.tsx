import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'

const question = () => page.getByRole('article')

test('blind practice shows only titles until they are revealed, and arrow keys move through the round', async () => {
  await openPage('/company-questions?difficulty=hard&companies=google', { as: 'guest' })
  await page.getByRole('button', { name: 'Blind practice' }).click()
  await expect.element(question().getByText(/^Question 1 of \d+$/)).toBeVisible()
  await expect.element(question().getByText('Hard', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /complete|^Star/i })).not.toBeInTheDocument()
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
  await expect.poll(() => location.search).toBe('?companies=google&difficulty=hard')
  await expect.element(page.getByRole('button', { name: 'Blind practice' })).toHaveFocus()
})

test('a position past the end shows the last question', async () => {
  await openPage('/company-questions?q=146&practice=7&at=900', { as: 'guest' })
  await expect.element(question().getByText(/^Question (\d+) of \1$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start a new round' })).toBeVisible()
})
