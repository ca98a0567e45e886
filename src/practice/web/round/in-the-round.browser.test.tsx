import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { patternProperties } from '#curriculum/between/pattern-properties.ts'
import type { Answer, Item } from '#practice/contract.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import {
  longPrompt,
  radioPrompt,
  roundId,
  roundOf,
  spotOf,
  standingWith,
  tramPrompt,
  vaguePrompt,
} from '#testing/browser/practice-replies.ts'

const answerTo = (promptId: string, named: string | null, rest: Partial<Answer> = {}) =>
  ({
    ...{ id: crypto.randomUUID(), kind: 'spot', roundId, promptId, named, marks: [], sure: 2, ms: 9000 },
    ...{ at: new Date().toISOString(), ...rest },
  }) as Answer

function openRound(items: Item[], answers: Answer[] = [], localStorage: Record<string, string> = {}) {
  return openPage(`/practice/rounds/${roundId}`, {
    as: 'member',
    localStorage,
    calls: {
      'GET /api/practice/rounds/:id': roundOf(items, { answers }),
      'GET /api/practice/standing': standingWith(),
      'POST /api/practice/answers': { patterns: [] },
    },
  })
}

const strip = () => page.getByRole('img', { name: /items?:/ })
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function answer(pattern: string, sure = '2') {
  await page.getByRole('combobox', { name: 'Name the pattern' }).fill(pattern)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('group', { name: 'How sure?' })).toHaveFocus()
  await userEvent.keyboard(sure)
}

async function goOn(key = '{Enter}') {
  await expect
    .element(page.getByRole('button', { name: /^(Next prompt|See how it went)/ }).first())
    .toBeVisible()
  await userEvent.keyboard(key)
}

const others = ['a', 'b', 'c', 'd'].map((id) => spotOf({ ...radioPrompt, id }))
const back = { ...tramPrompt, id: 'prefix-sum--sliding-window-b', text: `${tramPrompt.text} Once more.` }

test('a miss comes back later, is announced only after its answer, and is counted in the bar', async () => {
  const missed = { ...spotOf(tramPrompt), comeback: back }
  const { calls } = await openRound([missed, ...others])
  await page.getByRole('button', { name: /^I don’t know/ }).click()
  await expect.element(strip()).toHaveAccessibleName('6 items: 1 not known, 5 to come')
  await expect.element(page.getByText(/came back/)).not.toBeInTheDocument()
  for (const _ of ['a', 'b', 'c']) {
    await goOn()
    await answer('binary search on')
  }
  await goOn()
  await expect.element(heading('Prompt 5 of 6')).toHaveFocus()
  await expect.element(page.getByRole('application')).toMatchTextContent('Once more.')
  await expect.element(page.getByText(/came back|missed/)).not.toBeInTheDocument()
  await answer('prefix')
  await expect
    .element(
      page.getByText('It came back because you missed number 1. It counts for the schedule, not for recall.'),
    )
    .toBeVisible()
  const sent = () => calls.to('POST /api/practice/answers').flatMap(({ body }) => body.answers)
  await expect
    .poll(() => sent().at(-1))
    .toMatchObject({ kind: 'spot', roundId, promptId: back.id, named: 'prefix-sum' })
  await expect.element(strip()).toHaveAccessibleName('6 items: 4 right, 1 not known, 1 to come')
})

test('what comes back is there again after a reload, and the end tells how it went', async () => {
  const missed = { ...spotOf(tramPrompt), comeback: back }
  const answers = [
    answerTo(tramPrompt.id, 'trie'),
    ...others.slice(0, 3).map(({ prompt }) => answerTo(prompt.id, prompt.pattern)),
  ]
  const { unmount } = await openRound([missed, ...others], answers)
  await expect.element(heading('Prompt 5 of 6')).toBeInTheDocument()
  await expect.element(page.getByRole('application')).toMatchTextContent('Once more.')
  await unmount()
  const all = [...answers, answerTo(back.id, 'prefix-sum'), answerTo('d', null)]
  await openRound([missed, ...others], all)
  await expect.element(heading('Three of five')).toBeVisible()
  await expect.element(page.getByText(/One miss came back, and you named it this time\./)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Prefix Sums, again \(right, read again\)/ }))
    .toBeVisible()
})

test('a name of the same family is told as close, and counts half', async () => {
  await openRound([spotOf(longPrompt), spotOf(tramPrompt)])
  await answer('string sliding', '3')
  await expect
    .element(heading('Sliding Window'))
    .toHaveAccessibleDescription(
      'Close: String Sliding Window is of the same family, and counts half. It was',
    )
  await expect.element(page.getByText(/^You said/)).not.toBeInTheDocument()
  await expect.element(strip()).toHaveAccessibleName('2 items: 1 close, 1 to come')
  await expect.element(page.getByRole('heading', { name: /fails here/ })).not.toBeInTheDocument()
  await expectAccessible()
  await goOn(' ')
  await answer('prefix')
  await goOn()
  await expect.element(heading('One and a half of two')).toBeVisible()
  await expect.element(page.getByText(/Once you named another pattern of the family/)).toBeVisible()
})

test('a long prompt has lines of 60 to 70 characters, and its limits stand apart', async () => {
  await page.viewport(1440, 900)
  await openRound([spotOf(longPrompt)])
  const prompt = page.getByRole('application')
  await expect.element(prompt).toBeVisible()
  await document.fonts.ready
  const lines = () => {
    const words = [...prompt.element().querySelectorAll('[data-word]')]
    return [...Map.groupBy(words, (word) => Math.round(word.getBoundingClientRect().top))]
      .map(([top, line]) => ({ top, text: line.map(({ textContent }) => textContent).join(' ') }))
      .sort((a, b) => a.top - b.top)
  }
  const full = lines()
    .slice(0, 5)
    .map(({ text }) => text.length)
  const mean = full.reduce((sum, length) => sum + length, 0) / full.length
  expect(mean).toBeGreaterThan(56)
  expect(mean).toBeLessThan(72)
  const limits = lines().findIndex(({ text }) => text.startsWith('A log has up to'))
  const gap = (index: number) => (lines()[index]?.top ?? 0) - (lines()[index - 1]?.top ?? 0)
  expect(gap(limits)).toBeGreaterThan(gap(1))
  const before = lines()
  await expectAccessible()
  await answer('sliding window')
  await expect.element(heading('Sliding Window')).toBeVisible()
  const lit = [...document.querySelectorAll('[data-word]')].map(({ textContent }) => textContent)
  expect(lit.join(' ')).toContain(before.at(-1)?.text)
})

test('a vague prompt answers what is asked of it, can be named at any time, and its answers are lit', async () => {
  const { unmount } = await openRound([spotOf(vaguePrompt)])
  const ask = page.getByRole('button', { name: 'How is a car recognized?' })
  await expect.element(page.getByText(/By its license plate/)).not.toBeInTheDocument()
  await expect.element(ask).toHaveAttribute('aria-expanded', 'false')
  await ask.click()
  await expect.element(ask).toHaveAttribute('aria-expanded', 'true')
  await expect
    .element(page.getByText('By its license plate, which must match exactly.').first())
    .toBeVisible()
  await expectAccessible()
  const stored = localStorage.getItem(`capra.openAnswer.${roundId}`) ?? ''
  await unmount()
  await openRound([spotOf(vaguePrompt)], [], { [`capra.openAnswer.${roundId}`]: stored })
  await expect.element(page.getByText(/By its license plate/).first()).toBeVisible()
  await answer('hash')
  await expect.element(heading('Hash Map Lookup')).toBeVisible()
  const region = page.getByRole('region', { name: 'The prompt, with what decides' })
  await expect.element(region.getByText('How many cars are there?')).toBeVisible()
  await expect.element(region.getByCss('[class*=deciding]').first()).toHaveTextContent('which')
  await expect.element(region.getByRole('listitem')).toHaveLength(3)
  await expect
    .element(region.getByRole('listitem').nth(1))
    .toMatchTextContent('2which must match exactly, decides')
  await expectAccessible()
})

test('what must be true can be asked before the feedback, and is scored apart', async () => {
  const { calls } = await openRound([spotOf(longPrompt), spotOf(tramPrompt)])
  await page.getByRole('button', { name: 'What a round asks' }).click()
  await page.getByRole('radio', { name: 'What must be true?' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Done' }).click()
  await answer('sliding window')
  const question = page.getByRole('region', { name: 'What must be true for it to work?' })
  await expect.element(question.getByRole('heading')).toHaveFocus()
  await expect.element(question.getByRole('button')).toHaveLength(4)
  expect(calls.to('POST /api/practice/answers')).toHaveLength(0)
  await expectAccessible()
  await question.getByRole('button', { name: patternProperties['sliding-window'] ?? '' }).click()
  await expect.element(page.getByText(/^What must be true:/)).toBeVisible()
  const sent = () => calls.to('POST /api/practice/answers')[0]?.body.answers[0]
  await expect.poll(sent).toMatchObject({
    named: 'sliding-window',
    property: { asked: 'property', named: patternProperties['sliding-window'], isRight: true },
  })
  await userEvent.keyboard('{Enter}')
  // There is nothing to ask about what was not known.
  await page.getByRole('button', { name: /^I don’t know/ }).click()
  await expect.element(heading('Prefix Sums & Kadane')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/What must be true: 1 of 1\./)).toBeVisible()
})

test('which words decide can be asked instead, by keyboard, on this device', async () => {
  const { calls } = await openRound([spotOf(tramPrompt)], [], { 'capra.extraQuestion': 'words' })
  await answer('prefix', '3')
  const question = page.getByRole('region', { name: 'Which of these words decide?' })
  await expect.element(question.getByRole('heading')).toHaveFocus()
  const options = question
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
  const deciding = tramPrompt.evidence.filter(({ decides }) => decides).map(({ words }) => words)
  const right = options.findIndex((text) => deciding.some((words) => text?.includes(words)))
  expect(options.filter((text) => deciding.some((words) => text?.includes(words)))).toHaveLength(1)
  await userEvent.keyboard(String(right === 0 ? 2 : 1))
  await expect.element(page.getByText(/It does not decide\./)).toBeVisible()
  await expect
    .poll(() => calls.to('POST /api/practice/answers')[0]?.body.answers[0]?.property)
    .toMatchObject({ asked: 'words', isRight: false })
  await expect.poll(() => calls.to('POST /api/practice/answers')).toHaveLength(1)
})
