import { practiceFits } from '#content/practice-fit/practice-fit.ts'
import { rivalsOf } from '#content/rivals/rivals.ts'
import type { QuestionKind } from '#content/tutor/question-kinds.ts'
import type { Passage } from '../coach-answer.ts'
import { type Conversation, patternsOf, problemOf, type Turn } from './conversation.ts'
import { giveHint, wantsHint } from './hint.ts'
import { type LessonPassage, lessonOf, linkTo, nameOf } from './passages.ts'
import type { Hit } from './search.ts'
import { contentWords } from './words.ts'

/** An answer before its passages are quoted and remembered. */
export interface Draft {
  readonly kind: string
  /** One or two sentences, or what was asked for: a hint, a listing, a list. */
  readonly opening: string
  /** Ids of what the opening says. */
  readonly says?: readonly string[]
  readonly quotes?: readonly Passage[]
  readonly patterns: readonly string[]
  /** Messages that fit this answer alone; those that fit its first pattern come after them. */
  readonly offers?: readonly string[]
  /** Changes of what the coach remembers. */
  readonly conversation?: Partial<Conversation>
}

/** Kinds of question that a lesson answers for the whole pattern. */
const generalKinds: readonly QuestionKind[] = ['cost', 'when', 'mistake']
/** How well an answer must fit to open with: its share of the message, and a quarter of how much of its wording was asked. */
const leastFit = 0.35
/** An answer that was shown is pointed to if the best other one is this much worse. */
const farBetter = 2
/** A quote is at least this good compared with the best, and has this share of the message. */
const leastQuote = { rank: 0.15, share: 0.12 }

/** What the lessons have for a message. */
export interface Findings {
  /** An answer that fits well enough to open with, and was not shown yet. */
  readonly best?: Hit | undefined
  /** The question of the answer that fits, if that was shown before and no other fits. */
  readonly shown?: string | undefined
  /** What else comes close and was not shown yet, best first: at most three, and one demo step at most. */
  readonly quotes: readonly LessonPassage[]
}

export function findFor(turn: Turn, about = patternsOf(turn)): Findings {
  const { library, topic, message, conversation } = turn
  const problem = problemOf(turn)
  const isOnIt = (found: LessonPassage) => found.patterns.some((name) => about.includes(name))
  const isShort = contentWords(message.words).length < 3
  const previous = isShort ? (conversation.said.at(-1) ?? '') : ''
  const options = { kind: message.kind, about, topic: topic.patterns, problem: problem?.number }
  const hits = library(`${message.words} ${previous}`, options)
  const fits = ({ found, share, asked }: Hit) => {
    // `And the cost?` is about what was spoken of.
    const isNear = about.length === 0 || isOnIt(found)
    const isAsked = !generalKinds.includes(message.kind) || found.kinds.includes(message.kind)
    return share + asked / 4 >= leastFit && (!isShort || (isNear && isAsked))
  }
  const fresh = hits.filter(({ found }) => !conversation.shown.has(found.id))
  const answers = fresh.filter(({ found }) => found.isAnswer)
  const fitting = answers.slice(0, 3).find(fits)
  const [closest] = hits.filter(({ found }) => found.isAnswer)
  const isShown = closest && closest !== answers[0] && fits(closest) && !isShort
  const shown = isShown && closest.rank > (fitting?.rank ?? 0) * farBetter ? closest.wording : undefined
  const best = shown ? undefined : fitting
  let demos = 0
  const quotes = fresh
    .filter(({ found, rank, share }) => {
      const isClose = share > leastQuote.share && rank > (fresh[0]?.rank ?? 0) * leastQuote.rank
      const fitsProblem = !problem || isOnIt(found)
      return found !== best?.found && isClose && fitsProblem && !(found.id.startsWith('demo:') && demos++ > 0)
    })
    .slice(0, 3)
    .map(({ found }) => found)
  return { best, shown, quotes }
}

/** The answer written to a question, or else a hint if it is on a problem, or what the lesson says to such a question. */
export function answerQuestion(turn: Turn): Draft {
  const { message, topic } = turn
  const problem = problemOf(turn)
  const about = patternsOf(turn)
  const findings = findFor(turn, about)
  if (problem && wantsHint(turn, problem, findings)) return giveHint(turn, problem, findings)
  const { best, shown, quotes } = findings
  const main = mainPattern(best?.found ?? quotes[0], about, topic.patterns)
  if (!main) return offerPatterns(turn)
  // The lesson as a whole answers `what is X` and `when X`, but hardly a question with words of its own.
  const isGeneral = generalKinds.includes(message.kind) || message.named.length > 0 || quotes.length === 0
  const opening = best?.found ?? (isGeneral && !shown ? generalAnswer(turn, main) : undefined)
  const link = `[the lesson on ${nameOf(main)}](${linkTo(main)})`
  const fallback = shown ? answeredAbove(shown) : 'What comes closest:'
  return {
    kind: message.kind,
    opening: `${opening?.text ?? fallback}${quotes.length > 0 ? '' : ` More in ${link}.`}`,
    says: opening ? [opening.id] : [],
    quotes: quotes.filter(({ text }) => text !== opening?.text),
    patterns: [main, ...about.filter((name) => name !== main)],
  }
}

/** Nothing is said twice. */
export function answeredAbove(wording: string): string {
  return `What I said above on “${wording}” answers this, too.`
}

function mainPattern(
  found: LessonPassage | undefined,
  about: readonly string[],
  topic: readonly string[],
): string | undefined {
  const patterns = found?.patterns ?? []
  const preferred =
    patterns.find((name) => about.includes(name)) ?? patterns.find((name) => topic.includes(name))
  return preferred ?? about[0] ?? patterns[0]
}

/** What a lesson says first to a question of this kind, unless it was said before. */
function generalAnswer(turn: Turn, pattern: string) {
  const { description, identificationClues, complexity, commonMistakes } = lessonOf(pattern)
  const { number = 0, title } = problemOf(turn) ?? {}
  const [time, space] = practiceFits[pattern]?.costs[number] ?? []
  const texts: Partial<Record<QuestionKind, string | undefined>> = {
    when: identificationClues,
    cost: time
      ? `The usual solution of ${title} takes \`${time}\` time and \`${space}\` space.`
      : `${nameOf(pattern)} takes \`${complexity.time}\` time: ${complexity.timeReason} It takes \`${complexity.space}\` space: ${complexity.spaceReason}`,
    mistake: commonMistakes[0],
    compare: identificationClues,
  }
  const text = texts[turn.message.kind] ?? description
  const id = `${pattern}#says ${text.slice(0, 40)}`
  return turn.conversation.shown.has(id) ? undefined : { id, text }
}

/** Nothing was found: say so, and show what this session covers. */
function offerPatterns({ topic }: Turn): Draft {
  return {
    kind: 'unknown',
    opening: `I found nothing about that in the lessons on ${topic.name}. Name a pattern or a problem, or describe what goes wrong. The lessons here are:\n${topic.patterns.map((name) => `- [${nameOf(name)}](${linkTo(name)})`).join('\n')}`,
    patterns: [],
    offers: topic.patterns.slice(0, 3).map((name) => `What is ${nameOf(name)}?`),
  }
}

/** What one may want next about a pattern, without what was just asked or given. */
export function followUpsOn(turn: Turn, pattern: string, given: string): readonly string[] {
  const { message, topic } = turn
  const name = nameOf(pattern)
  const problem = problemOf(turn)
  const rivals = rivalsOf(pattern).map((rival) => rival.name)
  const rival = rivals.find((other) => topic.patterns.includes(other)) ?? rivals[0]
  const offers = {
    hint: problem && `Hint for ${problem.title}`,
    when: `When do I use ${name}?`,
    compare: rival && `Compare ${name} with ${nameOf(rival)}`,
    template: `Show the code of ${name}`,
    demo: `Show ${name} in the demo`,
    quiz: `Quiz me on ${name}`,
  }
  return Object.entries(offers).flatMap(([kind, text]) =>
    text && kind !== message.kind && kind !== given ? [text] : [],
  )
}
