/** Of one kind and pattern: enough to tell how well it goes now. Old firsts are kept beside them. */
export const newestKept = 20
/** Of one kind and pattern: clean runs on different inputs, slips found, rungs passed. */
export const firstsKept = 10
/** What is kept of one pattern never exceeds this. */
export const mostResults = 3 * (newestKept + firstsKept)
/** A run without a fault counts as clean from this many acts on. */
const cleanActs = 8

export const rungs = ['read', 'order', 'fill', 'write'] as const
export type Rung = (typeof rungs)[number]
export const buildLanguages = ['python', 'typescript', 'javascript', 'java', 'cpp'] as const

/** The learner was the algorithm, on one input. */
export interface DriveResult {
  readonly kind: 'drive'
  /** ISO time with milliseconds. */
  readonly at: string
  /** Which input: `inputKey` of its texts. */
  readonly input: string
  readonly acts: number
  /** Acts that were right at first try. */
  readonly right: number
}

/** The learner looked for the first wrong step of a run. */
export interface SlipResult {
  readonly kind: 'slip'
  readonly at: string
  /** ID of the slip. */
  readonly slip: string
  /** Found, and what should have happened said, at first try. */
  readonly isRight: boolean
}

/** The learner passed a rung. */
export interface BuildResult {
  readonly kind: 'build'
  readonly at: string
  readonly rung: Rung
  readonly language: (typeof buildLanguages)[number]
}

export type Result = DriveResult | SlipResult | BuildResult
/** What a learner did in each pattern, by its slug; of each the oldest first. */
export type Results = Readonly<Record<string, readonly Result[]>>

/**
 * All results of either, as far as they are kept: the newest of each kind, and the first of each thing reached. Merging
 * again, or in another order, gives the same.
 */
export function mergeResults(known: readonly Result[], added: readonly Result[]): readonly Result[] {
  // A later release may keep something else beside the results of the patterns.
  const lists = [known, added].filter(Array.isArray)
  const all = [...new Map(lists.flat().map((result) => [keyOf(result), result])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, result]) => result)
  const kept = new Set(
    (['drive', 'slip', 'build'] as const).flatMap((kind) => {
      const ofKind = all.filter((result) => result.kind === kind)
      return [...ofKind.slice(-newestKept), ...firstsOf(ofKind).slice(0, firstsKept)]
    }),
  )
  return all.filter((result) => kept.has(result))
}

/** The earliest result that reached each thing, oldest first. */
function firstsOf(results: readonly Result[]): readonly Result[] {
  const reached = new Set<string>()
  return results.filter((result) => {
    const what = reachedBy(result)
    if (what === undefined || reached.has(what)) return false
    reached.add(what)
    return true
  })
}

/** A clean run by its input, a slip that was found, a rung. Undefined when the result reached nothing. */
function reachedBy(result: Result): string | undefined {
  switch (result.kind) {
    case 'drive':
      return result.acts >= cleanActs && result.right === result.acts ? result.input : undefined
    case 'slip':
      return result.isRight ? result.slip : undefined
    case 'build':
      return result.rung
  }
}

/** The same for two results only if they are the same in all they say. Sorts by time. */
function keyOf(result: Result): string {
  const { at, kind } = result
  switch (kind) {
    case 'drive':
      return JSON.stringify([at, kind, result.input, result.acts, result.right])
    case 'slip':
      return JSON.stringify([at, kind, result.slip, result.isRight])
    case 'build':
      return JSON.stringify([at, kind, result.rung, result.language])
  }
}

/** What was reached in a pattern. */
export interface Doing {
  /** Clean runs on different inputs, as far as they matter: two make a driver fluent. */
  readonly cleanRuns: 0 | 1 | 2
  /** IDs of the slips found at first try. */
  readonly slipsFound: readonly string[]
  readonly rungsPassed: readonly Rung[]
  /** The last result of each kind. */
  readonly last: Readonly<Partial<{ drive: DriveResult; slip: SlipResult; build: BuildResult }>>
}

export function summarizeResults(results: readonly Result[] = []): Doing {
  const firsts = firstsOf(results.filter(({ kind }) => kind === 'drive'))
  const found = results.flatMap((result) => (result.kind === 'slip' && result.isRight ? [result.slip] : []))
  const passed = new Set(results.flatMap((result) => (result.kind === 'build' ? [result.rung] : [])))
  return {
    cleanRuns: Math.min(firsts.length, 2) as Doing['cleanRuns'],
    slipsFound: [...new Set(found)],
    rungsPassed: rungs.filter((rung) => passed.has(rung)),
    last: Object.fromEntries(results.map((result) => [result.kind, result])),
  }
}

/** A short name of a demo's input, so that two runs on the same one are known. Not unique for certain. */
export function inputKey(texts: Readonly<Record<string, string>>): string {
  const text = JSON.stringify(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)))
  // FNV-1a.
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}
