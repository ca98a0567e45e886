import { rivalsOf } from '#content/rivals/rivals.ts'
import type { QuestionKind } from '#content/tutor/question-kinds.ts'
import type { Passage } from '../coach-answer.ts'
import { type Conversation, patternsOf, type Turn } from './conversation.ts'
import {
  demoLink,
  firstSentence,
  type LessonPassage,
  languageIn,
  lessonOf,
  linkTo,
  nameOf,
  readListing,
} from './passages.ts'
import { contentWords, termsOf } from './search.ts'
import type { WrittenAnswer } from './written-answers.ts'

/** An answer before its passages are quoted and remembered. */
export interface Draft {
  readonly kind: string
  /** One or two sentences, or what was asked for: a hint, a listing, a list. */
  readonly opening: string
  /** Ids of what the opening says. */
  readonly says?: readonly string[]
  readonly quotes?: readonly Passage[]
  readonly patterns: readonly string[]
  readonly followUps: readonly string[]
  /** Changes of what the coach remembers. */
  readonly conversation?: Partial<Conversation>
}

/** Lesson passages that score less are chance: a word or two that many have. */
const leastScore = 12
/** Quotes are this good compared with the best. */
const leastShare = 0.45
/** How much of the message a quote must share, from 0 to 1. */
const leastPassageShare = 0.3

/** Passages that were not shown yet: at most three, best first, none much weaker than the best, and one demo step at most. */
export function quotesFor(
  turn: Turn,
  kind: QuestionKind,
  about = patternsOf(turn),
  most = 3,
): readonly LessonPassage[] {
  const { library, topic, message, conversation } = turn
  const hits = library
    .findPassages(message.words, { kind, about, topic: topic.patterns })
    .filter(({ found }) => !conversation.shown.has(found.id))
  const least = Math.max(leastScore, (hits[0]?.score ?? 0) * leastShare)
  let demos = 0
  return hits
    .filter(({ score, share }) => score >= least && share > leastPassageShare)
    .filter(({ found }) => !(found.id.startsWith('demo:') && demos++ > 0))
    .slice(0, most)
    .map(({ found }) => found)
}

/** Kinds of question that a lesson answers for the whole pattern. */
const generalKinds: readonly QuestionKind[] = ['cost', 'when', 'mistake']

/** How much of the message an answer must share, from 0 to 1; less if it is about the same problem. */
const leastMatch = { any: 0.35, wordingKnown: 0.25, onProblem: 0.1, sameProblem: 0.12 }
/** How much of a wording must be known for the lower limit, and of one about a problem that was not named. */
const leastAsked = 0.6
const leastOfElsewhere = 0.8

/** The written answer whose question is closest to the message, if they share enough; `shown` when it was given before. */
export function writtenAnswer(
  { library, topic, message, conversation }: Turn,
  about: readonly string[],
  leastOfWording = 0,
): WrittenAnswer | 'shown' | undefined {
  const problem = message.problem ?? conversation.problem
  const words = contentWords(message.words)
  const previous = words.length < 2 ? (conversation.said.at(-1) ?? '') : ''
  const names = message.named.flatMap(({ patterns }) => patterns.slice(0, 1).map(nameOf))
  const options = { kind: message.kind, about, topic: topic.patterns, problem: problem?.number, names }
  const hits = library
    .findAnswers(`${message.words} ${previous}`, options)
    .filter(({ found, share, asked, score }) => {
      const isOnProblem = problem !== undefined && found.problem === problem.number
      // `And the cost?` is about what was spoken of.
      const isNear =
        words.length > 1 || about.length === 0 || found.patterns.some((name) => about.includes(name))
      const isAsked = words.length > 1 || !generalKinds.includes(message.kind) || found.kind === message.kind
      const stricter = problem === undefined ? 0 : leastMatch.onProblem
      const least = asked >= leastAsked + stricter ? leastMatch.wordingKnown : leastMatch.any + stricter
      // What belongs to another problem helps only if it was asked nearly word for word.
      const isElsewhere =
        found.problem !== undefined && !isOnProblem && Math.min(asked, share + 0.2) < leastOfElsewhere
      const isClose = share >= (isOnProblem ? leastMatch.sameProblem : least)
      const isOfBoth = about.length > 1 && about.every((name) => found.patterns.includes(name))
      if (asked < leastOfWording && !isOfBoth) return false
      return isNear && isAsked && !isElsewhere && isClose && score >= leastScore / 2
    })
  const isNew = ({ found }: (typeof hits)[0]) => !conversation.shown.has(found.id)
  const [best] = hits
  const next = hits.find(isNew)
  // A message without words of its own, such as `and why?`, wants something else than what the one before it found.
  const isGiven = best && !isNew(best) && (next?.score ?? 0) < best.score * 0.6
  return isGiven && words.length > 1 ? 'shown' : next?.found
}

/** A question about a pattern: the written answer to it, or else what the lesson says to such a question. */
export function answerQuestion(turn: Turn): Draft {
  const { message, topic } = turn
  const about = patternsOf(turn)
  const written = writtenAnswer(turn, about)
  const quotes = quotesFor(turn, message.kind, about, written ? 2 : 3)
  const main = mainPattern(
    [...(written && written !== 'shown' ? [written] : []), ...quotes],
    about,
    topic.patterns,
  )
  if (!main) return offerPatterns(turn)
  // The lesson as a whole answers `what is X` and `when X`, but hardly a question with words of its own.
  const isGeneral = generalKinds.includes(message.kind) || message.named.length > 0 || quotes.length === 0
  const general = written === undefined && isGeneral ? generalAnswer(turn, main) : undefined
  const opening = general ?? written
  const isNew = opening !== undefined && opening !== 'shown'
  const hasQuotes = quotes.length > 0
  const link = `[The lesson on ${nameOf(main)}](${linkTo(main)})`
  const more = hasQuotes ? 'In the words of the lesson:' : `${link} has more.`
  const above =
    opening === 'shown' || !hasQuotes
      ? `What I said above answers this, too. ${more}`
      : 'What comes closest in the lessons:'
  return {
    kind: message.kind,
    opening: isNew
      ? `${opening.text}${hasQuotes ? '' : ` More in the [lesson on ${nameOf(main)}](${linkTo(main)}).`}`
      : above,
    says: isNew ? [opening.id] : [],
    quotes: quotes.filter(({ text }) => !(isNew && text === opening.text)),
    patterns: [main, ...about.filter((name) => name !== main)],
    followUps: followUpsOn(turn, main),
  }
}

function mainPattern(
  found: readonly { readonly patterns: readonly string[] }[],
  about: readonly string[],
  topic: readonly string[],
): string | undefined {
  const patterns = found[0]?.patterns ?? []
  return (
    patterns.find((name) => about.includes(name)) ?? patterns.find((name) => topic.includes(name)) ?? about[0]
  )
}

/** What a lesson says first to a question of this kind, unless it was said before. */
function generalAnswer({ message, conversation }: Turn, pattern: string) {
  const { description, identificationClues, complexity, commonMistakes = [] } = lessonOf(pattern)
  const cost =
    complexity &&
    `${nameOf(pattern)} takes \`${complexity.time}\` time: ${complexity.timeReason} It takes \`${complexity.space}\` space: ${complexity.spaceReason}`
  const texts: Partial<Record<QuestionKind, string | undefined>> = {
    when: identificationClues,
    cost,
    mistake: commonMistakes[0],
    compare: identificationClues,
  }
  const text = texts[message.kind] ?? description
  const id = idOf(pattern, text)
  return conversation.shown.has(id) ? undefined : { id, text }
}

export function idOf(pattern: string, text: string): string {
  return `${pattern}#says ${text.slice(0, 40)}`
}

/** Nothing was found: say so, and show what this session covers. */
function offerPatterns({ topic }: Turn): Draft {
  return {
    kind: 'unknown',
    opening: `I found nothing about that in the lessons on ${topic.name}. Name a pattern or a problem, or describe what goes wrong. The lessons here are:\n${topic.patterns.map((name) => `- [${nameOf(name)}](${linkTo(name)})`).join('\n')}`,
    patterns: [],
    followUps: topic.patterns.slice(0, 3).map((name) => `What is ${nameOf(name)}?`),
  }
}

/** Defines both sides, and says what decides. */
export function compare(turn: Turn): Draft | undefined {
  const { message, conversation } = turn
  const firsts = message.named.map(({ patterns }) => patterns[0] ?? '')
  const sides = new Set(firsts.length > 1 ? firsts : [...conversation.patterns.slice(0, 1), ...firsts])
  const [first, second] = sides
  // `Vs DFS?` compares with what was spoken of; a longer question with one name may have an answer of its own.
  const hasOwnSides = firsts.length === 1 && contentWords(message.words).length > 3
  // Definitions and what decides say enough, unless the comparison itself was written.
  const found = hasOwnSides
    ? writtenAnswer(turn, patternsOf(turn), 0.4)
    : writtenAnswer(turn, [...sides], sides.size > 1 ? 0.65 : 0)
  if (hasOwnSides && found) return undefined
  const written = found === 'shown' ? undefined : found
  if (!first || !second) return undefined
  const rival = rivalsOf(first).find(({ name }) => name === second)
  const clueOf = (pattern: string) => firstSentence(lessonOf(pattern).identificationClues)
  const definitions = [first, second].map(
    (name) => `- **${nameOf(name)}**: ${firstSentence(lessonOf(name).description)}`,
  )
  const decides = `What decides: ${rival?.clue ?? 'what the problem gives you and asks for.'}\n- ${nameOf(first)}: ${rival?.stay ?? clueOf(first)}\n- ${nameOf(second)}: ${rival?.leave ?? clueOf(second)}`
  // Two techniques of the same lesson, or sides that nobody mixes up, have nothing to add to a written answer.
  const isWhole = written !== undefined && rival === undefined
  return {
    kind: 'compare',
    opening: [written?.text, ...(isWhole ? [] : [definitions.join('\n'), decides])]
      .filter(Boolean)
      .join('\n\n'),
    says: written ? [written.id] : [],
    quotes: quotesFor(turn, 'compare', [first, second], 4)
      .filter(({ id, kinds }) => !id.startsWith('rivals:') && kinds.includes('compare'))
      .slice(0, 2),
    patterns: [first, second],
    followUps: [
      `Quiz me on ${nameOf(first)}`,
      `Show the code of ${nameOf(first)}`,
      `Show the code of ${nameOf(second)}`,
      `When do I use ${nameOf(second)}?`,
    ],
  }
}

/** The listing that the words name, or the first of the pattern, in the language they name. */
export function showCode(turn: Turn): Draft | undefined {
  const { message, conversation } = turn
  const pattern = patternsOf(turn)[0] ?? conversation.patterns[0] ?? patternInWords(turn)
  if (!pattern) return undefined
  const { listings } = lessonOf(pattern)
  const name = nameOf(pattern)
  // `In Java` alone asks for the listing before.
  const earlier =
    message.named.length > 0 ? [] : [...conversation.said.slice(-4), conversation.problem?.title ?? '']
  const words = [message.words, ...earlier].join(' ')
  const terms = termsOf(words)
  // Words that the label has and the message has not count a little against it.
  const score = ({ label, id }: (typeof listings)[0]) => {
    const own = [...new Set(contentWords(`${label} ${id.replaceAll('-', ' ')}`))]
    const matched = own.filter((word) => [...termsOf(word)].some((term) => terms.has(term)))
    return matched.length - 0.1 * own.length
  }
  const wanted = listings.reduce((best, item) => (score(item) > score(best) ? item : best))
  const others = listings.filter(({ id }) => id !== wanted.id).map(({ label }) => label)
  const language = languageIn(message.text)
  return {
    kind: 'template',
    opening: [
      `${name}, “${wanted.label}”: ${wanted.note}`,
      `\`\`\`${language}\n${readListing(pattern, wanted.id, language)}\n\`\`\``,
      `${others.length > 0 ? `The lesson also lists ${others.map((label) => `“${label}”`).join(', ')}. ` : ''}[All listings, in four languages](${linkTo(pattern, '-code')}).`,
    ].join('\n\n'),
    patterns: [pattern],
    followUps: [
      ...others.slice(0, 1).map((label) => `Show the code of ${name}: ${label}`),
      `Show ${name} in the demo`,
      `What does ${name} cost?`,
      `Common mistakes with ${name}`,
    ],
  }
}

/** For words that name no pattern, such as `choose, explore, undo`. */
function patternInWords({ library, message, topic }: Turn): string | undefined {
  const options = { kind: message.kind, about: [], topic: topic.patterns }
  return library.findAnswers(message.words, options)[0]?.found.patterns[0]
}

/** The demo, at the step whose caption is closest to the words. */
export function showDemo(turn: Turn): Draft | undefined {
  const pattern = patternsOf(turn)[0] ?? turn.conversation.patterns[0]
  if (!pattern) return undefined
  const name = nameOf(pattern)
  return {
    kind: 'demo',
    opening: `[The demo of ${name}](${demoLink(pattern)}) runs the real algorithm step by step. “Predict” lets you decide each move, and “My input” runs values of your own.`,
    quotes: quotesFor(turn, 'demo', [pattern]).filter(({ id }) => id.startsWith(`demo:${pattern}/`)),
    patterns: [pattern],
    followUps: [`Show the code of ${name}`, `Quiz me on ${name}`, `Common mistakes with ${name}`],
  }
}

/** What one may want next about a pattern, without what was just asked. */
export function followUpsOn({ message, conversation, topic }: Turn, pattern: string): readonly string[] {
  const name = nameOf(pattern)
  const problem = message.problem ?? conversation.problem
  const rivals = rivalsOf(pattern).map((rival) => rival.name)
  const rival = rivals.find((other) => topic.patterns.includes(other)) ?? rivals[0]
  const offers: readonly (readonly [QuestionKind, string])[] = [
    ...(problem ? [['stuck', `Hint for ${problem.title}`] as const] : []),
    ['when', `When do I use ${name}?`],
    ...(rival ? [['compare', `Compare ${name} with ${nameOf(rival)}`] as const] : []),
    ['template', `Show the code of ${name}`],
    ['demo', `Show ${name} in the demo`],
    ['quiz', `Quiz me on ${name}`],
  ]
  return offers.filter(([kind]) => kind !== message.kind).map(([, text]) => text)
}
