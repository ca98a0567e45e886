import { practiceNumbers } from '#content/practice-numbers.ts'
import { localValue } from '#platform/web/local-value.ts'
import {
  countSolved,
  fullMask,
  isComplete,
  isMaskFor,
  isSolved,
  maximumProblems,
  type SolvedMask,
  type SolvedMasks,
  withProblem,
} from '../../rules.ts'
import { createProgressCache, problemCountsOf } from './progress-cache.ts'
import type { ProgressSource } from './progress-source.ts'

const stored = localValue('guestProgress')
const none: SolvedMasks = new Map()
/** Set only while the browser refuses to store the ticks. */
let inMemory: SolvedMasks | undefined
let lastRead: { text: string; masks: SolvedMasks } | undefined

/** A guest's progress stays in this browser. Nothing is sent. */
export function openGuestProgress(): { source: ProgressSource; close(): void } {
  const cache = createProgressCache()
  // All patterns: the study notes have problems of lessons that are locked for guests.
  const patterns = [...practiceNumbers].map(([id, problems]) => ({
    id,
    problems,
    problemCount: problems.length,
  }))
  cache.putPatterns(patterns)
  const show = () => {
    const masks = readGuestTicks()
    const solved = patterns.flatMap(({ id, problems }) =>
      problems.filter((_, index) => isSolved(masks.get(id) ?? 0, index)),
    )
    cache.replace({ solved: new Set(solved), waiting: new Set(), isLoaded: true })
  }

  function store(masks: SolvedMasks) {
    // Listeners run during the write and must already find the new ticks, stored or not.
    inMemory = masks
    if (stored.write(writeGuestProgress(masks, problemCountsOf(patterns)))) inMemory = undefined
    show()
  }

  show()
  const stopListening = stored.onChange(show)
  return {
    close: stopListening,
    source: {
      kind: 'guest',
      cache,
      adopt() {},
      adoptLessons() {},
      toggle(problem) {
        const isTicked = !cache.read().solved.has(problem)
        const masks = new Map(readGuestTicks())
        for (const { id, problems } of patterns) {
          const index = problems.indexOf(problem)
          if (index >= 0) masks.set(id, withProblem(masks.get(id) ?? 0, index, isTicked))
        }
        store(masks)
      },
      async addTicks(added) {
        const before = readGuestTicks()
        const after = withAddedTicks(before, added, problemCountsOf(patterns))
        store(after)
        return { addedCount: countTicks(after) - countTicks(before), undo: () => store(before) }
      },
    },
  }
}

export function readGuestTicks(): SolvedMasks {
  if (inMemory) return inMemory
  const text = stored.read()
  if (text === null) return none
  if (lastRead?.text !== text) lastRead = { text, masks: parseOrIgnore(text) }
  return lastRead.masks
}

export function countGuestTicks(): number {
  return countTicks(readGuestTicks())
}

/** False while the browser's storage refuses: then ticks are lost when the page is closed. */
export function areGuestTicksStored(): boolean {
  return inMemory === undefined
}

export const onGuestTicks = stored.onChange

/** Removes guest ticks that were added to an account, unless the guest ticked more in the meantime. */
export function forgetGuestTicks(imported: SolvedMasks): void {
  inMemory = undefined
  const isUnchanged = [...readGuestTicks()].every(([id, mask]) => imported.get(id) === mask)
  if (isUnchanged) stored.clear()
}

function parseOrIgnore(text: string): SolvedMasks {
  try {
    return parseGuestProgress(text)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the spec says to log the failure and otherwise ignore it
    console.warn('The progress saved in this browser could not be read.', error)
    return none
  }
}

/**
 * Reads `guestProgress`: pattern id to `{ completed, problemsSolved }`. Invalid entries are left out.
 *
 * @throws SyntaxError or TypeError when the text is not such a map at all.
 */
export function parseGuestProgress(text: string): SolvedMasks {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new TypeError('guestProgress is not a map of patterns.')
  const masks = new Map<number, SolvedMask>()
  for (const [key, entry] of Object.entries(parsed)) {
    const mask: unknown = typeof entry === 'object' && entry !== null ? entry.problemsSolved : undefined
    if (/^\d{1,9}$/.test(key) && typeof mask === 'number' && isMaskFor(mask, maximumProblems))
      masks.set(Number(key), mask)
  }
  return masks
}

/** @param problemCounts a pattern that is missing here is written as not completed */
export function writeGuestProgress(masks: SolvedMasks, problemCounts: ReadonlyMap<number, number>): string {
  const entries = [...masks].map(([id, problemsSolved]) => [
    id,
    { completed: isComplete(problemsSolved, problemCounts.get(id) ?? 0), problemsSolved },
  ])
  return JSON.stringify(Object.fromEntries(entries))
}

export function countTicks(masks: SolvedMasks): number {
  return [...masks.values()].reduce((sum, mask) => sum + countSolved(mask), 0)
}

/** Everything ticked in either, without bits or patterns that `problemCounts` does not have. */
export function withAddedTicks(
  own: SolvedMasks,
  added: SolvedMasks,
  problemCounts: ReadonlyMap<number, number>,
): SolvedMasks {
  const merged = new Map(own)
  for (const [id, mask] of added) {
    const known = mask & fullMask(problemCounts.get(id) ?? 0)
    if (known !== 0) merged.set(id, (own.get(id) ?? 0) | known)
  }
  return merged
}
