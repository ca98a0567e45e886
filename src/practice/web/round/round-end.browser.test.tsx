import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answer, Item, Round, Standing } from '#practice/contract.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { radioPrompt, roundId, roundOf, spotOf, tramPrompt } from '#testing/browser/practice-replies.ts'
import { daysFromNow, standing, standingOf } from '#testing/browser/standing-replies.ts'
import { realReply, refusal, type Stubs } from '#testing/browser/stub-calls.ts'

const { id: userId } = realReply('GET /api/user')
const patterns = [
  'two-pointers',
  'sliding-window',
  'prefix-sum',
  'hash-lookup',
  'sorting',
  'trie',
  'grid-dp',
  'union-find',
  'string-two-pointers',
  'greedy-intervals',
]
const items = patterns.map((pattern, index) => ({
  ...spotOf({ ...tramPrompt, id: `prompt-${index}`, pattern }),
  isRated: true,
}))

/** The name given to each item: itself, another one, or null. */
const answersOf = (named: (pattern: string) => string | null, more: Partial<Answer> = {}) =>
  items.map(
    ({ prompt }, index) =>
      ({
        id: crypto.randomUUID(),
        roundId,
        kind: 'spot',
        promptId: prompt.id,
        named: named(prompt.pattern),
        marks: [],
        sure: 2,
        ms: 30_000,
        at: new Date(Date.now() + index).toISOString(),
        ...more,
      }) as Answer,
  )

const begun = patterns.map((pattern) => standingOf(pattern, '+++--', { due: daysFromNow(4) }))
const after = standing(
  begun.map((each) => {
    if (each.pattern === 'two-pointers')
      return { ...each, recall: 0.72, interval: [0.57, 0.85], isSecure: true }
    return each.pattern === 'prefix-sum' ? { ...each, recall: 0.46, interval: [0.28, 0.64] } : each
  }),
  { counted: 60, answered: 60, altitude: { meters: 1412, range: 57 } },
)

/** Where the person stood when the round began. */
const startWith = (more: Partial<Standing> = {}, seen = false) => ({
  'capra.roundStarts': JSON.stringify([
    {
      roundId,
      userId,
      altitude: { meters: 1394, range: 58 },
      counted: 50,
      answered: 50,
      patterns: standing(begun).patterns,
      mixUps: [{ pattern: 'trie', takenFor: 'sorting' }],
      ...more,
      ...(seen && { isSeen: true }),
    },
  ]),
})

interface Given {
  readonly answers?: Answer[]
  readonly round?: Partial<Round>
  readonly standing?: Partial<Standing>
  readonly start?: Record<string, string>
  readonly calls?: Stubs
}

const right = answersOf((pattern) => (pattern === 'prefix-sum' ? 'sliding-window' : pattern))

function openEnd({ answers = right, round, standing: known, start = startWith(), calls }: Given = {}) {
  return openPage(`/practice/rounds/${roundId}`, {
    as: 'member',
    localStorage: start,
    calls: {
      'GET /api/practice/rounds/:id': roundOf(items as Item[], {
        answers,
        endedAt: daysFromNow(0),
        ...round,
      }),
      'GET /api/practice/standing': { ...after, ...known },
      ...calls,
    },
  })
}

const main = page.getByRole('main')
const heading = (name: string | RegExp) => page.getByRole('heading', { name })

test('tells what was done, how far it led, and what is new', async () => {
  await openEnd()
  await expect.element(heading('Nine of ten')).toBeVisible()
  await expect.element(main.getByText('+18 m')).toBeVisible()
  await expect.element(main.getByText('give or take 57, from ten answers')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Altitude from 1,394 to 1,412 meters' })).toBeVisible()
  const news = page.getByRole('region', { name: 'Two Pointers is secure now.' })
  await expect.element(news).toMatchTextContent('You no longer take Trie (Prefix Tree) for Sorting')
  const moved = page.getByRole('list', { name: 'What moved' }).getByRole('listitem')
  await expect.element(moved).toHaveLength(2)
  await expect
    .element(moved.first())
    .toMatchTextContent(/Two Pointers.*57%.*72%.*Right, and you thought it likely\. Due again/)
  await expect.element(moved.last()).toMatchTextContent(/Prefix Sums & Kadane.*57%.*46%/)
  await page.getByText(/^Eight more patterns moved\. Nothing is due tomorrow\.$/).click()
  await expect.element(page.getByText('Grid DP').last()).toBeVisible()
  await expectAccessible()
})

test('a name of the family is close, and counts half', async () => {
  await openEnd({
    answers: answersOf((pattern) => (pattern === 'string-two-pointers' ? 'two-pointers' : pattern)),
  })
  await expect.element(heading('Nine and a half of ten')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^String Pointers \(close, read again\)/ }))
    .toBeVisible()
})

test('going down is told without alarm', async () => {
  await openEnd({ standing: { altitude: { meters: 1382, range: 57 } } })
  await expect.element(main.getByText('−12 m')).toBeVisible()
  await expect.element(main.getByText(/^You named fewer than your altitude predicted/)).toBeVisible()
})

test.each([
  ['at once', startWith({ counted: 0, answered: 0, altitude: { meters: 1000, range: 245 } })],
  ['in another browser', {}],
])('a first round shows a guess with its range, and no gain: %s', async (_, start) => {
  await openEnd({
    start,
    standing: { counted: 10, altitude: { meters: 1090, range: 170 } },
  })
  await expect.element(main.getByText('a first guess, give or take 170')).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: 'Altitude 1,090 meters, give or take 170' }))
    .toBeVisible()
  await expect.element(main.getByText(/^[+−]/)).not.toBeInTheDocument()
})

test('a round that moved nothing says why', async () => {
  await openEnd({ round: { kind: 'free' }, standing: { counted: 50, altitude: { meters: 1394, range: 58 } } })
  await expect.element(main.getByText('as before, give or take 58')).toBeVisible()
  await expect.element(main.getByText(/^You saw these prompts not long ago/)).toBeVisible()
})

test('while answers are still being counted there is no altitude', async () => {
  await openEnd({ standing: { pendingCount: 3 } })
  await expect
    .element(main.getByText('Your answers are not all counted yet. Your altitude follows.'))
    .toBeVisible()
  await expect.element(main.getByText('+18 m')).not.toBeInTheDocument()
})

test('after a round of not knowing, the lesson that comes first in the order of study is next', async () => {
  await openEnd({ answers: answersOf((pattern) => (pattern === 'trie' ? pattern : null), { sure: 1 }) })
  await expect.element(heading('One named, nine left open')).toBeVisible()
  await expect.element(heading('Learn Two Pointers, then meet its prompts')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Start the lesson, 12 minutes' }))
    .toHaveAttribute('href', '/learn/two-pointers')
  await expect
    .element(page.getByRole('list', { name: 'What the lesson holds' }))
    .toMatchTextContent('Story5 min, you guess first')
  await page.getByText('The nine prompts you left open, with what gives them away').click()
  await expect.element(page.getByText('“minus people who got off”').first()).toBeVisible()
  await expectAccessible()
})

test('wrong names count as missed, and a lesson is next', async () => {
  const named = ['trie', 'grid-dp', 'union-find']
  await openEnd({ answers: answersOf((pattern) => (named.includes(pattern) ? pattern : 'backtracking')) })
  await expect.element(heading('Three of ten')).toBeVisible()
  await expect.element(heading('Learn Two Pointers, then meet its prompts')).toBeVisible()
  await expect.element(page.getByText(/^Two Pointers comes first in the order/)).toBeVisible()
})

test('as long as no lesson is finished and no problem solved, the first lesson is next', async () => {
  await openEnd({ calls: { 'GET /api/solved': { userId, version: 1, solved: [] } } })
  await expect.element(heading('Nine of ten')).toBeVisible()
  await expect.element(page.getByText(/^Two Pointers comes first in the order of study/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Start the lesson, 12 minutes' }))
    .toHaveAttribute('href', '/learn/two-pointers')
})

const mixUp = {
  pattern: 'prefix-sum',
  takenFor: 'sliding-window',
  count: 3,
  of: 5,
  recent: [true, false, true, false, true],
}

test('a mix-up of two in five is settled next, with the question that parts the two', async () => {
  const { calls: sent } = await openEnd({
    answers: answersOf((pattern) => (pattern === 'prefix-sum' ? 'sliding-window' : pattern), { sure: 3 }),
    standing: { confusions: [mixUp] },
    calls: { 'POST /api/practice/rounds': refusal(503, 'Try again in a minute.') },
  })
  await expect.element(heading('Prefix Sums & Kadane or Sliding Window?')).toBeVisible()
  await expect
    .element(
      page.getByText(
        /^You took one for the other in three of the last five, today with a sure answer\. The question/,
      ),
    )
    .toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Try again in a minute.')
  await expect
    .poll(() => sent.to('POST /api/practice/rounds')[0]?.body)
    .toEqual({
      kind: 'free',
      patterns: ['prefix-sum', 'sliding-window'],
      size: 5,
    })
})

test('a lesson that was begun goes on, else the day is done', async () => {
  const lesson = { startedAt: '2026-11-20T08:00:00.000Z', step: 3, answers: {} }
  await openEnd({
    calls: { 'GET /api/learning': { userId, lessons: { trie: lesson }, hints: {}, results: {} } },
  })
  await expect.element(heading('Go on with Trie (Prefix Tree)')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Trie (Prefix Tree), step 4 of 9' }))
    .toHaveAttribute('href', '/learn/trie')
})

test('one slip is no mix-up, and Escape is done for today', async () => {
  await openEnd({
    standing: { confusions: [{ ...mixUp, count: 1, recent: [true] }] },
    // Without any problem, the first lesson would be next.
    calls: { 'GET /api/solved': { userId, version: 1, solved: [1] } },
  })
  await expect.element(heading('Done for today')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => location.pathname).toBe('/practice')
})

test('marked words that decide are named when nothing else is new', async () => {
  const from = tramPrompt.text.split(' ').indexOf('minus')
  await openEnd({
    answers: answersOf((pattern) => pattern, { marks: [{ prompt: 0, from, to: from }] }),
    start: {},
  })
  await expect.element(heading('You marked “minus people who got off”')).toBeVisible()
})

test('the end moves once, not on a second visit', async () => {
  const { unmount } = await openEnd()
  await expect.element(main.getByText('+18 m')).toBeVisible()
  expect(document.querySelector('main [data-moving]')).not.toBeNull()
  await unmount()
  await openEnd({ start: startWith({}, true) })
  await expect.element(main.getByText('+18 m')).toBeVisible()
  expect(document.querySelector('main [data-moving]')).toBeNull()
})

test('where a person stands is remembered before the first answer', async () => {
  await openPage(`/practice/rounds/${roundId}`, {
    as: 'member',
    calls: {
      'GET /api/practice/rounds/:id': roundOf([spotOf(radioPrompt)]),
      'GET /api/practice/standing': after,
    },
  })
  await expect.element(page.getByRole('application')).toBeVisible()
  await expect
    .poll(() => JSON.parse(localStorage.getItem('capra.roundStarts') ?? '[]'))
    .toMatchObject([{ roundId, userId, altitude: { meters: 1412, range: 57 }, counted: 60 }])
})
