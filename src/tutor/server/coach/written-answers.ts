import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLessonByName } from '#content/catalogue.ts'
import { kindOf, type QuestionKind } from '#content/tutor/question-kinds.ts'
import { type LessonPassage, linkTo, nameOf } from './passages.ts'

/** As it is stored in `src/content/tutor/questions`, by pattern. */
interface PatternQuestion {
  readonly kind: QuestionKind
  readonly asks: readonly string[]
  readonly answer: string
  /** The other side of a comparison. */
  readonly with?: string
}

/** As it is stored in `src/content/tutor/problems`, by pattern. */
interface ProblemNote {
  readonly number: number
  /** How to begin. */
  readonly start?: string
  /** What solves it. */
  readonly idea?: string
  readonly questions: readonly { readonly asks: readonly string[]; readonly answer: string }[]
}

const content = join(import.meta.dirname, '../../../content/tutor')

function readAll<Entry>(folder: string): readonly (readonly [pattern: string, entries: readonly Entry[]])[] {
  return globSync(`${folder}/*.json`, { cwd: content })
    .toSorted()
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(join(content, file), 'utf8'))))
}

const notes = readAll<ProblemNote>('problems')

/** By number of the problem. */
export const problemNotes: ReadonlyMap<number, ProblemNote> = new Map(
  notes.flatMap(([, entries]) => entries.map((note) => [note.number, note] as const)),
)

/** What learners ask, in several wordings, and what a teacher would say. */
export const writtenAnswers: readonly LessonPassage[] = [
  ...readAll<PatternQuestion>('questions').flatMap(([pattern, entries]) =>
    entries.map(({ kind, asks, answer, with: other }, index) => ({
      id: `${pattern}#answer-${index}`,
      title: `Others ask: “${asks[0]}” (${nameOf(pattern)})`,
      text: answer,
      link: linkTo(pattern),
      patterns: other && findLessonByName(other) ? [pattern, other] : [pattern],
      kinds: [kind],
      asks,
      isAnswer: true,
    })),
  ),
  ...notes.flatMap(([pattern, entries]) =>
    entries.flatMap(({ number, questions }) =>
      questions.map(({ asks, answer }, index) => ({
        id: `problem-${number}#answer-${index}`,
        title: `Others ask: “${asks[0]}” (${nameOf(pattern)})`,
        text: answer,
        link: linkTo(pattern, `/${number}`),
        patterns: [pattern],
        kinds: asks.map(kindOf),
        asks,
        isAnswer: true,
        problem: number,
      })),
    ),
  ),
]
