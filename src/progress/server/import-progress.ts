import { allLessons } from '#curriculum/catalogue.ts'
import type { Lesson } from '#curriculum/lesson.ts'
import type { BodyOf, ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { StoreHandle } from '#platform/server/store/store.ts'
import type { progressApi } from '../contract.ts'
import { fullMask, isComplete, maskOf, maximumProblems, problemsIn } from '../rules.ts'
import type { CompanyProblems } from './read-progress.ts'
import { problemsOf, statsOf } from './read-progress.ts'
import { insertSolved, raiseVersion, readSolved } from './solved-problems-store.ts'

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
export async function importProgress(
  tx: StoreHandle,
  userId: string,
  sent: Sent,
  companyProblems: CompanyProblems,
): Promise<Imported> {
  const entries = Object.entries(sent)
  if (entries.length > maxEntries)
    throw new AppError('invalid', `A progress file can contain at most ${maxEntries} patterns.`)
  const known = entries.flatMap(([key, { problemsSolved }]) => {
    const lesson = lessonByKey.get(key)
    return lesson && isMask(problemsSolved) ? [{ lesson, mask: cutToPattern(problemsSolved, lesson) }] : []
  })
  await raiseVersion(tx, userId)
  const before = await readSolved(tx, userId)
  await insertSolved(
    tx,
    userId,
    known.flatMap(({ lesson, mask }) => problemsIn(mask, problemsOf(lesson))).filter(unique),
  )
  const solved = await readSolved(tx, userId)

  const merged: Imported['merged'] = {}
  for (const { lesson } of known) {
    const problems = problemsOf(lesson)
    const problemsSolved = maskOf(problems, solved)
    merged[lesson.id] = {
      problemsSolved,
      completed: isComplete(problems, solved),
      addedMask: problemsSolved & ~maskOf(problems, before),
    }
  }
  const ignored = entries.map(([key]) => key).filter((key) => merged[key] === undefined)
  return { merged, ignored, addedCount: solved.size - before.size, stats: statsOf(solved, companyProblems) }
}

const unique = (problem: number, index: number, all: readonly number[]) => all.indexOf(problem) === index

function isMask(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= fullMask(maximumProblems)
}

function cutToPattern(mask: number, lesson: Lesson): number {
  return mask & fullMask(lesson.practice.length)
}
