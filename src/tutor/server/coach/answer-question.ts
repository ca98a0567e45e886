import { kindOfAnswer, languageOf, sayKeptBack, sayNearest, sayPassage, sayWhichPattern } from './answers.ts'
import { hiddenPatterns } from './hidden-patterns.ts'
import { sayStay } from './hint-ladder.ts'
import type { Question } from './question.ts'
import type { Hit } from './retrieve.ts'
import { isFollowUp, plan, type ReadTurn, searchTopic, type Taken, withinTopic } from './turn.ts'

/** Below this the words have found nothing to speak of. */
const leastWordScore = 9

/** Answers from the best passage of the topic, or admits that there is only something near. */
export function answerQuestion(turn: ReadTurn, found: readonly Hit[]): Taken {
  const { conversation, topic, text } = turn
  const question = inContext(turn)
  const known =
    question === turn.question ? withinTopic(found, topic) : searchTopic(turn.library, topic, question)
  const hits = withoutSolutions(known, turn)
  const [best] = hits
  if (!best || isOpen(question, best))
    return { conversation, plan: plan('nearest', [], sayWhichPattern(topic)) }

  const asksWhy = question.aspects.has('why')
  const wantsHiddenCode =
    question.aspects.has('template') && best.passage.section !== 'code' && hidesCode(turn)
  const current = conversation.current && conversation.ladders.get(conversation.current)
  if (wantsHiddenCode && current)
    return {
      conversation,
      plan: {
        ...plan('hint', hits, sayStay(current, 'demand')),
        rung: current.rung,
        ...(current.problem && { problem: current.problem.title }),
      },
    }
  const passage = sayPassage(best.passage, asksWhy, languageOf(text))
  const said = wantsHiddenCode ? sayKeptBack(passage) : passage
  const isNear = isOnlyNear(question, best)
  return {
    conversation: { ...conversation, patterns: best.passage.patterns },
    plan: plan(
      isNear ? 'nearest' : kindOfAnswer(best.passage, asksWhy),
      hits,
      isNear ? sayNearest(said) : said,
    ),
  }
}

/** `And what does it cost?` is about what was spoken of before. */
function inContext(turn: ReadTurn): Question {
  const { conversation, question } = turn
  return isFollowUp(turn)
    ? { ...question, named: [{ patterns: conversation.patterns, weight: 1, isEveryday: false }] }
    : question
}

/** Neither a name nor a word that leads anywhere. */
function isOpen(question: Question, best: Hit): boolean {
  return (
    question.named.length === 0 &&
    question.terms.size === 0 &&
    !question.problem &&
    best.wordScore < leastWordScore
  )
}

/** A name was found, but nothing of what is asked about it. */
function isOnlyNear(question: Question, best: Hit): boolean {
  const isStrange =
    question.foreign >= 1 && (best.wordScore < leastWordScore || question.foreign >= question.telling / 2)
  return question.aspects.size === 0 && isStrange
}

/** Code that would be the solution of a problem somebody is working on is no passage for an answer. */
export function withoutSolutions(hits: readonly Hit[], turn: ReadTurn): readonly Hit[] {
  const hidden = hiddenPatterns(turn.conversation, turn.question)
  return hits.filter(({ passage }) => passage.section !== 'code' || !hidden.has(passage.patternName ?? ''))
}

/** The code that is asked for, by a name or by none, is kept back. */
function hidesCode({ conversation, question }: ReadTurn): boolean {
  const hidden = hiddenPatterns(conversation, question)
  return (
    (question.named.length === 0 && (hidden.size > 0 || conversation.current !== undefined)) ||
    question.named.some(({ patterns }) => patterns.some((name) => hidden.has(name)))
  )
}
