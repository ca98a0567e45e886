import { interviewCoveragePercent } from '#content/company-questions/coverage.ts'

/** The spec's sentence says 95. It must stay true: a lower measured share takes its place, a higher one does not. */
export const claimedPercent = Math.min(95, interviewCoveragePercent)
