import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Round } from '#practice/contract.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import {
  longPrompt,
  radioPrompt,
  roundId,
  roundOf,
  spotOf,
  tramPrompt,
} from '#testing/browser/practice-replies.ts'
import { refusal } from '#testing/browser/stub-calls.ts'

afterEach(() => {
  vi.useRealTimers()
})

const items = [radioPrompt, longPrompt, tramPrompt].map((prompt, index) => ({
  ...spotOf(prompt),
  meters: 980 + 30 * index,
}))
const playOf = (kind: Round['kind'], changes: Partial<Round> = {}) => roundOf(items, { kind, ...changes })

async function open(kind: 'streak' | 'storm', changes: Partial<Round> = {}) {
  const opened = await openPage(`/practice/${kind}`, {
    as: 'member',
    calls: {
      'POST /api/practice/rounds': playOf(kind, { best: 2, ...changes }),
      'POST /api/practice/answers': { patterns: [] },
    },
  })
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible()
  return opened
}

const names = () => page.getByRole('group', { name: 'Which pattern is it?' })
const named = (name: string) => names().getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The key of a name. */
async function keyOf(name: string): Promise<string> {
  await expect.element(named(name)).toBeVisible()
  return named(name).element().getAttribute('aria-keyshortcuts') ?? ''
}

test('a streak goes on by keys until the first miss, which is explained', async () => {
  const { calls } = await open('streak')
  await expect.element(page.getByText(/There is no time limit\./)).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading(radioPrompt.text)).toHaveFocus()
  await expect.poll(() => calls.to('POST /api/practice/rounds')[0]?.body).toEqual({ kind: 'streak' })
  await expect.element(names().getByRole('button')).toHaveLength(4)
  await expect.element(page.getByText(/^This one stands at 980 m, \d+ (above|below) you$/)).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard(await keyOf('Search on Answer'))
  await expect.element(heading(longPrompt.text)).toHaveFocus()
  await expect.element(page.getByText('in a row, best 2')).toBeVisible()
  // A second press on the same name is not a second answer.
  await named('Prefix Sums & Kadane').dblClick()
  await expect.element(heading('One in a row')).toHaveFocus()
  await expect.element(page.getByText('Your best is 2.')).toBeVisible()
  const missed = page.getByRole('region', { name: 'It was Sliding Window, not Prefix Sums & Kadane' })
  await expect.element(missed).toMatchTextContent(longPrompt.rival.fails)
  await expect.element(missed.getByCss('[class*=deciding]').first()).toBeVisible()
  await expectAccessible()
  const sent = calls.to('POST /api/practice/answers').flatMap(({ body }) => body.answers)
  expect(sent.map(({ promptId, named: name }) => [promptId, name])).toEqual([
    [radioPrompt.id, 'binary-search-on-answer'],
    [longPrompt.id, 'prefix-sum'],
  ])
  expect(sent[0]).toMatchObject({ kind: 'spot', roundId, marks: [], sure: 1 })
})

test('a streak goes on where it was, Escape twice stops it, and once more asks for another', async () => {
  const at = new Date().toISOString()
  const first = { id: crypto.randomUUID(), kind: 'spot' as const, roundId, promptId: radioPrompt.id, at }
  const given = { ...first, named: radioPrompt.pattern, marks: [], sure: 1 as const, ms: 900 }
  const { calls } = await open('streak', { answers: [given], best: 0 })
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.element(page.getByText('Step 2')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Press Escape again to stop.').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(heading('One in a row')).toHaveFocus()
  await expect.element(page.getByText(/You stopped before step 2\./)).toBeVisible()
  calls.stub({ 'POST /api/practice/rounds': refusal(503, 'Please try again.') })
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Please try again.')
  calls.stub({ 'POST /api/practice/rounds': playOf('streak', { id: crypto.randomUUID() }) })
  await userEvent.keyboard('{Tab}')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(page.getByText('Step 1')).toBeVisible()
})

test('all prompts named end a streak, too', async () => {
  await open('streak', { items: [items[0]!] })
  await userEvent.keyboard('{Enter}')
  await named('Search on Answer').click()
  await expect.element(heading('One in a row')).toBeVisible()
  await expect.element(page.getByText(/That was the last prompt there is\./)).toBeVisible()
})

test('in a storm a right answer moves on by itself, a slip does not end it, and its end explains the slip', async () => {
  const { calls } = await open('storm', { best: 0 })
  await expect.element(page.getByText('The clock goes on while you are in another tab.')).toBeVisible()
  vi.useFakeTimers({ toFake: ['Date'] })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('3 minutes left')).toBeInTheDocument()
  await expectAccessible()
  await named('Search on Answer').click()
  await expect.element(heading(longPrompt.text)).toHaveFocus()
  await expect.element(page.getByText('One in a row')).toBeVisible()
  await named('Prefix Sums & Kadane').click()
  await expect.element(page.getByText('No. It was Sliding Window.')).toBeInTheDocument()
  await expect.element(heading(tramPrompt.text)).toHaveFocus()
  await expect.element(page.getByText('None in a row')).toBeVisible()
  vi.setSystemTime(Date.now() + 155_000)
  await expect.element(page.getByText('30 seconds left')).toBeInTheDocument()
  vi.setSystemTime(Date.now() + 25_000)
  await expect.element(heading('One')).toHaveFocus()
  await expect
    .element(page.getByText(/That is your first mark\. One of them in under five seconds\./))
    .toBeVisible()
  const slips = page.getByRole('region', { name: 'One slip' })
  await expect.element(slips).toMatchTextContent('you said Prefix Sums & Kadane')
  await expectAccessible()
  await slips.getByRole('button', { name: 'See it: Sliding Window' }).click()
  await expect.element(slips).toMatchTextContent(longPrompt.rival.fails)
  await expectAccessible()
  await expect
    .poll(() => calls.to('POST /api/practice/answers').flatMap(({ body }) => body.answers))
    .toHaveLength(2)
})

test.each([
  [
    'storm',
    320,
    568,
    'Which of the houses of a street are the two that stand farthest apart and have the very same number of windows?',
  ],
  ['streak', 390, 664, 'A clerk sorts '.repeat(31)],
] as const)('a %s has all four names in sight on a phone', async (kind, width, height, text) => {
  await page.viewport(width, height)
  const others = ['rotated-array-search', 'string-dynamic-programming', 'longest-increasing-subsequence']
  await open(kind, { items: [spotOf({ ...radioPrompt, text, others })] })
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.element(names().getByRole('button')).toHaveLength(4)
  for (const button of names().getByRole('button').elements()) {
    const { bottom, height: tall } = button.getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(height)
    expect(tall).toBe(48)
  }
})

test('a prompt that nobody has measured has no height', async () => {
  await open('streak', { items: [spotOf(radioPrompt)] })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Step 1')).toBeVisible()
  await expect.element(page.getByText(/stands at/)).not.toBeInTheDocument()
})

test('on a phone the four names are one below the other, and nothing scrolls sideways', async () => {
  await page.viewport(390, 844)
  await open('storm')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.element(names().getByRole('button').first()).toBeVisible()
  const lefts = names()
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect().left)
  expect(new Set(lefts).size).toBe(1)
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(heading('None this time')).toBeVisible()
})
