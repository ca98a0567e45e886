import { remembered } from '#platform/remembered.ts'
import { isStopWord } from './words.ts'

export type Corrector = (word: string) => string

/**
 * Mends typing errors towards the words the lessons and the names are made of. Careful: a word of everyday life must
 * not become one of ours, so short words are left alone and the first letter has to agree.
 */
export function makeCorrector(known: ReadonlySet<string>): Corrector {
  const byFirstLetter = Map.groupBy(
    [...known].filter((word) => word.length >= 4 && /^[a-z]+$/.test(word)),
    (word) => word.charAt(0),
  )

  function mend(word: string): string {
    if (word.length < 5 || known.has(word) || isStopWord(word) || !/^[a-z]+$/.test(word)) return word
    const allowed = word.length >= 8 ? 2 : 1
    let best = word
    let bestDistance = allowed + 1
    for (const candidate of byFirstLetter.get(word.charAt(0)) ?? []) {
      if (Math.abs(candidate.length - word.length) >= bestDistance) continue
      const distance = editDistance(word, candidate, bestDistance)
      if (distance >= bestDistance) continue
      best = candidate
      bestDistance = distance
    }
    return best
  }

  // Learners repeat themselves, and a session is replayed at each message.
  return remembered(mend, 2000)
}

/** Insertions, deletions, replacements and swaps of neighbours between two words; `limit` when there are that many. */
function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (previous[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (previous[column - 1] ?? limit) + (same ? 0 : 1),
      )
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? limit) + 1)
      current.push(cost)
    }
    if (Math.min(...current) >= limit) return limit
    before = previous
    previous = current
  }
  return Math.min(previous[b.length] ?? limit, limit)
}
