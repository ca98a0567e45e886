import { findLessonByName } from '#content/catalogue.ts'
import type { Lesson } from '#content/lesson.ts'
import { acknowledge, climb, enterLadder, type Ladder, type Step, sayRung, sayStay } from './hint-ladder.ts'
import { demandsSolution } from './intent.ts'
import type { KnownProblem } from './problems.ts'
import { judgeAnswer, pickQuestion, type QuizQuestion, quizOf, type Verdict } from './quiz.ts'
import type { Hit } from './retrieve.ts'
import { bare, type Conversation, keyOf, type ReadTurn, type Taken } from './turn.ts'

/** The turn on the hint ladder, or nothing when the message is not for it. */
export function takeLadderTurn(turn: ReadTurn, hits: readonly Hit[]): Taken | undefined {
  const { conversation, question, intent, text, askedAt } = turn
  const current =
    conversation.current === undefined ? undefined : conversation.ladders.get(conversation.current)
  if (intent === 'solved' && current) return sayLeft(turn, current)

  const message = { text, askedAt, previousAt: conversation.previousAt, before: conversation.said }
  const names = question.problem !== undefined && keyOf(question.problem) !== conversation.current
  if (intent === 'stuck' && (names || !current)) {
    const known = conversation.ladders.get(keyOf(question.problem))
    const lesson = question.problem ? lessonIn(turn, question.problem) : guessLesson(turn, hits)
    const step = known ? climb(known, lesson, message) : enterLadder(question.problem, lesson, message)
    return onRung(turn, step, known === undefined)
  }
  if (!current || intent === 'similar') return undefined
  const isForLadder =
    intent === 'nudge' ||
    intent === 'stuck' ||
    intent === 'statement' ||
    demandsSolution(text) ||
    tellsOwnWork(text)
  if (!isForLadder) return undefined
  return onRung(turn, climb(current, current.lesson ?? guessLesson(turn, hits), message), false)
}

function tellsOwnWork(text: string): boolean {
  return /\b(i|ive|my) (have |also |first |then |just )*(tried|try|think|thought|guess|sorted|used|would|wrote|code|idea|attempt|solution)\b/i.test(
    text.replace(/['’]/g, ''),
  )
}

function onRung(turn: ReadTurn, { ladder, verdict }: Step, isNew: boolean): Taken {
  const { conversation } = turn
  const climbed = verdict === 'attempt'
  const said = climbed ? sayRung(ladder) : sayStay(ladder, verdict)
  const praise = climbed && !(isNew && ladder.rung === 0) ? acknowledge(turn.text) : ''
  const key = keyOf(ladder.problem)
  return {
    conversation: {
      ...conversation,
      ladders: new Map([...conversation.ladders, [key, ladder]]),
      current: key,
      patterns: ladder.lesson ? [ladder.lesson.name] : conversation.patterns,
    },
    plan: {
      kind: 'hint',
      passages: passagesOf(turn, ladder),
      ...(ladder.problem && { problem: ladder.problem.title }),
      rung: ladder.rung,
      answer: praise + said,
    },
  }
}

/** What a rung speaks from; never code. */
function passagesOf({ library }: ReadTurn, { lesson, rung }: Ladder) {
  if (!lesson || rung === 0) return []
  const sections =
    rung === 2 ? ['rivals', 'when-not'] : rung === 1 ? ['clues', 'phrases'] : ['description', 'mistakes']
  return library.passages
    .filter(({ section, patterns }) => sections.includes(section) && patterns.includes(lesson.name))
    .slice(0, 3)
    .map(bare)
}

function lessonIn({ topic }: ReadTurn, problem: KnownProblem): Lesson | undefined {
  return problem.lessons.find(({ name }) => topic.patterns.includes(name)) ?? problem.lessons[0]
}

/** The lesson that an unnamed problem sounds like: the one whose description and clues have most of its words. */
function guessLesson({ topic, question }: ReadTurn, hits: readonly Hit[]): Lesson | undefined {
  if (question.subject === 0) return undefined
  const scores = new Map<string, number>()
  for (const { passage, wordScore } of hits) {
    const { patternName, section } = passage
    if (!patternName || !topic.patterns.includes(patternName) || !tellingSections.has(section)) continue
    scores.set(patternName, (scores.get(patternName) ?? 0) + wordScore)
  }
  const [best] = [...scores].toSorted(([, a], [, b]) => b - a)
  return best && findLessonByName(best[0])
}

const tellingSections: ReadonlySet<string> = new Set([
  'description',
  'clues',
  'phrases',
  'scenarios',
  'variations',
])

function sayLeft({ conversation }: ReadTurn, { problem, lesson }: Ladder): Taken {
  const { current: gone, ...rest } = conversation
  const ladders = new Map([...conversation.ladders].filter(([key]) => key !== gone))
  const title = problem?.title ?? 'it'
  return {
    conversation: { ...rest, ladders },
    plan: {
      kind: 'greeting',
      passages: [],
      answer: `Well done. Say it as you would to an interviewer: what does your solution of ${title} cost, and which clue gave it away?${lesson ? ` (Lesson: ${lesson.displayName})` : ''}`,
    },
  }
}

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
    plan: { kind: 'quiz', passages: passageOfQuestion(turn, picked), answer: picked.ask },
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
      passages: passageOfQuestion(turn, asked),
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

function passageOfQuestion({ library }: ReadTurn, { passageId }: QuizQuestion) {
  return library.passages.filter(({ id }) => id === passageId).map(bare)
}
