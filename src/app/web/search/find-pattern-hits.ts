import type { Category, Pattern } from '#patterns/contract.ts'

export interface PatternHit {
  readonly id: number
  readonly name: string
  readonly displayName: string
  readonly category: Pick<Category, 'id' | 'displayName' | 'colorClass'>
}

const mostShown = 8

/** Patterns for the words typed so far, the closest first. Locked ones are left out: choosing one would lead nowhere. */
export function findPatternHits(categories: readonly Category[], typed: string): PatternHit[] {
  const query = normalize(typed)
  if (query === '') return []
  return categories
    .flatMap((category) =>
      category.patterns.map((pattern) => ({ category, pattern, rank: rankOf(query, pattern, category) })),
    )
    .filter(({ pattern, rank }) => !pattern.locked && rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .slice(0, mostShown)
    .map(({ pattern: { id, name, displayName }, category }) => ({ id, name, displayName, category }))
}

/** The name counts more than the category, the category more than a phrase of the recognition guide. */
function rankOf(query: string, pattern: Pattern, category: Category): number | undefined {
  const name = normalize(pattern.displayName)
  if (name.startsWith(query)) return 0
  if (` ${name}`.includes(` ${query}`)) return 1
  if (name.includes(query) || normalize(pattern.name).includes(query)) return 2
  if (` ${normalize(category.displayName)}`.includes(` ${query}`)) return 3
  if (!pattern.locked && phrases(pattern).some((phrase) => normalize(phrase).includes(query))) return 4
  return undefined
}

function phrases(pattern: Extract<Pattern, { locked: false }>): readonly string[] {
  return [pattern.identificationClues, ...(pattern.patternRecognitionGuide?.keyPhrases ?? [])]
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()
}
