/** Numbers that look random and come again with the same seed. */
export interface Random {
  /** From 0 up to, and without, `end`. */
  below(end: number): number
  oneOf<Item>(items: readonly Item[]): Item
}

/** Marsaglia's xorshift with 32 bits; the seed is any whole number but 0. */
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
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    },
  }
}
