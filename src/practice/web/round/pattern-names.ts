import { categorySummaries } from '#content/category-summaries.ts'
import type { CategoryHue } from '#content/lesson.ts'
import { displayNameOf, findPattern } from '../../pattern-list.ts'

export interface PatternName {
  readonly displayName: string
  readonly category: string
  readonly hue: CategoryHue
}

/** A page that is older than the server may not know a new pattern. It gets the slug and no category. */
export function patternNamed(name: string): PatternName {
  const pattern = findPattern(name)
  return {
    displayName: displayNameOf(name),
    category: pattern ? categoryNameOf(pattern.categoryId) : '',
    hue: pattern?.hue ?? 'arrays',
  }
}

export function categoryNameOf(categoryId: number): string {
  return categorySummaries.find(({ id }) => id === categoryId)?.displayName ?? ''
}
