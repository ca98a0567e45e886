/** The browser's local storage, or a simulated one in tests. `set` returns whether the value was stored. */
export interface TextStorage {
  keys(prefix: string): string[]
  get(key: string): string | null
  set(key: string, text: string): boolean
  remove(key: string): void
}

/** A tick or untick that the server has not confirmed yet. */
export interface WaitingTick {
  /** The problem's number. */
  readonly problem: number
  readonly solved: boolean
  /** Sorts by time and is unique, so that confirming one tick never removes another. */
  readonly stamp: string
}

interface StoredTick extends WaitingTick {
  readonly key: string
}

export interface WaitingTicks {
  /** The last tick of each problem, oldest first. */
  read(): WaitingTick[]
  put(problem: number, solved: boolean): void
  /** Removes ticks that the server has confirmed or refused, and older ticks of the same problems. */
  settle(ticks: readonly WaitingTick[]): void
  /** Ticks of earlier versions name a pattern and the problem's index in it. */
  convertOld(problemOf: (patternId: number, index: number) => number | undefined): void
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

  const read = (key: string) => inMemory.get(key) ?? storage.get(key)
  const write = (key: string, text: string) => {
    if (!storage.set(key, text)) inMemory.set(key, text)
  }
  const remove = (key: string) => {
    inMemory.delete(key)
    storage.remove(key)
  }
  const entries = () =>
    [...new Set([...storage.keys(prefix), ...inMemory.keys()])].flatMap((key) => {
      const text = read(key)
      return text === '1' || text === '0' ? [{ key, text, parts: key.slice(prefix.length).split('.') }] : []
    })

  function stored(): StoredTick[] {
    return entries().flatMap(({ key, text, parts: [problem, stamp, more] }) =>
      isNumber(problem) && stamp && more === undefined
        ? [{ key, problem: Number(problem), solved: text === '1', stamp }]
        : [],
    )
  }

  return {
    read() {
      const byProblem = new Map<number, StoredTick>()
      for (const tick of stored()) {
        const other = byProblem.get(tick.problem)
        if (other === undefined || tick.stamp > other.stamp) byProblem.set(tick.problem, tick)
      }
      return [...byProblem.values()]
        .sort((a, b) => (a.stamp < b.stamp ? -1 : 1))
        .map(({ problem, solved, stamp }) => ({ problem, solved, stamp }))
    },
    put(problem, solved) {
      const older = stored().filter((tick) => tick.problem === problem)
      const newest = Math.max(0, ...older.map((tick) => timeOf(tick.stamp)))
      // The newest tick must have the greatest stamp even after the clock was set back.
      const stamp = stampAt(Math.max(clock.now(), newest + 1), clock.random())
      write(`${prefix}${problem}.${stamp}`, solved ? '1' : '0')
      for (const tick of older) remove(tick.key)
    },
    settle(ticks) {
      for (const tick of stored())
        if (ticks.some(({ problem, stamp }) => problem === tick.problem && tick.stamp <= stamp))
          remove(tick.key)
    },
    convertOld(problemOf) {
      for (const { key, text, parts } of entries()) {
        const [pattern, index, stamp, more] = parts
        if (!isNumber(pattern) || !isNumber(index) || !stamp || more !== undefined) continue
        const problem = problemOf(Number(pattern), Number(index))
        if (problem !== undefined) write(`${prefix}${problem}.${stamp}`, text)
        remove(key)
      }
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
