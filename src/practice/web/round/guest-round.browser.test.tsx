import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'
import { standingWith } from '#testing/browser/practice-replies.ts'
import { toast } from '#testing/browser/screens.ts'
import { offline } from '#testing/browser/stub-calls.ts'
import { testSpot } from '#testing/practice-bank.ts'

const strip = () => page.getByRole('img', { name: /items?:/ })

test('a guest plays a round that this browser keeps', async () => {
  const opened = await openPage('/practice/round', { as: 'guest' })
  for (let index = 0; index < 2; index++) {
    await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
    const unknown = page.getByRole('button', { name: /^I don’t know/ })
    const isFlip = page.getByRole('combobox', { name: 'The first is' }).query() !== null
    if (isFlip) {
      await page.getByRole('combobox', { name: 'The first is' }).click()
      await unknown.click()
    }
    await unknown.click()
    await page.getByRole('button', { name: 'Next prompt' }).click()
  }
  await expect.element(strip()).toHaveAccessibleName(/^1[0-2] items: 2 not known, 1 now, \d to come$/)
  await opened.unmount()
  await openPage('/practice/round', { as: 'guest' })
  await expect.element(strip()).toHaveAccessibleName(/^1[0-2] items: 2 not known, 1 now, \d to come$/)
  await userEvent.keyboard('{Tab}')
})

test('a member is sent to the rounds on the server', async () => {
  await openPage('/practice/round', {
    as: 'member',
    calls: {
      'GET /api/practice/standing': standingWith(),
      'GET /api/practice/rounds': { rounds: [], total: 0, hasMore: false },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
})

test('answers given as a guest can be added to the account together with ticks', async () => {
  const answers = [testSpot('two-pointers-1', 'two-pointers'), testSpot('two-pointers-2', null)]
  const { calls } = await openPage('/', {
    as: 'member',
    localStorage: {
      'capra.guestPractice': JSON.stringify({ answers }),
      guestProgress: JSON.stringify({ 1: { completed: false, problemsSolved: 1 } }),
    },
    calls: {
      'GET /api/practice/standing': standingWith(),
      'GET /api/practice/rounds': { rounds: [], total: 0, hasMore: false },
      'POST /api/practice/import': offline,
    },
  })
  await page.getByRole('button', { name: 'Add to my progress' }).click()
  const dialog = page.getByRole('dialog', {
    name: 'Add 1 problem you ticked and 2 answers you gave as a guest?',
  })
  await dialog.getByRole('button', { name: 'Add to my progress' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Network connection error.')
  expect(localStorage.getItem('capra.guestPractice')).not.toBeNull()

  calls.stub({
    'POST /api/practice/import': { addedCount: 2, standing: standingWith() },
    'POST /api/progress/import': {
      merged: { 1: { problemsSolved: 1, completed: false, addedMask: 1 } },
      ignored: [],
      addedCount: 1,
      stats: { totalProblems: 402, solvedProblems: 1, totalPatterns: 43, completedPatterns: 0 } as never,
    },
  })
  await dialog.getByRole('button', { name: 'Add to my progress' }).click()
  await expect.element(toast()).toMatchTextContent('1 problem you ticked as a guest is ticked now.')
  await expect.poll(() => calls.to('POST /api/practice/import').at(-1)?.body.answers).toHaveLength(2)
  expect(localStorage.getItem('capra.guestPractice')).toBeNull()
})
