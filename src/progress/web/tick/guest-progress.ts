import { custom, fallback, object, record, string } from 'valibot'
import { publishedProblems } from '#curriculum/index.ts'
import { localJson } from '#platform/web/local-value.ts'
import {
  fullMask,
  isMaskFor,
  maximumProblems,
  problemsIn,
  type SolvedMasks,
  withProblem,
} from '../../rules.ts'
import { createProgressCache } from './progress-cache.ts'
import type { ProgressSource } from './progress-source.ts'

const mask = custom<number>((value) => typeof value === 'number' && isMaskFor(value, maximumProblems))
export const maskEntry = object({ problemsSolved: mask })
/** By pattern ID. Invalid entries count as untouched. */
const stored = localJson('guestProgress', record(string(), fallback(maskEntry, { problemsSolved: 0 })))

const problemCounts = new Map(publishedProblems.map(({ id, problems }) => [id, problems.length]))

/** A guest's progress stays in this browser. Nothing is sent. */
export function openGuestProgress(): { source: ProgressSource; close(): void } {
  const cache = createProgressCache()
  const show = () => {
    cache.replace({ solved: solvedIn(readGuestTicks()), waiting: new Set(), isLoaded: true })
  }

  function store(masks: SolvedMasks) {
    stored.write(guestProgressOf(masks))
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
      toggle(problem) {
        const isTicked = !cache.read().solved.has(problem)
        const masks = new Map(readGuestTicks())
        for (const { id, problems } of publishedProblems) {
          const index = problems.indexOf(problem)
          if (index >= 0) masks.set(id, withProblem(masks.get(id) ?? 0, index, isTicked))
        }
        store(masks)
      },
      async addTicks(added) {
        const before = readGuestTicks()
        const after = withAddedTicks(before, added, problemCounts)
        store(after)
        return { addedCount: countTicks(after) - countTicks(before), undo: () => store(before) }
      },
    },
  }
}

/** Entries of unknown patterns stay as they are. */
export function readGuestTicks(): SolvedMasks {
  const entries = Object.entries(stored.read() ?? {})
  return new Map(
    entries.flatMap(([key, { problemsSolved }]) =>
      /^\d{1,9}$/.test(key) && problemsSolved !== 0 ? [[Number(key), problemsSolved]] : [],
    ),
  )
}

export function countGuestTicks(): number {
  return countTicks(readGuestTicks())
}

/** False while the browser's storage refuses: then ticks are lost when the page is closed. */
export const areGuestTicksStored = stored.isStored

export const onGuestTicks = stored.onChange

/** Removes guest ticks that were added to an account, unless the guest ticked more in the meantime. */
export function forgetGuestTicks(imported: SolvedMasks): void {
  const isUnchanged = [...readGuestTicks()].every(([id, mask]) => imported.get(id) === mask)
  if (isUnchanged) stored.clear()
}

function guestProgressOf(masks: SolvedMasks) {
  const entries = [...masks].map(([id, problemsSolved]) => [
    id,
    { completed: problemsSolved === fullMask(problemCounts.get(id) ?? 0), problemsSolved },
  ])
  return Object.fromEntries(entries)
}

/** All patterns: the study notes have problems of lessons that are locked for guests. */
function solvedIn(masks: SolvedMasks): ReadonlySet<number> {
  return new Set(publishedProblems.flatMap(({ id, problems }) => problemsIn(masks.get(id) ?? 0, problems)))
}

/** How many problems are ticked. One that several patterns have counts once. */
function countTicks(masks: SolvedMasks): number {
  return solvedIn(masks).size
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
