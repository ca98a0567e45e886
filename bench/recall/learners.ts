import { closeTo } from '#practice/family.ts'
import type { PromptBank } from '#practice/rounds/bank.ts'
import { seededRandom } from '#practice/rounds/random.ts'

/** How a simulated person recognizes patterns. Chances are on the rating's logistic scale, plus a little luck. */
export interface LearnerKind {
  readonly name: string
  /** The Brier score that forecasts of this kind may have. */
  readonly mostBrier: number
  /** The chance to be right at an average prompt, for those who neither learn nor forget. */
  readonly constant?: number
  readonly learns?: {
    /** Mean skill at the start. */
    readonly start: number
    /** After so many days half of what was learned of a pattern is forgotten. */
    readonly halfLifeDays: number
  }
  /** Half of the patterns in groups of four are known well, the others badly. */
  readonly isUneven?: boolean
  /** Some patterns are known, the others guessed; difficulty hardly matters. */
  readonly guesses?: boolean
  /** Days without practice: from, and to. */
  readonly pause?: readonly [number, number]
  /** Plays a round of one pattern every other day, where the answer is known. */
  readonly choosesPatterns?: boolean
}

export const learnerKinds: readonly LearnerKind[] = [
  { name: 'constant 50%', mostBrier: 0.225, constant: 0.5 },
  { name: 'constant 65%', mostBrier: 0.205, constant: 0.65 },
  { name: 'constant 80%', mostBrier: 0.16, constant: 0.8 },
  { name: 'constant 90%', mostBrier: 0.1, constant: 0.9 },
  { name: 'constant 95%', mostBrier: 0.06, constant: 0.95 },
  { name: 'improving', mostBrier: 0.19, learns: { start: -0.6, halfLifeDays: Number.POSITIVE_INFINITY } },
  { name: 'improving, forgetting', mostBrier: 0.205, learns: { start: -0.6, halfLifeDays: 40 } },
  { name: 'uneven', mostBrier: 0.2, isUneven: true },
  { name: 'break of 30 days', mostBrier: 0.21, learns: { start: -0.4, halfLifeDays: 40 }, pause: [45, 75] },
  { name: 'constant 80%, break', mostBrier: 0.155, constant: 0.8, pause: [45, 75] },
  { name: 'guesser', mostBrier: 0.26, guesses: true },
  // What they say of their certainty does not enter, so they are the second kind once more.
  { name: 'overconfident', mostBrier: 0.205, constant: 0.65 },
  { name: 'games by chosen rounds', mostBrier: 0.215, constant: 0.6, choosesPatterns: true },
]

/** Kinds of which members are made whose answers say how hard prompts are. */
export const cohortKinds = [5, 6, 7, 8, 1, 2, 10].map((index) => learnerKinds[index]!)

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))
const chanceOf = (x: number) => 0.03 + 0.95 * sigmoid(x)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export interface RandomSource {
  /** 0 to 1. */
  readonly uniform: () => number
  readonly normal: () => number
}

export function createRandom(seed: string): RandomSource {
  const uniform = seededRandom(seed)
  return {
    uniform,
    normal: () => Math.sqrt(-2 * Math.log(uniform() || Number.MIN_VALUE)) * Math.cos(2 * Math.PI * uniform()),
  }
}

/** How hard each prompt really is, and a rough guess of it from its text: their correlation is about 0.5. */
export interface World {
  readonly trueDifficulty: ReadonlyMap<string, number>
  readonly content: ReadonlyMap<string, number>
}

export function createWorld(bank: PromptBank, seed: string): World {
  const { normal } = createRandom(seed)
  const trueDifficulty = new Map<string, number>()
  const content = new Map<string, number>()
  for (const { openIds, halfIds } of bank.patterns) {
    const ofPattern = normal() * 0.5
    for (const id of [...openIds, ...halfIds]) {
      const difficulty = ofPattern + normal() * 0.7
      trueDifficulty.set(id, difficulty)
      const guess = Math.round(1 + difficulty * 0.6 + normal() * 0.6)
      content.set(id, [-0.4, 0, 0.4][Math.max(0, Math.min(2, guess))]!)
    }
  }
  return { trueDifficulty, content }
}

/** Of wrong answers, the share that names a near-synonym. */
const closeShare = (pattern: string) => (closeTo(pattern).length > 0 ? 0.25 : 0)

export interface Learner {
  /** Whether somebody right with this chance was right: 1, 0.5 for a near-synonym, or 0. */
  answer(pattern: string, promptId: string, day: number, daysSinceSeen: number | undefined): number
  /** The expected credit at an average unseen prompt of the pattern. */
  truth(pattern: string, day: number): number
  /** A round in which the pattern is known beforehand. */
  answerChosen(pattern: string, day: number): number
}

export function createLearner(
  kind: LearnerKind,
  bank: PromptBank,
  world: World,
  random: RandomSource,
): Learner {
  const { uniform, normal } = random
  const difficulties = [...world.trueDifficulty.values()]
  const { learns, constant, isUneven = false, guesses = false } = kind
  const base = learns
    ? learns.start + normal() * 0.7
    : solveFor(constant ?? (isUneven ? 0.65 : 0.5), difficulties)
  const skills = new Map(
    bank.patterns.map(({ name }, index) => {
      const own = isUneven
        ? ((index >> 2) % 2 ? 1.3 : -1.1) + normal() * 0.3
        : normal() * (learns ? 0.6 : 0.4)
      return [name, base + own]
    }),
  )
  const known = new Map(bank.patterns.map(({ name }) => [name, 0.25 + 0.35 * uniform()]))
  const gains = new Map<string, { gain: number; day: number }>()

  function gainOf(pattern: string, day: number): number {
    const gained = gains.get(pattern)
    return learns && gained ? gained.gain * 0.5 ** ((day - gained.day) / learns.halfLifeDays) : 0
  }

  function chance(pattern: string, promptId: string, day: number, bonus: number): number {
    const difficulty = world.trueDifficulty.get(promptId) ?? 0
    if (guesses) return known.get(pattern)! + (1 - known.get(pattern)!) * 0.2 * sigmoid(1 - difficulty)
    return chanceOf(skills.get(pattern)! + gainOf(pattern, day) + bonus - difficulty)
  }

  function give(pattern: string, day: number, right: number): number {
    const credit = uniform() < right ? 1 : uniform() < closeShare(pattern) ? 0.5 : 0
    // A mistake and its feedback teach more than a right answer.
    if (learns)
      gains.set(pattern, { gain: Math.min(3.2, gainOf(pattern, day) + (credit === 1 ? 0.2 : 0.35)), day })
    return credit
  }

  return {
    answer: (pattern, promptId, day, daysSinceSeen) =>
      give(
        pattern,
        day,
        chance(pattern, promptId, day, daysSinceSeen === undefined ? 0 : 0.5 ** (daysSinceSeen / 60)),
      ),
    truth(pattern, day) {
      const { openIds } = bank.patterns.find(({ name }) => name === pattern)!
      return mean(
        openIds.map((id) => {
          const right = chance(pattern, id, day, 0)
          return right + (1 - right) * closeShare(pattern) * 0.5
        }),
      )
    },
    answerChosen: (pattern, day) => give(pattern, day, 0.97),
  }
}

/** The skill at which the mean chance over all prompts is this one. */
function solveFor(chance: number, difficulties: readonly number[]): number {
  let [low, high] = [-6, 9]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (mean(difficulties.map((difficulty) => chanceOf(middle - difficulty))) < chance) low = middle
    else high = middle
  }
  return low
}
