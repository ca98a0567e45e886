import { findLessonByName } from '#content/catalogue.ts'
import type { Lesson } from '#content/lesson.ts'
import { rivalsOf } from '#content/rivals/rivals.ts'
import { nameOfPattern } from './passages.ts'
import { findNamedPatterns } from './pattern-names.ts'
import { meaningsOf, stemsOf, wordsOf } from './words.ts'

/** One question of the quiz, with what the lesson says and what an answer has to contain. */
export interface QuizQuestion {
  /** Passage that holds the answer. */
  readonly passageId: string
  readonly lesson: Lesson
  readonly ask: string
  readonly lessonSays: string
  readonly points: readonly Point[]
}

interface Point {
  readonly name: string
  readonly isMet: (answer: string) => boolean
}

export interface Verdict {
  readonly right: readonly string[]
  readonly missing: readonly string[]
}

/** Everything that can be asked about these lessons. */
export function quizOf(patternNames: readonly string[]): readonly QuizQuestion[] {
  return patternNames
    .flatMap((name) => findLessonByName(name) ?? [])
    .flatMap((lesson) => [
      ...askPhrases(lesson),
      ...askComplexity(lesson),
      ...askMistakes(lesson),
      ...askWhenNot(lesson),
      ...askRivals(lesson, patternNames),
    ])
}

/** One that was not asked yet; the same seed gives the same one. */
export function pickQuestion(
  questions: readonly QuizQuestion[],
  asked: readonly string[],
  seed: number,
): QuizQuestion | undefined {
  const fresh = questions.filter(({ ask }) => !asked.includes(ask))
  const pool = fresh.length > 0 ? fresh : questions
  return pool[Math.abs(Math.imul(seed ^ (seed >>> 13), 0x5bd1e995)) % Math.max(pool.length, 1)]
}

export function judgeAnswer({ points }: QuizQuestion, answer: string): Verdict {
  const met = points.filter(({ isMet }) => isMet(answer))
  return {
    right: met.map(({ name }) => name),
    missing: points.filter((point) => !met.includes(point)).map(({ name }) => name),
  }
}

function askPhrases(lesson: Lesson): QuizQuestion[] {
  const phrases = lesson.recognitionGuide?.keyPhrases ?? []
  const [first, second] = phrases
  if (!first || !second) return []
  return [
    {
      passageId: `${lesson.name}#phrases`,
      lesson,
      ask: `A problem says "${first}" and "${second}". Which pattern would you try first, and what do you expect of it?`,
      lessonSays: lesson.identificationClues,
      points: [
        { name: `the pattern, ${lesson.displayName}`, isMet: (answer) => names(answer, lesson.name) },
        idea('what makes it fit', `${lesson.identificationClues} ${lesson.description}`, 3),
      ],
    },
  ]
}

function askComplexity(lesson: Lesson): QuizQuestion[] {
  const cost = lesson.complexity
  if (!cost) return []
  return [
    {
      passageId: `${lesson.name}#complexity`,
      lesson,
      ask: `What does ${lesson.displayName} cost in time and in memory, and why?`,
      lessonSays: `Time \`${cost.time}\`: ${cost.timeReason} Memory \`${cost.space}\`: ${cost.spaceReason}`,
      points: [
        {
          name: `the time, \`${cost.time}\``,
          isMet: (answer) => costsIn(answer).includes(costOf(cost.time)),
        },
        {
          name: `the memory, \`${cost.space}\``,
          isMet: (answer) => namesMemory(answer, cost.time, cost.space),
        },
        idea('the reason', `${cost.timeReason} ${cost.spaceReason}`, 2),
      ],
    },
  ]
}

function askMistakes(lesson: Lesson): QuizQuestion[] {
  return (lesson.commonMistakes ?? []).flatMap((mistake, index) => {
    const [slip, told] = splitAtColon(mistake)
    if (!told) return []
    return [
      {
        passageId: `${lesson.name}#mistake-${index + 1}`,
        lesson,
        ask: `A common slip with ${lesson.displayName}: ${lowerFirst(slip)}. What goes wrong then, or how would you notice?`,
        lessonSays: mistake,
        points: [idea('what goes wrong', told, 2)],
      },
    ]
  })
}

function askWhenNot(lesson: Lesson): QuizQuestion[] {
  return (lesson.whenNot ?? []).flatMap((entry) => {
    const [situation, told] = splitAtColon(entry)
    if (!told) return []
    return [
      {
        passageId: `${lesson.name}#when-not`,
        lesson,
        ask: `${situation}. Would you still use ${lesson.displayName}, and what would you do instead?`,
        lessonSays: entry,
        points: [
          { name: `that ${lesson.displayName} does not fit`, isMet: saysNo },
          idea('what to do instead', told, 2),
        ],
      },
    ]
  })
}

function askRivals(lesson: Lesson, among: readonly string[]): QuizQuestion[] {
  return rivalsOf(lesson.name)
    .filter(({ name }) => among.includes(name) && lesson.name < name)
    .map(({ name, clue, stay, leave }) => ({
      passageId: `rivals:${lesson.name}/${name}`,
      lesson,
      ask: `${lesson.displayName} or ${nameOfPattern(name)}: what do you ask the problem to decide between them?`,
      lessonSays: `${clue} ${lesson.displayName}: ${stay}. ${nameOfPattern(name)}: ${leave}.`,
      points: [idea('the question that decides', `${clue} ${stay} ${leave}`, 3)],
    }))
}

/** Met by an answer that shares enough of the lesson's words, or words of the same meaning. */
function idea(name: string, told: string, least: number): Point {
  const wanted = new Set(stemsOf(told).flatMap((stem) => [stem, ...meaningsOf(stem)]))
  return {
    name,
    isMet: (answer) => {
      const shared = [...new Set(stemsOf(answer))].filter((stem) =>
        [stem, ...meaningsOf(stem)].some((one) => wanted.has(one)),
      )
      return shared.length >= least
    },
  }
}

function names(answer: string, patternName: string): boolean {
  if (answer.toLowerCase().includes(nameOfPattern(patternName).toLowerCase())) return true
  return findNamedPatterns(wordsOf(answer)).some(({ patterns }) => patterns.includes(patternName))
}

function saysNo(told: string): boolean {
  const answer = told.replace(/\b(no idea|not sure|no clue|do ?n.?t know)\b/gi, '')
  return /\b(no|not|nope|never|wouldnt|dont|doesnt|cant|instead|rather|switch|better|another|other|use|take|keep|store)\b/.test(
    answer.toLowerCase().replace(/['’]/g, ''),
  )
}

function splitAtColon(text: string): [string, string | undefined] {
  const at = text.indexOf(': ')
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 2)]
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

const costNames: readonly (readonly [RegExp, string])[] = [
  [/\bconstant\b/, 'o(1)'],
  [/\blog(arithmic)?( time| n)?\b/, 'o(logn)'],
  [/\bn log n\b|\blinearithmic\b/, 'o(nlogn)'],
  [/\blinear\b/, 'o(n)'],
  [/\bquadratic\b|\bn squared\b/, 'o(n²)'],
]

/** Costs named in a text, in a common spelling: `O(n * log n)` and `n log n` are the same. */
function costsIn(text: string): string[] {
  const normalized = text.toLowerCase().replace(/\^2/g, '²')
  const written = normalized.match(/o\((?:[^()]|\([^()]*\))*\)/g) ?? []
  return [
    ...written.map(costOf),
    ...costNames.filter(([sign]) => sign.test(normalized)).map(([, cost]) => cost),
  ]
}

/** `o(nlogn)` for `O(n · log n)`: one spelling for each cost. */
function costOf(text: string): string {
  const cost = /o\((?:[^()]|\([^()]*\))*\)/.exec(text.toLowerCase())?.[0] ?? text.toLowerCase()
  return cost
    .replace(/log2?\((\w+)\)/g, 'log$1')
    .replace(/\^2/g, '²')
    .replace(/[\s·*]/g, '')
}

/** Equal costs of time and memory must be named twice, or be said to be the same. */
function namesMemory(answer: string, time: string, space: string): boolean {
  const costs = costsIn(answer).filter((cost) => cost === costOf(space))
  if (costOf(time) !== costOf(space)) return costs.length > 0
  return costs.length > 1 || (costs.length > 0 && /\b(both|also|same|too|and (memory|space))\b/i.test(answer))
}
