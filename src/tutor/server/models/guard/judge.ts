import type { AnswerPlan } from '../../coach/answer-plan.ts'
import type { TutorRequest } from '../../tutor-model.ts'
import { codeOf, unpacked } from './code-in-text.ts'
import { codeWords } from './code-words.ts'
import { isNearCopy, likeness } from './near-copy.ts'
import { patternsShownIn, type ReferenceSolution, referenceSolutions } from './reference-solutions.ts'

/**
 * Whether a further piece of code would complete a reference solution. May be shown: the code that the plan's own
 * answer shows, code that the learner has written, and, as long as nobody is stuck on a problem, the code of the
 * lessons that the answer is about.
 */
export function makeJudge(request: TutorRequest, plan: AnswerPlan): (code: string) => boolean {
  const wordsOf = (texts: readonly string[]) => codeWords(codeOf(texts.join('\n\n')))
  const learnerWords = wordsOf([...request.turns.map(({ question }) => question), request.question])
  const free = new Set([...patternsShownIn(wordsOf([plan.answer])), ...patternsShownIn(learnerWords)])
  const hidden = new Set(plan.hiddenPatterns)
  if (plan.problem === undefined)
    for (const { patternName } of plan.passages)
      if (patternName && !hidden.has(patternName)) free.add(patternName)

  // Someone stuck may ask for one line after the other; what a reply adds to the replies before it counts as well.
  const isStuck = plan.problem !== undefined || hidden.size > 0
  const earlier = !isStuck ? [] : wordsOf(request.turns.map(({ reply }) => reply))
  const guarded = referenceSolutions().filter(({ pattern }) => !free.has(pattern))
  const allowed = referenceSolutions().filter(({ pattern }) => free.has(pattern))
  const untold = guarded.filter(({ words }) => !isNearCopy(earlier, words))
  let own: string[] = []

  return (code) => {
    const words = codeWords(unpacked(code))
    const from = own.length
    own = [...own, ...words]
    return (
      guarded.some((solution) => completes(own, from, solution, allowed)) ||
      untold.some((solution) => completes([...earlier, ...own], earlier.length + from, solution, allowed))
    )
  }
}

/** Whether the words from this place on make the solution complete, and not just one that may be shown and is like it. */
function completes(
  words: readonly string[],
  from: number,
  solution: ReferenceSolution,
  allowed: readonly ReferenceSolution[],
): boolean {
  if (!isNearCopy(words, solution.words, from)) return false
  const found = likeness(words, solution.words, from)
  return !allowed.some(
    (other) => isNearCopy(other.words, solution.words) && likeness(words, other.words, from) > found,
  )
}
