import { languageIn } from '#content/tutor/code-languages.ts'
import { asksFor, asksLast, moveOf } from '#content/tutor/moves.ts'
import { smallTalkSentences } from '#content/tutor/small-talk.ts'
import { findTutorTopic } from '#content/tutor/tutor-topics.ts'
import { displayNameOf, findPattern } from '#curriculum/patterns.ts'
import { readCode } from '../../code/read-code.ts'
import type { CodeRun } from '../../contract.ts'
import type { CoachAnswer, TutorRequest } from '../models/tutor-model.ts'
import { answerQuestion, giveAnswer } from './answers.ts'
import { discussRun, discussUnrun } from './code/discuss-code.ts'
import { readFailure } from './code/read-failure.ts'
import {
  asksItsCost,
  type Draft,
  findElsewhere,
  lastSubject,
  newConversation,
  problemOf,
  readMessage,
  type Turn,
} from './conversation.ts'
import { findFor } from './findings.ts'
import { giveCode } from './give-code.ts'
import { withMaterial } from './material/reference-material.ts'
import { isOffTopic, isToldOfTopic, sendAway } from './off-topic/off-topic.ts'
import { answerInOtherLanguage, speakEnglish } from './off-topic/other-language.ts'
import { beginTopic, followUpsOn } from './offers.ts'
import { definitionIn, findAnswerTo, type LessonPassage } from './passages.ts'
import { answerQuiz, askQuestion } from './quiz.ts'
import { followMove, showExample, simplify } from './replies/follow.ts'
import { judgeClaim, replyToCheck, replyToEarlier } from './replies/judge.ts'
import { headOf, isJudgeable, splitReply } from './replies/judge-replies.ts'
import { explainLine } from './replies/listing.ts'
import { drawPicture } from './replies/picture.ts'
import { compare, listedProblem, offerProblems, showDemo } from './requests.ts'
import { judgeRun } from './runs/judge-run.ts'
import { stating, traceInput } from './runs/trace.ts'
import { openLibrary } from './search.ts'
import { contentWords, termsOf, wordsOf } from './word-forms.ts'

/** Reading and indexing the lessons takes about two seconds. */
const library = await openLibrary()

export async function answer(request: TutorRequest): Promise<CoachAnswer> {
  const { topicId, turns, question, solved, run } = request
  const topic = findTutorTopic(topicId)
  if (!topic) throw new Error(`There is no topic ${topicId}`)
  const asked = turns.map(({ question: text, reply }) => ({ text, run: readRun(text, reply) }))
  const found = answerLast({ topic, solved }, [...asked, { text: question, run }])
  return request.isForModel ? withMaterial(found, turns) : found.answer
}

/** Characters of a button, and buttons, as the contract allows. */
const mostInButton = 120
const mostButtons = 5

/** The next question builds on these. Replaying a session takes 7 ms a question, with which the load target of decision 0027 fails. */
const recent = new Map<string, Response>()
const mostRecent = 200

/** `What is a deque, and when would I need one?` */
const halves =
  /^(\W*(?:what(?:[’']?s| is| are)|explain|(?:the |whats the )?difference between)\b[^?]*?)(?:\?|,| and| -)+ ((?:when|why|where|how)\b[^?]*\b(?:one|it|them|which|that|these)\b[^?]*)\??$/i

function respondToAll(session: Omit<Turn, 'message'>, text: string): Response {
  const [, question, next] = halves.exec(text) ?? []
  if (question && next) return respondToBoth(session, question, next)
  const { reply, rest } = splitReply(session.conversation.last.check, text)
  return rest ? respondToBoth(session, reply, rest) : respond(session, reply)
}

function respondToBoth(session: Omit<Turn, 'message'>, reply: string, rest: string): Response {
  const first = respond(session, reply)
  if (first.answer.kind === 'off-topic') return first
  const second = respond({ ...session, conversation: first.conversation }, rest)
  const { answer, conversation } = second
  // What was found by its words need not be what a statement says.
  const isFound =
    answer.kind !== 'follow-up' &&
    !asksFor.test(rest) &&
    !/\?\s*$|^(?:Check yours|“|I can't judge)/.test(`${answer.text}\n${rest}`)
  const text = isFound ? `About “${rest}”, this comes closest:\n\n${answer.text}` : answer.text
  return {
    ...second,
    conversation: { ...conversation, messages: [...session.conversation.messages, `${reply} ${rest}`] },
    answer: { ...answer, text: `${first.answer.text.replace(/\n\nFrom the lesson: .*/s, '')}\n\n${text}` },
  }
}

/** The answer to the last of these messages. */
export function answerLast(learner: Pick<Turn, 'topic' | 'solved'>, asked: readonly Asked[]): Response {
  const key = JSON.stringify([learner.topic.id, ...learner.solved, asked])
  const known = recent.get(key)
  if (known) return known
  const earlier = asked.slice(0, -1)
  const { text = '', run } = asked.at(-1) ?? {}
  const conversation = earlier.length > 0 ? answerLast(learner, earlier).conversation : newConversation
  const response = respondToAll({ ...learner, library, conversation, ...(run && { run }) }, text)
  if (recent.size >= mostRecent) recent.clear()
  recent.set(key, response)
  return response
}

interface Asked {
  readonly text: string
  readonly run?: CodeRun | undefined
}

/** The run that a stored answer begins with, if it failed. */
function readRun(question: string, reply: string): CodeRun | undefined {
  const [, pattern] = /\?demo=([a-z\d-]+)/.exec(reply) ?? []
  const hasFailed = readCode(question) && readFailure(reply)
  return pattern && hasFailed ? { pattern, verdict: 'fails', text: reply } : undefined
}

type Response = ReturnType<typeof respond>

/** The answer to one message, and what to remember of it. */
function respond(session: Omit<Turn, 'message'>, text: string) {
  const { conversation: whole } = session
  const read = readMessage(text, session.topic, lastSubject(whole), whole.messages.at(-1))
  // `15, it is 7 plus 1` is no question on Plus One, and `not 6, it's 5` rejects no answer.
  const message = isJudgeable(whole.last.check, text)
    ? { ...read, text, problem: undefined, mentioned: undefined, isCorrection: false }
    : { ...read, problem: listedProblem(whole, text) ?? read.problem }
  const { told, shown, messages } = whole
  const before = message.isCorrection && whole.previous ? { ...whole.previous, told, shown, messages } : whole
  const { problem, mentioned } = message
  const named = mentioned === undefined ? before.named : [...before.named, mentioned]
  const turn: Turn = { ...session, conversation: { ...before, named }, message }
  const draft = withoutRepeat(turn, draftFor(turn))
  const { kind, opening, quotes = [], sources = [], patterns, offers = [], conversation } = draft
  const { check: _check, ...spokenOf } = before.last
  const goesOn = patterns.length === 0 || patterns[0] === before.patterns[0]
  const { said = goesOn ? { ...spokenOf, kind } : { kind } } = draft
  const quoted = quotes.map(
    ({ text, title, link }) => `> [${title}](${link})\n>\n${text.replace(/^/gm, '> ')}`,
  )
  const [pattern] = kind === 'quiz' ? [] : patterns
  const generic = pattern && offers.length < 2 ? followUpsOn(turn, pattern, kind) : []
  const isNew = (offer: string) => moveOf(offer) !== undefined || !before.messages.includes(offer)
  return {
    turn,
    conversation: {
      ...turn.conversation,
      patterns: patterns.length > 0 ? patterns : before.patterns,
      ...(problem && kind !== 'off-topic' ? { problem } : {}),
      ...conversation,
      shown: [...before.shown, opening],
      told: said.answer ? [...before.told, said.answer.id] : before.told,
      last: kind === 'off-topic' ? before.last : said,
      asked: said.check ?? before.asked,
      messages: [...before.messages, text],
      previous: { ...before, previous: undefined },
    },
    answer: {
      kind,
      text: [opening, ...quoted].join('\n\n'),
      passages: [...new Set([...quotes, ...sources])],
      followUps: [...new Set([...offers, ...generic])]
        .filter((offer) => offer.length <= mostInButton && isNew(offer))
        .slice(0, mostButtons),
      problem: problemOf(turn)?.title,
    },
  }
}

const mayRepeat = 'quiz verdict judged greeting off-topic language hint template demo'.split(' ')

/** Who is told the same again has not understood it, or meant something else. */
function withoutRepeat(turn: Turn, draft: Draft): Draft {
  const { conversation, message } = turn
  const first = draft.opening.split('\n\n').find((part) => !part.endsWith(':')) ?? ''
  // An answer may name its question one time, and not the other.
  const { text = '' } = draft.said?.answer ?? {}
  const said = text !== '' && draft.opening.includes(text) ? text : first
  const isSaid = said !== '' && conversation.shown.some((shown) => shown.includes(said))
  if (!isSaid || mayRepeat.includes(draft.kind)) return draft
  const { best, others } = findFor(turn)
  const { answer } = draft.said ?? {}
  const { length } = contentWords(message.words)
  const isExact =
    best && best.found === answer && (best.share * best.asked > 0.8 || best.chance > 0.8) && length > 2
  if (isExact || findAnswerTo(message.text, turn.topic.patterns))
    return answer?.further && answer.id === conversation.told.at(-1) ? simplify(turn) : repeat(draft)
  if (message.move || length < 2) return simplify(turn)
  const isNew = ({ id, text }: LessonPassage) =>
    !conversation.told.includes(id) && !conversation.shown.some((shown) => shown.includes(text))
  const [next, ...left] = [...(best ? [best.found] : []), ...others].filter(isNew)
  if (next) return giveAnswer(turn, next, { others: left, isClear: false })
  const isDone = answer?.further || draft.kind === 'unknown' || conversation.messages.includes(message.text)
  return isDone ? simplify(turn) : repeat(draft)
}

const repeat = (draft: Draft): Draft => ({
  ...draft,
  // Beside a claim, it would seem to judge that.
  opening: draft.opening.startsWith('Check yours')
    ? draft.opening
    : `The answer from above fits here, too: ${draft.opening.replace(/^[^\n]*:\n\n/, '')}`,
})

/** What the message is, in the order in which that is decided. */
function draftFor(turn: Turn): Draft {
  const { message, topic, run } = turn
  const { code, move, text } = message
  // A pattern that the lessons do not have is no claim to look into.
  if (code && run && findPattern(run.pattern)) return discussRun(code, run)
  const picture = drawPicture(turn)
  const [, request] = asksLast.exec(text) ?? []
  const asked =
    (asksItsCost(turn) ? undefined : findAnswerTo(text, topic.patterns)) ??
    (request && findAnswerTo(request, topic.patterns)) ??
    (move || picture ? undefined : definitionIn(text, lastSubject(turn.conversation), topic.patterns))
  if (asked) return giveAnswer(turn, asked, picture && { intro: picture.opening })
  const other = code ? undefined : answerInOtherLanguage(text)
  const direct = picture ?? (other && speakEnglish(topic, other))
  if (direct) return direct
  // A result of the problem worked on may have no word of the topic in it.
  const isResult = turn.conversation.problem !== undefined && stating.test(text)
  const [first = ''] = text.split(/(?<=[.!?])\s/)
  // `Thx. Is bitcoin a good investment?` does not.
  const goesOn = isReply(turn) && !['done', 'yes', undefined].includes(moveOf(first))
  // `Totaly lost with prefix sums` names a lesson.
  const isNamed = message.named.some(({ name, patterns }) => name.includes(' ') && patterns.length === 1)
  // After `3, it is [3, -4, 1]`, values are no input.
  const { check } = turn.conversation.last
  const isAnswered = check !== undefined && headOf(check, text) !== undefined
  if (!move && !isResult && !goesOn && !isNamed && !isAnswered && isOffTopic(message, isReply(turn)))
    return judgeRun(turn) ?? (problemOf(turn) && traceInput(turn)) ?? sendAway(topic, [])
  return (
    answerQuiz(turn) ??
    (isAnswered ? replyToCheck(turn) : replyToEarlier(turn)) ??
    judgeRun(turn) ??
    traceInput(turn) ??
    replyToCheck(turn) ??
    explainLine(turn) ??
    followMove(turn) ??
    smallTalk(turn) ??
    leaveTopic(turn) ??
    (code && discussUnrun(turn, code)) ??
    judgeClaim(turn) ??
    fulfil(turn) ??
    answerQuestion(turn)
  )
}

const isReply = ({ conversation }: Turn) => conversation.messages.length > 0

function smallTalk({ message: { kind, move }, topic }: Turn): Draft | undefined {
  const sentence = smallTalkSentences[move === 'done' ? 'thanks' : kind]
  if (!sentence) return undefined
  const [first = '', second = ''] = topic.patterns.map(displayNameOf)
  const opening = sentence.replace('{greeting}', topic.greeting).replace('{topic}', topic.name)
  const offers = [`When do I use ${first}?`, `Compare ${first} with ${second}`, 'Quiz me']
  return { kind: 'greeting', opening, patterns: [], offers }
}

function leaveTopic(turn: Turn): Draft | undefined {
  if (isToldOfTopic(turn.message.text, isReply(turn))) return undefined
  const elsewhere = findElsewhere(turn)
  return elsewhere && sendAway(turn.topic, elsewhere)
}

/** What is asked for by its name: problems, a quiz, a comparison, code or the demo. */
function fulfil(turn: Turn): Draft | undefined {
  const { message, conversation } = turn
  const { kind, words, text, problem } = message
  const { kind: last } = conversation.last
  // `Another one` and `in Java` want more of what came last.
  const isShort = wordsOf(words).length < 7
  const wantsMore = isShort && /\b(another|next|harder|easier|more|continue|go on)\b/.test(words)
  if (kind === 'similar' || (wantsMore && last === 'similar'))
    return offerProblems(turn, problem ?? conversation.problem)
  const [request] = words.split(/[.!?]/).filter((sentence) => /(?<!\breal )\bexamples?\b/.test(sentence))
  const hasExample = conversation.last.answer?.further && message.named.length === 0
  if (request && hasExample && contentWords(request).length < 5) return showExample(turn)
  if (isLost(turn)) return beginTopic(turn)
  if (kind === 'quiz' || (wantsMore && /quiz|verdict/.test(last))) return askQuestion(turn)
  if (kind === 'compare') return compare(turn)
  if (kind === 'template' || (last === 'template' && languageIn(text) && contentWords(words).length < 3))
    return giveCode(turn)
  return kind === 'demo' ? showDemo(turn) : undefined
}

/** `I don't know where to start with arrays`, as the first message. */
function isLost({ message: { kind, words, problem }, topic, conversation }: Turn): boolean {
  if (problem || conversation.messages.length > 0) return false
  const known = termsOf(
    `${topic.name} get start begin learn basics first session topic lost completely totally confused new`,
  )
  const own = contentWords(words).filter((word) => ![...termsOf(word)].some((term) => known.has(term)))
  return own.length === 0 && (kind === 'stuck' || /\b(?:start|begin|learn)\b/.test(words))
}
