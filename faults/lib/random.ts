/** Pseudorandom numbers that repeat for the same seed. */
export interface Random {
  /** An integer from 0 to `end - 1`. */
  below(end: number): number
  oneOf<Item>(items: readonly Item[]): Item
}

/** Marsaglia's 32-bit xorshift; the seed must not be 0. */
export function randomFrom(seed: number): Random {
  let state = seed | 0 || 1
  const below = (end: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return Math.floor(((state >>> 0) / 2 ** 32) * end)
  }
  return {
    below,
    oneOf: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('The list is empty.')
      return item
    },
  }
}
