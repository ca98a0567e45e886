import type { KnownProblem } from '#content/known-problems.ts'
import { moveOf } from '#content/tutor/moves.ts'
import { kindOf, pointsBack, type QuestionKind } from '#content/tutor/question-kinds.ts'
import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import type { Difficulty } from '#curriculum/lesson.ts'
import type { Check, QuizTask } from '#curriculum/tutor-texts.ts'
import { type ReadCode, readCode } from '../../code/read-code.ts'
import type { CodeRun } from '../../contract.ts'
import type { Passage } from '../models/tutor-model.ts'
import { findPatterns, findProblem, keepTopic } from './find-subjects.ts'
import type { LessonPassage } from './passages.ts'
import type { Library } from './search.ts'
import { contentWords, correct } from './word-forms.ts'

export interface QuizQuestion extends QuizTask {
  readonly pattern: string
  readonly level: Difficulty
}

/** What was said last. A short message is a move on it. */
export interface Said {
  readonly kind: string
  /** The written answer that was given. */
  readonly answer?: LessonPassage | undefined
  /** Answers found beside it, best first. */
  readonly others?: readonly LessonPassage[]
  /** What was given of it since. */
  readonly given?: readonly string[]
  /** How the result that was judged comes about. */
  readonly steps?: string | undefined
  /** The program that failed. */
  readonly program?: { readonly code: ReadCode; readonly run: CodeRun }
  /** The question that waits for a reply, and how many replies could not be judged. */
  readonly check?: Check | undefined
  readonly misses?: number
}

/** What the coach remembers of a session. It is found by replaying the questions, and stored nowhere. */
export interface Conversation {
  /** The answers, without what they quoted, and the IDs of the written ones. */
  readonly shown: readonly string[]
  readonly told: readonly string[]
  /** What the last answer was about. */
  readonly patterns: readonly string[]
  /** The problem the learner works on, and how many hints were given for each. */
  readonly problem?: KnownProblem
  readonly hints: ReadonlyMap<number, number>
  /** The code that was shown last. */
  readonly listing?: { readonly pattern: string; readonly id: string }
  /** Numbers of the problems that were named, those of the coach before those of the learner. */
  readonly named: readonly number[]
  /** The last question of the quiz, and the patterns it was wanted on. */
  readonly quiz?: QuizQuestion
  /** How many hints were given on it; below 0 when it was judged. */
  readonly quizHints: number
  readonly quizOn: readonly string[]
  readonly last: Said
  /** The question asked last, also when it waits no longer. */
  readonly asked?: Check | undefined
  readonly quizAsked: readonly string[]
  readonly messages: readonly string[]
  /** What was remembered before the last answer, to which a message that rejects it goes back. */
  readonly previous?: Conversation | undefined
}

export const newConversation: Conversation = {
  shown: [],
  told: [],
  patterns: [],
  hints: new Map(),
  named: [],
  last: { kind: '' },
  quizHints: -1,
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
  /** Shown below it. */
  readonly quotes?: readonly Passage[]
  /** What it is based on, beside the quotes. */
  readonly sources?: readonly Passage[]
  readonly patterns: readonly string[]
  /** Messages that fit this answer alone; those that fit its first pattern come after them. */
  readonly offers?: readonly string[]
  /** What short messages then refer to; by default the kind alone. */
  readonly said?: Said
  /** Other changes of what the coach remembers. */
  readonly conversation?: Partial<Conversation>
}

/** `No, I mean the longest substring`, `that's not what I asked` and `not the stack, the queue` say that the last find was wrong. */
const rejections = [
  /^\W*(?:(?:no|nah|nope|sorry|wait|but|hm+|ok)\b[\s,.!]*)*(?:i (?:mean|meant|asked|was asking|am asking|said|was (?:talking|speaking)|want|did ?n[’']?t (?:want|ask for))(?: to (?:ask|know))?(?: about)?\b|(?:(?:that|this|it)[’']?s? (?:is |was )?(?:not|nt|n[’']t)|not) (?:what i \w+(?: for| about)?|an answer|helpful|my (?:question|point))\b|you (?:did ?n[’']?t|did not) answer(?: me| my question)?\b|(?:that[’']?s? (?:is )?)?(?:the )?wrong (?:one|problem|question|answer|thing)\b)/i,
  /^\W*(?:(?:no|nah|nope|sorry|that[’']?s|that is)\b[\s,.!]*)*not (?:about )?(?:(?:that|this|the|a|an|my) )?[\w-]+(?: [\w-]+)?(?=\s*(?:[,.;!-]|\bbut\b))/i,
  /^\W*(?:(?:no|but|sorry|wait|ok)\W+)*(?:that|this|it)(?:[’']?s| is| was) (?:for )?(?:the|an?) [\w-]+ (?:one|case|version|graph|tree|list)[\s,.;]+(?:but )?(?=my )/i,
  /^\W*(?:no|nope|nah)[\s,.!]+(?=(?:the|for|in|with|about|what|how|why|when) )/i,
]

/** What is left of a message that rejects the last find; undefined if it does not. */
function correctionIn(text: string): string | undefined {
  const rejection = rejections.find((expression) => expression.test(text))
  if (!rejection) return undefined
  const rest = text.replace(rejection, '').replace(/^[\s,.;:!-]+(?:but |and )?/, '')
  return contentWords(rest).length > 0 ? (correctionIn(rest) ?? rest) : undefined
}

/** How to answer, and not what about. */
const manner =
  /^\W*(?:(?:ok|so|and|oh|yes)\W+)*(?:last|one more|another|next) (?:one|question|thing)\W+|\b(?:like|as if) (?:i'?m|i am|im) \w+|\bin (?:simple|plain|easy) (?:terms|words|english)\b|\bi'?m (?:so |totally )?(?:lost|confused)\b/gi

/** Takes a message apart; its `words` are correctly spelled and without code. @param before the last message with a subject @param last the one before it */
export function readMessage(whole: string, { patterns }: TutorTopic, before = '', last = before) {
  const meant = correctionIn(whole)
  const isCorrection = meant !== undefined
  const text = meant?.replace(/\b(?:and |but )?not (?:the )?(?:\w+ \w+(?=[.,;!?]|$)|\w+)/gi, '') || whole
  const code = readCode(text)
  const prose = code
    ? `${text.replace(code.code, ' ').replace(/`{3}\w*/g, ' ')} ${namesIn(code.code)}`
    : text.replace(manner, ' ')
  const said = correct(prose)
  // `dp[i]` is a cell.
  const named = findPatterns(said.replace(/\w+(?=\[)/g, ' '), patterns)
  const own = kindOf(said)
  const asked = isCorrection && own === 'what' ? kindOf(correct(last)) : own
  // What was asked is asked of something else.
  const words =
    isCorrection && contentWords(said).length < 3
      ? `${said} ${contentWords(correct(before)).join(' ')}`
      : said
  const joins = asked === 'when' ? /\b(?:or|and)\b/ : asked === 'what' ? /\bor\b/ : undefined
  const isChoice = named.length > 1 && joins?.test(words)
  const kind: QuestionKind = isChoice ? 'compare' : asked
  // `No, the normal one`, after House Robber II.
  const isFirst =
    isCorrection &&
    /\b(?:normal|usual|plain|basic|simple|original|first) (?:one|version|problem)\b/i.test(text)
  const sought = findProblem(isFirst ? last.replace(/\b(?:i[iv]+|[234])\b/gi, '') : prose, patterns)
  // In the middle of a talk, two words of a sentence are hardly a title.
  const isLoose = before !== '' && sought !== undefined && isLooselyNamed(prose, sought)
  const found = isLoose ? undefined : sought
  // A title that is also the name of a technique is a problem when help with it is asked for.
  const isProblem = found?.isSure || kind === 'stuck' || (kind === 'similar' && named.length === 0)
  const problem = isProblem ? found?.problem : undefined
  const move = code ? undefined : moveOf(text)
  return { text, words, kind, move, named, code, problem, mentioned: found?.problem.number, isCorrection }
}

/** `Wait, plus 1? I thought it costs nothing` does not name Plus One. */
function isLooselyNamed(
  text: string,
  { problem, length }: NonNullable<ReturnType<typeof findProblem>>,
): boolean {
  const isQuoted = text.includes(problem.title) || titleCue.test(text)
  return length < 3 && !isQuoted && contentWords(text.replace(/\d+/g, ' ')).length > length + 3
}
const titleCue = /\b(?:problems?|leetcode|hints?|solve|solving|code|similar|called|about|question|try)\b/i

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
  const isOther =
    names.length > 0 && !isAside(message) && !problem?.patterns.some((name) => names.includes(name))
  return message.problem ?? (isOther ? undefined : problem)
}

/** `Do I need a heap?`, `why not a window` and `what if it's a BST` name something, and still are about what was spoken of. */
function isAside({ words }: Message): boolean {
  return pointsBack.test(words) || aside.test(words)
}
const aside =
  /^\W*(?:i (?:don[’']?t|do not) (?:get|understand|see) )?(?:why|isn?.?t|aren.?t|doesn.?t|is|are|do|does|can(?! you)|could(?! you)|should|would|when do i (?:pop|push)|what (?:if|about|do (?:i|we|you))|how about|how come)\b/

/** Patterns a message is about: those it names, those of its problem, or those spoken of before. */
export function patternsOf(turn: Turn): readonly string[] {
  const { message, conversation, topic } = turn
  const most = message.named.length > 1 ? 1 : 3
  const named = message.named.flatMap(({ patterns }) => patterns.slice(0, most))
  // `How much memory would recursion need?` in a session on lists, `a heap works, too`, and `could I sort it?`.
  const isGeneral = message.named.some(({ patterns }) => patterns.length > 1)
  const goesOn = isAside(message) || (isGeneral && isFollowUp(message))
  const { patterns: ofProblem = [] } = problemOf(turn) ?? {}
  const spokenOf = goesOn ? [...ofProblem, ...conversation.patterns].slice(0, 1) : []
  if (named.length > 0) return [...new Set([...spokenOf, ...named])]
  if (ofProblem.length > 0) return keepTopic(ofProblem, topic.patterns)
  return conversation.patterns
}

/** A message that names nothing else goes on with what was spoken of. */
export function goesOn({ message, conversation }: Turn): boolean {
  const isNew = message.named.length > 0 && !isAside(message)
  return conversation.patterns.length > 0 && !message.problem && !isNew
}

/** `The time complexity` is that of what is spoken of. */
export function asksItsCost({ message, conversation }: Turn): boolean {
  return conversation.patterns.length > 0 && message.kind === 'cost' && /\bthe\b/i.test(message.text)
}

/** What a message goes on with: the last message with a subject, and the answer to it. */
export function contextOf({ message, conversation }: Turn): string {
  if (message.mentioned !== undefined || (message.named.length > 0 && !isAside(message))) return ''
  return `${lastSubject(conversation)} ${conversation.last.answer?.title ?? ''}`
}

export function lastSubject({ messages }: Conversation): string {
  return messages.findLast((text) => moveOf(text) === undefined && contentWords(text).length > 1) ?? ''
}

/** Too short to have a subject of its own, or it points back with `it` or `that`. */
function isFollowUp({ words, code, isCorrection }: Message): boolean {
  return code !== undefined || isCorrection || contentWords(words).length <= 4 || pointsBack.test(words)
}

/** The best passage elsewhere, alone and compared with the best of the topic: beyond these, the other topic clearly wins. */
const clearlyBetter = { alone: 0.5, than: 1 }

/** The patterns that a message names when these belong to another topic. */
export function findElsewhere({
  library,
  topic,
  conversation,
  message,
}: Turn): readonly string[] | undefined {
  const { named, problem, code, words, kind } = message
  const patterns = named.flatMap((each) => each.patterns)
  const covers = (names: readonly string[]) => names.some((name) => topic.patterns.includes(name))
  if (code || problem || conversation.problem || patterns.length === 0 || covers(patterns)) return undefined
  // `Why not a hash set?`
  if (conversation.patterns.length > 0 && (isAside(message) || contentWords(words).length < 4))
    return undefined
  const hits = library(words, { kind, about: [], topic: [] })
  const best = (isInside: boolean) =>
    hits.find(({ found }) => covers(found.patterns) === isInside)?.score ?? -Infinity
  return best(false) > Math.max(clearlyBetter.alone, best(true) + clearlyBetter.than) ? patterns : undefined
}
