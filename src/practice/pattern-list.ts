import { categorySummaries } from '#content/category-summaries.ts'
import type { CategoryHue } from '#content/lesson.ts'
import { lessonLocations } from '#content/lesson-locations.ts'
import { practiceNumbers } from '#content/practice-numbers.ts'

/** What practice needs to know about a pattern without its lesson. */
export interface PatternEntry {
  /** Slug. */
  readonly name: string
  readonly displayName: string
  readonly categoryId: number
  /** Name of the category. */
  readonly category: string
  readonly hue: CategoryHue
  /** Numbers of its practice problems. */
  readonly problems: readonly number[]
}

const problemLists = [...practiceNumbers.values()]

/** All patterns in the order of the lessons. */
export const patternList: readonly PatternEntry[] = [...lessonLocations].map(
  ([displayName, { name, categoryId }], index) => {
    const category = categorySummaries.find(({ id }) => id === categoryId)
    return {
      name,
      displayName,
      categoryId,
      category: category?.displayName ?? '',
      hue: category?.hue ?? 'arrays',
      problems: problemLists[index] ?? [],
    }
  },
)

const byName = new Map(patternList.map((pattern) => [pattern.name, pattern]))

export function findPattern(name: string): PatternEntry | undefined {
  return byName.get(name)
}

/** The name that people read; the slug for a pattern that this release does not know. */
export function displayNameOf(name: string): string {
  return byName.get(name)?.displayName ?? name
}

/** A page that is older than the server may not know a new pattern. It gets the slug and no category. */
export function patternNamed(name: string): Pick<PatternEntry, 'displayName' | 'category' | 'hue'> {
  return findPattern(name) ?? { displayName: name, category: '', hue: 'arrays' }
}

export function lessonPathOf({ categoryId, name }: PatternEntry): string {
  return `/category/${categoryId}#${name}`
}
