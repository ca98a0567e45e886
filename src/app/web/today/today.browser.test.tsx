import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'
import { realReply } from '#testing/browser/stub-calls.ts'

const today = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) })
const heading = page.getByRole('heading', { level: 1 })

const { id: userId } = realReply('GET /api/user')
const solving = (...solved: number[]) => ({ 'GET /api/solved': { userId, version: 1, solved } })

test('a new member gets a first step', async () => {
  await openPage('/', { as: 'member' })
  await expect.element(heading).toHaveTextContent('Start with one pattern')
  await expect
    .element(page.getByRole('link', { name: 'Open Two Pointers' }))
    .toHaveAttribute('href', '/category/1#two-pointers')
  await expect.element(page.getByRole('link', { name: /^Move Zeroes/ })).toBeVisible()
  await expect.element(page.getByText('No interview planned')).toBeVisible()
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
})

test('later it continues the lesson with its next unsolved problem', async () => {
  await openPage('/', { as: 'member', calls: solving(283, 643) })
  await expect.element(heading).toHaveTextContent('Continue with Sliding Window')
  await expect.element(page.getByText('1 of 9 problems solved')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Best Time to Buy and Sell Stock/ }))
    .toHaveAttribute('target', '_blank')
  await expect
    .element(page.getByRole('link', { name: 'Continue the lesson' }))
    .toHaveAttribute('href', '/category/1#sliding-window')
})

test('an interview within the hour comes first', async () => {
  const startsAt = new Date(Date.now() + 20 * 60_000).toISOString()
  const person = (id: string, firstName: string) => ({ id, username: id, firstName, lastName: null })
  await openPage('/', {
    as: 'member',
    calls: {
      'GET /api/interviews': Response.json([
        {
          id: 'soon',
          startsAt,
          startedAt: null,
          status: 'feedback_pending',
          interviewerId: 'marcus',
          intervieweeId: userId,
          interviewer: person('marcus', 'Marcus'),
          interviewee: person(userId, 'Ada'),
          leetcodeQuestionNumber: null,
        },
      ]),
    },
  })
  await expect.element(heading).toMatchTextContent(/^Your interview is at \d\d:\d\d$/)
  await expect.element(today.getByText(/^Marcus interviews you\. Have/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open the interview' }).first())
    .toHaveAttribute('href', '/my-herd/interviews/soon')
})
