import { answerQuestion, withoutSolutions } from './answer-question.ts'
import { saySimilar, saySmallTalk } from './answers.ts'
import type { Conversation } from './conversation.ts'
import { hiddenPatterns } from './hidden-patterns.ts'
import { demandsSolution, intentOf } from './intent.ts'
import { belongingOf, sayOffTopic } from './off-topic.ts'
import { takeLadderTurn } from './take-ladder-turn.ts'
import { takeQuizTurn } from './take-quiz-turn.ts'
import { isFollowUp, leaveQuiz, plan, type ReadTurn, type Taken, type Turn, withinTopic } from './turn.ts'

export function takeTurn(turn: Turn): Taken {
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
