import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { patternList } from '#curriculum/pattern-list.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { checkResults, practiceDays, thisDay } from '#testing/browser/practice-history.ts'
import { roundOf, spotOf, tramPrompt } from '#testing/browser/practice-replies.ts'
import {
  daysFromNow,
  noRounds,
  roundSummary,
  standing,
  standingOf,
} from '#testing/browser/standing-replies.ts'
import { offline, realReply, refusal } from '#testing/browser/stub-calls.ts'
import { testSpot } from '#testing/practice-bank.ts'

const main = page.getByRole('main')
const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`

const begun = [
  standingOf('two-pointers', '++++-+++', { due: daysFromNow(19), isSecure: true }),
  standingOf('sliding-window', '-+++-+', { due: daysFromNow(-2) }),
  standingOf('prefix-sum', '--+--++', { due: daysFromNow(-5) }),
  standingOf('hash-lookup', '+-', { due: daysFromNow(1), lastSeen: daysFromNow(-3) }),
  standingOf('union-find', '-+--++', { isUsedUp: true }),
  standingOf('topological-sort', '+++', {
    isShown: false,
    earlier: { recall: 0.84, at: '2026-05-10T12:00:00.000Z' },
  }),
  ...['trie', 'sorting', 'greedy-intervals', 'grid-dp', 'path-sum-and-lca', 'heap-priority-queue'].map(
    (name) => standingOf(name, '+-++'),
  ),
]
const confusion = {
  pattern: 'prefix-sum',
  takenFor: 'sliding-window',
  count: 3,
  of: 5,
  recent: [true, true, false, true, false],
}
const someAnswers = standing(begun, {
  dueCount: 4,
  altitude: { meters: 1394, range: 58 },
  days: practiceDays('678 96 8789 7 9678967 96789', [1010, 1380]),
  confusions: [confusion, { ...confusion, takenFor: 'hash-lookup', count: 1, recent: [true] }],
  endedConfusions: [{ pattern: 'range-search', takenFor: 'basic-binary-search' }],
  improvements: [
    {
      pattern: 'monotonic-stack',
      before: [false, false, true, false, false],
      after: [true, true, false, true, true],
      from: '2026-10-20T12:00:00.000Z',
    },
  ],
})
const rounds = {
  rounds: [
    roundSummary(id(1), 'rrwRrrrkrR', daysFromNow(-1)),
    roundSummary(id(2), 'RWRRr', daysFromNow(-2), { kind: 'free' }),
    roundSummary(id(3), 'rwrrrRwrRr', daysFromNow(-2)),
    roundSummary(id(4), 'rrrrrrrw', daysFromNow(-3), { kind: 'streak' }),
    roundSummary(id(5), 'rwwwrRwrRr', daysFromNow(-5)),
    roundSummary(id(6), 'wwwrrRwrRr', daysFromNow(-6)),
  ],
  total: 6,
  hasMore: false,
}
const calls = { 'GET /api/practice/standing': someAnswers, 'GET /api/practice/rounds': rounds }
const row = (name: string) =>
  main.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

test.each(['dark', 'light'])(
  'shows what is due, the altitude, and how well each pattern is recognized: %s',
  async (theme) => {
    await openPage('/practice', { as: 'member', calls, localStorage: { theme } })
    await expect.element(main.getByText('Ten prompts, four of them due. About six minutes.')).toBeVisible()
    const altitude = main.getByRole('figure', { name: 'Your altitude' })
    await expect.element(altitude).toMatchTextContent('1,394myour altitude, give or take 58')
    await expect.element(altitude).toMatchTextContent(/\+\d+ this week/)
    await expect
      .element(altitude.getByRole('img'))
      .toHaveAccessibleName(/^Altitude since .*practice from 1,000 meters to 1,394 meters$/)
    await expect.element(row('Two Pointers')).toMatchTextContent('secure')
    await expect.element(row('Two Pointers')).toMatchTextContent('Recall 80%, most likely between 60 and 100')
    await expect.element(row('Prefix Sums & Kadane')).toMatchTextContent('today')
    await expect.element(row('Hash Map Lookup')).toMatchTextContent('Recall about 50%')
    await expect.element(row('Union-Find')).toMatchTextContent('used up')
    await expect.element(row('Topological Sort')).toMatchTextContent('was 84% in May')
    await expect.element(main.getByText('To come: ').first()).toBeVisible()
    await expect.element(main.getByText('1 of 6 above 70').first()).toBeVisible()
    await expectAccessible()
  },
)

test('days without practice cost nothing, and days with practice say how it went', async () => {
  await openPage('/practice', { as: 'member', calls })
  const rhythm = main.getByRole('region', { name: 'Your rhythm' })
  await expect.element(rhythm).toMatchTextContent('22 of the last 27 days')
  await expect.element(rhythm).toMatchTextContent('The gaps cost nothing: what was due waited.')
  await expect.element(rhythm.getByRole('listitem')).toHaveLength(32)
  await expect.element(rhythm.getByRole('listitem').nth(26)).toMatchTextContent('9 of 10 right')
  await expect.element(rhythm.getByRole('listitem').nth(27)).toMatchTextContent('nothing yet')
})

test('the range can be ordered by recall and by what is due', async () => {
  await openPage('/practice', { as: 'member', calls })
  const range = main.getByRole('region', { name: 'Your range' })
  await range.getByRole('radio', { name: 'Recall' }).click()
  await expect.element(range.getByRole('listitem').first()).toMatchTextContent('Two Pointers')
  await range.getByRole('radio', { name: 'Due' }).click()
  await expect.element(range.getByRole('listitem').first()).toMatchTextContent('Prefix Sums & Kadane')
})

test.each([
  ['of all patterns on a desktop', 1440, patternList.length],
  ['on a desktop', 1440, 11],
  ['on a phone', 390, 11],
  ['on a small phone', 320, 11],
])('no name of the range is cut: %s', async (_, width, count) => {
  await page.viewport(width, 844)
  const long = patternList.toSorted((a, b) => b.displayName.length - a.displayName.length).slice(0, count)
  const known = standing(long.map(({ name }, index) => standingOf(name, '++', { isSecure: index % 2 === 0 })))
  await openPage('/practice', { as: 'member', calls: { ...calls, 'GET /api/practice/standing': known } })
  const links = main.getByRole('region', { name: 'Your range' }).getByRole('listitem').getByRole('link')
  await expect.element(links).toHaveLength(long.length)
  const cut = links.elements().filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  expect(cut.map(({ textContent }) => textContent)).toEqual([])
})

test('two of the last five are a mix-up with its question, one slip is none, and an ended one is named', async () => {
  const { calls: sent } = await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'POST /api/practice/rounds': refusal(503, 'Please try again.') },
  })
  const mixUps = main.getByRole('region', { name: 'Mix-ups' })
  await expect.element(mixUps).toMatchTextContent('One at the moment.')
  await expect.element(mixUps.getByRole('listitem')).toHaveLength(1)
  await expect.element(mixUps).toMatchTextContent('Prefix Sums & Kadane for Sliding Window')
  await expect
    .element(mixUps.getByRole('img'))
    .toHaveAccessibleName('Last 5 prompts of Prefix Sums & Kadane: three of five named Sliding Window')
  await expect
    .element(mixUps)
    .toMatchTextContent('Gone since last week: Boundary & Range Search for Basic Binary Search')
  await mixUps.getByRole('button', { name: /^Settle it/ }).click()
  await expect
    .poll(() => sent.to('POST /api/practice/rounds')[0]?.body)
    .toEqual({ kind: 'free', size: 5, patterns: ['prefix-sum', 'sliding-window'] })
})

test('of many mix-ups three are shown, and the others on a press', async () => {
  const confusions = ['sliding-window', 'hash-lookup', 'sorting', 'trie', 'union-find'].map((takenFor) => ({
    ...confusion,
    takenFor,
  }))
  const known = { ...someAnswers, confusions }
  await openPage('/practice', { as: 'member', calls: { ...calls, 'GET /api/practice/standing': known } })
  const mixUps = main.getByRole('region', { name: 'Mix-ups' })
  await expect.element(mixUps).toMatchTextContent('Five at the moment.')
  await expect.element(mixUps.getByRole('listitem')).toHaveLength(3)
  await mixUps.getByRole('button', { name: 'Two more' }).click()
  await expect.element(mixUps.getByRole('listitem')).toHaveLength(5)
})

test('what can be done now stands beside four weeks ago', async () => {
  await openPage('/practice', { as: 'member', calls })
  const now = main.getByRole('region', { name: 'What you can do now' })
  await expect.element(now).toMatchTextContent('Name Monotonic Stack at first sight')
  await expect.element(now.getByRole('img', { name: 'Last five: four of five right' })).toBeVisible()
  await expect
    .element(now.getByRole('img', { name: 'First five of October: one of five right' }))
    .toBeVisible()
  await expect.element(now).not.toMatchTextContent('%')
})

test('the sealed line stands beside practice, and says so when practice flatters', async () => {
  const checks = checkResults([2, 2, 3, 2], 3.6)
  const { calls: sent } = await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'GET /api/practice/standing': { ...someAnswers, checks, isFlattered: true } },
  })
  const altitude = main.getByRole('figure', { name: 'Your altitude' })
  await expect.element(altitude).toMatchTextContent(/Practice flatters you by \d+ m\./)
  await expect.element(altitude.getByRole('img')).toHaveAccessibleName(/Sealed Five now at [\d,]+ meters$/)
  sent.stub({ 'GET /api/practice/standing': { ...someAnswers, checks: checkResults([3, 4], 3.5) } })
})

test('a sealed line that is not below practice flatters nobody', async () => {
  const checks = checkResults([5, 5, 4, 5], 3.2)
  await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'GET /api/practice/standing': { ...someAnswers, checks } },
  })
  await expect
    .element(main.getByText(/^The sealed line runs \d+ m above practice: practice does not flatter you\./))
    .toBeVisible()
})

test('a check within chance flatters nobody', async () => {
  const checks = checkResults([3, 4, 3, 4], 3.6)
  await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'GET /api/practice/standing': { ...someAnswers, checks } },
  })
  await expect
    .element(main.getByText(/^The sealed line runs \d+ m below practice\. That is within chance/))
    .toBeVisible()
  await expect.element(main.getByText(/^Practice flatters/)).not.toBeInTheDocument()
})

test.each([
  ['open', /Open until Sunday at midnight; last time three of five\./, 'Open the five'],
  ['begun', /You have begun; it closes on Sunday at midnight\./, 'Continue'],
  ['done', /Done for this week: three of five\. The next five open on Monday\./, 'Read them again'],
  ['used-up', /You have answered every sealed prompt there is\./, undefined],
] as const)('the tile of the Sealed Five says what it is: %s', async (check, text, action) => {
  await openPage('/practice', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/practice/standing': { ...someAnswers, check, checks: checkResults([3], 3.5) },
    },
  })
  await expect.element(main.getByText(text)).toBeVisible()
  const link = page.getByCss('main a[href="/practice/check"]')
  if (action) await expect.element(link).toHaveTextContent(action)
  else await expect.element(link).not.toBeInTheDocument()
})

test('a round of what is due only is one press away', async () => {
  const { calls: sent } = await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'POST /api/practice/rounds': refusal(503, 'Please try again.') },
  })
  await main.getByRole('button', { name: 'Only the four' }).click()
  await expect
    .poll(() => sent.to('POST /api/practice/rounds')[0]?.body)
    .toEqual({ kind: 'daily', dueOnly: true })
})

test('after the first round a lesson comes next, and everything is a first guess', async () => {
  const first = standing(
    [
      standingOf('two-pointers', '+', { isShown: false }),
      standingOf('trie', '-', { isShown: false }),
      // Named when another one came back, which does not count.
      standingOf('grid-dp', '', { recall: null, interval: null }),
    ],
    {
      roundsToday: 1,
      altitude: { meters: 930, range: 170 },
      days: practiceDays('3', [930, 930]).map((each) => ({ ...each, day: thisDay() })),
    },
  )
  await openPage('/practice', {
    as: 'member',
    calls: {
      'GET /api/practice/standing': first,
      'GET /api/practice/rounds': {
        rounds: [roundSummary(id(1), 'rrwrwwkwwk', daysFromNow(0))],
        total: 1,
        hasMore: false,
      },
    },
  })
  await expect.element(main.getByText('a first guess, give or take 170')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Two Pointers, 12 minutes' }))
    .toHaveAttribute('href', '/learn/two-pointers')
  await expect.element(main.getByRole('button', { name: 'Another round' })).toBeVisible()
  // In place of a list of one.
  await expect
    .element(main.getByRole('link', { name: /^10 items: .* Read again$/ }))
    .toHaveAttribute('href', `/practice/rounds/${id(1)}`)
  await expect.element(main.getByRole('region', { name: 'Rounds' })).not.toBeInTheDocument()
  await expect
    .element(main.getByText(/^Two patterns met, each with a first guess\. The other 41/))
    .toBeVisible()
  await expect.element(row('Trie (Prefix Tree)')).toBeVisible()
  await expect.element(row('Grid DP')).not.toBeInTheDocument()
  await expect.element(main.getByRole('radio', { name: 'Category' })).not.toBeInTheDocument()
  await expect.element(main.getByRole('region', { name: 'Your rhythm' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('a guest has the same after a round: what it came to, and a lesson', async () => {
  const at = daysFromNow(0)
  const item = { kind: 'spot', isSeen: false, isNew: false, isRated: true }
  const answer = testSpot('two-pointers-1', 'sorting', { roundId: id(1), at })
  await openPage('/practice', {
    as: 'guest',
    localStorage: {
      'capra.guestPractice': JSON.stringify({
        answers: [{ ...answer, isRated: true }],
        round: { id: id(1), createdAt: at, items: [{ ...item, id: 'two-pointers-1' }] },
      }),
    },
  })
  await expect.element(main.getByText(/^One round done\. Next: a lesson/)).toBeVisible()
  await expect.element(main.getByRole('img', { name: '1 item: 1 wrong' })).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Two Pointers, 12 minutes' }))
    .toHaveAttribute('href', '/learn/two-pointers')
  await expect.element(main.getByRole('button', { name: 'Another round' })).toBeVisible()
  await expect.element(main.getByText(/^One pattern met, with a first guess\. The other/)).toBeVisible()
  await expect.element(main.getByRole('heading', { name: 'What an altitude says' })).not.toBeInTheDocument()
  await expect.element(main.getByRole('link', { name: 'How it is counted' })).toBeVisible()
})

test('a guest continues an open round', async () => {
  const at = daysFromNow(0)
  const item = { kind: 'spot', isSeen: false, isNew: false, isRated: true }
  const items = ['two-pointers-1', 'prefix-sum-1'].map((each) => ({ ...item, id: each }))
  const answers = [testSpot('two-pointers-1', 'two-pointers', { roundId: id(1), at })]
  await openPage('/practice', {
    as: 'guest',
    localStorage: {
      'capra.guestPractice': JSON.stringify({ answers, round: { id: id(1), createdAt: at, items } }),
    },
  })
  await expect.element(main.getByText(/^You have answered 1 of 2\./)).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Continue the round' })).toBeVisible()
})

test('on a phone the categories are folded, the first open', async () => {
  await page.viewport(390, 844)
  await openPage('/practice', { as: 'member', calls })
  await expect.element(row('Two Pointers')).toBeVisible()
  await expect.element(row('Union-Find')).not.toBeInTheDocument()
  await page.getByCss('summary').filter({ hasText: 'Graphs' }).click()
  await expect.element(row('Union-Find')).toBeVisible()
  await expectAccessible()
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
  await expect.poll(() => sent.to('POST /api/practice/rounds')[0]?.body).toEqual({ kind: 'daily' })
  const round = roundOf([spotOf(tramPrompt)], { id: id(7) })
  sent.stub({ 'POST /api/practice/rounds': round, 'GET /api/practice/rounds/:id': round })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => location.pathname).toBe(`/practice/rounds/${id(7)}`)
})

test('a free round takes chosen patterns', async () => {
  const { calls: sent } = await openPage('/practice', {
    as: 'member',
    calls: { ...calls, 'POST /api/practice/rounds': refusal(503, 'Please try again.') },
  })
  await main.getByRole('button', { name: 'chosen patterns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chosen patterns' })
  await expect
    .element(dialog.getByRole('button', { name: 'Start the round' }))
    .toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('checkbox', { name: 'Trie (Prefix Tree)' }).click()
  await dialog.getByRole('checkbox', { name: 'Union-Find' }).click()
  await dialog.getByRole('radio', { name: '20' }).click()
  await dialog.getByRole('button', { name: 'Start the round' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect
    .poll(() => sent.to('POST /api/practice/rounds')[0]?.body)
    .toEqual({
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
  await main.getByRole('button', { name: 'one category' }).click()
  await page.getByRole('radio', { name: /^Stack & Queue/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start the round' }).click()
  await expect.poll(() => sent.to('POST /api/practice/rounds')[0]?.body.patterns).toHaveLength(3)
  await userEvent.keyboard('{Escape}')
  await main.getByRole('button', { name: 'a company’s mix' }).click()
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('uber')
  await page.getByRole('radio', { name: /^Uber/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start the round' }).click()
  await expect
    .poll(() => sent.to('POST /api/practice/rounds')[1]?.body)
    .toEqual({ kind: 'free', size: 10, company: 'uber' })
})

test('finished rounds can be read again, older ones too', async () => {
  await openPage('/practice', { as: 'member', calls })
  const links = main.getByRole('link', { name: /read again$/ })
  await expect.element(links).toHaveLength(5)
  await expect.element(links.first()).toHaveAttribute('href', `/practice/rounds/${id(1)}`)
  await main.getByRole('button', { name: 'All 6 rounds' }).click()
  await expect.element(links).toHaveLength(6)
})

test('each round says how many were right, and how far it led if it was alone on its day', async () => {
  const day = (daysAgo: number, answered: number, meters: number) => ({
    ...{ day: thisDay() - daysAgo, answered, credit: answered },
    altitude: { meters, range: 60 },
  })
  const known = {
    ...someAnswers,
    days: [day(4, 10, 1100), day(2, 20, 1120), day(1, 11, 1134)],
    checks: checkResults([2, 3.5], 3),
  }
  await openPage('/practice', { as: 'member', calls: { ...calls, 'GET /api/practice/standing': known } })
  const list = main.getByRole('region', { name: 'Rounds' })
  const rows = list.getByRole('listitem')
  await expect.element(rows).toHaveLength(5)
  await list.getByRole('button', { name: 'All 6 rounds' }).click()
  await expect.element(rows).toHaveLength(8)
  const of = (text: string) => rows.filter({ hasText: text })
  await expect.element(of('+14 m')).toMatchTextContent(/Daily.*8 of 10/)
  await expect.element(of('5 of 5')).not.toMatchTextContent(' m')
  await expect.element(of('7 right')).toMatchTextContent('Streak')
  await expect.element(of('Sealed Five').first()).toMatchTextContent('3.5 of 5')
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

test('on the first day everyone stands at 1,000 m, and a first round is offered', async () => {
  await openPage('/practice', {
    as: 'member',
    calls: { 'GET /api/practice/standing': standing(), 'GET /api/practice/rounds': noRounds },
  })
  await expect.element(main.getByRole('button', { name: 'Start the first round' })).toBeVisible()
  await expect.element(main.getByText('where everyone starts, give or take 245')).toBeVisible()
  await expect.element(main.getByRole('heading', { name: 'Your range' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('after a month away, the week has only what it took itself', async () => {
  const days = [1260, 1254].map((meters, index) => ({
    ...{ day: thisDay() - 32 + index, answered: 9, credit: 6.5 },
    altitude: { meters, range: 63 },
  }))
  const away = { ...someAnswers, days, checks: [], altitude: { meters: 1210, range: 127 } }
  await openPage('/practice', { as: 'member', calls: { ...calls, 'GET /api/practice/standing': away } })
  const altitude = main.getByRole('figure', { name: 'Your altitude' })
  await expect.element(altitude).toMatchTextContent('−13 this week')
  await expect.element(altitude).toMatchTextContent('Your last answer was 31 days ago.')
  await expect
    .element(main.getByRole('region', { name: 'Your rhythm' }))
    .toMatchTextContent('No practice in the last 27 days. The gap costs nothing: what was due waited.')
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
  await expect.element(main.getByText(/The rest can wait and does not pile up/)).toBeVisible()
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
  await expect
    .element(main.getByText(/^Five prompts that never appear in rounds.* It needs an account/))
    .toBeVisible()
  await expect.element(main.getByText(/^As a guest you practice the patterns of Arrays/)).toBeVisible()
  await main.getByRole('link', { name: 'titles only' }).click()
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
