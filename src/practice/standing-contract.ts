import { z } from 'zod'

export const patternStandingSchema = z.object({
  pattern: z.string(),
  /** Counted first-sight answers, and how many of them were right. */
  n: z.int(),
  right: z.int(),
  /** 0 to 1, with its 80% interval; null before the first counted answer. */
  recall: z.number().nullable(),
  interval: z.tuple([z.number(), z.number()]).nullable(),
  /** Whether there is enough to go by. If not, recall is only about right, and counts for no mean. */
  isShown: z.boolean(),
  /** What recall was at the last counted answer, if that is too long ago. */
  earlier: z.object({ recall: z.number(), at: z.iso.datetime() }).nullable(),
  /** Counted answers; a repeated prompt counts half. */
  weight: z.number(),
  /** How uncertain it is what this pattern adds to the level, or takes from it. */
  offsetVariance: z.number(),
  /** What five more right answers would add to recall. */
  worth: z.number(),
  /** Days; null before the first answer. */
  stability: z.number().nullable(),
  due: z.iso.datetime().nullable(),
  lastSeen: z.iso.datetime().nullable(),
  isSecure: z.boolean(),
  /** Every prompt of the pattern was seen. */
  isUsedUp: z.boolean(),
})
export type PatternStanding = z.output<typeof patternStandingSchema>

const confusionSchema = z.object({
  /** The right pattern, and the one that was named for it. */
  pattern: z.string(),
  takenFor: z.string(),
  /** Of the newest answers to prompts of `pattern`, at most five. */
  count: z.int(),
  of: z.int(),
  /** These answers, oldest first: whether each was taken for `takenFor`. */
  recent: z.array(z.boolean()),
})
export type Confusion = z.output<typeof confusionSchema>

const endedConfusionSchema = confusionSchema.pick({ pattern: true, takenFor: true })
export type EndedConfusion = z.output<typeof endedConfusionSchema>

const improvementSchema = z.object({
  pattern: z.string(),
  /** Whether the first five counted answers of the last five weeks were right, and whether the last five were. */
  before: z.array(z.boolean()),
  after: z.array(z.boolean()),
  /** The first of them. */
  from: z.iso.datetime(),
})
export type Improvement = z.output<typeof improvementSchema>

/** The level as a height, and the half width of its 80% interval. */
const altitudeSchema = z.object({ meters: z.int(), range: z.int() })

const practiceDaySchema = z.object({
  /** Days from 1970 to the local date. */
  day: z.int(),
  answered: z.int(),
  /** Sum of credits: 1 right, 0.5 close. */
  credit: z.number(),
  /** At the end of the day. */
  altitude: altitudeSchema,
})
export type PracticeDay = z.output<typeof practiceDaySchema>

export const checkResultSchema = z.object({
  /** The Monday of its local week. */
  week: z.iso.date(),
  answered: z.int(),
  credit: z.number(),
  /** The sum of the forecasts before it. */
  expected: z.number(),
})
export type CheckResult = z.output<typeof checkResultSchema>

export const standingSchema = z.object({
  /** All, in the order of the lessons. */
  patterns: z.array(patternStandingSchema),
  /** Answers that count for recall. */
  counted: z.int(),
  altitude: altitudeSchema,
  levelVariance: z.number(),
  /** Local days with an answer, oldest first. */
  days: z.array(practiceDaySchema),
  /** Sealed Fives, oldest first. */
  checks: z.array(checkResultSchema),
  /** The longest streak, and the most of a storm. */
  best: z.object({ streak: z.int(), storm: z.int() }),
  /** The check of this week: whether it can be begun or continued. */
  check: z.enum(['open', 'begun', 'done', 'used-up']),
  /** The last four checks went worse than practice predicted, by more than chance explains. */
  isFlattered: z.boolean(),
  confusions: z.array(confusionSchema),
  /** Those of a week ago that the last five answers ended. */
  endedConfusions: z.array(endedConfusionSchema),
  /** At most three: at least two more of five right than four weeks ago. */
  improvements: z.array(improvementSchema),
  /** All answers that are stored. */
  answered: z.int(),
  /** Those of them that came late, after newer ones: the standing does not include them yet, but will in a moment. */
  pendingCount: z.int(),
  /** Open items of the daily round that is open, or that a press would make now. It stays so until the next answer. */
  roundSize: z.int(),
  /** How many of these ask about a pattern that is due today. */
  dueCount: z.int(),
  /** Daily rounds of this local day that were finished. At most two count. A round belongs to the day of its first answer. */
  roundsToday: z.int(),
  /** By which today was found: that of the query, else that of the newest answer. */
  utcOffset: z.int(),
  /** How forecasts have done: first sights with a forecast in this range, and the sums of forecasts and of credits. */
  forecasts: z.array(
    z.object({
      from: z.number(),
      to: z.number(),
      count: z.int(),
      forecast: z.number(),
      credit: z.number(),
    }),
  ),
  /** What was said to be a guess, likely, sure: counted answers, and how many of them were right. */
  words: z.array(z.object({ count: z.int(), right: z.int() })),
})
export type Standing = z.output<typeof standingSchema>
