import { publishedProblems } from '#curriculum/index.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import type { BodyOf, ReplyOf } from '#platform/endpoint.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { learningApi } from '../contract.ts'
import { mergeLearning } from '../rules.ts'
import { lockLearning, writeLearning } from './learning-store.ts'

const knownPatterns = new Set(patternList.map(({ name }) => name))
const knownProblems = new Set(publishedProblems.flatMap(({ problems }) => problems.map(String)))

/** Adds what was done to what is stored. */
export function saveLearning(
  store: Store,
  userId: string,
  { lessons = {}, hints = {}, results = {} }: BodyOf<typeof learningApi.save>,
): Promise<ReplyOf<typeof learningApi.save>> {
  const added = {
    lessons: only(knownPatterns, lessons),
    hints: only(knownProblems, hints),
    results: only(knownPatterns, results),
  }
  return store.transaction(async (tx) => {
    const merged = mergeLearning(await lockLearning(tx, userId), added)
    await writeLearning(tx, userId, merged)
    return { userId, ...merged }
  })
}

function only<T>(known: ReadonlySet<string>, values: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => known.has(key)))
}
