import { patternAliases } from '#curriculum/between/pattern-aliases.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { patternList } from '#curriculum/pattern-list.ts'

interface Alias {
  readonly text: string
  /** How many patterns it more likely means. */
  readonly order: number
}

const aliasesByName = new Map<string, Alias[]>()
for (const [aliases, names] of Object.entries(patternAliases))
  for (const [order, name] of names.split(' ').entries())
    aliasesByName.set(name, [
      ...(aliasesByName.get(name) ?? []),
      ...aliases.split('|').map((text) => ({ text, order })),
    ])

/** The patterns that match what was typed, the best first. All others are the rest. */
export function findNames(typed: string): {
  readonly found: readonly PatternEntry[]
  readonly others: readonly PatternEntry[]
} {
  const query = normalize(typed)
  if (query === '') return { found: [], others: patternList }
  const ranked = patternList.map((pattern) => ({ pattern, rank: rankOf(pattern, query) }))
  const found = ranked.filter(({ rank }) => rank < noMatch).sort((a, b) => a.rank - b.rank)
  return {
    found: found.map(({ pattern }) => pattern),
    others: ranked.filter(({ rank }) => rank === noMatch).map(({ pattern }) => pattern),
  }
}

const noMatch = 9

/** Beginning of the name, of a word in it, anywhere in it; then what learners call it, and its category. */
function rankOf({ name, displayName, category }: PatternEntry, query: string): number {
  const own = normalize(displayName)
  if (own.startsWith(query)) return 0
  if (` ${own}`.includes(` ${query}`)) return 1
  if (query.length > 1 && own.includes(query)) return 2
  const aliasRanks = (aliasesByName.get(name) ?? []).flatMap(({ text, order }) =>
    text.startsWith(query) ? [3 + (text === query ? 0 : 0.5) + order / 100] : [],
  )
  if (aliasRanks.length > 0) return Math.min(...aliasRanks)
  return normalize(category).startsWith(query) ? 4 : noMatch
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
