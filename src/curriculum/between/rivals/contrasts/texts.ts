/**
 * By the two patterns: the parts of the contrast that contain numbers, each made from what small reference functions
 * compute. `is` runs the right pattern, the rest shows what the other one answers.
 */
export type ContrastTexts = Readonly<Record<string, () => readonly string[]>>

/** As code in a text: `[1, 2]`, `"ab"`. */
export function code(value: unknown): string {
  return `\`${JSON.stringify(value).replaceAll(',', ', ')}\``
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Every contiguous part of a list. */
export function ranges<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.flatMap((_, start) => items.slice(start).map((__, end) => items.slice(start, start + end + 1)))
}

/** Every way to keep some of the items, in their order. */
export function subsets<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const kept: (readonly Item[])[] = [[]]
  for (const item of items) kept.push(...kept.map((each) => [...each, item]))
  return kept
}

/** A list of nodes, linked by arrows. */
export function arrows(values: readonly number[]): string {
  return values.join(' → ')
}
