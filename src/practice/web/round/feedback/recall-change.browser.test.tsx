import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'
import { roundId, roundOf, spotOf, standingWith, tramPrompt } from '#testing/browser/practice-replies.ts'

const known = {
  ...{ pattern: 'prefix-sum', n: 6, right: 3, recall: 0.64, weight: 5, isShown: true },
  interval: [0.45, 0.83] as [number, number],
}
const before = standingWith([known])
const after = standingWith([{ ...known, recall: 0.75, interval: [0.6, 0.9], weight: 6 }])
const lit = page.getByRole('region', { name: 'The prompt, with what decides' })

/** Answers rightly. The server counts the answer when the function that is returned is called. */
async function answer() {
  const counted = Promise.withResolvers<typeof after>()
  let isAnswered = false
  await openPage(`/practice/rounds/${roundId}`, {
    as: 'member',
    calls: {
      'GET /api/practice/rounds/:id': roundOf([{ ...spotOf(tramPrompt), isRated: true }]),
      'GET /api/practice/standing': () => (isAnswered ? counted.promise : before),
      'POST /api/practice/answers': () => {
        isAnswered = true
        return { patterns: [] }
      },
    },
  })
  await page.getByRole('combobox', { name: 'Name the pattern' }).fill('prefix')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Sure', exact: true }).click()
  return () => counted.resolve({ ...after, answered: before.answered + 1 })
}

test('the prompt stays where it is when the answer is counted', async () => {
  const count = await answer()
  await expect.element(page.getByText('64% before this answer.')).toBeVisible()
  // In one column, the ridge is above it.
  await page.viewport(390, 844)
  const { y } = lit.element().getBoundingClientRect()
  count()
  await expect.element(page.getByText('64% → 75%')).toBeVisible()
  expect(lit.element().getBoundingClientRect().y).toBe(y)
})

test('the ridge starts as it was, and lights when it passes 70', async () => {
  const count = await answer()
  const line = page.getByRole('main').getByCss('.large-ridge .ridge-line')
  await expect.element(page.getByText('64% before this answer.')).toBeVisible()
  const old = line.element().getAttribute('d')
  count()
  await expect.element(page.getByCss('.large-ridge[data-passed]')).toBeInTheDocument()
  expect(line.element().getAttribute('style')).toContain(old)
  expect(line.element().getAttribute('d')).not.toBe(old)
})

test('the lines under the words are drawn in reading order', async () => {
  await answer()
  await expect.element(lit).toBeVisible()
  const turns = [...lit.element().querySelectorAll<HTMLElement>('[data-word]')].map(({ style }) =>
    Number(style.getPropertyValue('--turn')),
  )
  expect(turns[0]).toBe(0)
  expect(turns.at(-1)).toBeGreaterThan(0.5)
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
})
