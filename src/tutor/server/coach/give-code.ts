import { knownProblems } from '#content/known-problems.ts'
import { codeLanguageNames, languageIn } from '#content/tutor/code-languages.ts'
import { kindOf } from '#content/tutor/question-kinds.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { giveAnswer } from './answers.ts'
import type { Draft, Turn } from './conversation.ts'
import { findFor } from './findings.ts'
import { giveHint } from './give-hint.ts'
import { showCode } from './replies/listing.ts'
import { contentWords } from './word-forms.ts'

const insists =
  /\b(?:show|give|gimme|see|need|want|write|have|post|paste|just|only|how|what|skeleton|template|explanations?|explained|comments)\b|\bcode (?:for|of)\b/

/** `Two sum in C++` gets a hint first, and the code at one press. `Max heap in Python` has a written answer. */
export function giveCode(turn: Turn): Draft | undefined {
  const { mentioned, named, text, words, isCorrection } = turn.message
  const isBare = !insists.test(words) && !isCorrection
  const { best } = findFor(turn)
  const fit = best && kindOf(best.wording) === 'template' ? best.asked * best.share : 0
  const isExact = fit > 0.85 && contentWords(words).length > 1
  const listed = isBare || isExact ? undefined : showCode(turn, true)
  if (listed) return listed
  if (best && (isExact || (!isBare && fit > 0.5))) {
    const given = giveAnswer(turn, best.found)
    const [pattern = ''] = best.found.patterns
    return { ...given, offers: [`Show the code of ${displayNameOf(pattern)}`, ...(given.offers ?? [])] }
  }
  if (!isBare) return showCode(turn)
  const problem = turn.message.problem ?? (named.length > 0 ? undefined : knownProblems.get(mentioned ?? 0))
  if (!problem || turn.conversation.hints.has(problem.number))
    return showCode(turn, contentWords(words).length > 1)
  const hint = giveHint(turn, problem)
  const language = languageIn(text)
  const button = `Show the code of ${problem.title}${language ? ` in ${codeLanguageNames[language]}` : ''}`
  return { ...hint, offers: [button, ...(hint.offers ?? [])] }
}
