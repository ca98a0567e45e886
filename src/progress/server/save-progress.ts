import { findLesson } from '#content/catalogue.ts'
import type { BodyOf, ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import type { progressApi } from '../contract.ts'
import { isMaskFor, mergeChange } from '../rules.ts'
import {
  deleteSolved,
  insertSolved,
  type ProgressRow,
  raiseVersion,
  readProgressRows,
} from './progress-store.ts'
import { presentProgress, questionsOf, readMasks, readStats } from './read-progress.ts'

type Change = BodyOf<typeof progressApi.save>
type Saved = ReplyOf<typeof progressApi.save>

/**
 * Records which problems of a pattern are solved. With a base, only the bits that differ from it change; without
 * one, the mask replaces the stored one. The server decides completion and ignores what the caller says about it.
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
    const masks = await readMasks(tx, userId)
    const stored = masks.get(lesson.id) ?? 0
    const next = base === undefined ? sent : mergeChange(stored, base, sent)
    await insertSolved(tx, userId, questionsOf(lesson, next & ~stored))
    await deleteSolved(tx, userId, questionsOf(lesson, stored & ~next))
    masks.set(lesson.id, next)
    const stats = await readStats(tx, userId, masks)
    return { ...presentProgress(userId, row, next), merged: next !== sent, stats }
  })
}

async function currentProgress(handle: StoreHandle, userId: string, patternId: number): Promise<Saved> {
  const rows = await readProgressRows(handle, userId)
  const untouched: ProgressRow = { id: '', patternId, version: 0 }
  const row = rows.find((candidate) => candidate.patternId === patternId) ?? untouched
  const masks = await readMasks(handle, userId)
  return {
    ...presentProgress(userId, row, masks.get(patternId) ?? 0),
    merged: false,
    stats: await readStats(handle, userId, masks),
  }
}
