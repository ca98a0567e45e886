import {
  countSolved,
  fullMask,
  isComplete,
  isMaskFor,
  maximumProblems,
  type SolvedMask,
  type SolvedMasks,
} from './rules.ts'

/**
 * Reads `guestProgress`: pattern id to `{ completed, problemsSolved }`. Entries that make no sense are left out.
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

/** `problemCounts` decide what is completed; a pattern of unknown size is never called so. */
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

/** Everything ticked in either, cut to what each pattern has. Patterns that are not in `problemCounts` are left out. */
export function withAddedTicks(
  own: SolvedMasks,
  added: SolvedMasks,
  problemCounts: ReadonlyMap<number, number>,
): SolvedMasks {
  const together = new Map(own)
  for (const [id, mask] of added) {
    const fitting = mask & fullMask(problemCounts.get(id) ?? 0)
    if (fitting !== 0) together.set(id, (own.get(id) ?? 0) | fitting)
  }
  return together
}
