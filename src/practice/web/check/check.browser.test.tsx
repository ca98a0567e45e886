import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answer, Check } from '#practice/contract.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { checkResults, practiceDays } from '#testing/browser/practice-history.ts'
import { radioPrompt, tramPrompt } from '#testing/browser/practice-replies.ts'
import { toast } from '#testing/browser/screens.ts'
import { daysFromNow, standing, standingOf } from '#testing/browser/standing-replies.ts'
import { type Call, offline, refusal, type Stubs } from '#testing/browser/stub-calls.ts'

const prompts = [0, 1, 2, 3, 4].map((index) => ({
  ...(index % 2 ? radioPrompt : tramPrompt),
  id: `sealed-${index}`,
}))
const id = '019ab000-0000-7000-8000-0000000000c1'
const check: Check = {
  id,
  week: '2026-11-23',
  closesAt: daysFromNow(3),
  prompts: prompts.map(({ text, form, ...prompt }) => ({ id: prompt.id, text, form, asks: [] })),
  answered: [],
  result: null,
}
const known = standing([standingOf('two-pointers', '+++++++-+')], {
  days: practiceDays('678 96'),
  checks: checkResults([3], 3.4),
})

const answerOf = (index: number, named: string | null): Answer => ({
  id: crypto.randomUUID(),
  kind: 'spot',
  promptId: prompts[index]!.id,
  named,
  marks: [],
  sure: 2,
  ms: 9000,
  at: daysFromNow(0),
})
const done: Check = {
  ...check,
  answered: prompts.map((prompt) => prompt.id),
  result: {
    prompts,
    answers: ['prefix-sum', 'interval-dp', 'trie', null, 'prefix-sum'].map((named, index) =>
      answerOf(index, named),
    ),
    credit: 3,
    expected: 3.4,
  },
}

/** A server that keeps what it gets, and sends the keys with the fifth answer only. */
function aCheck(from: Check = check): Stubs & { readonly answered: () => readonly string[] } {
  let current = from
  return {
    'POST /api/practice/checks': () => Response.json(current),
    'POST /api/practice/checks/:id/answers': ({ body }: Call) => {
      const given = (body.answers as Answer[]).map(({ promptId }) => promptId)
      const answered = [...new Set([...current.answered, ...given])]
      current = answered.length < prompts.length ? { ...current, answered } : done
      return Response.json(current)
    },
    answered: () => current.answered,
  } as never
}

const openCheck = (
  calls: Stubs,
  more: { check?: 'open' | 'begun' | 'done' | 'used-up' } = {},
  localStorage = {},
) =>
  openPage('/practice/check', {
    as: 'member',
    calls: { 'GET /api/practice/standing': { ...known, ...more }, ...calls },
    localStorage,
  })

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const field = () => page.getByRole('combobox', { name: 'Name the pattern' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** By keyboard: name, Enter, how sure. */
async function name(pattern: string): Promise<void> {
  await field().fill(pattern)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('group', { name: 'How sure?' })).toHaveFocus()
  await userEvent.keyboard('2')
}

test('five prompts are answered one by one, and only then comes what was right', async () => {
  const { calls: sent } = await openCheck(aCheck())
  await expect.element(heading('This week’s Sealed Five')).toBeVisible()
  expect(sent.to('POST /api/practice/checks')).toHaveLength(0)
  await expectAccessible()
  await button('Open the five').click()
  for (let number = 1; number <= 5; number++) {
    await expect.element(heading(`Sealed prompt ${number} of 5`)).toBeInTheDocument()
    await expect.element(page.getByRole('main')).not.toMatchTextContent('Right')
    if (number === 1) await expectAccessible()
    await name('Prefix Sums')
  }
  await expect.element(heading('Three of five')).toHaveFocus()
  await expect.element(page.getByText('Practice predicted 3.4 of 5. The two agree.')).toBeVisible()
  const answers = sent
    .to('POST /api/practice/checks/:id/answers')
    .flatMap(({ body }) => body.answers as Answer[])
  expect(answers.map(({ promptId }) => promptId)).toEqual(prompts.map((prompt) => prompt.id))
  expect(answers[0]).toMatchObject({ kind: 'spot', named: 'prefix-sum', sure: 2 })
  await expectAccessible()
})

test('a check that was begun goes on at the first prompt without an answer', async () => {
  await openCheck(aCheck({ ...check, answered: ['sealed-0', 'sealed-1'] }), { check: 'begun' })
  await expect.element(heading('Sealed prompt 3 of 5')).toBeInTheDocument()
  await expect.element(page.getByRole('img', { name: 'two of five given' })).toBeVisible()
})

test('answers given without network wait, also over a reload, and are sent again', async () => {
  const server = aCheck({ ...check, answered: ['sealed-0', 'sealed-1', 'sealed-2', 'sealed-3'] })
  const { calls: sent, unmount } = await openCheck(
    { ...server, 'POST /api/practice/checks/:id/answers': offline },
    { check: 'begun' },
  )
  await expect.element(heading('Sealed prompt 5 of 5')).toBeInTheDocument()
  await name('Trie')
  await expect.element(heading('All five answered')).toBeVisible()
  await expect.element(page.getByText('1 answer waits to be sent. This browser keeps it.')).toBeVisible()
  await expect.poll(() => sent.to('POST /api/practice/checks/:id/answers').length).toBeGreaterThan(0)
  await unmount()
  await openCheck(server, { check: 'begun' })
  await expect.element(heading('Three of five')).toBeVisible()
})

test('a check that was opened here can be answered without network', async () => {
  const localStorage = { 'capra.check': JSON.stringify(check) }
  await openCheck(
    { 'POST /api/practice/checks': offline, 'POST /api/practice/checks/:id/answers': offline },
    { check: 'begun' },
    localStorage,
  )
  await expect.element(heading('Sealed prompt 1 of 5')).toBeInTheDocument()
  await name('Trie')
  await expect.element(heading('Sealed prompt 2 of 5')).toBeInTheDocument()
})

test('an answer that comes after its week is refused with a sentence', async () => {
  await openCheck(
    {
      ...aCheck(),
      'POST /api/practice/checks/:id/answers': refusal(
        409,
        'The week of this check is over. A new one is open.',
      ),
    },
    { check: 'begun' },
  )
  await expect.element(heading('Sealed prompt 1 of 5')).toBeInTheDocument()
  await name('Trie')
  await expect.element(toast()).toMatchTextContent('The week of this check is over. A new one is open.')
})

test('all five can be read with what decides, one after the other', async () => {
  await openCheck(aCheck(done), { check: 'done' })
  await expect.element(page.getByRole('img', { name: /^five of five given/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Prefix Sums \(right/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Read what decides', exact: true }).click()
  await expect.element(heading('Prefix Sums & Kadane')).toHaveFocus()
  for (let number = 2; number <= 5; number++) {
    const before = document.activeElement
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.search).toBe(`?item=${number}`)
    await expect.poll(() => document.activeElement).not.toBe(before)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  }
  await button('Back to the result').click()
  await expect.element(heading('Three of five')).toHaveFocus()
})

test('without sealed prompts left the page says so', async () => {
  await openCheck({}, { check: 'used-up' })
  await expect.element(heading('No sealed prompt is left')).toBeVisible()
  await expectAccessible()
})

test('says when the check cannot be opened, and opens it on Retry', async () => {
  const { calls: sent } = await openCheck({ 'POST /api/practice/checks': offline }, { check: 'begun' })
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The check could not be opened. Network connection error.')
  sent.stub(aCheck())
  await button('Retry').click()
  await expect.element(heading('Sealed prompt 1 of 5')).toBeInTheDocument()
})
