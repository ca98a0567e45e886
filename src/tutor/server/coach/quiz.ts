import { allLessons } from '#content/catalogue.ts'
import type { Draft } from './answers.ts'
import type { Turn } from './conversation.ts'
import { findNamed, type Named } from './named-patterns.ts'
import { lessonOf, linkTo, nameOf } from './passages.ts'
import { knownProblems } from './problems.ts'
import { wordsOf } from './words.ts'
import { problemNotes } from './written-answers.ts'

/** Easiest first. */
const levels = ['easy', 'medium', 'hard'] as const
type Level = (typeof levels)[number]

export interface QuizQuestion {
  readonly id: string
  readonly level: Level
  /** Patterns that count as right, the best one first. */
  readonly patterns: readonly [string, ...string[]]
  readonly ask: string
  /** What the lesson says. */
  readonly solution: string
}

/** Name the pattern of a task, or say how to solve a problem. */
function quizOn(pattern: string): readonly QuizQuestion[] {
  const { scenarios, identificationClues, practice } = lessonOf(pattern)
  const problems = practice.flatMap(({ number, title, difficulty }) => {
    const { start = '', idea } = problemNotes.get(number) ?? {}
    const fitting = knownProblems.get(number)?.patterns ?? []
    return idea && difficulty !== 'Easy'
      ? {
          id: `${pattern}/problem-${number}`,
          level: difficulty === 'Hard' ? ('hard' as const) : ('medium' as const),
          patterns: [pattern, ...fitting] as const,
          ask: `“${title}”: which pattern do you use, and what is the idea, in a sentence or two?`,
          solution: `${start} ${idea}`.trim(),
        }
      : []
  })
  return [
    ...scenarios.map((scenario, index) => ({
      id: `${pattern}/task-${index}`,
      level: 'easy' as const,
      patterns: [pattern] as const,
      ask: `Which pattern fits this task, and which word tells you? “${scenario}.”`,
      solution: identificationClues,
    })),
    ...problems,
  ]
}

/** A question of the level that was not asked yet, or else of the nearest. The same wish always has the same answer. */
function nextQuestion(
  patterns: readonly string[],
  { level, asked }: { level: Level; asked: readonly string[] },
): QuizQuestion | undefined {
  const distance = (question: QuizQuestion) =>
    Math.abs(levels.indexOf(question.level) - levels.indexOf(level))
  const left = patterns.flatMap(quizOn).filter(({ id }) => !asked.includes(id))
  const nearest = Math.min(...left.map(distance))
  const fitting = left.filter((question) => distance(question) === nearest)
  // Not always the first pattern: spread over the list.
  return fitting[(asked.length * 7) % Math.max(1, fitting.length)]
}

function levelAfter(words: string, current: Level = 'easy'): Level {
  const at = levels.indexOf(current)
  if (/\b(harder|more difficult|tougher)\b/.test(words)) return levels[at + 1] ?? 'hard'
  if (/\b(easier|simpler)\b/.test(words)) return levels[at - 1] ?? 'easy'
  if (/\b(hard|difficult|tough|tricky)\b/.test(words)) return 'hard'
  return /\b(easy|simple|beginner)\b/.test(words) ? 'easy' : current
}

export function askQuestion({ conversation, message, topic }: Turn): Draft | undefined {
  const { quiz, quizAsked, patterns } = conversation
  const { words } = message
  const named = message.named.flatMap((each) => each.patterns.filter((name) => topic.patterns.includes(name)))
  const inContext = patterns.filter((name) => topic.patterns.includes(name)).slice(0, 1)
  const isAnother = quiz && /\b(easier|harder|another|next)\b/.test(words)
  const about = isAnother ? [quiz.patterns[0]] : /\b(it|this|that)\b/.test(words) ? inContext : []
  const from = [named, about, topic.patterns].find(({ length }) => length > 0) ?? []
  const level = levelAfter(words, quiz?.level)
  const options = { level, asked: quizAsked }
  const next = nextQuestion(from, options) ?? nextQuestion(topic.patterns, options)
  return (
    next && {
      kind: 'quiz',
      opening: next.ask,
      patterns: [next.patterns[0]],
      offers: ["I don't know", 'Another question', 'An easier one', 'A harder one'],
      conversation: { quiz: next, quizAsked: [...quizAsked, next.id] },
    }
  )
}

/** Judges the answer to the question that waits; undefined when the message is about something else. */
export function answerQuiz(turn: Turn): Draft | undefined {
  const { conversation, message } = turn
  const { quiz, last, said } = conversation
  const isQuizOpen = last === 'quiz'
  const { kind, text, code } = message
  if (!quiz) return undefined
  const asksAgain = /^\W*(so |and |ok )?(was|is|am) (that|it|this|i)\b.*\b(right|correct|wrong|ok)\b/i.test(
    text,
  )
  if (!isQuizOpen && !asksAgain) return undefined
  // `Trie. Another one` answers, and asks.
  const wantsNext =
    message.named.length > 0 &&
    /\b(next|another|harder|easier)( one| question)?( please| pls)?\W*$/i.test(text) &&
    !/\b(quiz|test|ask) me\b/i.test(text)
  if (isQuizOpen && !wantsNext) {
    const isRequest = code !== undefined || ['quiz', 'stuck', 'similar', 'template', 'demo'].includes(kind)
    const isQuestion = /\?|^\W*(why|how|when)\b/i.test(text) && text.length > 30 && kind !== 'what'
    if ((isRequest && !givesUp(text)) || isQuestion) return undefined
  }
  const verdict =
    isQuizOpen && givesUp(text) ? 'No problem.' : judge(quiz, isQuizOpen ? text : (said.at(-1) ?? ''))
  const lesson = `[${nameOf(quiz.patterns[0])}](${linkTo(quiz.patterns[0], '-clues')})`
  const opening = isQuizOpen
    ? `${verdict} The lesson on ${lesson} says: ${quiz.solution}`
    : `By the lesson on ${lesson}: ${verdict}`
  const next = wantsNext ? askQuestion({ ...turn, message: { ...message, named: [] } }) : undefined
  if (next) return { ...next, opening: `${opening}\n\n${next.opening}` }
  return {
    kind: 'verdict',
    opening,
    patterns: [quiz.patterns[0]],
    offers: ['Another question', 'A harder one'],
  }
}

function givesUp(text: string): boolean {
  const giving =
    /^\W*(stop|enough|quit|end|no more)\b|\b(don[’']?t know|idk|no (idea|clue)|skip|pass|give up|tell me)\b/i
  return giving.test(text) || wordsOf(text).length === 0
}

/** Words that turn what follows into its opposite, up to the next comma, `but` or a few words on. */
const negation =
  /\b(?:not|isnt|arent|never|no|rather than|instead of|wrong|cant be|neither|nor|unlike)\b(?:(?!\b(?:but|so)\b|[,.;:]).){0,40}/g

/** Judges an answer by the patterns it names, in a sentence; what it repeats of the question counts for nothing. */
function judge({ patterns }: QuizQuestion, answer: string): string {
  const affirmed = answer.toLowerCase().replace(/[’']/g, '').replace(negation, ' ')
  const fits = (named: Named) => named.patterns.some((name) => patterns.includes(name))
  const right = nameOf(patterns[0])
  const named = findNamed(affirmed, [...patterns, ...allLessons.map(({ name }) => name)])
  const [first] = named
  if (!first) return `It is ${right}.`
  if (fits(first)) return `Right, it is ${right}.`
  return named.some(fits)
    ? `You named two. It is ${right}, and one sign decides.`
    : `Not ${nameOf(first.patterns[0] ?? '')} here: it is ${right}.`
}
