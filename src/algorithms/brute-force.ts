/** For references of cases: slow, and plainly right. */

/** All contiguous parts with one item at least. */
export function subarraysOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.flatMap((_, start) =>
    items.slice(start).map((_, length) => items.slice(start, start + length + 1)),
  )
}

/** All choices of items in their order, the empty one first. */
export function subsetsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: 2 ** items.length }, (_, mask) => items.filter((_, bit) => (mask >> bit) & 1))
}

/** Three items at different indices, in their order. */
export function triplesOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.flatMap((first, one) =>
    items
      .slice(one + 1)
      .flatMap((second, other) => items.slice(one + other + 2).map((third) => [first, second, third])),
  )
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** Whether two lists have the same items, in whatever order. */
export function isPermutation(some: readonly unknown[], others: readonly unknown[]): boolean {
  const inOneOrder = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).toSorted()
  return JSON.stringify(inOneOrder(some)) === JSON.stringify(inOneOrder(others))
}
