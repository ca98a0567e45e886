import type { PatternSize, SolvedMask } from '../../rules.ts'

/** What every screen shows: problems by number, in the order of their ticks, unsaved ones included. */
export interface SolvedState {
  readonly solved: ReadonlySet<number>
  /** Problems whose tick has waited for the server long enough to be marked. */
  readonly waiting: ReadonlySet<number>
  /** False until the server's list is known; always true for guests. */
  readonly isLoaded: boolean
}

/** A pattern's practice problems. Bit i of a mask is problem i. Empty for patterns that are locked for guests. */
export interface PatternProblems extends PatternSize {
  readonly problems: readonly number[]
}

/** The same as `SolvedState` for one pattern, as bits of its practice problems. */
export interface PatternProgress {
  readonly mask: SolvedMask
  readonly waiting: SolvedMask
}

export type ProgressMap = ReadonlyMap<number, PatternProgress>

export const untouched: PatternProgress = { mask: 0, waiting: 0 }
export const emptyProgressMap: ProgressMap = new Map()
export const nothingSolved: SolvedState = { solved: new Set(), waiting: new Set(), isLoaded: false }

/** What all screens read, for `useSyncExternalStore`. Every change makes a new state and a new map. */
export interface ProgressCache {
  read(): SolvedState
  /** Empty until the catalog has loaded. */
  readMap(): ProgressMap
  subscribe(listener: () => void): () => void
  replace(state: SolvedState): void
  /** Undefined until the catalog has loaded. */
  readPatterns(): readonly PatternProblems[] | undefined
  putPatterns(patterns: readonly PatternProblems[]): void
}

export function createProgressCache(): ProgressCache {
  let current = nothingSolved
  let patterns: readonly PatternProblems[] | undefined
  let map = emptyProgressMap
  const listeners = new Set<() => void>()
  const update = () => {
    map = mapOf(patterns ?? [], current, map)
    for (const listener of listeners) listener()
  }
  return {
    read: () => current,
    readMap: () => map,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    replace(state) {
      const isSame =
        state.isLoaded === current.isLoaded &&
        sameSet(state.solved, current.solved) &&
        sameSet(state.waiting, current.waiting)
      if (isSame) return
      current = state
      update()
    },
    readPatterns: () => patterns,
    putPatterns(known) {
      patterns = known
      update()
    },
  }
}

/** Unchanged patterns keep their object, so that only the others are rendered again. */
function mapOf(
  patterns: readonly PatternProblems[],
  { solved, waiting }: SolvedState,
  before: ProgressMap,
): ProgressMap {
  return new Map(
    patterns.map(({ id, problems }) => {
      const next = { mask: maskOf(problems, solved), waiting: maskOf(problems, waiting) }
      const old = before.get(id)
      return [id, old?.mask === next.mask && old.waiting === next.waiting ? old : next]
    }),
  )
}

export function maskOf(problems: readonly number[], chosen: ReadonlySet<number>): SolvedMask {
  return problems.reduce((mask, problem, bit) => (chosen.has(problem) ? mask | (1 << bit) : mask), 0)
}

function sameSet(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return a.size === b.size && [...a].every((value) => b.has(value))
}

export function problemCountsOf(sizes: readonly PatternSize[] = []): ReadonlyMap<number, number> {
  return new Map(sizes.map(({ id, problemCount }) => [id, problemCount]))
}
