import { categorySummaries } from '#content/category-summaries.ts'
import type { CategoryHue } from '#content/lesson.ts'

/** The server names a hue as text; one that this release does not know gets the first category's. */
export function hueOf({ colorClass }: { colorClass: string }): CategoryHue {
  return categorySummaries.find(({ hue }) => hue === colorClass)?.hue ?? 'arrays'
}

/** A category keeps its hill on every screen. */
export function hillSeed(categoryId: number): number {
  return categoryId + 2
}
