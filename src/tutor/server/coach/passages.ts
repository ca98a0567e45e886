import { globSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { readLabelledCode } from '#algorithms/labelled-code.ts'
import { allLessons, findLessonByName } from '#content/catalogue.ts'
import { glossary } from '#content/glossary/glossary.ts'
import type { Lesson } from '#content/lesson.ts'
import { lessonLocations } from '#content/lesson-locations.ts'
import { openPrompts } from '#content/prompts/prompts.ts'
import { type CodeLanguage, fenceLabels } from '#content/tutor/code-spellings.ts'
import type { QuestionKind } from '#content/tutor/question-kinds.ts'
import type { Demo } from '#demos/demo.ts'
import type { Passage } from '../coach-answer.ts'

/** A short text of a lesson, its glossary or its demo, with what finds it. */
export interface LessonPassage extends Passage {
  /** Slugs of the patterns it is about. */
  readonly patterns: readonly string[]
  /** The kinds of question it answers. */
  readonly kinds: readonly QuestionKind[]
  /** Questions and other wordings that find it; never shown. */
  readonly asks?: readonly string[]
  /** It answers its wordings, and nothing else. */
  readonly isAnswer?: boolean
  /** Number of the one problem it is about. */
  readonly problem?: number | undefined
}

export function lessonOf(pattern: string): Lesson {
  const lesson = findLessonByName(pattern)
  if (!lesson) throw new Error(`There is no lesson named ${pattern}`)
  return lesson
}

export function nameOf(pattern: string): string {
  return findLessonByName(pattern)?.displayName ?? pattern
}

export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}

/** Path of a lesson's card, or of a part of it such as `-clues` or `/15`. */
export function linkTo(pattern: string, part = ''): string {
  return `/category/${lessonLocations.get(nameOf(pattern))?.categoryId}#${pattern}${part}`
}

export function demoLink(pattern: string, step = 0): string {
  const at = step > 0 ? `&step=${step + 1}` : ''
  return `/category/${lessonLocations.get(nameOf(pattern))?.categoryId}?demo=${pattern}${at}#${pattern}`
}

const demos = join(import.meta.dirname, '../../../demos/catalogue')

/** Everything the coach can quote. Runs every demo once for its captions, which takes about half a second. */
export async function readPassages(): Promise<readonly LessonPassage[]> {
  const captions = await Promise.all(globSync('*/*.ts', { cwd: demos }).map(passagesOfDemo))
  return [...allLessons.flatMap(passagesOfLesson), ...terms, ...captions.flat()]
}

/** Part of the card, kinds of question, heading and texts. */
type Row = readonly [part: string, kinds: string, heading: string, texts: readonly string[], asks?: string]

function passagesOfLesson(lesson: Lesson): LessonPassage[] {
  const { name, displayName, complexity, recognitionGuide, commonMistakes, whenNot } = lesson
  const prompts = openPrompts.filter(({ pattern }) => pattern === name).map(({ text }) => text)
  const asks = [...lesson.scenarios, ...recognitionGuide.keyPhrases, ...prompts].join('. ')
  const costs = [
    `\`${complexity.time}\` time: ${complexity.timeReason}`,
    `\`${complexity.space}\` space: ${complexity.spaceReason}`,
    ...(complexity.exceptions ?? []),
  ]
  const rows: Row[] = [
    ['', 'what how', 'what it is', [lesson.description]],
    ['-clues', 'when', 'when to use it', [lesson.identificationClues], asks],
    ['-clues', 'what how', 'a variation', recognitionGuide.commonVariations],
    ['-mistakes', 'when compare mistake', 'when not to use it', whenNot],
    ['-story', 'how what', 'a worked example', [lesson.workedExample]],
    ['-mistakes', 'mistake why', 'a common mistake', commonMistakes],
    ['-mistakes', 'cost why', 'what it costs', costs],
    ...lesson.listings.map(({ label, note }): Row => ['-code', 'how what', label, [note], label]),
    ...lesson.practice.map(
      ({ number, title, adds }): Row => [`/${number}`, 'how stuck', title, adds ? [adds] : [], title],
    ),
  ]
  return rows.flatMap(([part, kinds, heading, texts, wordings], row) =>
    texts.map((text, index) => ({
      id: `${name}#${row}.${index}`,
      title: `${displayName}: ${heading}`,
      text,
      link: linkTo(name, part),
      patterns: [name],
      kinds: kinds.split(' ') as QuestionKind[],
      asks: wordings ? [wordings] : [],
    })),
  )
}

const terms: readonly LessonPassage[] = glossary.map(({ id, term, also, text, patterns }) => ({
  id: `glossary:${id}`,
  title: term,
  text,
  link: linkTo(patterns[0] ?? ''),
  patterns,
  kinds: ['what', 'why', 'how'],
  asks: also,
}))

async function passagesOfDemo(file: string): Promise<readonly LessonPassage[]> {
  const { demo }: { readonly demo: Demo } = await import(join(demos, file))
  const pattern = basename(file, '.ts')
  const reading = demo.read(demo.presets[0]?.texts ?? {})
  if (reading.kind !== 'run') throw new Error(`The first preset of the demo ${pattern} does not run`)
  return reading.run.steps.map(({ caption: { fact, why } }, step) => ({
    id: `demo:${pattern}/${step}`,
    title: `Demo of ${nameOf(pattern)}, step ${step + 1}`,
    text: `${fact} ${why}`,
    link: demoLink(pattern, step),
    patterns: [pattern],
    kinds: ['demo', 'how', 'why'],
  }))
}

/** A listing as its lesson shows it. */
export function readListing(pattern: string, id: string, language: CodeLanguage): string {
  const folder = join(import.meta.dirname, '../../../algorithms/code', pattern)
  const files = globSync(`${id}.*`, { cwd: folder })
  const file = files.find((name) => fenceLabels[extname(name).slice(1)] === language) ?? ''
  return readLabelledCode(readFileSync(join(folder, file), 'utf8')).lines.join('\n')
}

/** The language that a message names, if any. */
export function languageIn(text: string): CodeLanguage | undefined {
  const words = text.toLowerCase().match(/c\+\+|[a-z]{2,}/g) ?? []
  return words.map((word) => fenceLabels[word]).find((language) => language !== undefined)
}
