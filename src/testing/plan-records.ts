import type { Records } from '#plan/plan-input.ts'

/** Of a member who has done nothing yet and practices four hours a week. */
export const noRecords: Omit<Records, 'time'> = {
  settings: { interviewOn: null, hoursPerWeek: 4 },
  companies: [],
  standing: { patterns: [], days: [], check: 'open', roundsToday: 0 },
  lessons: {},
  solved: new Map(),
  mix: new Map(),
  isGuest: false,
}
