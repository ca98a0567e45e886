import { dayMs } from '#platform/durations.ts'

/**
 * A person has one level over all patterns, and each pattern an offset from it, on a logistic scale on which prompts have
 * their difficulty. Each is kept with its variance, which decides how far an answer moves it: an Elo rating whose step is
 * its own uncertainty. The constants come from simulated learners; see bench/recall.ts.
 */
export const ratingConstants = {
  /** Variances before the first answer, and the most they can become. */
  levelVariance: 1.5,
  offsetVariance: 0.5,
  /** Added to each of them a day. */
  driftPerDay: 0.01,
  /** A level falls without counted answers: so much a day, after so many days, at most so much. */
  fallPerDay: 0.01,
  fallAfterDays: 7,
  mostFall: 0.5,
  /** What is not known of a prompt's difficulty. */
  promptVariance: 0.5,
  /** A prompt of long ago is easier by so much, and counts half. */
  repeatBonus: 0.5,
  repeatWeight: 0.5,
  /** Standard deviations to each side. It covers 80%. */
  reach: 1.1,
} as const

const {
  levelVariance,
  offsetVariance,
  driftPerDay,
  fallPerDay,
  fallAfterDays,
  mostFall,
  promptVariance,
  repeatBonus,
  repeatWeight,
  reach,
} = ratingConstants

/** Fewer answers, an older one or a wider interval are not enough for a number. */
const enough = { answers: 10, ofPattern: 2, width: 0.45, days: 60 } as const
const secure = { recall: 0.75, low: 0.65, days: 7 } as const

export interface Rating {
  level: number
  variance: number
  /** The last counted answer, in milliseconds since 1970; null before the first. */
  at: number | null
  /** Counted answers. */
  count: number
}

export interface PatternRating {
  offset: number
  variance: number
  at: number | null
  /** Counted answers; a repeated prompt counts half. */
  weight: number
  /** Local days, from 1970, of the first and the last counted answer that was right. */
  firstRight: number | null
  lastRight: number | null
}

export const newRating = (): Rating => ({ level: 0, variance: levelVariance, at: null, count: 0 })
export const newPatternRating = (): PatternRating => ({
  offset: 0,
  variance: offsetVariance,
  at: null,
  weight: 0,
  firstRight: null,
  lastRight: null,
})

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))
/** The mean of the logistic function over a normal distribution, approximately (MacKay, 1992). */
const soften = (x: number, variance: number) => sigmoid(x / Math.sqrt(1 + (Math.PI / 8) * variance))
const daysFrom = (from: number | null, to: number) => (from === null ? 0 : Math.max(0, (to - from) / dayMs))

/** A level or an offset with what is not known of it. */
export interface Estimated {
  readonly value: number
  readonly variance: number
}

/** What a level loses in so many days without counted answers. */
export function fallIn(days: number): number {
  return Math.min(mostFall, fallPerDay * Math.max(0, days - fallAfterDays))
}

export function levelAt({ level, variance, at }: Rating, now: number): Estimated {
  const days = daysFrom(at, now)
  return {
    value: level - fallIn(days),
    variance: Math.min(levelVariance, variance + driftPerDay * days),
  }
}

export function offsetAt({ offset, variance, at }: PatternRating, now: number): Estimated {
  return { value: offset, variance: Math.min(offsetVariance, variance + driftPerDay * daysFrom(at, now)) }
}

/** The expected credit of an answer to a prompt, 0 to 1. */
export function forecastOf(
  level: Estimated,
  offset: Estimated,
  difficulty: number,
  isRepeat = false,
): number {
  return soften(
    level.value + offset.value - difficulty + (isRepeat ? repeatBonus : 0),
    level.variance + offset.variance + promptVariance,
  )
}

export interface CountedAnswer {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Days from 1970 to the local date. */
  readonly day: number
  readonly difficulty: number
  /** The prompt was seen before, long ago. */
  readonly isRepeat: boolean
  /** 1 right, 0.5 right family, 0 wrong or 'I don't know'. */
  readonly credit: number
}

/**
 * Moves both by how far the forecast was wrong.
 *
 * @returns the forecast
 */
export function rate(rating: Rating, pattern: PatternRating, answer: CountedAnswer): number {
  const { at, day, difficulty, isRepeat, credit } = answer
  const level = levelAt(rating, at)
  const offset = offsetAt(pattern, at)
  const weight = isRepeat ? repeatWeight : 1
  const forecast = forecastOf(level, offset, difficulty, isRepeat)
  const information = weight * forecast * (1 - forecast)
  const step = 1 / (1 + information * (level.variance + offset.variance + promptVariance))
  const surprise = step * weight * (credit - forecast)
  rating.level = level.value + level.variance * surprise
  rating.variance = level.variance - level.variance ** 2 * information * step
  rating.at = at
  rating.count++
  pattern.offset = offset.value + offset.variance * surprise
  pattern.variance = offset.variance - offset.variance ** 2 * information * step
  pattern.at = at
  pattern.weight += weight
  if (credit === 1) {
    pattern.firstRight ??= day
    pattern.lastRight = day
  }
  return forecast
}

export interface RecallValue {
  /** The chance to name a middling prompt of the pattern, 0 to 1. */
  readonly value: number
  readonly low: number
  readonly high: number
  /** Whether there is enough to go by. */
  readonly isShown: boolean
  readonly isSecure: boolean
}

/** @param middle the mean difficulty of the pattern's prompts */
export function recallAt(rating: Rating, pattern: PatternRating, now: number, middle: number): RecallValue {
  const level = levelAt(rating, now)
  const offset = offsetAt(pattern, now)
  const x = level.value + offset.value - middle
  const width = reach * Math.sqrt(level.variance + offset.variance)
  const value = forecastOf(level, offset, middle)
  const low = soften(x - width, promptVariance)
  const high = soften(x + width, promptVariance)
  const isShown =
    rating.count >= enough.answers &&
    pattern.weight >= enough.ofPattern &&
    high - low <= enough.width &&
    daysFrom(pattern.at, now) <= enough.days
  const { firstRight, lastRight } = pattern
  const daysApart = firstRight === null || lastRight === null ? 0 : lastRight - firstRight
  const isSecure = isShown && value >= secure.recall && low >= secure.low && daysApart >= secure.days
  return { value, low, high, isShown, isSecure }
}

/** Recall after five more right answers, minus recall now. */
export function worthOf(rating: Rating, pattern: PatternRating, now: number, middle: number): number {
  const [level, own] = [{ ...rating }, { ...pattern }]
  const before = recallAt(level, own, now, middle).value
  for (let count = 0; count < 5; count++)
    rate(level, own, { at: now, day: 0, difficulty: middle, isRepeat: false, credit: 1 })
  return recallAt(level, own, now, middle).value - before
}

/** A pattern of a category, or of what a company asks. */
export interface MixedPattern {
  /** Its share; they need not sum up to 1. */
  readonly share: number
  readonly recall: Pick<RecallValue, 'value' | 'isShown'>
  readonly offsetVariance: number
}

export interface MixRecall {
  readonly value: number
  readonly low: number
  readonly high: number
  /** The part of the mix whose patterns have a number of their own; the rest is inferred from the level. */
  readonly known: number
}

/** The mean recall over a mix. The level's variance is common to all its patterns, the offsets' are not. */
export function recallOfMix(mix: readonly MixedPattern[], commonVariance: number): MixRecall {
  const total = mix.reduce((sum, { share }) => sum + share, 0)
  let value = 0
  let common = 0
  let own = 0
  let known = 0
  for (const { share, recall, offsetVariance: variance } of mix) {
    const part = share / total
    const slope = recall.value * (1 - recall.value)
    value += part * recall.value
    common += part * slope
    own += (part * slope) ** 2 * variance
    if (recall.isShown) known += part
  }
  const width = reach * Math.sqrt(common ** 2 * commonVariance + own)
  return { value, low: Math.max(0, value - width), high: Math.min(1, value + width), known }
}

/** The level as a height: 1000 m at the start, and 182 m for each step of the scale. */
export const metersPerStep = 182
export const seaLevel = 1000

export function altitudeOf({ value, variance }: Estimated): { meters: number; range: number } {
  return {
    meters: Math.round(seaLevel + metersPerStep * value),
    range: Math.round(metersPerStep * reach * Math.sqrt(variance)),
  }
}
