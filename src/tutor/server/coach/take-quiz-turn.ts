import type { Conversation } from './conversation.ts'
import { judgeAnswer, pickQuestion, type QuizQuestion, quizOf, type Verdict } from './quiz.ts'
import { bare, type ReadTurn, type Taken } from './turn.ts'

/** The turn in the quiz, or nothing when the message is not for it. */
export function takeQuizTurn(turn: ReadTurn): Taken | undefined {
  const { conversation, intent } = turn
  const { waiting, inQuiz } = conversation
  if (intent === 'quiz') return ask(turn)
  if (waiting && isAnswer(turn, waiting)) return judge(turn, waiting)
  const wantsNext =
    inQuiz && !waiting && (intent === 'nudge' || /^\W*(another|next|one more|again|go on)\b/i.test(turn.text))
  return wantsNext ? ask(turn) : undefined
}

function ask(turn: ReadTurn): Taken {
  const { topic, question, conversation, askedAt } = turn
  const named = question.named
    .map(({ patterns }) => patterns.find((name) => topic.patterns.includes(name)))
    .filter((name) => name !== undefined)
  const picked = pickQuestion(
    quizOf(named.length > 0 ? named : topic.patterns),
    conversation.quizAsked,
    Math.floor(askedAt.getTime() / 1000),
  )
  if (!picked) throw new Error(`Nothing to ask about ${topic.id}`)
  return {
    conversation: {
      ...conversation,
      waiting: picked,
      inQuiz: true,
      quizAsked: [...conversation.quizAsked, picked.ask],
      patterns: [picked.lesson.name],
    },
    plan: { kind: 'quiz', passages: passagesOf(turn, picked), answer: picked.ask },
  }
}

/** Everything is, but a question of the learner's own or a farewell. */
function isAnswer({ intent, text, question }: ReadTurn, waiting: QuizQuestion): boolean {
  if (intent === 'thanks' || intent === 'bye' || intent === 'who' || intent === 'similar') return false
  if (intent === 'stuck' && question.problem) return false
  const isQuestion = intent === 'question' && /\?|^\W*(what|why|how|when|explain|show)\b/i.test(text)
  return !isQuestion || question.words.length <= 4 || judgeAnswer(waiting, text).right.length > 0
}

function judge(turn: ReadTurn, asked: QuizQuestion): Taken {
  const { waiting: _, ...rest } = turn.conversation
  const gaveUp = turn.intent === 'nudge'
  const verdict: Verdict = gaveUp ? { right: [], missing: [] } : judgeAnswer(asked, turn.text)
  const conversation: Conversation = { ...rest, inQuiz: true }
  return {
    conversation,
    plan: {
      kind: 'quiz-verdict',
      passages: passagesOf(turn, asked),
      answer: sayVerdict(asked, verdict, gaveUp),
    },
  }
}

function sayVerdict(
  { lesson, lessonSays }: QuizQuestion,
  { right, missing }: Verdict,
  gaveUp: boolean,
): string {
  const told = `${lessonSays.replace(/[.]$/, '')}. (Lesson: ${lesson.displayName})`
  if (gaveUp)
    return `No guess is fine. The lesson says: ${told}\n\nSay it back in your own words, or \`next\` for another question.`
  if (missing.length === 0)
    return `Right: ${right.join(', ')}. The lesson puts it like this: ${told}\n\nAnother one? Say \`next\`.`
  if (right.length === 0)
    return `Not yet: I miss ${missing.join(' and ')}. The lesson says: ${told}\n\nWhich part of that did your answer leave out? Or say \`next\`.`
  return `Right: ${right.join(', ')}. Missing: ${missing.join(', ')}. The lesson says: ${told}\n\nCan you give the missing part in your own words? Or say \`next\`.`
}

function passagesOf({ library }: ReadTurn, { passageId }: QuizQuestion) {
  return library.passages.filter(({ id }) => id === passageId).map(bare)
}
