import { type KnownProblem, knownProblems } from '#content/known-problems.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { readListingCases } from '#curriculum/read-listing-cases.ts'
import type { TutorTurn } from '../../models/tutor-model.ts'
import { problemOf, type Turn } from '../conversation.ts'
import { wordsOf } from '../word-forms.ts'

/** The tasks that code can be run on. */
const tasks = (await readListingCases()).map(({ pattern, id, cases }) => ({
  pattern,
  listing: id,
  statement: cases.statement,
}))

export interface WorkedOn {
  readonly problem?: KnownProblem | undefined
  readonly task?: (typeof tasks)[0] | undefined
}

/** The problem that is spoken of, and the task that code was run on last. */
export function workedOn(turn: Turn, turns: readonly TutorTurn[]): WorkedOn {
  const { kind, mentioned } = turn.message
  if (kind === 'quiz') return {}
  const found = problemOf(turn) ?? knownProblems.get(mentioned ?? 0)
  // `The code of binary search` means the pattern and not the problem of that name.
  const problem = found && !patternNames.includes(` ${wordsOf(found.title).join(' ')} `) ? found : undefined
  const reports = [...turns.map(({ reply }) => reply), turn.run?.text ?? ''].toReversed()
  const [task] = reports.flatMap((report) => tasks.filter(({ statement }) => report.includes(statement)))
  const isOnTask = task && (!problem || problem.patterns.includes(task.pattern))
  return task && !isOnTask ? { task } : { problem, task }
}

const patternNames = patternList.map(({ displayName }) => ` ${wordsOf(displayName).join(' ')} `).join()
