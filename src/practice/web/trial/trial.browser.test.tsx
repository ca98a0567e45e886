import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { offline, realReply } from '#testing/browser/stub-calls.ts'

const question = page.getByRole('region', { name: 'Can you spot it?' })
const feedback = page.getByRole('region', { name: 'What gives it away' })
const names = (region = question) => region.getByRole('group', { name: 'Which pattern is it?' })
const words = question.getByRole('application')
const keptAnswers = () => JSON.parse(localStorage.getItem('capra.guestPractice') ?? '{}').answers

test('one press names the pattern and shows in place what gives it away', async () => {
  await page.viewport(1440, 900)
  await openPage('/landing')
  await expect.element(names().getByRole('button')).toHaveLength(4)
  const lineTop = words.element().getBoundingClientRect().top
  await expectAccessible()
  await names().getByRole('button', { name: 'Sliding Window' }).click()
  const verdict = feedback.getByRole('heading', { level: 3, name: 'Sliding Window' })
  await expect.element(verdict).toHaveFocus()
  await expect.element(verdict).toHaveAccessibleDescription('Right')
  await expect.element(feedback).toMatchTextContent('Without negative values, a longer window')
  await expect.element(feedback.getByText('you marked it')).toBeVisible()
  await expect.element(feedback.getByText('Easily mistaken for Prefix Sums & Kadane')).toBeVisible()
  const lit = feedback.getByText(/^A scale/).element()
  expect(Math.abs(lit.getBoundingClientRect().top - lineTop)).toBeLessThanOrEqual(1)
  await expectAccessible()
})

test('a wrong name is told why it fails here', async () => {
  await openPage('/landing')
  await names()
    .getByRole('button', { name: /^Prefix Sums/ })
    .click()
  await expect.element(feedback.getByText('You said Prefix Sums & Kadane. It is')).toBeVisible()
  await expect.element(feedback.getByText('Why Prefix Sums & Kadane fails here')).toBeVisible()
  await expect.element(feedback).toMatchTextContent('Running totals would need a search')
})

test('the keys 1 to 4 answer, but not from inside the demo', async () => {
  await openPage('/landing')
  const demo = page.getByRole('region', { name: 'Your turn: Two Pointers' })
  await demo.getByRole('heading', { level: 2 }).click()
  await expect.element(demo.getByRole('button').first()).toBeVisible()
  ;(demo.getByRole('button').first().element() as HTMLElement).focus({ preventScroll: true })
  scrollTo(0, 0)
  await userEvent.keyboard('2')
  await expect.element(names()).toBeVisible()
  ;(document.activeElement as HTMLElement).blur()
  scrollTo(0, 0)
  await userEvent.keyboard('2')
  await expect.element(feedback.getByRole('heading', { level: 3, name: 'Sliding Window' })).toHaveFocus()
})

test('one clue comes marked, and others are marked by keyboard, three at most', async () => {
  await openPage('/landing')
  await expect.element(question.getByText('One clue is marked. Click or drag for more.')).toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  ;(words.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(question).toMatchTextContent('Marked: scale. 2 of 3.')
  await userEvent.keyboard(
    '{ArrowRight}{ArrowRight}{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}',
  )
  await expect.element(question.getByText('Three at most. Remove one first.').first()).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(names().getByRole('button', { name: 'Two Pointers' })).toHaveFocus()
})

test('then comes a harder one, and then a way in', async () => {
  await openPage('/landing')
  await question.getByRole('button', { name: 'I don’t know' }).click()
  await expect.element(feedback.getByText('You said you don’t know. It is')).toBeVisible()
  await feedback.getByRole('button', { name: 'Try a harder one' }).click()
  const harder = page.getByRole('region', { name: 'A harder one' })
  await expect.element(harder.getByRole('heading', { name: 'A harder one' })).toHaveFocus()
  await names(harder).getByRole('button', { name: 'Basic Binary Search' }).click()
  await expect
    .element(feedback.getByRole('heading', { level: 3, name: 'Binary Search on the Answer' }))
    .toBeVisible()
  await expect
    .element(feedback.getByRole('link', { name: 'Create Account' }))
    .toHaveAttribute('href', '/auth?next=%2Fpractice&tab=register')
  await feedback.getByRole('link', { name: 'Play a round' }).click()
  await expect.poll(() => location.pathname).toBe('/auth')
  expect(localStorage.getItem('intendedDestination')).toBe('/practice')
})

test('an answer that cannot be loaded can be tried again', async () => {
  const { calls } = await openPage('/landing', { calls: { 'GET /api/practice/trial': offline } })
  await names().getByRole('button', { name: 'Sliding Window' }).click()
  await expect.element(feedback.getByRole('alert')).toMatchTextContent('The answer could not be loaded.')
  calls.stub({ 'GET /api/practice/trial': realReply('GET /api/practice/trial') })
  await feedback.getByRole('button', { name: 'Retry' }).click()
  await expect.element(feedback.getByRole('heading', { level: 3, name: 'Sliding Window' })).toBeVisible()
})

test('the answers of a visitor stay in this browser, each prompt once, for an account to take along', async () => {
  await openPage('/landing')
  await names().getByRole('button', { name: 'Sliding Window' }).click()
  await expect.element(feedback.getByRole('heading', { level: 3 })).toBeVisible()
  expect(keptAnswers()).toHaveLength(1)
  expect(keptAnswers()[0]).toMatchObject({
    kind: 'spot',
    promptId: 'sliding-window-3',
    named: 'sliding-window',
    sure: 1,
  })
})

test('a name that was pressed before the scripts had come is answered', async () => {
  await openPage('/landing?answer=hash-lookup')
  await expect.element(feedback.getByText('You said Hash Map Lookup. It is')).toBeVisible()
  expect(keptAnswers()[0]).toMatchObject({ named: 'hash-lookup', marks: [] })
})

test('beside the headline, the prompt ends above two thirds of the first screen', async () => {
  await page.viewport(1440, 900)
  await openPage('/landing')
  await expect.element(words).toBeVisible()
  await document.fonts.ready
  expect(question.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(600)
})
