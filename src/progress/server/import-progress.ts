import { allLessons } from '#content/catalogue.ts'
import type { Lesson } from '#content/lesson.ts'
import type { BodyOf, ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { progressApi } from '../contract.ts'
import { countSolved, fullMask, isComplete, maximumProblems } from '../rules.ts'
import { insertSolved, raiseVersion } from './progress-store.ts'
import { questionsOf, readMasks, readStats } from './read-progress.ts'

type Sent = BodyOf<typeof progressApi.import>['progress']
type Imported = ReplyOf<typeof progressApi.import>

const maxEntries = 200
const lessonByKey = new Map(allLessons.map((lesson) => [String(lesson.id), lesson]))

/**
 * Adds ticks and never clears one, so repeating it changes nothing. Unknown patterns and bits are skipped, because
 * outdated data in a browser must not keep anyone from signing in.
 *
 * @throws AppError `invalid` for more than 200 patterns.
 */
export async function importProgress(tx: StoreHandle, userId: string, sent: Sent): Promise<Imported> {
  const entries = Object.entries(sent)
  if (entries.length > maxEntries)
    throw new AppError('invalid', `A progress file can hold at most ${maxEntries} patterns.`)
  const known = entries.flatMap(([key, { problemsSolved }]) => {
    const lesson = lessonByKey.get(key)
    return lesson && isMask(problemsSolved) ? [{ lesson, mask: cutToPattern(problemsSolved, lesson) }] : []
  })
  // Lock the rows in the same order in every import, so that two imports cannot deadlock.
  known.sort((a, b) => a.lesson.id - b.lesson.id)

  const merged: Imported['merged'] = {}
  let addedCount = 0
  for (const { lesson } of known) await raiseVersion(tx, userId, lesson.id)
  const masks = await readMasks(tx, userId)
  for (const { lesson, mask } of known) {
    const stored = masks.get(lesson.id) ?? 0
    const addedMask = mask & ~stored
    const problemsSolved = stored | mask
    masks.set(lesson.id, problemsSolved)
    addedCount += countSolved(addedMask)
    await insertSolved(tx, userId, questionsOf(lesson, addedMask))
    merged[lesson.id] = {
      problemsSolved,
      completed: isComplete(problemsSolved, lesson.practice.length),
      addedMask,
    }
  }
  const ignored = entries.map(([key]) => key).filter((key) => merged[key] === undefined)
  return { merged, ignored, addedCount, stats: await readStats(tx, userId, masks) }
}

function isMask(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= fullMask(maximumProblems)
}

function cutToPattern(mask: number, lesson: Lesson): number {
  return mask & fullMask(lesson.practice.length)
}
