import { languageIn } from '#content/tutor/code/code-spellings.ts'
import { smallTalkSentences } from '#content/tutor/small-talk.ts'
import { findTutorTopic, type TutorTopic, tutorTopics } from '#content/tutor/tutor-topics.ts'
import { displayNameOf, findPattern } from '#curriculum/patterns.ts'
import type { CodeRun } from '../../contract.ts'
import type { CoachAnswer, Passage, TutorRequest } from '../models/tutor-model.ts'
import { answerQuestion, followUpsOn } from './answers.ts'
import { checkTheirCode, discussRun } from './code/discuss-code.ts'
import {
  type Draft,
  findElsewhere,
  newConversation,
  problemOf,
  readMessage,
  type Turn,
} from './conversation.ts'
import { isRepeat } from './findings.ts'
import { withMaterial } from './material/reference-material.ts'
import { isOffTopic } from './off-topic.ts'
import { answerQuiz, askQuestion } from './quiz.ts'
import { compare, offerProblems, showCode, showDemo } from './requests.ts'
import { openLibrary } from './search.ts'
import { wordsOf } from './word-forms.ts'

/** Reading the lessons takes about half a second. */
const library = await openLibrary()

export async function answer(request: TutorRequest): Promise<CoachAnswer> {
  const { topicId, turns, question, solved, run } = request
  const topic = findTutorTopic(topicId)
  if (!topic) throw new Error(`There is no topic ${topicId}`)
  const found = answerLast({ topic, solved }, [...turns.map((each) => each.question), question], run)
  return request.isForModel ? withMaterial(found) : found.answer
}

/** The next question builds on these. Replaying a session takes 7 ms a question, with which the load target of decision 0027 fails. */
const recent = new Map<string, Response>()
const mostRecent = 200

function answerLast(
  learner: Pick<Turn, 'topic' | 'solved'>,
  questions: readonly string[],
  run?: CodeRun,
): Response {
  const key = JSON.stringify([learner.topic.id, ...learner.solved, ...questions, run?.pattern, run?.text])
  const known = recent.get(key)
  if (known) return known
  const earlier = questions.slice(0, -1)
  const conversation = earlier.length > 0 ? answerLast(learner, earlier).conversation : newConversation
  const response = respond({ ...learner, library, conversation, ...(run && { run }) }, questions.at(-1) ?? '')
  if (recent.size >= mostRecent) recent.clear()
  recent.set(key, response)
  return response
}

type Response = ReturnType<typeof respond>

/** The answer to one message, and what to remember of it. */
function respond(session: Omit<Turn, 'message'>, text: string) {
  const before = session.conversation
  const message = readMessage(text, session.topic)
  const { problem, mentioned } = message
  const named = mentioned === undefined ? before.named : [...before.named, mentioned]
  const turn: Turn = { ...session, conversation: { ...before, named }, message }
  const { kind, opening, quotes: found = [], patterns, offers = [], conversation } = draftFor(turn)
  const shown = [...before.shown, opening]
  const isNew = ({ text: quote }: Passage) => !isRepeat(quote, shown) && shown.push(quote)
  const quotes = found.filter(isNew).slice(0, 3)
  const [pattern] = kind === 'quiz' ? [] : patterns
  const followUps = new Set([...offers, ...(pattern ? followUpsOn(turn, pattern, kind) : [])])
  const quoted = quotes.map(
    ({ text, title, link }) => `> [${title}](${link})\n>\n${text.replace(/^/gm, '> ')}`,
  )
  return {
    turn,
    conversation: {
      ...turn.conversation,
      patterns: patterns.length > 0 ? patterns : before.patterns,
      ...(problem && kind !== 'off-topic' ? { problem } : {}),
      ...conversation,
      shown: [...before.shown, opening, ...quotes.map((quote) => `${quote.title}\n${quote.text}`)],
      last: kind,
      messages: [...before.messages, text],
    },
    answer: {
      kind,
      text: [opening, ...quoted].join('\n\n'),
      passages: quotes,
      followUps: [...followUps]
        .filter((each) => each.length <= 80 && !before.messages.includes(each))
        .slice(0, 4),
      problem: problemOf(turn)?.title,
    },
  }
}

function draftFor(turn: Turn): Draft {
  const { message, topic, conversation, run } = turn
  const { kind, code } = message
  // A pattern that the lessons do not have is no claim to look into.
  if (code && run && findPattern(run.pattern)) return discussRun(code, run)
  if (isOffTopic(message)) return sendAway(topic, [])
  const quiz = answerQuiz(turn)
  if (quiz) return quiz
  const sentence = smallTalkSentences[kind]
  if (sentence) {
    const [first = '', second = ''] = topic.patterns.map(displayNameOf)
    const opening = sentence.replace('{greeting}', topic.greeting).replace('{topic}', topic.name)
    const offers = [`When do I use ${first}?`, `Compare ${first} with ${second}`, 'Quiz me']
    return { kind: 'greeting', opening, patterns: [], offers }
  }
  const elsewhere = findElsewhere(turn)
  if (elsewhere) return sendAway(topic, elsewhere)
  if (code) return checkTheirCode(turn, code)
  // `Another one` and `in Java` want more of what came last.
  const isShort = wordsOf(message.words).length < 7
  const wantsMore = isShort && /\b(another|next|harder|easier|more|continue|go on)\b/.test(message.words)
  const isSimilar = kind === 'similar' || (wantsMore && conversation.last === 'similar')
  const isQuiz = kind === 'quiz' || (wantsMore && /quiz|verdict/.test(conversation.last))
  const isCode =
    kind === 'template' || (isShort && conversation.last === 'template' && languageIn(message.text))
  const requested =
    (isSimilar && offerProblems(turn, message.problem ?? conversation.problem)) ||
    (isQuiz && askQuestion(turn)) ||
    (kind === 'compare' && compare(turn)) ||
    (isCode && showCode(turn)) ||
    (kind === 'demo' && showDemo(turn))
  if (requested) return requested
  return answerQuestion(turn)
}

/** The fixed sentence, and the topic that covers the question if one does. */
function sendAway(topic: TutorTopic, patterns: readonly string[]): Draft {
  const others = tutorTopics.filter(({ id }) => id !== topic.id)
  const [other] = patterns.flatMap((name) => others.filter((each) => each.patterns.includes(name)))
  return {
    kind: 'off-topic',
    opening: other
      ? `${topic.redirect}\n\n[The topic ${other.name}](/ai-tutor/chat/${other.id}) covers what you asked.`
      : topic.redirect,
    patterns: [],
  }
}
