import { dayMs } from '#platform/durations.ts'
import { newPatternRating, newRating, type RecallValue, rate, recallAt } from '../../standing/rating.ts'

const otherAnswers = [1, 1, 1, 1, 1, 1, 1, 1, 0, 0]
const ownDays = [3, 6, 11]
const wrongDay = 12
/** A few minutes. */
const apart = 0.001

export interface WorkedExample {
  readonly otherCount: number
  readonly otherRight: number
  readonly ownCount: number
  /** After the right answers, and after a wrong one on the next day. */
  readonly before: RecallValue
  readonly after: RecallValue
}

/** Ten answers to other patterns on one day, a few right ones to this pattern, then a wrong one, all to middling prompts. */
export function workedExample(): WorkedExample {
  const level = newRating()
  const own = newPatternRating()
  const answer = (pattern: ReturnType<typeof newPatternRating>, day: number, credit: number) =>
    rate(level, pattern, { at: day * dayMs, day: Math.floor(day), difficulty: 0, isRepeat: false, credit })
  otherAnswers.forEach((credit, index) => {
    answer(newPatternRating(), index * apart, credit)
  })
  for (const day of ownDays) answer(own, day, 1)
  const before = recallAt(level, own, ownDays.at(-1)! * dayMs, 0)
  answer(own, wrongDay, 0)
  return {
    otherCount: otherAnswers.length,
    otherRight: otherAnswers.filter((credit) => credit === 1).length,
    ownCount: ownDays.length,
    before,
    after: recallAt(level, own, wrongDay * dayMs, 0),
  }
}
