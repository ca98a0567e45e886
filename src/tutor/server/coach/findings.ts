import { kindOf, type QuestionKind } from '#content/tutor/question-kinds.ts'
import { contextOf, isAside, lastSubject, patternsOf, problemOf, type Turn } from './conversation.ts'
import type { LessonPassage } from './passages.ts'
import type { Hit } from './search.ts'
import { contentWords, termsOf } from './word-forms.ts'

/** Kinds of question that a lesson answers for the whole pattern. */
export const generalKinds: readonly QuestionKind[] = ['cost', 'when', 'mistake']
/** How well an answer must fit to open with: its share of the message, and a quarter of how much of its wording was asked. */
const leastFit = 0.35
/** Below this, only a word or two of a message are in the lessons, by chance. */
const leastRank = 3
/** Another answer is offered from this part of the best rank on; from the second on, the best is not clearly ahead. */
const leastOther = {
  rank: 0.3,
  clear: 0.8,
  told: 0.6,
  last: 0.85,
  rejected: 0.2,
  ofCode: 0.6,
  definition: 0.6,
}
/** A quote is at least this good compared with the best, and has this share of the message. */
const leastQuote = { rank: 0.33, share: 0.12 }

export type Findings = ReturnType<typeof findFor>

/**
 * What the lessons have for a message: the best answer that fits, others that may be meant, and what may be quoted, best
 * first, with one demo step at most.
 */
export function findFor(turn: Turn, about = patternsOf(turn)) {
  const { library, topic, message, conversation } = turn
  const problem = problemOf(turn)
  const isOnIt = (found: LessonPassage) => found.patterns.some((name) => about.includes(name))
  const hasSubject = message.named.length > 0 || message.mentioned !== undefined
  const isShort = !hasSubject && contentWords(message.words).length < 3
  const ownWords = contentWords(message.words)
  const hasOwnWord = ownWords.some(
    (word) => ['what', 'mistake'].includes(message.kind) || kindOf(word) !== message.kind,
  )
  const previous = hasOwnWord ? '' : lastSubject(conversation)
  const number = problem?.number ?? message.mentioned ?? 0
  const options = {
    kind: message.kind,
    about,
    topic: topic.patterns,
    problem: number,
    context: contextOf(turn),
    // `What if it is a BST?` is hardly a question of its own.
    isAside: message.named.length > 0 && isAside(message) && ownWords.length < 3,
  }
  const all = library(`${message.words} ${previous}`, options)
  const hits = (all[0]?.rank ?? 0) < leastRank ? [] : all
  const isOther = (found: LessonPassage) => found.problem !== undefined && found.problem !== number
  const named = new Set(message.named.flatMap(({ name }) => name.split(' ')))
  // `What does a heap cost?` asks nothing else.
  const isGeneral =
    (named.size > 0 || contentWords(message.words).length === 0) &&
    generalKinds.includes(message.kind) &&
    contentWords(message.words).filter((word) => !named.has(word) && kindOf(word) !== message.kind).length < 2
  const fits = ({ found, share, asked, wording }: Hit) => {
    if (isGeneral && !(found.kinds[0] === message.kind && isOnIt(found) && found.problem === undefined))
      return false
    const isOnCost = kindOf(wording) === 'cost' || found.kinds[0] === 'cost'
    if (message.kind !== 'cost' && isOnCost && asked < 0.8 && share < 0.9) return false
    // `And the cost?` is about what was spoken of.
    const isOnSubject = about.length === 0 || isOnIt(found)
    const isAsked = message.kind !== 'cost' || found.kinds.includes(message.kind)
    // What names nothing is about the subject at hand, unless another passage has nearly all its words.
    const isNear = hasSubject || isOnSubject || share * asked > 0.8
    return (
      share + asked / 4 >= leastFit && isNear && (!isShort || (isOnSubject && isAsked && !isOther(found)))
    )
  }
  // Who asks on wants something else than what was told.
  const discount = ({ found, asked }: Hit) => {
    const isHere = found.id === conversation.last.answer?.id
    const told = message.isCorrection ? leastOther.rejected : isHere ? leastOther.last : leastOther.told
    const ofCode = isCase(found) && !/\b(my|i get|wrong)\b/.test(message.words) && asked < 0.8
    // `Can I do it with preorder only?` asks for no definition.
    const defines = isAside(message) && /^What (?:is|are) /.test(found.title) ? leastOther.definition : 1
    return (conversation.told.includes(found.id) ? told : 1) * (ofCode ? leastOther.ofCode : 1) * defines
  }
  const answers = hits
    .filter(({ found }) => found.isAnswer)
    .map((hit) => ({ ...hit, rank: hit.rank * discount(hit) }))
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, 6)
  const best = answers.find(fits)
  const least = best ? best.rank * leastOther.rank : 0
  const isNear = ({ found, rank }: Hit) =>
    found !== best?.found && rank >= least && !isRepeat(found.text, [best?.found.text ?? ''])
  const others = answers.filter(isNear)
  const isExact = best !== undefined && best.share > 0.95 && best.asked > 0.95
  const isClear =
    isExact || (best !== undefined && !others.some(({ rank }) => rank > best.rank * leastOther.clear))
  let demos = 0
  const quotes = hits
    .filter(({ found, rank, share }) => {
      const isClose = share > leastQuote.share && rank > (hits[0]?.rank ?? 0) * leastQuote.rank
      const fitsProblem = !isOther(found) && (hasSubject || about.length === 0 || isOnIt(found))
      const isSecondDemo = found.id.startsWith('demo:') && demos++ > 0
      return found !== best?.found && isClose && fitsProblem && !isSecondDemo
    })
    .slice(0, 5)
    .map(({ found }) => found)
  return { best, isGeneral, isClear, others: others.map(({ found }) => found).slice(0, 3), quotes }
}

/** It was written for those whose code does this. */
export const isCase = ({ text }: LessonPassage) =>
  /^(You (wrote|return|use|used|compare|move|probably|count|add|forgot|start)|Your )/.test(text)

/** Whether a text says nearly the same as one that was shown: more than this share of its words occurs there. */
export function isRepeat(text: string, shown: readonly string[], most = 0.65): boolean {
  const terms = [...termsOf(text)]
  return shown.some((other) => {
    const known = termsOf(other)
    return other.includes(text) || terms.filter((term) => known.has(term)).length > terms.length * most
  })
}
