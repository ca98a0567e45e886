import { formatFeedback } from '#herd/rating.ts'
import { dayMs, hourMs, minuteMs } from '#platform/durations.ts'

/** A signed-in member who makes calls while the store's clock goes from day to day. */
export interface Seeded {
  readonly id: string
  readonly email: string
  readonly now: () => number
  call<T>(method: 'POST' | 'PUT', url: string, payload?: object): Promise<T>
}

interface Plan {
  readonly interviewer: Seeded
  readonly candidate: Seeded
  readonly question: number
  /** From now. */
  readonly inMs?: number
}

export async function makeGoatMates(one: Seeded, other: Seeded): Promise<void> {
  await one.call('POST', '/api/buddy/request', { toEmail: other.email })
  await other.call('POST', '/api/buddy/auto-accept')
}

async function arrange({ interviewer, candidate, question, inMs }: Plan): Promise<string> {
  const { id } = await interviewer.call<{ id: string }>('POST', '/api/interviews', {
    intervieweeId: candidate.id,
    leetcodeQuestionNumber: question,
    googleMeetLink: 'https://meet.example.org/capra',
    ...(inMs !== undefined && { startsAt: new Date(interviewer.now() + inMs).toISOString() }),
  })
  return id
}

/** An interview of this day, with feedback. The first four scores are one lower than the others. */
export async function holdInterview(plan: Plan, score: 2 | 3 | 4 | 5): Promise<void> {
  const id = await arrange({ ...plan, inMs: 0 })
  const { interviewer, candidate } = plan
  await interviewer.call('POST', `/api/interviews/${id}/begin`)
  const [low, high] = [score - 1, score]
  const scores = {
    problemUnderstanding: low,
    approach: low,
    complexity: low,
    codeQuality: low,
    testing: high,
    communication: high,
    optimization: high,
  }
  const comment = 'Clear from the first minute. Say the complexity before you are asked for it.'
  const feedback = formatFeedback(scores, comment)
  await interviewer.call('PUT', `/api/interviews/${id}`, {
    status: 'completed',
    score: (4 * low + 3 * high) / 7,
    feedback,
  })
  await candidate.call('POST', `/api/interviews/${id}/open-feedback`)
}

/** Soon, later, without a time, and a request. */
export async function planInterviews(ada: Seeded, marcus: Seeded, aisha: Seeded): Promise<void> {
  await arrange({ interviewer: marcus, candidate: ada, question: 20, inMs: 9 * minuteMs })
  await arrange({ interviewer: ada, candidate: aisha, question: 53, inMs: 4 * dayMs })
  await arrange({ interviewer: ada, candidate: marcus, question: 15 })
  await aisha.call('POST', '/api/interviews/requests', { interviewerId: ada.id })
}

/** Of the day before: one without feedback, and one that nobody starts. */
export async function leaveInterviews(ada: Seeded, marcus: Seeded, aisha: Seeded): Promise<void> {
  const id = await arrange({ interviewer: aisha, candidate: ada, question: 146, inMs: 0 })
  await aisha.call('POST', `/api/interviews/${id}/begin`)
  await arrange({ interviewer: ada, candidate: marcus, question: 3, inMs: hourMs })
}
