/** Near-synonyms: one named for the other counts half, both ways. */
const families: readonly (readonly [string, string])[] = [
  ['sliding-window', 'string-sliding-window'],
  ['two-pointers', 'string-two-pointers'],
  ['depth-first-search', 'tree-traversal'],
  ['breadth-first-search', 'level-order-traversal'],
  ['hash-lookup', 'frequency-counting'],
]

export function areClose(pattern: string, other: string): boolean {
  return families.some((family) => pattern !== other && family.includes(pattern) && family.includes(other))
}

/** Patterns that count half when they are named for this one. */
export function closeTo(pattern: string): readonly string[] {
  return families.flatMap((family) =>
    family.includes(pattern) ? family.filter((other) => other !== pattern) : [],
  )
}
