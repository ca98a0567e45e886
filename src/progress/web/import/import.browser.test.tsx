import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { offline, realReply } from '#testing/browser/stub-calls.ts'

const guestProgress = JSON.stringify({ 1: { completed: false, problemsSolved: 0b11 } })
const add = () => page.getByRole('button', { name: 'Add to my progress' })
const dialog = () => page.getByRole('dialog')

test('guest ticks can be left out, and stay in the browser until the server has them', async () => {
  const { calls } = await openPage('/', {
    as: 'member',
    localStorage: { guestProgress },
    calls: { 'POST /api/progress/import': offline },
  })
  await expect
    .element(page.getByText(/^2 problems you solved as a guest are saved in this browser\./))
    .toBeVisible()
  await add().click()
  await dialog().getByRole('button', { name: 'Leave them out' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()

  await add().click()
  await dialog().getByRole('button', { name: 'Add to my progress' }).click()
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('Network connection error. Please check your internet connection and try again.')
  expect(localStorage.getItem('guestProgress')).toBe(guestProgress)
  calls.stub({
    'POST /api/progress/import': {
      merged: { 1: { problemsSolved: 0b11, completed: false, addedMask: 0b11 } },
      ignored: [],
      addedCount: 2,
      stats: { ...realReply('GET /api/progress/stats'), solvedProblems: 2 },
    },
  })
  await dialog().getByRole('button', { name: 'Add to my progress' }).click()
  await expect.element(toast()).toMatchTextContent('2 problems you ticked as a guest are ticked now.')
  expect(localStorage.getItem('guestProgress')).toBeNull()
})

test('a guest imports a progress file without the server, and an invalid file changes nothing', async () => {
  await openPage('/', { as: 'guest' })
  await expect.element(page.getByText(/^Your progress is saved in this browser only\./)).toBeVisible()
  const choose = (text: string) =>
    userEvent.upload(page.getByCss('input[type=file]'), new File([text], 'progress.json'))
  await choose('hello')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This file is not JSON. Choose a file that was exported here.')
  expect(localStorage.getItem('guestProgress')).toBeNull()
  await choose(
    JSON.stringify({ format: 'capra-progress', version: 1, progress: { 1: { problemsSolved: 3 } } }),
  )
  await expect.element(page.getByText(/^2 solved problems are saved in this browser only\./)).toBeVisible()
})
