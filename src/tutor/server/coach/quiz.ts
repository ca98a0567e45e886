import { allLessons } from '#content/catalogue.ts'
import { rivalsOf } from '#content/rivals/rivals.ts'
import type { Draft } from './answers.ts'
import type { Turn } from './conversation.ts'
import { findNamed } from './named-patterns.ts'
import { lessonOf, linkTo, nameOf } from './passages.ts'
import { wordsOf } from './search.ts'

/** Easiest first. */
const levels = ['easy', 'medium', 'hard'] as const
type Level = (typeof levels)[number]

export interface QuizQuestion {
  readonly id: string
  readonly level: Level
  readonly pattern: string
  readonly ask: string
  /** What the lesson says. */
  readonly solution: string
  /** The other pattern in a question that offers two. */
  readonly wrong?: string
  readonly cost?: { readonly time: string; readonly space: string }
}

/** Name the pattern of a task, decide between rivals, state a cost. */
function quizOn(pattern: string): readonly QuizQuestion[] {
  const { scenarios, identificationClues, complexity } = lessonOf(pattern)
  const name = nameOf(pattern)
  return [
    ...scenarios.map((scenario, index) => ({
      id: `${pattern}/task-${index}`,
      level: 'easy' as const,
      pattern,
      ask: `Which pattern fits this task, and which word tells you? “${scenario}.”`,
      solution: `${name}. ${identificationClues}`,
    })),
    ...rivalsOf(pattern).map(({ name: wrong, clue, stay, leave }) => ({
      id: `${pattern}/or-${wrong}`,
      level: 'medium' as const,
      pattern,
      ask: `${[name, nameOf(wrong)].toSorted().join(' or ')}? Of a problem you find out this: “${stay}.”`,
      solution: `${name}. ${clue} It would be ${nameOf(wrong)} for this: ${leave}.`,
      wrong,
    })),
    ...(complexity
      ? [
          {
            id: `${pattern}/cost`,
            level: 'hard' as const,
            pattern,
            ask: `What are the time and the space of ${name}, and what is the reason for each?`,
            solution: `Time \`${complexity.time}\`: ${complexity.timeReason} Space \`${complexity.space}\`: ${complexity.spaceReason}`,
            cost: complexity,
          },
        ]
      : []),
  ]
}

/** A question of the level that was not asked yet, or else of the nearest. The same wish always has the same answer. */
function nextQuestion(
  patterns: readonly string[],
  level: Level,
  asked: readonly string[],
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
  const named = message.named.flatMap((each) => each.patterns.slice(0, 1))
  const inContext = patterns.filter((name) => topic.patterns.includes(name)).slice(0, 1)
  const isAnother = quiz && /\b(easier|harder|another|next)\b/.test(words)
  const about = isAnother ? [quiz.pattern] : /\b(it|this|that)\b/.test(words) ? inContext : []
  const from = [named, about, topic.patterns].find(({ length }) => length > 0) ?? []
  const level = levelAfter(words, quiz?.level)
  const next = nextQuestion(from, level, quizAsked) ?? nextQuestion(topic.patterns, level, quizAsked)
  return (
    next && {
      kind: 'quiz',
      opening: next.ask,
      patterns: [next.pattern],
      followUps: ["I don't know", 'Another question', 'An easier one', 'A harder one'],
      conversation: { quiz: next, quizAsked: [...quizAsked, next.id] },
    }
  )
}

/** Judges the answer to the question that waits; undefined when the message is about something else. */
export function answerQuiz({ conversation, message }: Turn): Draft | undefined {
  const { quiz, isQuizOpen, said } = conversation
  const { kind, text, code } = message
  if (!quiz) return undefined
  const asksAgain = /^\W*(so |and |ok )?(was|is|am) (that|it|this|i)\b.*\b(right|correct|wrong|ok)\b/i.test(
    text,
  )
  if (!isQuizOpen && !asksAgain) return undefined
  if (isQuizOpen) {
    const isRequest = code !== undefined || ['quiz', 'stuck', 'similar', 'template', 'demo'].includes(kind)
    const isQuestion = /\?|^\W*(why|how|when)\b/i.test(text) && text.length > 30 && kind !== 'what'
    if ((isRequest && !givesUp(text)) || isQuestion) return undefined
  }
  const verdict =
    isQuizOpen && givesUp(text) ? 'No problem.' : judge(quiz, isQuizOpen ? text : (said.at(-1) ?? '')).says
  const lesson = `[${nameOf(quiz.pattern)}](${linkTo(quiz.pattern, '-clues')})`
  return {
    kind: 'verdict',
    opening: isQuizOpen
      ? `${verdict} The lesson on ${lesson} says: ${quiz.solution}`
      : `By the lesson on ${lesson}: ${verdict}`,
    patterns: [quiz.pattern],
    followUps: ['Another question', 'A harder one', `Show the code of ${nameOf(quiz.pattern)}`],
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

interface Verdict {
  readonly isRight: boolean
  /** What was right, wrong or missing, in a sentence. */
  readonly says: string
}

/** Judges an answer by the patterns or costs it names; what it repeats of the question counts for nothing. */
function judge(question: QuizQuestion, answer: string): Verdict {
  const text = answer.toLowerCase().replace(/[’']/g, '')
  const affirmed = text.replace(negation, ' ')
  return question.cost ? judgeCost(question.cost, affirmed) : judgePattern(question, affirmed, text)
}

function judgePattern({ pattern: right, wrong = '' }: QuizQuestion, affirmed: string, text: string): Verdict {
  const preferred = wrong ? [right, wrong] : [right, ...allLessons.map(({ name }) => name)]
  const named = findNamed(affirmed, preferred).map(({ patterns }) => patterns.slice(0, wrong ? 2 : 3))
  const names = (pattern: string, other: string) =>
    named.some((patterns) => patterns.includes(pattern) && !patterns.includes(other))
  const deniesWrong = findNamed(text, preferred).some(({ patterns }) => patterns.includes(wrong))
  if (names(right, wrong) && names(wrong, right))
    return { isRight: false, says: `You named both. It is ${nameOf(right)}, and one sign decides.` }
  if (names(right, wrong)) return { isRight: true, says: `Right, it is ${nameOf(right)}.` }
  if (named.length === 0 && deniesWrong)
    return { isRight: true, says: `Right, it is not ${nameOf(wrong)}, so it is ${nameOf(right)}.` }
  const other = named[0]?.[0]
  return { isRight: false, says: `${other ? `Not ${nameOf(other)} here: it` : 'It'} is ${nameOf(right)}.` }
}

const inO = /o\s?\((?:[^()]|\([^()]*\))*\)/g
const costNames = { constant: 'o(1)', logarithmic: 'o(log n)', linear: 'o(n)', quadratic: 'o(n²)' }

function judgeCost({ time, space }: NonNullable<QuizQuestion['cost']>, text: string): Verdict {
  const spelled = Object.entries(costNames).reduce(
    (words, [name, cost]) => words.replaceAll(name, cost),
    text,
  )
  const normal = (cost: string) =>
    cost
      .toLowerCase()
      .replace(/\^2/g, '²')
      .replace(/[\s·*]/g, '')
  const stated = (spelled.match(inO) ?? []).map(normal)
  const hasTime = stated.includes(normal(time))
  const hasSpace =
    stated.includes(normal(space)) && (time !== space || stated.length > 1 || /\bboth\b/.test(text))
  if (hasTime && hasSpace) return { isRight: true, says: 'Both costs are right.' }
  if (hasTime) return { isRight: false, says: `The time is right. The space is \`${space}\`.` }
  const wrong = stated.length > 0 ? 'Neither cost is right yet.' : 'State both as in `O(n)`.'
  return { isRight: false, says: hasSpace ? `The space is right. The time is \`${time}\`.` : wrong }
}
