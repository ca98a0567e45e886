import { patternAliases } from '#curriculum/between/pattern-aliases.ts'
import { joined } from './search-entry.ts'

/** Too short for the tutor, which would find them inside sentences: "we'll" ends in "ll". */
const initials: Readonly<Record<string, string>> = {
  ll: 'linked-list-manipulation linked-list-two-pointers linked-list-reversal linked-list-design',
  pq: 'heap-priority-queue',
  kmp: 'string-two-pointers',
  uf: 'union-find',
}

const namesByPattern = new Map<string, Map<string, number>>()
for (const [names, patterns] of Object.entries({ ...patternAliases, ...initials })) {
  for (const [index, pattern] of patterns.split(' ').entries()) {
    const known = namesByPattern.get(pattern) ?? new Map<string, number>()
    namesByPattern.set(pattern, known)
    for (const name of names.split('|')) known.set(joined(name), Math.min(index, known.get(name) ?? index))
  }
}

/** What learners call a pattern, without spaces, each with the number of patterns that it more likely means. */
export function shortNamesOf(pattern: string): ReadonlyMap<string, number> {
  return namesByPattern.get(pattern) ?? new Map()
}
