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
  await expect
    .element(page.getByRole('link', { name: 'Create an account to keep your progress' }))
    .toBeVisible()
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
  await expect.element(page.getByText('2 ticked in this browser')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Create an account, the 2 ticks come along' }))
    .toBeVisible()
})

test('lessons and hints of a guest move to the account together with the ticks', async () => {
  const run = { startedAt: '2026-11-01T08:00:00.000Z', step: 3, answers: {} }
  const guestLearning = { lessons: { trie: run }, hints: { 15: 2, 1: 1 }, results: {} }
  const { calls } = await openPage('/', {
    as: 'member',
    localStorage: { guestProgress, 'capra.guestLearning': JSON.stringify(guestLearning) },
    calls: {
      'PUT /api/learning': offline,
      'POST /api/progress/import': {
        merged: { 1: { problemsSolved: 0b11, completed: false, addedMask: 0b11 } },
        ignored: [],
        addedCount: 2,
        stats: realReply('GET /api/progress/stats'),
      },
    },
  })
  await add().click()
  await expect
    .element(dialog())
    .toMatchTextContent(
      'Add 2 problems you ticked, 1 lesson you started, and 2 problems whose hints you opened as a guest?',
    )
  await dialog().getByRole('button', { name: 'Add to my progress' }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Network connection error.')
  expect(localStorage.getItem('capra.guestLearning')).not.toBeNull()

  calls.stub({ 'PUT /api/learning': { userId: realReply('GET /api/user').id, ...guestLearning } })
  await dialog().getByRole('button', { name: 'Add to my progress' }).click()
  await expect.element(toast()).toMatchTextContent('2 problems you ticked as a guest are ticked now.')
  await expect.poll(() => calls.to('PUT /api/learning').at(-1)?.body).toEqual(guestLearning)
  expect(localStorage.getItem('capra.guestLearning')).toBeNull()
})
