import type { PatternStatus } from '#progress/rules.ts'
import type { OpenPattern } from './contract.ts'

export const statusTabs = ['All', 'Completed', 'In Progress', 'Not Started'] as const
export type StatusTab = (typeof statusTabs)[number]

export interface PatternFilter {
  readonly search: string
  readonly tab: StatusTab
  /** Off hides completed patterns, whatever the tab. */
  readonly showCompleted: boolean
}

/** What a search looks through (spec, section 5). */
type Searchable = Pick<OpenPattern, 'displayName' | 'description' | 'scenarios' | 'identificationClues'>

/** Search, tab and switch all apply. */
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
      isFoundBy(pattern, filter.search)
    )
  })
}

function isFoundBy(pattern: Searchable, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return true
  const texts = [pattern.displayName, pattern.description, pattern.identificationClues, ...pattern.scenarios]
  return texts.some((text) => text.toLowerCase().includes(wanted))
}

/** Said when nothing is left; an active search is the likelier reason, so its text wins. */
export function noPatternsText(search: string): string {
  return search.trim() === ''
    ? 'No patterns match the selected filter. Try selecting a different filter.'
    : `No patterns match "${search.trim()}". Try adjusting your search terms.`
}
