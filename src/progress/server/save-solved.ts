import { findLesson } from '#curriculum/catalogue.ts'
import type { BodyOf, ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import type { progressApi } from '../contract.ts'
import { isMaskFor, maskOf, mergeChange, problemsIn } from '../rules.ts'
import {
  type CompanyProblems,
  isKnownProblem,
  presentProgress,
  problemsOf,
  statsOf,
} from './read-progress.ts'
import { deleteSolved, insertSolved, raiseVersion, readSolved, readVersion } from './solved-problems-store.ts'

interface Change {
  readonly solved: readonly number[]
  readonly unsolved: readonly number[]
}

/** What the person has solved after the change. Setting the state that a problem already has changes nothing. */
async function applyChange(tx: StoreHandle, userId: string, { solved, unsolved }: Change) {
  await insertSolved(tx, userId, solved)
  await deleteSolved(tx, userId, unsolved)
  return readSolved(tx, userId)
}

/** @throws AppError `invalid` for a problem that is in no list, with nothing stored */
export async function saveSolved(
  store: Store,
  userId: string,
  change: BodyOf<typeof progressApi.saveSolved>,
  companyProblems: CompanyProblems,
): Promise<ReplyOf<typeof progressApi.saveSolved>> {
  const unknown = [...change.solved, ...change.unsolved].find(
    (problem) => !isKnownProblem(companyProblems, problem),
  )
  if (unknown !== undefined) throw new AppError('invalid', `Problem ${unknown} is in no list.`)
  const numbersNow = (problems: readonly number[]) =>
    problems.map((problem) => companyProblems.get(problem)?.id ?? problem)
  const now = { solved: numbersNow(change.solved), unsolved: numbersNow(change.unsolved) }
  return store.transaction(async (tx) => {
    const version = await raiseVersion(tx, userId)
    const solved = await applyChange(tx, userId, now)
    return { userId, version, solved: [...solved], stats: statsOf(solved, companyProblems) }
  })
}

/** For the calls that mark one problem. */
export function setSolved(
  store: Store,
  userId: string,
  problem: number,
  isSolved: boolean,
): Promise<ReadonlySet<number>> {
  return store.transaction(async (tx) => {
    await raiseVersion(tx, userId)
    const change = isSolved ? { solved: [problem], unsolved: [] } : { solved: [], unsolved: [problem] }
    return applyChange(tx, userId, change)
  })
}

/**
 * Records which problems of a pattern are solved. With a base, only the bits that differ from it change; without
 * one, the mask replaces the stored one. The server decides completion and ignores what the caller says about it.
 */
export async function saveProgress(
  store: Store,
  userId: string,
  change: BodyOf<typeof progressApi.save>,
  companyProblems: CompanyProblems,
): Promise<ReplyOf<typeof progressApi.save>> {
  const lesson = findLesson(change.patternId)
  if (!lesson) throw new AppError('not_found', 'Pattern not found.')
  const problems = problemsOf(lesson)
  const { problemsSolved: sent, baseProblemsSolved: base } = change
  for (const mask of [sent, base])
    if (mask !== undefined && !isMaskFor(mask, problems.length))
      throw new AppError(
        'invalid',
        `problemsSolved has bits outside this pattern's ${problems.length} problems.`,
      )
  if (sent === undefined) {
    const solved = await readSolved(store, userId)
    const version = await readVersion(store, userId)
    return {
      ...presentProgress(userId, lesson, solved, version),
      merged: false,
      stats: statsOf(solved, companyProblems),
    }
  }

  return store.transaction(async (tx) => {
    const version = await raiseVersion(tx, userId)
    const stored = maskOf(problems, await readSolved(tx, userId))
    const next = base === undefined ? sent : mergeChange(stored, base, sent)
    const solved = await applyChange(tx, userId, {
      solved: problemsIn(next & ~stored, problems),
      unsolved: problemsIn(stored & ~next, problems),
    })
    return {
      ...presentProgress(userId, lesson, solved, version),
      merged: next !== sent,
      stats: statsOf(solved, companyProblems),
    }
  })
}
