import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { interviewPacks } from '#content/interview-packs/interview-packs.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { herdOfBob, interviewWithBob } from '#testing/browser/herd-replies.ts'
import { openPage } from '#testing/browser/open-page.tsx'

test('the interviewer sees the solution to aim for and its cost, and reveals hints one at a time', async () => {
  const pack = interviewPacks.find(({ number }) => number === 200)
  if (!pack) throw new Error('Question 200 has no pack')
  await openPage('/my-herd/interviews/interview-1', {
    as: 'member',
    calls: {
      ...herdOfBob,
      'GET /api/interviews': [interviewWithBob('interviewer')],
      'GET /api/interviews/:id/pack': { pack },
    },
  })
  const solution = page.getByRole('region', { name: 'The solution to aim for' })
  await expect.element(solution).toMatchTextContent(pack.sketch)
  await expect.element(solution).toMatchTextContent(`Time${pack.target.time}Space${pack.target.space}`)
  const hints = page.getByRole('region', { name: 'Hints, one at a time' })
  expect(hints.getByRole('listitem').elements()).toEqual([])
  await hints.getByRole('button', { name: 'Show hint 1 of 3' }).click()
  await expect.element(hints.getByRole('listitem')).toMatchTextContent(pack.hints[0])
  await expectAccessible()
})
