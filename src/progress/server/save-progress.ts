import { findLesson } from '#content/catalogue.ts'
import type { BodyOf, ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/errors.ts'
import type { Store, StoreHandle } from '#platform/server/store.ts'
import type { progressApi } from '../contract.ts'
import { isMaskFor, mergeChange } from '../rules.ts'
import {
  deleteSolved,
  insertSolved,
  type ProgressRow,
  raiseVersion,
  readCounted,
  readProgressRows,
} from './progress-store.ts'
import { presentProgress } from './read-progress.ts'
import { masksOf, questionsOf, statsOf, statsOfIds } from './solved-masks.ts'

type Change = BodyOf<typeof progressApi.save>
type Saved = ReplyOf<typeof progressApi.save>

/**
 * Records which problems of a pattern are solved. With a base, only the bits that differ from it move; without
 * one the mask replaces what is stored. Completion is ours to decide, never the caller's.
 */
export async function saveProgress(store: Store, userId: string, change: Change): Promise<Saved> {
  const lesson = findLesson(change.patternId)
  if (!lesson) throw new AppError('not_found', 'Pattern not found.')
  const problems = lesson.practice.length
  const { problemsSolved: sent, baseProblemsSolved: base } = change
  for (const mask of [sent, base])
    if (mask !== undefined && !isMaskFor(mask, problems))
      throw new AppError('invalid', `problemsSolved has bits outside this pattern's ${problems} problems.`)
  if (sent === undefined) return currentProgress(store, userId, change.patternId)

  return store.transaction(async (tx) => {
    const row = await raiseVersion(tx, userId, lesson.id)
    const { practice, companyQuestions } = await readCounted(tx, userId)
    const masks = new Map(masksOf(practice))
    const stored = masks.get(lesson.id) ?? 0
    const next = base === undefined ? sent : mergeChange(stored, base, sent)
    await insertSolved(tx, userId, questionsOf(lesson, next & ~stored))
    await deleteSolved(tx, userId, questionsOf(lesson, stored & ~next))
    masks.set(lesson.id, next)
    const stats = statsOf(masks, companyQuestions)
    return { ...presentProgress(userId, row, next), merged: next !== sent, stats }
  })
}

async function currentProgress(handle: StoreHandle, userId: string, patternId: number): Promise<Saved> {
  const rows = await readProgressRows(handle, userId)
  const untouched: ProgressRow = { id: '', patternId, version: 0 }
  const { practice, companyQuestions } = await readCounted(handle, userId)
  const row = rows.find((candidate) => candidate.patternId === patternId) ?? untouched
  return {
    ...presentProgress(userId, row, masksOf(practice).get(patternId) ?? 0),
    merged: false,
    stats: statsOfIds(practice, companyQuestions),
  }
}
