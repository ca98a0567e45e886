import type { OpenPattern } from '#patterns/contract.ts'
import type { PatternStatus } from '#progress/rules.ts'

export const statusTabs = ['All', 'Completed', 'In Progress', 'Not Started'] as const
export type StatusTab = (typeof statusTabs)[number]

export interface PatternFilter {
  readonly search: string
  readonly tab: StatusTab
  /** False hides completed patterns in every tab. */
  readonly showCompleted: boolean
}

/** The fields that a search matches (spec, section 5). */
type Searchable = Pick<OpenPattern, 'displayName' | 'description' | 'scenarios' | 'identificationClues'>

/** The patterns that match the search, the tab and the switch. */
export function findPatterns<P extends Searchable>(
  patterns: readonly P[],
  filter: PatternFilter,
  statusOf: (pattern: P) => PatternStatus,
): P[] {
  return patterns.filter((pattern) => {
    const status = statusOf(pattern)
    return (
      (filter.tab === 'All' || status === filter.tab) &&
      (filter.showCompleted || status !== 'Completed') &&
      matches(pattern, filter.search)
    )
  })
}

function matches(pattern: Searchable, search: string): boolean {
  const needle = search.trim().toLowerCase()
  if (needle === '') return true
  const texts = [pattern.displayName, pattern.description, pattern.identificationClues, ...pattern.scenarios]
  return texts.some((text) => text.toLowerCase().includes(needle))
}

/** Shown when no pattern is left. An active search is the more likely reason, so it takes precedence. */
export function noPatternsText(search: string): string {
  return search.trim() === ''
    ? 'No patterns match the selected filter. Try selecting a different filter.'
    : `No patterns match "${search.trim()}". Try adjusting your search terms.`
}
