import { codeLanguageNames, codeSigns } from '#content/tutor/code-spellings.ts'
import { findTutorTopic, type TutorTopic, tutorTopics } from '#content/tutor/tutor-topics.ts'
import type { Coach, CoachAnswer } from '../coach-answer.ts'
import type { TutorRequest } from '../models/tutor-model.ts'
import { answeredAbove, answerQuestion, type Draft, findFor, followUpsOn } from './answers.ts'
import { checkCode } from './code/check-code.ts'
import {
  type Conversation,
  findElsewhere,
  newConversation,
  patternsOf,
  readMessage,
  type Turn,
} from './conversation.ts'
import { hintAt, lastRung } from './hint.ts'
import { demoLink, lessonOf, nameOf } from './passages.ts'
import type { KnownProblem } from './problems.ts'
import { answerQuiz, askQuestion } from './quiz.ts'
import { compare, offerProblems, showCode, showDemo } from './requests.ts'
import { type Library, openLibrary } from './search.ts'
import { contentWords, wordsOf } from './words.ts'

/** Conversations that are kept: a question is answered twice, for its text and its buttons, and the next builds on it. */
const mostKept = 200

/** Reads the lessons when the first question comes, or `prepare` is called. */
export function makeCoach(): Coach {
  let opened: Promise<Library> | undefined
  const open = () => (opened ??= openLibrary())
  const kept = new Map<string, Response>()

  function answerLast(library: Library, topic: TutorTopic, questions: readonly string[]): Response {
    const key = JSON.stringify([topic.id, ...questions])
    const before = kept.get(key)
    if (before) return before
    const earlier = questions.slice(0, -1)
    const conversation =
      earlier.length > 0 ? answerLast(library, topic, earlier).conversation : newConversation
    const response = respond(library, topic, conversation, questions.at(-1) ?? '')
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
    kept.set(key, response)
    return response
  }

  return {
    async answer({ topicId, turns, question }: TutorRequest) {
      const topic = findTutorTopic(topicId)
      if (!topic) throw new Error(`There is no topic ${topicId}`)
      return answerLast(await open(), topic, [...turns.map((turn) => turn.question), question]).answer
    },
    prepare: () => void open(),
  }
}

interface Response {
  readonly conversation: Conversation
  readonly answer: CoachAnswer
}

function respond(library: Library, topic: TutorTopic, before: Conversation, text: string): Response {
  const message = readMessage(text, topic)
  const { problem } = message
  const named = new Set([...before.named, ...(problem ? [problem.number] : [])])
  const turn: Turn = { library, topic, conversation: { ...before, named: [...named] }, message }
  const { kind, opening, says = [], quotes = [], patterns, offers = [], conversation } = draftFor(turn)
  const [pattern] = kind === 'quiz' ? [] : patterns
  const followUps = new Set([...offers, ...(pattern ? followUpsOn(turn, pattern, kind) : [])])
  const quoted = quotes.map(
    (passage) => `${passage.text.replace(/^/gm, '> ')}\n>\n> [${passage.title}](${passage.link})`,
  )
  return {
    conversation: {
      ...turn.conversation,
      patterns: patterns.length > 0 ? patterns : before.patterns,
      ...conversation,
      shown: new Set([...before.shown, ...says, ...quotes.map(({ id }) => id)]),
      last: kind,
      said: [...before.said, text],
    },
    answer: {
      kind,
      text: [opening, ...quoted].join('\n\n'),
      passages: quotes,
      followUps: [...followUps]
        .filter((each) => each.length <= 80 && !before.said.includes(each))
        .slice(0, 4),
      ...(problem ? { problem: problem.title } : {}),
    },
  }
}

function draftFor(turn: Turn): Draft {
  const { message, topic, conversation } = turn
  const { kind, code } = message
  const quiz = answerQuiz(turn)
  if (quiz) return quiz
  if (kind === 'hello' || kind === 'thanks' || kind === 'bye' || kind === 'who') return smallTalk(kind, topic)
  const elsewhere = findElsewhere(turn)
  if (elsewhere) return sendAway(topic, elsewhere === 'none' ? [] : elsewhere)
  if (code) return readTheirCode(turn, code)
  const problem = message.problem ?? conversation.problem
  // `Another one` wants more of what came last.
  const wantsMore =
    /\b(another|next|harder|easier|more|continue|go on)\b/.test(message.words) &&
    wordsOf(message.words).length < 7
  const isSimilar = kind === 'similar' || (wantsMore && conversation.last === 'similar')
  const isQuiz = kind === 'quiz' || (wantsMore && /quiz|verdict/.test(conversation.last))
  const requested =
    (isSimilar && offerProblems(turn, problem)) ||
    (isQuiz && askQuestion(turn)) ||
    (kind === 'compare' && compare(turn)) ||
    (kind === 'template' && showCode(turn)) ||
    (kind === 'demo' && showDemo(turn))
  if (requested) return requested
  const names = message.named.flatMap(({ patterns }) => patterns)
  const isOnProblem =
    message.problem !== undefined ||
    names.length === 0 ||
    conversation.problem?.patterns.some((name) => names.includes(name))
  return (problem && isOnProblem && helpWith(turn, problem)) || answerQuestion(turn)
}

/** The written answer to what was said about a problem, or else the next hint if one is wanted. */
function helpWith(turn: Turn, problem: KnownProblem): Draft | undefined {
  const { conversation, message } = turn
  const { kind, words } = message
  const title = new Set(contentWords(problem.title.toLowerCase()))
  const details = contentWords(words).filter((word) => !title.has(word))
  const about = problem.patterns.length > 0 ? problem.patterns : patternsOf(turn)
  const { best, shown, quotes } = findFor(turn, about)
  const isOnIt = (patterns: readonly string[]) => patterns.some((name) => about.includes(name))
  const isFit =
    best && (isOnIt(best.found.patterns) || best.found.problem === problem.number || best.share > 0.9)
  const asksHint = /\bhints?\b/.test(words) && details.length < 5
  const written = isFit && !asksHint && (details.length > 1 || kind === 'why') ? best.found : undefined
  const wantsHint = kind === 'what' || kind === 'how' || kind === 'mistake' || kind === 'stuck'
  if (!written && !wantsHint) return undefined
  const pattern = about.find((name) => turn.topic.patterns.includes(name)) ?? about[0]
  const before = conversation.hints.get(problem.number) ?? (details.length > 4 ? 1 : 0)
  const rung = Math.min(/\b(repeat|again)\b/.test(words) ? Math.max(0, before - 1) : before, lastRung)
  return {
    kind: 'hint',
    opening:
      written?.text ?? `${shown ? `${answeredAbove(shown)} The next hint: ` : ''}${hintAt(problem, rung)}`,
    says: written ? [written.id] : [],
    quotes: details.length > 1 ? quotes.filter(({ patterns }) => isOnIt(patterns)).slice(0, 2) : [],
    patterns: pattern ? [pattern] : [],
    offers: [
      ...(rung < lastRung ? [`Next hint for ${problem.title}`] : []),
      `Similar problems to ${problem.title}`,
    ],
    conversation: {
      problem,
      hints: new Map([...conversation.hints, [problem.number, written ? before : rung + 1]]),
    },
  }
}

function readTheirCode(turn: Turn, { code, language }: NonNullable<Turn['message']['code']>): Draft {
  const { conversation, message } = turn
  const problem = message.problem ?? conversation.problem
  const spoken = message.named.length > 0 || !problem ? patternsOf(turn) : problem.patterns
  const sign = codeSigns.find(([expression]) => expression.test(code))?.[1]
  const about = spoken.length > 0 || !sign ? spoken : [sign]
  const written = findFor(turn, about)
  const slips = checkCode(code, language, about[0] ?? written.best?.found.patterns[0])
  const isAbout = ({ patterns }: { readonly patterns: readonly string[] }) =>
    about.length === 0 || patterns.some((name) => about.includes(name))
  const best = written.best && isAbout(written.best.found) ? written.best : undefined
  const related = written.quotes.filter(isAbout)
  const pattern = slips[0]?.pattern ?? about[0] ?? related[0]?.patterns[0]
  const is = `This is ${codeLanguageNames[language]}.`
  const found = slips.map(({ line, says }) => `- Line ${line}: ${says}`).join('\n')
  const mistakes = pattern ? (lessonOf(pattern).commonMistakes ?? []) : []
  const advice = pattern && [
    `This is what most often goes wrong with ${nameOf(pattern)}:\n${mistakes.map((text) => `- ${text}`).join('\n')}`,
    `Or run your input in [the demo](${demoLink(pattern)}) under “My input”, and compare each step with what your code does.`,
  ]
  const none = `${is} I cannot read code; I only look for a few slips that the lessons name, and found none.`
  return {
    kind: 'code',
    opening: found
      ? `${is} I check code only for slips that the lessons name, and found this:\n${found}`
      : [none, best && `What you describe sounds like this: ${best.found.text}`, ...(advice || [])]
          .filter(Boolean)
          .join('\n\n'),
    says: best && !found ? [best.found.id] : [],
    quotes: related.slice(0, found ? 1 : 2),
    patterns: pattern ? [pattern] : [],
    ...(problem ? { conversation: { problem } } : {}),
  }
}

function smallTalk(kind: 'hello' | 'thanks' | 'bye' | 'who', topic: TutorTopic): Draft {
  const [first = '', second = ''] = topic.patterns.map(nameOf)
  const sentences = {
    hello: topic.greeting,
    thanks:
      'Good. Say it once in your own words, as you would to an interviewer; what you cannot say yet is what to ask next.',
    bye: 'Good luck. Before the next problem, ask which words in its statement decide.',
    who: `I find what Capra's lessons say about ${topic.name} and show you where. No language model is configured, so I cannot reason about new code or new problems. Ask what a pattern is, when to use it, why it works, what it costs or how it differs, or name a problem that you are stuck on.`,
  }
  return {
    kind: 'greeting',
    opening: sentences[kind],
    patterns: [],
    offers: [`When do I use ${first}?`, `Compare ${first} with ${second}`, 'Quiz me'],
  }
}

/** The fixed sentence, and the topic that covers the question if one does. */
function sendAway(topic: TutorTopic, patterns: readonly string[]): Draft {
  const other = tutorTopics.find(
    ({ id, patterns: covered }) => id !== topic.id && patterns.some((name) => covered.includes(name)),
  )
  const sentence = other && ` [The topic ${other.name}](/ai-tutor/chat/${other.id}) covers what you asked.`
  return {
    kind: 'off-topic',
    opening: [topic.redirect, sentence?.trim()].filter(Boolean).join('\n\n'),
    patterns: [],
  }
}
