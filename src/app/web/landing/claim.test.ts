import { expect, test } from 'vitest'
import { interviewCoverage } from '#content/company-questions/coverage.ts'
import { claimedPercent } from './claim.ts'

test('the landing page claims no larger share of interviews than the reports give', () => {
  const { weight, weightWithPattern } = interviewCoverage
  expect(claimedPercent).toBeLessThanOrEqual((100 * weightWithPattern) / weight)
  expect(claimedPercent).toBeLessThanOrEqual(95)
})
