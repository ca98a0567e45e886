import { findTutorTopic, type TutorTopic, tutorTopics } from '#content/tutor/tutor-topics.ts'
import type { TutorModel, TutorRequest } from '../models/tutor-model.ts'
import { answerQuestion, saySimilar, saySmallTalk, withoutSolutions } from './answers.ts'
import { takeLadderTurn, takeQuizTurn } from './guided-turns.ts'
import { demandsSolution, intentOf } from './intent.ts'
import type { Passage } from './passages.ts'
import type { Question } from './question.ts'
import { type Hit, type Library, makeLibrary } from './retrieve.ts'
import {
  type AnswerPlan,
  type Conversation,
  hiddenPatterns,
  isFollowUp,
  leaveQuiz,
  newConversation,
  plan,
  type ReadTurn,
  searchTopic,
  type Taken,
  type Turn,
  withinTopic,
} from './turn.ts'

export interface Coach {
  /** A pure function of the request: its state is found by replaying the turns. */
  readonly plan: (request: TutorRequest) => AnswerPlan
  /** Best first; empty when nothing of the product fits. */
  readonly retrieve: (topicId: string, question: string) => readonly Passage[]
  /** Reads the lessons, which takes some 200 ms; otherwise the first question does. */
  readonly prepare: () => void
}

/** Reads the lessons when it is first needed: an instance that nobody asks pays nothing. */
export function makeCoach(): Coach {
  let opened: Library | undefined
  const open = () => {
    opened ??= makeLibrary()
    return opened
  }

  function topicOf(id: string) {
    const topic = findTutorTopic(id)
    if (!topic) throw new Error(`No topic ${id}`)
    return topic
  }

  return {
    plan({ topicId, turns, question, askedAt }) {
      const topic = topicOf(topicId)
      const library = open()
      const before = turns.reduce(
        (conversation, turn) =>
          takeTurn({ library, topic, conversation, text: turn.question, askedAt: turn.askedAt }).conversation,
        newConversation,
      )
      return takeTurn({ library, topic, conversation: before, text: question, askedAt }).plan
    },
    retrieve(topicId, question) {
      const topic = topicOf(topicId)
      const library = open()
      return searchTopic(library, topic, library.read(question)).map(({ passage }) => passage)
    },
    prepare() {
      open()
    },
  }
}

const pieceLength = 24

async function* piecesOf(text: string, signal: AbortSignal): AsyncGenerator<string> {
  for (let at = 0; at < text.length && !signal.aborted; at += pieceLength)
    yield text.slice(at, at + pieceLength)
}

/** The model that answers when none is configured: no key, no network, no cost. */
export function coachModel(coach: Coach = makeCoach()): TutorModel {
  return {
    answeredBy: {
      kind: 'coach',
      name: "Capra's built-in coach: answers from the lessons, no language model",
    },
    mostTokens: () => 0,
    reply: (request, signal) => ({
      pieces: piecesOf(coach.plan(request).answer, signal),
      usage: () => ({ inputTokens: 0, outputTokens: 0 }),
    }),
    prepare: coach.prepare,
  }
}

function takeTurn(turn: Turn): Taken {
  const question = turn.library.read(turn.text)
  // A title alone is what somebody pastes who is about to work on it.
  const intent = question.isBareTitle
    ? 'stuck'
    : intentOf(turn.text, question.problem !== undefined, question.named.length > 0)
  const met = question.problem
    ? [...new Set([...turn.conversation.met, question.problem.number])]
    : turn.conversation.met
  const taken = decide({ ...turn, conversation: { ...turn.conversation, met }, question, intent })
  const hidden = [...hiddenPatterns(taken.conversation, question)]
  return {
    plan: hidden.length > 0 ? { ...taken.plan, hiddenPatterns: hidden } : taken.plan,
    conversation: {
      ...taken.conversation,
      said: [...turn.conversation.said, turn.text],
      previousAt: turn.askedAt,
    },
  }
}

function decide(turn: ReadTurn): Taken {
  const { conversation, question, intent, topic } = turn
  const quiz = takeQuizTurn(turn)
  if (quiz) return quiz
  const left: Conversation = leaveQuiz(conversation)
  const turnOn = { ...turn, conversation: left }
  if (intent === 'hello' || intent === 'thanks' || intent === 'bye' || intent === 'who')
    return {
      conversation: left,
      plan: { kind: 'greeting', passages: [], answer: saySmallTalk(intent, topic) },
    }

  const hits = turn.library.search(question, topic.patterns)
  const belonging = belongingOf(question, hits, topic)
  const isElsewhere = belonging.kind !== 'topic' && mayBeElsewhere(turnOn)
  const sentAway: Taken = {
    conversation: left,
    plan: { kind: 'off-topic', passages: [], answer: sayOffTopic(topic, belonging) },
  }
  const isOnLadder = left.current !== undefined
  const isPlainlyElsewhere = question.foreign > question.subject || question.problem !== undefined
  if (isElsewhere && (isPlainlyElsewhere || !isOnLadder)) return sentAway

  const ladder = takeLadderTurn(turnOn, hits)
  if (ladder) return ladder
  if (intent === 'similar' && question.problem)
    return {
      conversation: { ...left, patterns: question.problem.lessons.map(({ name }) => name) },
      plan: plan(
        'similar-problem',
        withoutSolutions(withinTopic(hits, topic), turnOn),
        saySimilar(question.problem, topic),
      ),
    }
  return isElsewhere ? sentAway : answerQuestion(turnOn, hits)
}

/** `next`, `why?` and begging are about what was said before, not about another subject. */
function mayBeElsewhere(turn: ReadTurn): boolean {
  const { intent, text, question } = turn
  if (intent === 'nudge' || isFollowUp(turn)) return false
  if (turn.conversation.current !== undefined && question.problem === undefined && demandsSolution(text))
    return false
  return (
    question.foreign > 0 || question.problem !== undefined || !(intent === 'stuck' || demandsSolution(text))
  )
}

/** Whether a question belongs to the topic, to another topic of the product, or to none. */
export type Belonging =
  | { readonly kind: 'topic' }
  | { readonly kind: 'other-topic'; readonly topic: TutorTopic }
  | { readonly kind: 'nowhere' }

/** A word found in the lessons weighs about this much when it is a rare one. */
const clearMatch = 22
/** How much better another topic's passage has to be before a question is sent there. */
const clearlyBetter = 2

function belongingOf(question: Question, hits: readonly Hit[], topic: TutorTopic): Belonging {
  const { named, problem } = question
  // Titles are full of words from elsewhere: cookies, flights, browsers.
  if (
    problem &&
    covers(
      topic,
      problem.lessons.map(({ name }) => name),
    )
  )
    return { kind: 'topic' }
  if (question.foreign > 0 && question.foreign >= question.subject) return { kind: 'nowhere' }
  if (named.some(({ patterns }) => covers(topic, patterns)) || isWordOfTopic(question, topic))
    return { kind: 'topic' }
  if (question.isCode) return { kind: 'topic' }
  const clear = named.find(({ isEveryday }) => !isEveryday)
  if (clear) return otherTopic(clear.patterns, topic)
  const inside = bestWordScore(hits, topic, true)
  const outside = bestWordScore(hits, topic, false)
  if (question.subject === 0 && question.terms.size === 0 && question.telling > 0 && inside < clearMatch)
    return { kind: 'nowhere' }
  if (inside >= clearMatch || question.telling < 3 || outside < clearlyBetter * Math.max(inside, clearMatch))
    return { kind: 'topic' }
  const best = hits.find(({ passage }) => !covers(topic, passage.patterns))
  return otherTopic(best?.passage.patterns ?? [], topic)
}

function covers(topic: TutorTopic, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => topic.patterns.includes(pattern))
}

function bestWordScore(hits: readonly Hit[], topic: TutorTopic, inside: boolean): number {
  return Math.max(
    0,
    ...hits
      .filter(({ passage }) => covers(topic, passage.patterns) === inside)
      .map(({ wordScore }) => wordScore),
  )
}

/** The topic's own description names it, as `call stack` under recursion. */
function isWordOfTopic({ text }: Question, { rules, relatedConcepts }: TutorTopic): boolean {
  const about = `${rules} ${relatedConcepts.join(' ')}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/[^a-z-]+/)
    .some(
      (word, at, words) =>
        word.length > 3 && words[at + 1] !== undefined && about.includes(`${word} ${words[at + 1]}`),
    )
}

function otherTopic(patterns: readonly string[], topic: TutorTopic): Belonging {
  const other = tutorTopics.find((each) => each.id !== topic.id && covers(each, patterns))
  return other ? { kind: 'other-topic', topic: other } : { kind: 'nowhere' }
}

/** The fixed sentence; and, when another topic covers the question, where to go with it. */
function sayOffTopic(topic: TutorTopic, belonging: Belonging): string {
  return belonging.kind === 'other-topic'
    ? `${topic.redirect}\n\nThe topic ${belonging.topic.name} covers what you asked.`
    : topic.redirect
}
