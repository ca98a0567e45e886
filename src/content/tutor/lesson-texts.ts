import { allLessons, problemHelps } from '#curriculum/catalogue.ts'
import type { Lesson } from '#curriculum/lesson.ts'
import { openPrompts } from '#curriculum/prompts.ts'
import { glossary } from '../glossary/glossary.ts'
import type { QuestionKind } from './question-kinds.ts'

/** A short text of a lesson or of the glossary, and what it can answer. */
export interface LessonText {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Slugs of the patterns it is about; the first one's lesson shows it. */
  readonly patterns: readonly string[]
  /** Part of the lesson's card, such as `-clues` or `/15`. */
  readonly part: string
  readonly kinds: readonly QuestionKind[]
  /** Other wordings that find it. */
  readonly asks: readonly string[]
}

/** Part of the card, kinds of question, heading, texts and other wordings. */
type Row = readonly [part: string, kinds: string, heading: string, texts: readonly string[], asks?: string]

function textsOf(lesson: Lesson): LessonText[] {
  const { name, displayName, complexity, recognitionGuide, commonMistakes, whenNot } = lesson
  const prompts = openPrompts.filter(({ pattern }) => pattern === name).map(({ text }) => text)
  const asks = [...lesson.scenarios, ...recognitionGuide.keyPhrases, ...prompts].join('. ')
  const costs = [
    `\`${complexity.time}\` time: ${complexity.timeReason}`,
    `\`${complexity.space}\` space: ${complexity.spaceReason}`,
    ...exceptionsOf(lesson),
  ]
  const rows: Row[] = [
    ['', 'what how', 'what it is', [lesson.description]],
    ['-clues', 'when', 'when to use it', [lesson.identificationClues], asks],
    ['-variations', 'what how', 'a variation', recognitionGuide.commonVariations],
    ['-clues', 'when compare mistake', 'when not to use it', whenNot],
    ['', 'how what', 'a worked example', [lesson.workedExample]],
    ['-mistakes', 'mistake why', 'a common mistake', commonMistakes],
    ['-mistakes', 'cost why', 'what it costs', costs],
    ...lesson.listings.map(({ label, note }): Row => ['-variations', 'how what', label, [note], label]),
    ...lesson.practice.map(
      ({ number, title, adds }): Row => [`/${number}`, 'how stuck', title, adds ? [adds] : [], title],
    ),
  ]
  return rows.flatMap(([part, kinds, heading, texts, wordings], row) =>
    texts.map((text, index) => ({
      id: `${name}#${row}.${index}`,
      title: `${displayName}: ${heading}`,
      text,
      patterns: [name],
      part,
      kinds: kinds.split(' ') as QuestionKind[],
      asks: wordings ? [wordings] : [],
    })),
  )
}

const terms = glossary.map(
  ({ id, term, also, text, patterns }): LessonText => ({
    id: `glossary:${id}`,
    title: term,
    text,
    patterns,
    part: '',
    kinds: ['what', 'why', 'how'],
    asks: also,
  }),
)

export const lessonTexts: readonly LessonText[] = [...allLessons.flatMap(textsOf), ...terms]

/** Practice problems that cost something else, each as `Path Sum II (113): O(n · h) time, because ...`. */
function exceptionsOf({ name, practice }: Lesson): readonly string[] {
  return practice.flatMap(({ number, title }) => {
    const cost = problemHelps.get(name)?.[number]?.cost
    return cost === undefined ? [] : [`${title} (${number}): ${cost}`]
  })
}
