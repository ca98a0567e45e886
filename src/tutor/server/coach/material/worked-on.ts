import { type KnownProblem, knownProblems } from '#content/known-problems.ts'
import { helpWith } from '#content/tutor/hints.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { readListingCases } from '#curriculum/read-listing-cases.ts'
import type { TutorTurn } from '../../models/tutor-model.ts'
import type { Turn } from '../conversation.ts'
import { findProblem } from '../find-subjects.ts'
import { termsOf } from '../word-forms.ts'

/** Of a message; looking for a title takes up to a millisecond each. */
const mostClauses = 8
const mostMessages = 6

/** The tasks that code can be run on. */
const tasks = (await readListingCases()).map(({ pattern, id, cases }) => ({
  pattern,
  listing: id,
  statement: cases.statement,
}))
type Task = (typeof tasks)[0]

export interface WorkedOn {
  readonly problem?: KnownProblem | undefined
  readonly task?: Task | undefined
}

/** The problem that was named last, and the task that code was run on since. Either stays until another is known. */
export function workedOn({ conversation, message, run, topic }: Turn, turns: readonly TutorTurn[]): WorkedOn {
  const { kind, named, text } = message
  if (kind === 'quiz') return {}
  const earlier = turns.slice(-mostMessages).map(({ question, reply }) => ({ said: question, report: reply }))
  let problem = turns.length > mostMessages ? conversation.problem : undefined
  let task: Task | undefined
  for (const { said, report } of [...earlier, { said: text, report: run?.text ?? '' }]) {
    const own = problemIn(said, topic.patterns)
    const isOther = /\b(?:the )?other (?:one|problem)\b/i.test(said)
    if (own || isOther) task = undefined
    problem = own ?? (isOther ? problem && otherOf(problem, said) : problem)
    task = tasks.find(({ statement }) => report.includes(statement)) ?? task
    if (isOther && said === text) return { problem }
  }
  problem ??= message.problem ?? conversation.problem
  // `The code of binary search` means the pattern and not the problem of that name.
  const names = named.flatMap(({ patterns }) => patterns).map(displayNameOf)
  if (problem && kind === 'template' && isPattern(problem.title, names)) return {}
  const isOnTask = task && (!problem || problem.patterns.includes(task.pattern))
  return task && !isOnTask ? { task } : { problem, task }
}

/** Clause by clause, because a sentence after a title hides it. */
function problemIn(text: string, patterns: readonly string[]): KnownProblem | undefined {
  const clauses = text.split(/[.,:;!?\n]+/).slice(0, mostClauses)
  for (const clause of clauses) {
    const { problem, isSure, isSpelledOut } = findProblem(clause, patterns) ?? {}
    // `A binary search` need not be the problem of that name, but `coin change: is it greedy?` is.
    const isMeant = (title: string) =>
      (isSpelledOut && !isPattern(title, patternNames)) || isWithin(clause, title)
    if (problem && (isSure || isMeant(problem.title))) return problem
  }
  return undefined
}

const patternNames = patternList.map(({ displayName }) => displayName)
const isPattern = (title: string, names: readonly string[]) => names.some((name) => isWithin(title, name))

/** Whether a text says nothing else than another. */
function isWithin(text: string, whole: string): boolean {
  const terms = termsOf(whole)
  return [...termsOf(text)].every((term) => terms.has(term))
}

/** Of the problems that are called like this one, the one whose statement has most of these words; of several the one with the shortest title. */
function otherOf({ title, number }: KnownProblem, text: string): KnownProblem | undefined {
  const series = title.replace(/ (?:[IV]+|with .*)$/, '')
  const said = termsOf(text)
  const [best] = [...knownProblems.values()]
    .filter((each) => each.title.startsWith(series) && each.number !== number)
    .map((problem) => ({ problem, asks: helpWith(problem).asks ?? '' }))
    .map((each) => ({ ...each, shared: [...termsOf(each.asks)].filter((term) => said.has(term)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.problem.title.length - b.problem.title.length)
  return best?.problem
}
