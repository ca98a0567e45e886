import type { KnownProblem } from '#content/known-problems.ts'
import { kindOf, pointsBack, type QuestionKind } from '#content/tutor/question-kinds.ts'
import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { otherSubjects } from '#content/tutor/words.ts'
import type { Difficulty } from '#curriculum/lesson.ts'
import type { QuizTask } from '#curriculum/tutor-texts.ts'
import { readCode } from '../../code/read-code.ts'
import type { CodeRun } from '../../contract.ts'
import type { Passage } from '../models/tutor-model.ts'
import { findPatterns, findProblem, keepTopic } from './find-subjects.ts'
import type { Library } from './search.ts'
import { contentWords, correct } from './word-forms.ts'

export interface QuizQuestion extends QuizTask {
  readonly pattern: string
  readonly level: Difficulty
}

/** What the coach remembers of a session. It is found by replaying the questions, and stored nowhere. */
export interface Conversation {
  /** What the answers began with, and what they quoted: a title and a text. */
  readonly shown: readonly string[]
  /** What the last answer was about. */
  readonly patterns: readonly string[]
  /** The problem the learner works on, and how many hints were given for each. */
  readonly problem?: KnownProblem
  readonly hints: ReadonlyMap<number, number>
  /** Numbers of the problems that were named, those of the coach before those of the learner. */
  readonly named: readonly number[]
  /** The last question of the quiz, and the patterns it was wanted on. */
  readonly quiz?: QuizQuestion
  readonly quizOn: readonly string[]
  /** Kind of the last answer. */
  readonly last: string
  readonly quizAsked: readonly string[]
  readonly messages: readonly string[]
}

export const newConversation: Conversation = {
  shown: [],
  patterns: [],
  hints: new Map(),
  named: [],
  last: '',
  quizOn: [],
  quizAsked: [],
  messages: [],
}

export type Message = ReturnType<typeof readMessage>

export interface Turn {
  readonly library: Library
  readonly topic: TutorTopic
  /** Numbers of the problems that the learner has ticked. */
  readonly solved: ReadonlySet<number>
  readonly conversation: Conversation
  readonly message: Message
  /** What the browser reports of running the code in the message. */
  readonly run?: CodeRun
}

/** An answer before its passages are quoted and remembered. */
export interface Draft {
  readonly kind: string
  /** One or two sentences, or what was asked for: a hint, a listing, a list. */
  readonly opening: string
  readonly quotes?: readonly Passage[]
  readonly patterns: readonly string[]
  /** Messages that fit this answer alone; those that fit its first pattern come after them. */
  readonly offers?: readonly string[]
  /** Changes of what the coach remembers. */
  readonly conversation?: Partial<Conversation>
}

/** Takes a message apart; its `words` are correctly spelled and without code. */
export function readMessage(text: string, { patterns }: TutorTopic) {
  const code = readCode(text)
  const prose = code ? `${text.replace(code.code, ' ').replace(/`{3}\w*/g, ' ')} ${namesIn(code.code)}` : text
  const words = correct(prose)
  const named = findPatterns(words, patterns)
  const asked = kindOf(words)
  const isChoice = (asked === 'what' || asked === 'when') && named.length > 1 && /\bor\b/.test(words)
  const kind: QuestionKind = isChoice ? 'compare' : asked
  const found = findProblem(prose, patterns)
  // A title that is also the name of a technique is a problem when help with it is asked for.
  const isProblem = found?.isSure || kind === 'stuck' || (kind === 'similar' && named.length === 0)
  const problem = isProblem ? found?.problem : undefined
  return { text, words, kind, named, code, problem, mentioned: found?.problem.number }
}

/** Names of functions and classes, in words: `max depth` for `maxDepth`. */
function namesIn(code: string): string {
  const names = [
    ...code.matchAll(
      /\b(?:def|class|function|const|var|let|int|bool|boolean|void|[A-Z]\w*|\w+[\]>*]) (\w{4,})(?= ?[({:=])/g,
    ),
  ]
  return names.map(([, name = '']) => name.replace(/([a-z])(?=[A-Z])|_/g, '$1 ')).join(', ')
}

/** The problem a message is about: the one it names, or the one worked on unless it names another pattern. */
export function problemOf({ message, conversation }: Turn): KnownProblem | undefined {
  const { problem } = conversation
  const names = message.named.flatMap(({ patterns }) => patterns)
  const isOther = names.length > 0 && !problem?.patterns.some((name) => names.includes(name))
  return message.problem ?? (isOther ? undefined : problem)
}

/** Patterns a message is about: those it names, those of its problem, or those spoken of before. */
export function patternsOf(turn: Turn): readonly string[] {
  const { message, conversation, topic } = turn
  const most = message.named.length > 1 ? 1 : 3
  const named = message.named.flatMap(({ patterns }) => patterns.slice(0, most))
  // `How much memory would recursion need?` in a session on lists, `a heap works, too`, and `could I sort it?`.
  const isGeneral = message.named.some(({ patterns }) => patterns.length > 1)
  const isAside = pointsBack.test(message.words) || (isGeneral && isFollowUp(message))
  const spokenOf = isAside ? conversation.patterns.slice(0, 1) : []
  if (named.length > 0) return [...new Set([...spokenOf, ...named])]
  const { patterns = [] } = problemOf(turn) ?? {}
  if (patterns.length > 0) return keepTopic(patterns, topic.patterns)
  return isFollowUp(message) ? conversation.patterns : []
}

/** Too short to have a subject of its own, or it points back with `it` or `that`. */
function isFollowUp({ words, code }: Message): boolean {
  return code !== undefined || contentWords(words).length <= 4 || pointsBack.test(words)
}

/** Of a message with a word of another subject: below this, its other words are too few to outweigh that. */
const leastRank = 54
/** The best passage of the topic compared with the best elsewhere, when another topic's pattern is named and when none is. */
const leastShare = { named: 0.5, unnamed: 0.17 }

/**
 * The patterns a message is about when these belong to another topic, or none when it is about something else
 * altogether. Only positive evidence sends a message away: another topic clearly wins, or nothing is about programming.
 */
export function findElsewhere(turn: Turn): readonly string[] | undefined {
  const { library, topic, conversation } = turn
  const { named, problem, code, words, text, kind } = turn.message
  if (code || conversation.problem) return undefined
  const patterns = [...named.flatMap((each) => each.patterns), ...(problem?.patterns ?? [])]
  const covers = (names: readonly string[]) => names.some((name) => topic.patterns.includes(name))
  if (covers(patterns)) return undefined
  const hits = library(words, { kind, about: [], topic: [] })
  const rank = hits[0]?.rank ?? 0
  const own = contentWords(text)
  if (own.some((word) => otherSubjects.has(word)) && rank < leastRank) return []
  const best = (isInside: boolean) => hits.find(({ found }) => covers(found.patterns) === isInside)
  const share = (best(true)?.rank ?? 0) / (best(false)?.rank ?? 1)
  if (conversation.patterns.length > 0 && pointsBack.test(words)) return undefined
  if (patterns.length > 0) return share < leastShare.named ? patterns : undefined
  // Few words, such as identifiers and values, are no evidence.
  const isRequest = ['quiz', 'similar', 'demo', 'template', 'stuck'].includes(kind)
  if (own.length < 6 || isRequest || share > leastShare.unnamed) return undefined
  return rank > leastRank ? best(false)?.found.patterns : []
}
