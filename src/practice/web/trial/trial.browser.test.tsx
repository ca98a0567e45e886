import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { radioPrompt, spotOf, tramPrompt } from '#testing/browser/practice-replies.ts'
import { offline } from '#testing/browser/stub-calls.ts'

const items: [ReturnType<typeof spotOf>, ReturnType<typeof spotOf>] = [
  spotOf(tramPrompt),
  spotOf(radioPrompt),
]
const trial = page.getByRole('region', { name: 'Read the clues before you write the code' })

async function openTrial(as: 'visitor' | 'guest' = 'visitor') {
  const opened = await openPage('/landing', { as, calls: { 'GET /api/practice/trial': { items } } })
  await trial.getByRole('heading', { level: 2 }).first().click()
  return opened
}

async function nameIt(name: string) {
  await trial.getByRole('combobox', { name: 'Name the pattern' }).fill(name)
  await userEvent.keyboard('{Enter}')
  await trial.getByRole('button', { name: 'Likely' }).click()
}

test('a visitor names a pattern on the landing page and reads why it is right', async () => {
  await openTrial()
  await expect.element(trial.getByText('A prompt you have not seen')).toBeVisible()
  await nameIt('prefix')
  const verdict = trial.getByRole('heading', { name: 'Prefix Sums & Kadane', exact: true })
  await expect.element(verdict).toBeVisible()
  await expect.element(verdict).toHaveFocus()
  await expect.element(trial.getByText('Right, and you thought it likely')).toBeVisible()
  await expect.element(trial).toMatchTextContent('Numbers can be negative')
  await expectAccessible()
})

test('then comes a harder one, and then a way in', async () => {
  await openTrial()
  await nameIt('sliding')
  await expect.element(trial.getByRole('heading', { name: 'Why Sliding Window fails here' })).toBeVisible()
  await trial.getByRole('button', { name: 'Try a harder one' }).first().click()
  await expect.element(trial.getByRole('heading', { name: 'A harder one' })).toHaveFocus()
  await trial.getByRole('button', { name: /^I don.t know/ }).click()
  await expect
    .element(trial.getByRole('heading', { name: 'Binary Search on the Answer', exact: true }))
    .toBeVisible()
  await expect
    .element(trial.getByRole('link', { name: 'Create Account' }).first())
    .toHaveAttribute('href', '/auth?next=%2Fpractice&tab=register')
  await trial.getByRole('link', { name: 'Play a round' }).first().click()
  await expect.poll(() => location.pathname).toBe('/auth')
  expect(localStorage.getItem('intendedDestination')).toBe('/practice')
})

test('a prompt that cannot be loaded can be tried again', async () => {
  const { calls } = await openPage('/landing', { calls: { 'GET /api/practice/trial': offline } })
  await trial.getByRole('heading', { level: 2 }).first().click()
  await expect.element(trial.getByRole('alert')).toMatchTextContent('The prompt could not be loaded.')
  calls.stub({ 'GET /api/practice/trial': { items } })
  await trial.getByRole('button', { name: 'Retry' }).click()
  await expect.element(trial.getByText('A prompt you have not seen')).toBeVisible()
})

test('the answers of a visitor stay in this browser, each prompt once, for an account to take along', async () => {
  await openTrial()
  await nameIt('prefix')
  await expect.element(trial.getByText('Right, and you thought it likely')).toBeVisible()
  const { answers } = JSON.parse(localStorage.getItem('capra.guestPractice') ?? '{}')
  expect(answers).toHaveLength(1)
  expect(answers[0]).toMatchObject({ kind: 'spot', promptId: 'prefix-sum-1', named: 'prefix-sum', sure: 2 })
})
