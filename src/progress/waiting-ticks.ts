/** Where waiting ticks are kept: in the browser its local storage. `set` says whether the value was kept. */
export interface KeptText {
  keys(prefix: string): string[]
  get(key: string): string | null
  set(key: string, text: string): boolean
  remove(key: string): void
}

/** A tick (or untick) the server has not confirmed yet. */
export interface WaitingTick {
  readonly problem: number
  readonly solved: boolean
  /** Later wishes have greater stamps; unique, so that confirming one never removes another. */
  readonly stamp: string
}

export interface WaitingTicks {
  patternIds(): number[]
  /** What the person last wished for each problem of the pattern. */
  of(patternId: number): WaitingTick[]
  put(patternId: number, problem: number, solved: boolean): void
  /** Forgets ticks the server has confirmed or refused, and older wishes for the same problems. */
  settle(patternId: number, ticks: readonly WaitingTick[]): void
}

interface Clock {
  now(): number
  random(): number
}

export const waitingTicksPrefix = 'capra.waitingTicks.'

/**
 * The waiting ticks of one person. Each tick is a key of its own that is written once and removed once, so
 * two tabs that work on the same storage at the same moment cannot overwrite each other's ticks.
 * When storage refuses (private mode, full), ticks live as long as the page.
 */
export function createWaitingTicks(storage: KeptText, userId: string, clock: Clock): WaitingTicks {
  const prefix = `${waitingTicksPrefix}${encodeURIComponent(userId)}.`
  const unkept = new Map<string, string>()

  const allKeys = () => [...new Set([...storage.keys(prefix), ...unkept.keys()])]
  const read = (key: string) => unkept.get(key) ?? storage.get(key)
  const remove = (key: string) => {
    unkept.delete(key)
    storage.remove(key)
  }

  function wishes(patternId?: number): (WaitingTick & { patternId: number; key: string })[] {
    return allKeys().flatMap((key) => {
      const [pattern, problem, stamp, more] = key.slice(prefix.length).split('.')
      const text = read(key)
      if (!stamp || more !== undefined || !isWhole(pattern) || !isWhole(problem)) return []
      if (text !== '1' && text !== '0') return []
      const wish = { key, patternId: Number(pattern), problem: Number(problem), solved: text === '1', stamp }
      return patternId === undefined || wish.patternId === patternId ? [wish] : []
    })
  }

  function latest(patternId: number) {
    const byProblem = new Map<number, ReturnType<typeof wishes>[number]>()
    for (const wish of wishes(patternId)) {
      const other = byProblem.get(wish.problem)
      if (other === undefined || wish.stamp > other.stamp) byProblem.set(wish.problem, wish)
    }
    return [...byProblem.values()].sort((a, b) => a.problem - b.problem)
  }

  return {
    patternIds: () => [...new Set(wishes().map((wish) => wish.patternId))].sort((a, b) => a - b),
    of: (patternId) => latest(patternId).map(({ problem, solved, stamp }) => ({ problem, solved, stamp })),
    put(patternId, problem, solved) {
      const older = wishes(patternId).filter((wish) => wish.problem === problem)
      const newest = Math.max(0, ...older.map((wish) => timeOf(wish.stamp)))
      // A clock that was set back must not make the newest wish look old.
      const stamp = stampAt(Math.max(clock.now(), newest + 1), clock.random())
      const key = `${prefix}${patternId}.${problem}.${stamp}`
      if (!storage.set(key, solved ? '1' : '0')) unkept.set(key, solved ? '1' : '0')
      for (const wish of older) remove(wish.key)
    },
    settle(patternId, ticks) {
      for (const wish of wishes(patternId))
        if (ticks.some((tick) => tick.problem === wish.problem && wish.stamp <= tick.stamp)) remove(wish.key)
    },
  }
}

function isWhole(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,9}$/.test(text)
}

function stampAt(time: number, random: number): string {
  return `${Math.floor(time).toString(36).padStart(10, '0')}-${Math.floor(random * 36 ** 6).toString(36)}`
}

function timeOf(stamp: string): number {
  const time = Number.parseInt(stamp, 36)
  return Number.isFinite(time) ? time : 0
}
