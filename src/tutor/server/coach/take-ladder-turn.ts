import { findLessonByName } from '#content/catalogue.ts'
import type { Lesson } from '#content/lesson.ts'
import { keyOf } from './conversation.ts'
import { acknowledge, climb, enterLadder, type Ladder, type Step, sayRung, sayStay } from './hint-ladder.ts'
import { demandsSolution } from './intent.ts'
import type { KnownProblem } from './problems.ts'
import type { Hit } from './retrieve.ts'
import { bare, type ReadTurn, type Taken } from './turn.ts'

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
