/** What every screen shows: problems by number, in the order of their ticks, unsaved ones included. */
export interface SolvedState {
  readonly solved: ReadonlySet<number>
  /** Problems whose tick has waited for the server long enough to be marked. */
  readonly waiting: ReadonlySet<number>
  /** False until the server's list is known; always true for guests. */
  readonly isLoaded: boolean
}

export const nothingSolved: SolvedState = { solved: new Set(), waiting: new Set(), isLoaded: false }

/** What all screens read, for `useSyncExternalStore`. Every change makes a new state. */
export interface ProgressCache {
  read(): SolvedState
  subscribe(listener: () => void): () => void
  replace(state: SolvedState): void
}

export function createProgressCache(): ProgressCache {
  let current = nothingSolved
  const listeners = new Set<() => void>()
  return {
    read: () => current,
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
      for (const listener of listeners) listener()
    },
  }
}

function sameSet(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return a.size === b.size && [...a].every((value) => b.has(value))
}
