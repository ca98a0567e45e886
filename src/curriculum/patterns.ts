import { categorySummaries } from './index.ts'
import type { PatternEntry } from './pattern.ts'
import { patternList } from './pattern-list.ts'

const byName = new Map(patternList.map((pattern) => [pattern.name, pattern]))
const byId = new Map(patternList.map((pattern) => [pattern.id, pattern]))
const byDisplayName = new Map(patternList.map((pattern) => [pattern.displayName, pattern]))

/** By slug. */
export function findPattern(name: string): PatternEntry | undefined {
  return byName.get(name)
}

/** None of a pattern that a page older than the server does not know. */
export function problemsOf(patternId: number): readonly number[] {
  return byId.get(patternId)?.problems ?? []
}

export function findPatternByDisplayName(displayName: string): PatternEntry | undefined {
  return byDisplayName.get(displayName)
}

/** The name that people read; the slug for a pattern that this release does not know. */
export function displayNameOf(name: string): string {
  return byName.get(name)?.displayName ?? name
}

/** A page that is older than the server may not know a new pattern. It gets the slug and no category. */
export function patternNamed(name: string): Pick<PatternEntry, 'displayName' | 'category' | 'hue'> {
  return findPattern(name) ?? { displayName: name, category: '', hue: 'arrays' }
}

export function lessonPathOf({ categoryId, name }: Pick<PatternEntry, 'categoryId' | 'name'>): string {
  return `/category/${categoryId}#${name}`
}

/**
 * The first categories by name, as a sentence lists them. Not with `Intl.ListFormat`: making one takes 15 ms of the CPU
 * while the sign-in page and home start, four times that on a phone.
 */
export function namesOfFirst(count: number): string {
  const names = categorySummaries.slice(0, count).map(({ displayName }) => displayName)
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
}
