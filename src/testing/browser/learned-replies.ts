import { dayMs } from '#platform/durations.ts'
import { realReply } from './stub-calls.ts'

/** The same for all replies of a test: a later run would replace an earlier one. Even: the lesson's own pattern is the first Spot. */
const now = Math.floor(Date.now() / 2) * 2

/** The reply of a person who has reached this step of a lesson. */
export function learned(
  step: number,
  answers: Record<string, number>,
  daysAgo = 0,
  pattern = 'dynamic-programming',
) {
  const startedAt = new Date(now - daysAgo * dayMs).toISOString()
  const lesson = { startedAt, step, answers, ...(step === 8 && { finishedAt: startedAt }) }
  return { userId: realReply('GET /api/user').id, lessons: { [pattern]: lesson }, hints: {}, results: {} }
}
