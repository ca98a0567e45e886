/** Rows of code words with at least this likeness are one piece of code in other clothes. */
const alike = 0.66
/** How much of the reference must be there at least. */
const leastShare = 0.64
/** A few words are soon alike by chance. */
const shortRow = 15
const alikeWhenShort = 0.9
/** How much longer than the reference the part may be that is compared with it: lines are added and split. */
const windowFactor = 1.3

/** Names and assignments are everywhere and so say less. */
const weightOf = (word: string) => (word === 'n' || word === '=' ? 0.5 : 1)
const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0)

/**
 * Whether some part of `words` nearly is the reference.
 *
 * @param from parts that end before this place were compared earlier.
 */
export function isNearCopy(words: readonly string[], reference: readonly string[], from = 0): boolean {
  return likeness(words, reference, from) >= (reference.length < shortRow ? alikeWhenShort : alike)
}

/**
 * From 0 to 1: twice what is common to both, in order, by the sum of both; of the part where it is most. A part that
 * lacks much of the reference is not like it at all: to show some of a solution is teaching.
 */
export function likeness(words: readonly string[], reference: readonly string[], from = 0): number {
  const length = Math.round(reference.length * windowFactor)
  const stride = Math.max(1, Math.floor(reference.length / 4))
  const referenceWeight = weigh(reference)
  let best = 0
  for (let start = Math.max(0, from - length + stride); ; start += stride) {
    const part = words.slice(start, start + length)
    const likenessOf = (common: number) =>
      common < leastShare * referenceWeight ? 0 : (2 * common) / (weigh(part) + referenceWeight)
    if (likenessOf(commonInAnyOrder(part, reference)) > best)
      best = Math.max(best, likenessOf(commonInOrder(part, reference)))
    if (start + length >= words.length) return best
  }
}

/** Never less than what is common in order, and cheap. */
function commonInAnyOrder(some: readonly string[], others: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const word of others) counts.set(word, (counts.get(word) ?? 0) + 1)
  let common = 0
  for (const word of some) {
    const left = counts.get(word) ?? 0
    if (left === 0) continue
    counts.set(word, left - 1)
    common += weightOf(word)
  }
  return common
}

/** Weight of the heaviest row of words that both hold in this order. */
function commonInOrder(some: readonly string[], others: readonly string[]): number {
  let above = new Float64Array(others.length + 1)
  let row = new Float64Array(others.length + 1)
  for (const word of some) {
    const weight = weightOf(word)
    let at = 0
    for (const other of others) {
      const straight = above[at + 1] ?? 0
      const left = row[at] ?? 0
      row[++at] = word === other ? (above[at - 1] ?? 0) + weight : Math.max(straight, left)
    }
    const spare = above
    above = row
    row = spare
  }
  return above[others.length] ?? 0
}
