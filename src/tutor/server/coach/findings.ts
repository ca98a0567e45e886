import { kindOf, type QuestionKind } from '#content/tutor/question-kinds.ts'
import { definesCost, isOfCost } from '#content/tutor/reading/cost-words.ts'
import { isOfVariant } from '#content/tutor/reading/task-names.ts'
import { displayNameOf, findPattern } from '#curriculum/patterns.ts'
import { contextOf, goesOn, lastSubject, patternsOf, problemOf, type Turn } from './conversation.ts'
import type { LessonPassage } from './passages.ts'
import { type Hit, rankHits } from './search.ts'
import { contentWords, termsOf } from './word-forms.ts'

/** Kinds of question that a lesson answers for the whole pattern. */
export const generalKinds: readonly QuestionKind[] = ['cost', 'when', 'mistake']
/** An answer is given, and others offered beside it, from these chances on. */
const leastChance = { given: 0.08, clear: 0.35, offered: 0.01 }
/** What is left of the chance of an answer that was told, or rejected by this message. */
const ofTold = { rejected: 0.02, told: 0.3 }
/** A quote has this share of the message. */
const leastShareOfQuote = 0.25

export type Findings = ReturnType<typeof find>

const findings = new WeakMap<Turn, Findings>()

/**
 * What the lessons have for a message: the best answer that fits, others that may be meant, and what may be quoted, best
 * first, with one demo step at most.
 */
export function findFor(turn: Turn, about?: readonly string[]): Findings {
  const found = (!about && findings.get(turn)) || find(turn, about ?? patternsOf(turn))
  if (!about) findings.set(turn, found)
  return found
}

function find(turn: Turn, about: readonly string[]) {
  const { message, conversation } = turn
  const number = problemOf(turn)?.number ?? message.mentioned ?? 0
  const isOnIt = (found: LessonPassage) => found.patterns.some((name) => about.includes(name))
  const hasSubject = message.named.length > 0 || message.mentioned !== undefined
  const hits = searchFor(turn, about)
  const isOther = ({ problem }: LessonPassage) => problem !== undefined && problem !== number
  // `What if I may sell as often as I want` is not answered by what holds of one sale.
  const isOfOther = ({ about: task, asks = [], text }: LessonPassage) =>
    task !== undefined && isOfVariant(message.text, `${asks.join(' ')} ${text}`)
  const named = new Set(message.named.flatMap(({ name }) => name.split(' ')))
  // `What does a heap cost?` asks nothing else.
  const isGeneral =
    (named.size > 0 || contentWords(message.words).length === 0) &&
    generalKinds.includes(message.kind) &&
    contentWords(message.words).filter((word) => !named.has(word) && kindOf(word) !== message.kind).length < 2
  const asksItsCost = isOfCost(message.text) && (conversation.patterns.length > 0 || number > 0)
  const isDefinition = ({ title }: LessonPassage) => asksItsCost && definesCost.test(title)
  // Who asks on wants something else than what was told.
  const leftOfTold = message.isCorrection ? ofTold.rejected : ofTold.told
  const leftOf = ({ found }: Hit) =>
    isDefinition(found) ? 0 : conversation.told.includes(found.id) ? leftOfTold : 1
  const wantsReason = asksWhyOn(turn)
  const fitting = hits
    .filter(
      ({ found }) =>
        found.isAnswer && !isOther(found) && !isOfOther(found) && !(wantsReason && isNoReason(found)),
    )
    .filter(
      ({ found }) =>
        !isGeneral ||
        (found.kinds[0] === message.kind && about.includes(found.patterns[0] ?? '') && !found.problem),
    )
  // What was told leaves its chance to the others.
  const left = 1 - fitting.reduce((sum, hit) => sum + hit.chance * (1 - leftOf(hit)), 0)
  const answers = fitting
    .map((hit) => ({ ...hit, chance: (hit.chance * leftOf(hit)) / left }))
    .toSorted((a, b) => b.chance - a.chance)
  const [first] = answers
  const best = first && first.chance >= leastChance.given ? first : undefined
  const others = answers
    .filter(
      ({ found, chance }) =>
        found !== best?.found &&
        chance >= leastChance.offered &&
        !isRepeat(found.text, [best?.found.text ?? '']),
    )
    .slice(0, 3)
  const isButton = about.some((name) => message.text === `When do I use ${displayNameOf(name)}?`)
  const isClear = best !== undefined && (isButton || best.chance >= leastChance.clear)
  let demos = 0
  const quotes = hits
    .filter(({ found, share }) => {
      const fitsProblem = !isOther(found) && (hasSubject || about.length === 0 || isOnIt(found))
      const isSecondDemo = found.id.startsWith('demo:') && demos++ > 0
      return found !== best?.found && share >= leastShareOfQuote && fitsProblem && !isSecondDemo
    })
    .slice(0, 5)
    .map(({ found }) => found)
  return { best, isGeneral, isClear, others: others.map(({ found }) => found), quotes }
}

/** All that is found for a message. */
export function searchFor(turn: Turn, about = patternsOf(turn)): readonly Hit[] {
  const { library, topic, message, conversation } = turn
  const hasOwnWord = contentWords(message.words).some(
    (word) => ['what', 'mistake'].includes(message.kind) || kindOf(word) !== message.kind,
  )
  // `My graph is undirected` is a condition of what was asked.
  const isCondition = /^\W*(?:(?:but|and|no|sorry)\W+)*my \w+ (?:is|has) [\w\s]+$/i.test(message.text)
  const isOpposite = (word: string) => message.words.includes(`un${word}`)
  const before = contentWords(lastSubject(conversation)).filter((word) => !isOpposite(word))
  const previous = hasOwnWord && !isCondition ? '' : before.join(' ')
  const { answer } = conversation.last
  const wantsReason = asksWhyOn(turn)
  const options = {
    kind: wantsReason ? 'why' : message.kind,
    about,
    topic: topic.patterns,
    problem: problemOf(turn)?.number ?? message.mentioned ?? 0,
    context: contextOf(turn),
    last: answer?.id,
  }
  const hits = library(`${message.words} ${previous}`, options)
  if (!wantsReason && !goesOn(turn)) return hits
  const subject = (wantsReason ? undefined : problemOf(turn)?.title) ?? answer?.title ?? ''
  return averageOf(turn, hits, library(`${message.words} ${subject}`, options))
}

/** A question for the reason of something in the answer before. */
export const asksWhyOn = ({ message, conversation }: Turn): boolean =>
  /\b(?:why|how come)\b/i.test(message.text) && !message.code && conversation.last.answer !== undefined

/** A definition, or what is about no pattern, is no reason. */
const isNoReason = ({ kinds, title, isGeneral }: LessonPassage) =>
  !/\bwhy\b/i.test(title) && (isGeneral === true || kinds[0] === 'what' || /^what (?:is|are|do)/i.test(title))

/** What the search with the subject counts, compared with that for the words alone. */
const partOfSubject = 0.35

/** What a question that begins like the message counts more. */
const ofSameBeginning = 1
const leadIn = '^\\W*(?:(?:ok|so|and|but|hm+)\\W+)*'
const beginnings = [
  new RegExp(`${leadIn}(?:(?:what|and|but) (?:if|happens)|if)\\b`, 'i'),
  new RegExp(`${leadIn}why\\b`, 'i'),
]

/**
 * What was found both for the words alone and for the words with the subject before. Outside the subject, answers of its
 * structure or of no pattern count a little less, and others much.
 */
function averageOf(turn: Turn, hits: readonly Hit[], withSubject: readonly Hit[]): readonly Hit[] {
  const own = [...(problemOf(turn)?.patterns ?? []), ...turn.conversation.patterns, ...patternsOf(turn)]
  const categories = new Set(own.map((name) => findPattern(name)?.categoryId))
  const { message } = turn
  // `Why 2^n though` leaves nothing.
  const isShort = asksWhyOn(turn) && message.named.length === 0 && contentWords(message.words).length < 3
  const strays = ({ patterns, isGeneral }: LessonPassage) => {
    const owned = isShort ? patterns.slice(0, 1) : patterns
    if (!isGeneral && owned.some((name) => own.includes(name))) return 0
    if (isShort && !isGeneral) return 6
    return isGeneral || categories.has(findPattern(patterns[0] ?? '')?.categoryId) ? 0.6 : 2
  }
  const begins = beginnings.find((beginning) => beginning.test(message.text))
  const asksAlike = ({ title }: LessonPassage) =>
    title.split(/, (?=and )/).some((part) => begins?.test(part)) ? ofSameBeginning : 0
  const scores = new Map(withSubject.map(({ found, score }) => [found, score]))
  const both = hits.flatMap((hit) => {
    const score = scores.get(hit.found)
    if (score === undefined) return []
    return [
      {
        ...hit,
        score: hit.score + (score - hit.score) * partOfSubject - strays(hit.found) + asksAlike(hit.found),
      },
    ]
  })
  return rankHits(both)
}

/** It was written for those whose code does this. */
export const isCase = ({ text, title }: LessonPassage) =>
  /^(You (wrote|return|use|used|compare|move|probably|count|add|forgot|start)|Your )/.test(text) ||
  /^Why (?:(?:is|are|does|do|did) )?(?:my|every|all)\b/.test(title)

/** Whether a text says nearly the same as one that was shown: more than this share of its words occurs there. */
export function isRepeat(text: string, shown: readonly string[], most = 0.65): boolean {
  const terms = [...termsOf(text)]
  return shown.some((other) => {
    const known = termsOf(other)
    return other.includes(text) || terms.filter((term) => known.has(term)).length > terms.length * most
  })
}
