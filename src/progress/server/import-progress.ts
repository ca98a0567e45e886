import { allLessons } from '#content/catalogue.ts'
import type { Lesson } from '#content/lesson.ts'
import type { BodyOf, ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/errors.ts'
import type { StoreHandle } from '#platform/server/store.ts'
import type { progressApi } from '../contract.ts'
import { countSolved, fullMask, isComplete } from '../rules.ts'
import { insertSolved, raiseVersion, readCounted } from './progress-store.ts'
import { masksOf, questionsOf, statsOf } from './solved-masks.ts'

type Sent = BodyOf<typeof progressApi.import>['progress']
type Imported = ReplyOf<typeof progressApi.import>

const mostEntries = 200
const lessonByKey = new Map(allLessons.map((lesson) => [String(lesson.id), lesson]))

/**
 * Adds ticks and never clears one, so repeating it changes nothing more. Patterns and bits that we do not know
 * are passed over: old data of a browser must not stand in the way of signing in.
 *
 * @throws AppError `invalid` for more than 200 patterns.
 */
export async function importProgress(tx: StoreHandle, userId: string, sent: Sent): Promise<Imported> {
  const entries = Object.entries(sent)
  if (entries.length > mostEntries)
    throw new AppError('invalid', `A progress file can hold at most ${mostEntries} patterns.`)
  const known = entries.flatMap(([key, { problemsSolved }]) => {
    const lesson = lessonByKey.get(key)
    return lesson && isWholeMask(problemsSolved) ? [{ lesson, mask: cut(problemsSolved, lesson) }] : []
  })
  // One order for everybody, so that two imports never wait for each other in a circle.
  known.sort((a, b) => a.lesson.id - b.lesson.id)

  const merged: Imported['merged'] = {}
  let addedCount = 0
  for (const { lesson } of known) await raiseVersion(tx, userId, lesson.id)
  const { practice, companyQuestions } = await readCounted(tx, userId)
  const masks = new Map(masksOf(practice))
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
  return { merged, ignored, addedCount, stats: statsOf(masks, companyQuestions) }
}

function isWholeMask(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 2 ** 31 - 1
}

function cut(mask: number, lesson: Lesson): number {
  return mask & fullMask(lesson.practice.length)
}
