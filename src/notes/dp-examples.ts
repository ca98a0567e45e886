/** The small runs that the guide to dynamic programming shows. */

/** The least cost of painting the houses so far, for each color of the last one: a row per house. */
export function paintCosts(costs: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const rows: (readonly number[])[] = []
  for (const house of costs) {
    const before = rows.at(-1) ?? house.map(() => 0)
    const isFirst = rows.length === 0
    rows.push(
      house.map((cost, color) => cost + Math.min(...before.filter((_, other) => isFirst || other !== color))),
    )
  }
  return rows
}

/** Which sums from 0 to the limit can be made, after each item. Downward uses an item once, upward again and again. */
export function reachableSums(
  items: readonly number[],
  limit: number,
  direction: 'down' | 'up',
): readonly (readonly boolean[])[] {
  const row = Array.from({ length: limit + 1 }, (_, sum) => sum === 0)
  return items.map((item) => {
    const sums = Array.from({ length: Math.max(0, limit - item + 1) }, (_, index) => item + index)
    for (const sum of direction === 'down' ? sums.toReversed() : sums) row[sum] ||= row[sum - item] ?? false
    return [...row]
  })
}
