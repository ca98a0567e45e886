/** The browser's local storage, or a simulated one in tests. `set` returns whether the value was stored. */
export interface TextStorage {
  keys(prefix: string): string[]
  get(key: string): string | null
  set(key: string, text: string): boolean
  remove(key: string): void
}

/** A tick or untick that the server has not confirmed yet. */
export interface WaitingTick {
  readonly problem: number
  readonly solved: boolean
  /** Sorts by time and is unique, so that confirming one tick never removes another. */
  readonly stamp: string
}

interface StoredTick extends WaitingTick {
  readonly patternId: number
  readonly key: string
}

export interface WaitingTicks {
  patternIds(): number[]
  /** The last tick of each problem of the pattern. */
  of(patternId: number): WaitingTick[]
  put(patternId: number, problem: number, solved: boolean): void
  /** Removes ticks that the server has confirmed or refused, and older ticks of the same problems. */
  settle(patternId: number, ticks: readonly WaitingTick[]): void
}

interface Clock {
  now(): number
  random(): number
}

export const waitingTicksPrefix = 'capra.waitingTicks.'

/**
 * One person's unsaved ticks. Each tick has a key of its own that is written once and removed once, so two tabs that
 * use the same storage at the same moment cannot overwrite each other's ticks. When the storage refuses (private mode,
 * full), ticks last as long as the page.
 */
export function createWaitingTicks(storage: TextStorage, userId: string, clock: Clock): WaitingTicks {
  const prefix = `${waitingTicksPrefix}${encodeURIComponent(userId)}.`
  const inMemory = new Map<string, string>()

  const allKeys = () => [...new Set([...storage.keys(prefix), ...inMemory.keys()])]
  const read = (key: string) => inMemory.get(key) ?? storage.get(key)
  const remove = (key: string) => {
    inMemory.delete(key)
    storage.remove(key)
  }

  function stored(patternId?: number): StoredTick[] {
    return allKeys().flatMap((key) => {
      const [pattern, problem, stamp, more] = key.slice(prefix.length).split('.')
      const text = read(key)
      if (!stamp || more !== undefined || !isNumber(pattern) || !isNumber(problem)) return []
      if (text !== '1' && text !== '0') return []
      const tick = { key, patternId: Number(pattern), problem: Number(problem), solved: text === '1', stamp }
      return patternId === undefined || tick.patternId === patternId ? [tick] : []
    })
  }

  function latest(patternId: number): StoredTick[] {
    const byProblem = new Map<number, StoredTick>()
    for (const tick of stored(patternId)) {
      const other = byProblem.get(tick.problem)
      if (other === undefined || tick.stamp > other.stamp) byProblem.set(tick.problem, tick)
    }
    return [...byProblem.values()].sort((a, b) => a.problem - b.problem)
  }

  return {
    patternIds: () => [...new Set(stored().map((tick) => tick.patternId))].sort((a, b) => a - b),
    of: (patternId) => latest(patternId).map(({ problem, solved, stamp }) => ({ problem, solved, stamp })),
    put(patternId, problem, solved) {
      const older = stored(patternId).filter((tick) => tick.problem === problem)
      const newest = Math.max(0, ...older.map((tick) => timeOf(tick.stamp)))
      // The newest tick must have the greatest stamp even after the clock was set back.
      const stamp = stampAt(Math.max(clock.now(), newest + 1), clock.random())
      const key = `${prefix}${patternId}.${problem}.${stamp}`
      if (!storage.set(key, solved ? '1' : '0')) inMemory.set(key, solved ? '1' : '0')
      for (const tick of older) remove(tick.key)
    },
    settle(patternId, ticks) {
      for (const tick of stored(patternId))
        if (ticks.some(({ problem, stamp }) => problem === tick.problem && tick.stamp <= stamp))
          remove(tick.key)
    },
  }
}

function isNumber(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,9}$/.test(text)
}

function stampAt(time: number, random: number): string {
  return `${Math.floor(time).toString(36).padStart(10, '0')}-${Math.floor(random * 36 ** 6).toString(36)}`
}

function timeOf(stamp: string): number {
  const time = Number.parseInt(stamp, 36)
  return Number.isFinite(time) ? time : 0
}
