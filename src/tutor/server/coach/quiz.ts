import { allLessons } from '#content/catalogue.ts'
import type { Difficulty } from '#content/lesson.ts'
import { rivalsOf } from '#content/rivals/rivals.ts'
import type { Draft, Turn } from './conversation.ts'
import { findNamed } from './named-patterns.ts'
import { lessonOf, linkTo, nameOf } from './passages.ts'
import { difficultyIn, knownProblems, levels } from './problems.ts'
import { wordsOf } from './words.ts'
import { problemNotes } from './written-answers.ts'

export interface QuizQuestion {
  readonly id: string
  readonly level: Difficulty
  /** Patterns that count as right, the best one first. */
  readonly patterns: readonly [string, ...string[]]
  readonly ask: string
  /** What the lesson says. */
  readonly solution: string
}

/** Easy ones ask for the pattern of a task, the others for the idea of a problem. */
function quizOn(pattern: string): readonly QuizQuestion[] {
  const { scenarios, identificationClues, practice } = lessonOf(pattern)
  const tasks = scenarios.map((scenario, index) => ({
    id: `${pattern}/task-${index}`,
    level: 'Easy' as const,
    patterns: [pattern] as const,
    ask: `Which pattern fits this task, and which word tells you? “${scenario}.”`,
    solution: identificationClues,
  }))
  const problems = practice
    .filter(({ number, difficulty }) => difficulty !== 'Easy' && problemNotes.get(number)?.idea)
    .map(({ number, title, difficulty }) => ({
      id: `${pattern}/problem-${number}`,
      level: difficulty,
      patterns: [pattern, ...(knownProblems.get(number)?.patterns ?? [])] as const,
      ask: `“${title}”: which pattern do you use, and what is the idea, in a sentence or two?`,
      solution: `${problemNotes.get(number)?.start ?? ''} ${problemNotes.get(number)?.idea}`.trim(),
    }))
  return [...tasks, ...problems]
}

/** A question that was not asked yet, of the level or else of the nearest one. */
export function askQuestion({ conversation, message, topic }: Turn): Draft | undefined {
  const { quiz, quizAsked, patterns } = conversation
  const { words } = message
  const inTopic = (names: readonly string[]) => names.filter((name) => topic.patterns.includes(name))
  const named = inTopic(message.named.flatMap((each) => each.patterns))
  const isAnother = quiz && /\b(easier|harder|another|next)\b/.test(words)
  const spokenOf = /\b(it|this|that)\b/.test(words) ? inTopic(patterns).slice(0, 1) : []
  const about = named.length > 0 ? named : isAnother ? conversation.quizOn : spokenOf
  const level = difficultyIn(words, quiz?.level) ?? quiz?.level ?? 'Easy'
  const distance = (question: QuizQuestion) =>
    Math.abs(levels.indexOf(question.level) - levels.indexOf(level))
  const left = (names: readonly string[]) => names.flatMap(quizOn).filter(({ id }) => !quizAsked.includes(id))
  // Also tasks of patterns that are easily taken for it: else every answer would be known.
  const rivals = inTopic(about.slice(0, 1).flatMap((name) => rivalsOf(name).map((rival) => rival.name)))
  const pool = left([...about, ...rivals])
  const open = pool.length > 0 ? pool : left(topic.patterns)
  const fitting = open.filter((question) => distance(question) === Math.min(...open.map(distance)))
  // Not always of the first pattern, and the same after the same conversation.
  const next = fitting[(quizAsked.length * 7) % Math.max(1, fitting.length)]
  return (
    next && {
      kind: 'quiz',
      opening: next.ask,
      patterns: [next.patterns[0]],
      offers: ["I don't know", 'Another question', 'An easier one', 'A harder one'],
      conversation: { quiz: next, quizOn: about, quizAsked: [...quizAsked, next.id] },
    }
  )
}

/** Judges the answer to the question that waits; undefined when the message is about something else. */
export function answerQuiz({ conversation, message }: Turn): Draft | undefined {
  const { quiz, last, said } = conversation
  const { kind, text, code, named } = message
  if (!quiz || last !== 'quiz') return undefined
  // `Trie. A harder one` is an answer first.
  const asksNext = kind === 'quiz' && (named.length === 0 || /\b(quiz|test|ask) me\b/i.test(text))
  const isRequest = asksNext || code !== undefined || ['stuck', 'similar', 'template', 'demo'].includes(kind)
  const isQuestion = /\?|^\W*(why|how|when)\b/i.test(text) && text.length > 30 && kind !== 'what'
  if (!givesUp(text) && (isRequest || isQuestion)) return undefined
  const { patterns, solution } = quiz
  const [pattern] = patterns
  if (/^\W*(ok(ay)? |no )?(stop|enough|quit|end|no more)\b/i.test(text))
    return { kind: 'greeting', opening: 'All right, no more questions for now.', patterns }
  const verdict = givesUp(text) ? 'No problem.' : judge(quiz, text)
  const link = `[${nameOf(pattern)}](${linkTo(pattern, '-clues')})`
  const says = said.has(solution) ? `See the lesson on ${link}.` : `The lesson on ${link} says: ${solution}`
  return {
    kind: 'verdict',
    opening: `${verdict} ${says}`,
    says: [solution],
    patterns: [pattern],
    offers: ['Another question', 'A harder one'],
  }
}

function givesUp(text: string): boolean {
  const giving = /\b(don[’']?t know|idk|no (idea|clue)|skip|pass|give up|tell me)\b/i
  return giving.test(text) || wordsOf(text).length === 0
}

/** Words that turn what follows into its opposite, up to the next comma, `but` or a few words on. */
const negation =
  /\b(?:not|isnt|arent|never|no|rather than|instead of|wrong|cant be|neither|nor|unlike)\b(?:(?!\b(?:but|so)\b|[,.;:]).){0,40}/g

/** Judges an answer by the patterns it names without negating them. */
function judge({ patterns, level }: QuizQuestion, answer: string): string {
  const affirmed = answer.toLowerCase().replace(/[’']/g, '').replace(negation, ' ')
  const right = nameOf(patterns[0])
  const named = findNamed(affirmed, [...patterns, ...allLessons.map(({ name }) => name)])
  const isRight = named.map((each) => each.patterns.some((name) => patterns.includes(name)))
  if (named.length === 0) return `It is ${right}.`
  if (isRight[0]) return `Right, it is ${right}.`
  if (isRight.includes(true)) return `You named two. It is ${right}, and one clue decides.`
  const other = named[0]?.patterns[0] ?? ''
  const rival = rivalsOf(patterns[0]).find(({ name }) => name === other)
  // A task names one pattern; a problem can often be solved in other ways, too.
  return level === 'Easy'
    ? `Not ${nameOf(other)} here: it is ${right}.${rival ? ` What decides: ${rival.clue} ${rival.stay}.` : ''}`
    : `The lesson uses ${right}. Would ${nameOf(other)} work, too, and at what cost?`
}
