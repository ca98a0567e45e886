import type { Plan } from '#plan/contract.ts'
import { makePlan } from '#plan/make-plan.ts'
import { planInputOf, type Records } from '#plan/plan-input.ts'
import { dateOf, deviceOffset, localDay } from '#platform/local-day.ts'
import { noRecords } from '../plan-records.ts'

const now = () => ({ now: Date.now(), offset: deviceOffset() })

/** The date so many days from today. */
export const inDays = (days: number) => dateOf(localDay(now()) + days)

/** The plan of a member with these records, as the server makes it. */
export function planReply(interviewIn: number | null, records: Partial<Records> = {}): Plan {
  const interviewOn = interviewIn === null ? null : inDays(interviewIn)
  const settings = { interviewOn, hoursPerWeek: 4, ...records.settings }
  return makePlan(planInputOf({ ...noRecords, ...records, settings, time: now() }))
}
