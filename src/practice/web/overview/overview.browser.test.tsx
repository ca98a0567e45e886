import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import {
  daysFromNow,
  noRounds,
  roundSummary,
  standing,
  standingOf,
} from '#testing/browser/standing-replies.ts'
import { offline, realReply, refusal } from '#testing/browser/stub-calls.ts'

const main = page.getByRole('main')
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`

const begun = [
  standingOf('two-pointers', '++++-+++', { due: daysFromNow(19), isSecure: true }),
  standingOf('sliding-window', '-+++-+', { due: daysFromNow(-2) }),
  standingOf('prefix-sum', '--+--++', { due: daysFromNow(-5) }),
  standingOf('hash-lookup', '+-', { due: daysFromNow(1), lastSeen: daysFromNow(-3) }),
  standingOf('union-find', '-+--++', { isUsedUp: true }),
  standingOf('topological-sort', '+'),
]
const confusion = {
  pattern: 'prefix-sum',
  takenFor: 'sliding-window',
  count: 4,
  of: 7,
  recent: [true, true, false, true, true, false, false],
}
const someAnswers = standing(begun, {
  dueCount: 10,
  confusions: [confusion],
  forecasts: [
    { from: 0, to: 0.2, count: 0, forecast: 0, credit: 0 },
    { from: 0.2, to: 0.4, count: 34, forecast: 11, credit: 12 },
    { from: 0.4, to: 0.6, count: 62, forecast: 31, credit: 33 },
    { from: 0.6, to: 0.8, count: 44, forecast: 30, credit: 31 },
    { from: 0.8, to: 1, count: 0, forecast: 0, credit: 0 },
  ],
})
const rounds = {
  rounds: [
    roundSummary(id(1), 'rrwRrrrkrR', daysFromNow(-1)),
    roundSummary(id(2), 'RWRRr', daysFromNow(-2), { kind: 'free' }),
    roundSummary(id(3), 'rwrrrRwrRr', daysFromNow(-2)),
    roundSummary(id(4), 'rwrrrRwrRr', daysFromNow(-3)),
    roundSummary(id(5), 'rwwwrRwrRr', daysFromNow(-5)),
    roundSummary(id(6), 'wwwrrRwrRr', daysFromNow(-6)),
  ],
  total: 6,
  hasMore: false,
}
const calls = { 'GET /api/practice/standing': someAnswers, 'GET /api/practice/rounds': rounds }

test('shows what is due and how well each pattern is recognized', async () => {
  await openPage('/practice', { as: 'member', calls })
  await expect.element(main.getByText('Ten prompts are due today. About six minutes.')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Prefix Sums & Kadane' })
  await expect.element(row.getByText('3 of 7')).toBeVisible()
  await expect.element(row.getByText('today', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('row').filter({ hasText: 'Hash Map Lookup' }))
    .toMatchTextContent('not enough yet')
  await expect
    .element(page.getByRole('row').filter({ hasText: /^Arrays/ }))
    .toMatchTextContent('3 of 6 known')
  await expect
    .element(main.getByText(/^You take Prefix Sums & Kadane for Sliding Window: 4 of 7/))
    .toBeVisible()
  await expect.element(main).toMatchTextContent('recall = (0.5 + right) / (2 + all)')
  await expect.element(main).toMatchTextContent('53% 33 of 62 right')
  await expectAccessible()
})

test('the range can be ordered by recall', async () => {
  await openPage('/practice', { as: 'member', calls })
  await main.getByRole('button', { name: 'By recall' }).click()
  const first = page.getByRole('row').nth(1)
  await expect.element(first).toMatchTextContent('Two Pointers')
  await main.getByRole('button', { name: 'By due date' }).click()
  await expect.element(first).toMatchTextContent('Prefix Sums & Kadane')
})

test('a round starts with one press and is opened', async () => {
  const reply = Promise.withResolvers<Response>()
  const { calls: sent } = await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'POST /api/practice/rounds': () => reply.promise },
  })
  await main.getByRole('button', { name: 'Start the round' }).click()
  await expect.element(main.getByRole('button', { name: 'Preparing your round...' })).toBeVisible()
  reply.resolve(refusal(503, 'Please try again in a moment.'))
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('This round could not be started. Please try again')
  expect(sent.to('POST /api/practice/rounds')[0]?.body).toEqual({ kind: 'daily' })
  sent.stub({
    'POST /api/practice/rounds': {
      id: id(7),
      kind: 'daily',
      createdAt: daysFromNow(0),
      endedAt: null,
      items: [],
      answers: [],
    },
    'GET /api/practice/rounds/:id': refusal(404, 'Round not found'),
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => location.pathname).toBe(`/practice/rounds/${id(7)}`)
})

test('a free round takes chosen patterns', async () => {
  const { calls: sent } = await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'POST /api/practice/rounds': refusal(503, 'Please try again.') },
  })
  await main.getByRole('button', { name: 'Chosen patterns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chosen patterns' })
  await expect
    .element(dialog.getByRole('button', { name: 'Start the round' }))
    .toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('checkbox', { name: 'Trie (Prefix Tree)' }).click()
  await dialog.getByRole('checkbox', { name: 'Union-Find' }).click()
  await dialog.getByRole('radio', { name: '20' }).click()
  await dialog.getByRole('button', { name: 'Start the round' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  expect(sent.to('POST /api/practice/rounds')[0]?.body).toEqual({
    kind: 'free',
    size: 20,
    patterns: ['trie', 'union-find'],
  })
  await expectAccessible()
})

test("a free round takes a category or a company's mix", async () => {
  const { calls: sent } = await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'POST /api/practice/rounds': refusal(503, 'Please try again.') },
  })
  await main.getByRole('button', { name: 'One category' }).click()
  await page.getByRole('radio', { name: /^Stack & Queue/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start the round' }).click()
  await expect.poll(() => sent.to('POST /api/practice/rounds')[0]?.body.patterns).toHaveLength(3)
  await userEvent.keyboard('{Escape}')
  await main.getByRole('button', { name: "A company's mix" }).click()
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('uber')
  await page.getByRole('radio', { name: /^Uber/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start the round' }).click()
  await expect
    .poll(() => sent.to('POST /api/practice/rounds')[1]?.body)
    .toEqual({ kind: 'free', size: 10, company: 'uber' })
})

test('a duel is a short round of the two patterns', async () => {
  const { calls: sent } = await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'POST /api/practice/rounds': refusal(503, 'Please try again.') },
  })
  await main.getByRole('button', { name: 'Duel: Prefix Sums & Kadane against Sliding Window' }).click()
  await expect
    .poll(() => sent.to('POST /api/practice/rounds')[0]?.body)
    .toEqual({ kind: 'free', size: 5, patterns: ['prefix-sum', 'sliding-window'] })
})

test('finished rounds can be read again, older ones too', async () => {
  await openPage('/practice', { as: 'member', calls })
  const links = main.getByRole('link', { name: /^Read again/ })
  await expect.element(links).toHaveLength(5)
  await expect.element(links.first()).toHaveAttribute('href', `/practice/rounds/${id(1)}`)
  await main.getByRole('button', { name: 'All 6 rounds' }).click()
  await expect.element(links).toHaveLength(6)
})

test('an open round is continued', async () => {
  await openPage('/practice', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/practice/rounds': {
        rounds: [roundSummary(id(1), 'rwroooooOO', daysFromNow(0), { endedAt: null })],
        total: 1,
        hasMore: false,
      },
    },
  })
  await expect.element(main.getByText(/^You have answered 3 of 10/)).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Continue the round' })).toBeVisible()
})

test('on the first day the range is flat and a first round is offered', async () => {
  await openPage('/practice', {
    as: 'member',
    calls: { 'GET /api/practice/standing': standing(), 'GET /api/practice/rounds': noRounds },
  })
  await expect.element(main.getByRole('button', { name: 'Start the first round' })).toBeVisible()
  await expect.element(main.getByRole('heading', { name: 'Your range is still flat' })).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await expectAccessible()
})

test('after the second round of a day nothing more is offered', async () => {
  await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'GET /api/practice/standing': { ...someAnswers, roundsToday: 2 } },
  })
  await expect.element(main.getByText(/^Done for today\. Two rounds a day count/)).toBeVisible()
  await expect.element(main.getByRole('button', { name: /round$/ })).not.toBeInTheDocument()
})

test('after thirty days away the round is short and says that the rest waits', async () => {
  const old = begun.map((each) => ({ ...each, lastSeen: daysFromNow(-33), due: daysFromNow(-20) }))
  await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'GET /api/practice/standing': standing(old, { dueCount: 4 }) },
  })
  await expect.element(main.getByText(/^Welcome back\. Your last answer was 33 days ago/)).toBeVisible()
  await expect.element(main.getByText(/The other 2 can wait/)).toBeVisible()
})

test('says when practice cannot be loaded, and loads it on Retry', async () => {
  const { calls: sent } = await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'GET /api/practice/standing': offline },
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent('Network connection error.')
  sent.stub({ 'GET /api/practice/standing': someAnswers })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(main.getByRole('heading', { name: 'Your range' })).toBeVisible()
})

test('a guest practices two categories, and blind practice has its own page', async () => {
  await openPage('/practice', { as: 'guest' })
  await expect.element(main.getByText(/^As a guest you practice the patterns of Arrays/)).toBeVisible()
  await main.getByRole('link', { name: 'Titles only: blind practice' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Blind practice')
})

test('answers that could not be sent are shown as waiting', async () => {
  const { id: userId } = realReply('GET /api/user')
  const answer = {
    id: '019ab000-0000-7000-8000-00000000000a',
    kind: 'spot',
    promptId: 'prefix-sum-1',
    named: 'prefix-sum',
    marks: [],
    sure: 2,
    ms: 9000,
    at: daysFromNow(0),
  }
  await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'POST /api/practice/answers': offline },
    localStorage: { [`capra.waitingAnswers.${userId}.${answer.id}`]: JSON.stringify(answer) },
  })
  await expect.element(main.getByText('One answer is waiting.')).toBeVisible()
})

test('answers that the server is still adding are told', async () => {
  await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'GET /api/practice/standing': { ...someAnswers, pendingCount: 2 } },
  })
  await expect.element(main.getByText('Two answers are being added.')).toBeVisible()
})

test('the server is told where the member is when it goes by another place', async () => {
  const elsewhere = { ...someAnswers, utcOffset: someAnswers.utcOffset + 60 }
  const { calls: sent } = await openPage('/practice', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/practice/standing': ({ url }) => (url.searchParams.has('offset') ? someAnswers : elsewhere),
      'POST /api/practice/rounds': refusal(503, 'Please try again.'),
    },
  })
  await main.getByRole('button', { name: 'Start the round' }).click()
  const offset = String(0 - new Date().getTimezoneOffset())
  await expect
    .poll(() => sent.to('POST /api/practice/rounds')[0]?.url.searchParams.get('offset'))
    .toBe(offset)
  expect(sent.to('GET /api/practice/standing')[1]?.url.searchParams.get('offset')).toBe(offset)
})
