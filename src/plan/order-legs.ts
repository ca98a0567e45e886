import { displayNameOf } from '#curriculum/patterns.ts'
import { prerequisitesOf } from '#settings/study-order.ts'
import type { Leg, Task } from './contract.ts'
import type { PatternState } from './plan-input.ts'

/** Named this often at first sight, a pattern is spotted. */
const spottedFrom = 0.7
export const lessonMinutes = 12
const lessonSteps = 9
export const problemMinutes = 25
/** How far a pattern moves up in the order of study that companies ask most, and one that the learner never names. */
const mostMoved = 20
/** Of a pattern of which there is not enough to go by. */
const assumedRecall = 0.5
/** Further than any pattern moves. */
const toTheFront = 1000

/** What is left to do for a pattern, in order. */
export interface LegWork {
  readonly leg: Leg
  readonly tasks: readonly Task[]
  /** Problems of the pattern that stay unsolved. */
  readonly spareProblems: number
}

/**
 * The patterns that need more than rounds: what was begun comes first, then what companies ask and the learner cannot
 * spot, and nothing before what it builds on.
 *
 * @param problemCount to solve of each pattern
 */
export function orderLegs(patterns: readonly PatternState[], problemCount: number): readonly LegWork[] {
  const states = new Map(patterns.map((state) => [state.pattern.name, state]))
  const work = new Map(patterns.map((state) => [state.pattern.name, tasksOf(state, problemCount)]))
  const ordered: LegWork[] = []
  const seen = new Set<string>()
  /** @param forPattern that builds on it and would come now, were it not for this one */
  function add(name: string, forPattern?: string): void {
    const state = states.get(name)
    const tasks = work.get(name) ?? []
    if (!state || tasks.length === 0 || seen.has(name)) return
    seen.add(name)
    for (const before of prerequisitesOf(name)) add(before, name)
    const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0)
    const { asked, recall } = state
    const reason =
      forPattern === undefined ? reasonOf(state, patterns) : `${displayNameOf(forPattern)} builds on it`
    const planned = tasks.filter(({ kind }) => kind === 'problems').length
    const spareProblems = state.pattern.problems.length - state.solved - planned
    ordered.push({ leg: { pattern: name, reason, asked, recall, minutes }, tasks, spareProblems })
  }
  for (const { pattern } of byWorth(patterns, problemCount)) add(pattern.name)
  return ordered
}

function byWorth(patterns: readonly PatternState[], problemCount: number): readonly PatternState[] {
  const mostAsked = Math.max(...patterns.map(({ asked }) => asked ?? 0))
  const positions = new Map(
    patterns.map((state, index) => {
      const { asked } = state
      const moved = asked === null || mostAsked === 0 ? 0 : (asked / mostAsked) * mostMoved
      return [state, index - moved - headStart(state, problemCount)]
    }),
  )
  return patterns.toSorted((a, b) => (positions.get(a) ?? 0) - (positions.get(b) ?? 0))
}

/** How far it moves up because the learner cannot spot it, or down because they can. */
function headStart({ step, recall, solved }: PatternState, problemCount: number): number {
  const isBegun = step === undefined ? solved < problemCount : step > 0
  if (isBegun) return toTheFront
  return ((spottedFrom - (recall ?? assumedRecall)) / spottedFrom) * mostMoved
}

function tasksOf(
  { pattern, step, solved, recall, isSecure }: PatternState,
  problemCount: number,
): readonly Task[] {
  const isSpotted = isSecure || (recall !== null && recall >= spottedFrom)
  const isWeak = recall !== null && !isSpotted
  const unsolved = pattern.problems.length - solved
  const missing = Math.max(0, problemCount - solved)
  // Whoever solved them and still does not spot it solves one more, with the clues in mind.
  const count = Math.min(unsolved, step === undefined && isWeak ? Math.max(1, missing) : missing)
  const { name } = pattern
  return [
    ...(step === undefined || isSpotted
      ? []
      : [
          {
            kind: 'lesson' as const,
            minutes: Math.ceil((lessonMinutes * (lessonSteps - step)) / lessonSteps),
            pattern: name,
            step,
          },
        ]),
    ...Array.from({ length: count }, () => ({
      kind: 'problems' as const,
      minutes: problemMinutes,
      pattern: name,
      count: 1,
    })),
  ]
}

/** In a few words, at most two things. */
function reasonOf(state: PatternState, patterns: readonly PatternState[]): string {
  const { pattern, step, solved, recall, asked } = state
  if (step !== undefined && step > 0) return `Begun: step ${step + 1} of nine`
  const reasons = [
    ...askedReason(asked, patterns),
    ...(recall === null
      ? []
      : [
          recall < spottedFrom
            ? recall < 0.5
              ? 'Rarely spotted yet'
              : 'Almost spotted'
            : 'Spotted but not solved',
        ]),
    ...(step === undefined && recall === null ? ['Lesson done'] : []),
    ...(solved > 0 && step !== undefined && recall === null ? ['Problems solved but lesson not read'] : []),
  ]
  const [before] = prerequisitesOf(pattern.name)
  if (reasons.length === 0 && before !== undefined) return `After ${displayNameOf(before)}`
  if (reasons.length === 0) return generalReason(state, patterns)
  const [first, second] = reasons
  return second ? `${first}, ${second.charAt(0).toLowerCase()}${second.slice(1)}` : `${first}`
}

function generalReason(state: PatternState, patterns: readonly PatternState[]): string {
  if (state.asked !== null) return 'Asked by others'
  const rank = patterns.indexOf(state) / patterns.length
  if (rank < 1 / 3) return 'Asked often in interviews'
  return rank < 2 / 3 ? 'Asked now and then' : 'Asked rarely'
}

function askedReason(asked: number | null, patterns: readonly PatternState[]): string[] {
  if (asked === null || asked === 0) return []
  const rank = patterns.filter((other) => (other.asked ?? 0) > asked).length
  if (rank === 0) return ['Asked most']
  return rank < 8 ? ['Asked often'] : []
}
