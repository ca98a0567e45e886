/**
 * The same numbers for the same text, from 0 to 1: the round that a page offers is then the one that a press opens, and a
 * failure of a test can be repeated.
 */
export function seededRandom(seed: string | number): () => number {
  let state = typeof seed === 'number' ? seed : hashOf(seed)
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash
}

export function shuffle<Value>(values: readonly Value[], random: () => number): Value[] {
  const shuffled = [...values]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!]
  }
  return shuffled
}
