import type { BuildResult, Result } from '#learning/results.ts'
import { dayMs } from '#platform/durations.ts'
import { type Grade, grades } from '../judge.ts'
import { type Estimate, estimateOfCounts } from './beta.ts'
import { type Memory, review } from './schedule.ts'

/** How well a pattern is driven, or built. Spotting it is the standing's own. */
export interface Strand {
  /** The Beta distribution of what the next one would be worth: a clean run, or the empty function written. */
  readonly estimate: Estimate
  /** Of FSRS. */
  readonly memory: Memory
  /** Milliseconds since 1970. */
  readonly dueAt: number
}

export interface Strands {
  readonly drive: Strand | undefined
  readonly build: Strand | undefined
}

/** What is remembered of driving and building, and when it is due: milliseconds since 1970. */
type Memories = Readonly<Record<keyof Strands, Omit<Strand, 'estimate'> | undefined>>

/** What one result is worth: to the schedule, and to the estimate (0 to 1). */
interface Worth {
  readonly at: number
  readonly grade: Grade
  readonly credit: number
}

/**
 * Drive is fed by runs and slips, Build by rungs. The same results give the same strands, in whichever order they came.
 *
 * @param now milliseconds since 1970. A result of a clock that is ahead counts as one of now.
 */
export function strandsOf(results: readonly Result[], now: number): Strands {
  const { drive, build } = worthsOf(results, now)
  // Reading a solution once more says nothing against having written it.
  const highest = Math.max(...build.map(({ credit }) => credit))
  return {
    drive: strandOf(drive, drive, now),
    build: strandOf(
      build,
      build.filter(({ credit }) => credit === highest),
      now,
    ),
  }
}

/** As `strandsOf`, without the estimates, which take longest. */
export function memoriesOf(results: readonly Result[], now: number): Memories {
  const { drive, build } = worthsOf(results, now)
  return { drive: memoryOf(drive), build: memoryOf(build) }
}

/** In the order of their times. */
function worthsOf(
  results: readonly Result[],
  now: number,
): Readonly<Record<keyof Strands, readonly Worth[]>> {
  const drive: Worth[] = []
  const build: Worth[] = []
  for (const result of results.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))) {
    const at = Math.min(Date.parse(result.at), now)
    if (result.kind === 'build') build.push({ at, ...worthOfRung[result.rung] })
    else drive.push({ at, ...worthOfRun(result) })
  }
  return { drive, build }
}

/** Clean is good; up to a third of the acts wrong or shown is hard; more is to be done again, as is a slip not found. */
function worthOfRun(result: Exclude<Result, BuildResult>): Omit<Worth, 'at'> {
  const share = result.kind === 'slip' ? Number(result.isRight) : result.right / result.acts
  if (share === 1) return { grade: grades.good, credit: 1 }
  return share < 2 / 3 ? { grade: grades.again, credit: 0 } : { grade: grades.hard, credit: 0.5 }
}

const worthOfRung: Readonly<Record<BuildResult['rung'], Omit<Worth, 'at'>>> = {
  read: { grade: grades.hard, credit: 0.25 },
  order: { grade: grades.good, credit: 0.5 },
  fill: { grade: grades.good, credit: 0.75 },
  write: { grade: grades.easy, credit: 1 },
}

/** @param counted those of all that say how well it goes now */
function strandOf(all: readonly Worth[], counted: readonly Worth[], now: number): Strand | undefined {
  const known = memoryOf(all)
  return known && { ...known, estimate: estimate(counted, known.memory.stability, now) }
}

function memoryOf(worths: readonly Worth[]): Omit<Strand, 'estimate'> | undefined {
  const [first] = worths
  if (!first) return undefined
  let reviewed = { at: first.at, ...review(null, 0, first.grade) }
  for (const { at, grade } of worths.slice(1))
    reviewed = { at, ...review(reviewed, (at - reviewed.at) / dayMs, grade) }
  const { at, days, stability, difficulty } = reviewed
  return { memory: { stability, difficulty }, dueAt: at + days * dayMs }
}

/** After how long a result counts for half, unless the memory is more stable. */
const shortestHalfLifeDays = 14

/** Each result counts for half after two weeks, or after the stability if that is longer. */
function estimate(counted: readonly Worth[], stability: number, now: number): Estimate {
  const halfLife = Math.max(shortestHalfLifeDays, stability) * dayMs
  const weights = { weight: 0, rightWeight: 0 }
  for (const { at, credit } of counted) {
    const counts = 0.5 ** ((now - at) / halfLife)
    weights.weight += counts
    weights.rightWeight += counts * credit
  }
  return estimateOfCounts(weights)
}
