import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { minuteMs } from '#platform/durations.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { planReply } from '#testing/browser/plan-replies.ts'
import {
  daysFromNow,
  noRounds,
  roundSummary,
  standing,
  standingOf,
} from '#testing/browser/standing-replies.ts'
import { offline, realReply, refusal } from '#testing/browser/stub-calls.ts'

/** A Wednesday: Saturdays are free in a plan. */
const wednesday = Date.UTC(2026, 10, 25, 12)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: wednesday })
})
afterEach(() => {
  vi.useRealTimers()
})

const today = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) })
const heading = page.getByRole('heading', { level: 1 })

/** A stop of today's path. */
const stop = (text: string) => page.getByRole('listitem').filter({ hasText: text })

const { id: userId } = realReply('GET /api/user')
const solving = (...solved: number[]) => ({ 'GET /api/solved': { userId, version: 1, solved } })

const noPractice = standing()
const practiced = standing([standingOf('two-pointers', '++-+')], { dueCount: 0 })
const rounds = {
  rounds: [roundSummary('00000000-0000-4000-8000-000000000001', 'rrwrrrrwRr', daysFromNow(-1))],
  total: 1,
  hasMore: false,
}
const calls = { 'GET /api/practice/standing': practiced, 'GET /api/practice/rounds': rounds }

test('a new member starts with one prompt', async () => {
  const { calls: sent } = await openPage('/', {
    as: 'member',
    calls: {
      'GET /api/practice/standing': noPractice,
      'GET /api/practice/rounds': noRounds,
    },
  })
  await expect.element(heading).toHaveTextContent('Start with one prompt')
  await expect.element(page.getByText(/^A scale under a beehive records/)).toBeVisible()
  // Nothing waits, so nothing is listed.
  await expect.element(page.getByRole('list', { name: 'Also today' })).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Answer the first prompt' }).click()
  sent.stub({ 'POST /api/practice/answers': { patterns: [] } })
  await page.getByRole('button', { name: 'Sliding Window' }).click()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Sliding Window' })).toBeVisible()
  await expect
    .poll(() => sent.to('POST /api/practice/answers')[0]?.body.answers)
    .toMatchObject([{ kind: 'spot', promptId: 'sliding-window-3', named: 'sliding-window', sure: 1 }])
})

test('a new member who has answered the first prompt on the landing page starts with the lesson', async () => {
  await openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/practice/plan': planReply(null),
      'GET /api/practice/standing': { ...standing(), answered: 1 },
      'GET /api/practice/rounds': noRounds,
    },
  })
  await expect.element(heading).toHaveTextContent('Start with Two Pointers')
  await expect.element(page.getByRole('link', { name: 'Start the lesson, 12 min' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'I know the basics: first round' })).toBeVisible()
})

test('problems that were ticked today have no minutes: nobody knows when they were solved', async () => {
  const solved = new Map([283, 643].map((number) => [number, Date.now()]))
  await openPage('/', {
    as: 'member',
    calls: { ...calls, ...solving(...solved.keys()), 'GET /api/practice/plan': planReply(26, { solved }) },
  })
  await expect.element(stop('Solved two problems')).toBeVisible()
  await expect.element(stop('Solved two problems')).not.toMatchTextContent('min')
})

test('when prompts are due, the round comes first and the rest of the day after it', async () => {
  const { calls: sent } = await openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      ...solving(283, 643),
      'GET /api/practice/plan': planReply(26),
      'GET /api/practice/standing': { ...practiced, dueCount: 10 },
      'POST /api/practice/rounds': refusal(503, 'Please try again.'),
    },
  })
  await expect.element(heading).toHaveTextContent('Ten prompts are due today')
  await expect.element(today).toMatchTextContent('What is due is what you are most likely to have forgotten.')
  await expect.element(stop('Daily round')).toHaveAttribute('aria-current', 'step')
  await expect.element(stop('Daily round')).toMatchTextContent('6 min')
  await expect.element(stop('Lesson: Two Pointers')).toMatchTextContent('12 min')
  await page.getByRole('button', { name: 'Something else' }).click()
  for (const [lesson, path] of [
    ['Lesson: Two Pointers', '/learn/two-pointers'],
    ['Lesson: Hash Map Lookup', '/learn/hash-lookup'],
  ] as const)
    await expect
      .element(page.getByCss('.menu-item').filter({ hasText: lesson }))
      .toHaveAttribute('href', path)
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Start the round, 6 min' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('This round could not be started.')
  await expect.poll(() => sent.to('POST /api/practice/rounds')[0]?.body).toEqual({ kind: 'daily' })
})

test('the round on home is readable in both themes and on a phone', async () => {
  await openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/practice/standing': { ...practiced, dueCount: 10 },
      'GET /api/categories': offline,
    },
  })
  await expect.element(heading).toHaveTextContent('Ten prompts are due today')
  await expectAccessible()
})

test('when nothing is due, the plan of the day begins with its lesson', async () => {
  await openPage('/', { as: 'member', calls: { ...calls, 'GET /api/practice/plan': planReply(26) } })
  await expect.element(heading).toHaveTextContent('Start with Two Pointers')
  await expect
    .element(page.getByRole('link', { name: 'Start the lesson, 12 min' }))
    .toHaveAttribute('href', '/learn/two-pointers')
  await expect.element(stop('Daily round')).not.toBeInTheDocument()
  await expect.element(today).toMatchTextContent('26 days to your interview')
  const interview = page.getByRole('region', { name: /^Your interview, / })
  await expect.element(interview).toMatchTextContent(/On course: none of \d+ planned patterns done\./)
  await expect.element(interview.getByRole('img', { name: '26 days until the interview' })).toBeVisible()
  await expect
    .element(interview.getByRole('link', { name: 'Open the plan' }))
    .toHaveAttribute('href', '/plan')
  await expectAccessible()
})

test('a lesson that was begun continues where it was left', async () => {
  const lessons = { trie: { startedAt: new Date().toISOString(), step: 3, answers: {} } }
  const begun = planReply(26, {
    lessons,
    standing: standing([standingOf('tree-traversal', '+++', { recall: 0.9 })]),
  })
  const days = begun.days.map((day) => ({ ...day, tasks: day.tasks.filter(({ kind }) => kind !== 'round') }))
  const [first] = begun.legs
  expect(first?.pattern).toBe('tree-traversal')
  await openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/practice/plan': {
        ...begun,
        days: [
          { date: begun.today, tasks: [{ kind: 'lesson', pattern: 'trie', step: 3, minutes: 8 }] },
          ...days.slice(1),
        ],
      },
    },
  })
  await expect.element(heading).toHaveTextContent('Continue with Trie (Prefix Tree), step 4 of nine')
  await expect
    .element(page.getByRole('link', { name: 'Continue the lesson, 8 min' }))
    .toHaveAttribute('href', '/learn/trie')
})

test('the next problem of the plan is named', async () => {
  const plan = planReply(26)
  await openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      ...solving(283),
      'GET /api/practice/plan': {
        ...plan,
        days: [
          {
            date: plan.today,
            tasks: [{ kind: 'problems', pattern: 'two-pointers', count: 2, minutes: 50 }],
          },
        ],
      },
    },
  })
  await expect.element(heading).toMatchTextContent(/^Solve /)
  await expect
    .element(page.getByRole('link', { name: 'Open the problem, 50 min' }))
    .toHaveAttribute('href', '/category/1#two-pointers')
  await expect.element(today).toMatchTextContent('Two Pointers, and one more')
})

/** Opens Today on a day for which the plan has nothing. */
const openFreeDay = (plan: ReturnType<typeof planReply>) =>
  openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      ...solving(283),
      'GET /api/practice/plan': { ...plan, days: plan.days.filter(({ date }) => date > plan.today) },
    },
  })

test('on a free day nothing presses', async () => {
  await openFreeDay(planReply(26))
  await expect.element(heading).toHaveTextContent('A free day')
  await expect.element(today).toMatchTextContent('The plan continues on')
  await expect
    .element(page.getByRole('list', { name: 'Tomorrow' }).getByRole('listitem').first())
    .toMatchTextContent('Two Pointers')
})

test('without a date, the path ends with the question for it', async () => {
  await openFreeDay(planReply(null))
  await expect.element(heading).toHaveTextContent('A free day')
  const last = page.getByRole('region', { name: 'Today', exact: true }).getByRole('listitem').last()
  await expect.element(last).toMatchTextContent('When is your interview?')
})

test('without a plan, it continues the lesson with its next unsolved problem', async () => {
  await openPage('/', {
    as: 'member',
    calls: { ...calls, ...solving(283, 643), 'GET /api/practice/plan': refusal(503, 'Please try again.') },
  })
  await expect.element(heading).toHaveTextContent('Continue with Sliding Window')
  await expect.element(page.getByText('1 of 9 problems solved')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Best Time to Buy and Sell Stock/ }))
    .toHaveAttribute('target', '_blank')
  await expect
    .element(page.getByRole('link', { name: 'Continue the lesson' }))
    .toHaveAttribute('href', '/category/1#sliding-window')
  await expect.element(page.getByRole('link', { name: 'Open Practice' })).toHaveAttribute('href', '/practice')
})

test('after the round, home says what is due tomorrow', async () => {
  await openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/practice/standing': standing([standingOf('two-pointers', '+++', { due: daysFromNow(1) })], {
        roundsToday: 1,
      }),
      'GET /api/practice/plan': {
        ...planReply(null, { standing: standing([], { roundsToday: 1 }) }),
        days: [],
      },
    },
  })
  await expect.element(heading).toHaveTextContent('Done. One pattern is due tomorrow')
  await expect.element(stop('Daily round, done')).toBeVisible()
})

test('home says nothing until everything is known, and then all of it at once', async () => {
  const interviews = Promise.withResolvers<Response>()
  const headings = new Set<string>()
  const observer = new MutationObserver(() => {
    const text = document.querySelector('h1')?.textContent
    if (text) headings.add(text)
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  await openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/practice/standing': { ...practiced, dueCount: 10 },
      'GET /api/interviews': () => interviews.promise,
    },
  })
  await expect.element(page.getByText('Loading DSA patterns...')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('heading')).not.toBeInTheDocument()
  interviews.resolve(Response.json([]))
  await expect.element(heading).toHaveTextContent('Ten prompts are due today')
  await expect.element(page.getByRole('heading', { name: 'Your Learning Progress' })).toBeVisible()
  observer.disconnect()
  expect([...headings]).toEqual(['Ten prompts are due today'])
})

test('what could not be loaded is not called empty', async () => {
  await openPage('/', {
    as: 'member',
    calls: {
      'GET /api/practice/standing': refusal(503, 'Please try again.'),
      'GET /api/practice/rounds': refusal(503, 'Please try again.'),
      'GET /api/interviews': refusal(503, 'Please try again.'),
      'GET /api/buddy/requests': refusal(503, 'Please try again.'),
    },
  })
  await expect.element(page.getByText('My Herd could not be loaded.')).toBeVisible()
  for (const claim of ['Nothing is due', 'Done for today'])
    await expect.element(page.getByText(claim)).not.toBeInTheDocument()
})

test('without practice, the lesson comes first', async () => {
  await openPage('/', {
    as: 'member',
    calls: { 'GET /api/practice/standing': offline, 'GET /api/practice/plan': offline },
  })
  await expect.element(heading).toHaveTextContent('Start with one pattern')
})

const person = (id: string, firstName: string) => ({ id, username: id, firstName, lastName: null })
const mockAt = (startsAt: string) => ({
  id: 'arranged',
  startsAt,
  startedAt: null,
  status: 'feedback_pending',
  interviewerId: 'marcus',
  intervieweeId: userId,
  interviewer: person('marcus', 'Marcus'),
  interviewee: person(userId, 'Ada'),
  leetcodeQuestionNumber: null,
})

test('an arranged mock interview is marked on the way to the interview', async () => {
  await openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/practice/plan': planReply(26),
      'GET /api/interviews': Response.json([mockAt(daysFromNow(3))]),
    },
  })
  const interview = page.getByRole('region', { name: /^Your interview, / })
  await expect.element(interview).toMatchTextContent(/Next mock: Sat, Nov \d+, \d\d:\d\d(?! ?[A-Z]{3})/)
  await expect.element(interview.getByCss('[data-mock]:nth-child(4)')).toBeVisible()
  await expect.element(interview.getByText('mock, Sat')).toBeVisible()
})

test('an interview whose time has come has begun', async () => {
  await openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/practice/plan': planReply(26),
      'GET /api/interviews': Response.json([mockAt(new Date(Date.now() - 5 * minuteMs).toISOString())]),
    },
  })
  await expect.element(heading).toHaveTextContent('Your mock interview has begun')
})

test('an interview within the hour comes first, on the path, too', async () => {
  const startsAt = new Date(Date.now() + 20 * minuteMs).toISOString()
  await openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/practice/plan': planReply(26),
      'GET /api/practice/standing': { ...practiced, dueCount: 10 },
      'GET /api/interviews': Response.json([mockAt(startsAt)]),
    },
  })
  await expect.element(heading).toMatchTextContent(/^Your mock interview is at \d\d:\d\d$/)
  await expect.element(today.getByText(/^Marcus interviews you\. Have/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open the interview' }).first())
    .toHaveAttribute('href', '/my-herd/interviews/arranged')
  await expect.element(stop('Mock interview, ')).toHaveAttribute('aria-current', 'step')
  await expect.element(stop('Daily round')).not.toHaveAttribute('aria-current')
  await expect.element(page.getByRole('link', { name: 'Daily round' })).toHaveAttribute('href', '/practice')
  await expect.element(page.getByRole('button', { name: 'Something else' })).toBeVisible()
  await page.viewport(390, 844)
  const herdLink = page.getByRole('link', { name: 'My Herd Marcus in 20 min', exact: true })
  for (const menu of [/^Account menu/, 'More']) {
    await page.getByRole('button', { name: menu, exact: true }).click()
    await expect.element(herdLink).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(herdLink).not.toBeInTheDocument()
  }
})

const feedbackFromMarcus = (id: string, completedAt: string, feedbackOpened: boolean) => ({
  id,
  startsAt: null,
  startedAt: completedAt,
  createdAt: completedAt,
  completedAt,
  status: 'completed',
  feedbackOpened,
  interviewerId: 'marcus',
  intervieweeId: userId,
  interviewer: person('marcus', 'Marcus'),
  interviewee: person(userId, 'Ada'),
  leetcodeQuestionNumber: 200,
})

test('the last feedback is one press away, also once it was read', async () => {
  await openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/interviews': Response.json([
        feedbackFromMarcus('first', '2026-11-03T12:00:00.000Z', true),
        feedbackFromMarcus('last', '2026-11-24T12:00:00.000Z', true),
      ]),
    },
  })
  const news = page.getByRole('list', { name: 'Also today' })
  await expect.element(news).toMatchTextContent('Feedback from Marcus, Nov 24.')
  await expect
    .element(news.getByRole('link', { name: 'Read it' }))
    .toHaveAttribute('href', '/my-herd/interviews/last')
})

test('of several new feedbacks, the newest is one press away', async () => {
  await openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/interviews': Response.json([
        feedbackFromMarcus('first', '2026-11-03T12:00:00.000Z', false),
        feedbackFromMarcus('last', '2026-11-24T12:00:00.000Z', false),
        feedbackFromMarcus('read', '2026-11-25T12:00:00.000Z', true),
      ]),
    },
  })
  const news = page.getByRole('list', { name: 'Also today' })
  await expect
    .element(news)
    .toMatchTextContent('Two interviews with new feedback. The newest is from Marcus.')
  await expect
    .element(news.getByRole('link', { name: 'Read the newest' }))
    .toHaveAttribute('href', '/my-herd/interviews/last')
})

test('what waits in the herd takes two lines at most', async () => {
  const interview = (id: string, interviewer: string, interviewee: string, status: string) => ({
    ...{ id, status, interviewerId: interviewer, intervieweeId: interviewee, leetcodeQuestionNumber: 200 },
    ...{ startsAt: null, completedAt: null, feedbackOpened: false },
    startedAt: '2026-11-20T12:00:00.000Z',
    createdAt: '2026-11-20T12:00:00.000Z',
    interviewer: person(interviewer, interviewer === userId ? 'Ada' : 'Marcus'),
    interviewee: person(interviewee, interviewee === userId ? 'Ada' : 'Marcus'),
  })
  const request = { id: 'request', candidate: person('aisha', 'Aisha'), interviewer: person(userId, 'Ada') }
  await openPage('/', {
    as: 'member',
    calls: {
      ...calls,
      'GET /api/practice/plan': planReply(26),
      'GET /api/interviews/requests': Response.json({ sent: [], received: [request] }),
      'GET /api/interviews': Response.json([
        interview('unscored', userId, 'marcus', 'feedback_pending'),
        interview('scored', 'marcus', userId, 'completed'),
      ]),
    },
  })
  const news = page.getByRole('list', { name: 'Also today' })
  await expect.element(news.getByRole('listitem')).toHaveLength(2)
  await expect
    .element(news.getByRole('link', { name: 'Give feedback' }))
    .toHaveAttribute('href', '/my-herd/interviews/unscored')
  await expect
    .element(news)
    .toMatchTextContent('Two more in My Herd. Aisha asks for an interview. New feedback from Marcus.')
  await expect.element(news.getByRole('link', { name: 'Open My Herd' })).toHaveAttribute('href', '/my-herd')
  await expect
    .element(news.getByRole('link', { name: 'New feedback from Marcus.' }))
    .toHaveAttribute('href', '/my-herd/interviews/scored')
})
