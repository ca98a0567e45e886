import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Demo } from '#algorithms/demo.ts'
import { type LabelledCode, readLabelledCode } from '#algorithms/labelled-code.ts'
import { knownProblems } from '#content/known-problems.ts'
import { type CodeLanguage, fenceLabels } from '#content/tutor/code-languages.ts'
import { lessonTexts } from '#content/tutor/lesson-texts.ts'
import { kindOf, pointsBack, type QuestionKind } from '#content/tutor/question-kinds.ts'
import { findLessonByName, tutorTexts } from '#curriculum/catalogue.ts'
import type { Lesson } from '#curriculum/lesson.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { displayNameOf, findPattern } from '#curriculum/patterns.ts'
import { folderOf } from '#curriculum/read-patterns.ts'
import { type Further, type PatternQuestion, partOf } from '#curriculum/tutor-texts.ts'
import type { Passage } from '../models/tutor-model.ts'

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
  /** It is about none of its patterns in particular. */
  readonly isGeneral?: boolean
  /** The question it answers, as a button sends it. */
  readonly question?: string
  readonly further?: Further | undefined
  /** Number of the one problem it is about. */
  readonly about?: number | undefined
  /** The same, of what only those ask who work on that problem. */
  readonly problem?: number | undefined
}

export function lessonOf(pattern: string): Lesson {
  const lesson = findLessonByName(pattern)
  if (!lesson) throw new Error(`There is no lesson named ${pattern}`)
  return lesson
}

export function tellMistakes(pattern: string): string {
  const { displayName, commonMistakes } = lessonOf(pattern)
  return `What most often goes wrong with ${displayName}:\n${commonMistakes.map((text) => `- ${text}`).join('\n')}`
}

/** Path of a lesson's card, or of a part of it such as `-clues` or `/15`. */
export function linkTo(pattern: string, part = ''): string {
  return `/category/${findPattern(pattern)?.categoryId}#${pattern}${part}`
}

export function demoLink(pattern: string, step = 0): string {
  const at = step > 0 ? `&step=${step + 1}` : ''
  return `/category/${findPattern(pattern)?.categoryId}?demo=${pattern}${at}#${pattern}`
}

/** Everything the coach can quote. Runs every demo once for its captions, which takes about half a second. */
export async function readPassages(): Promise<readonly LessonPassage[]> {
  const captions = await Promise.all(patternList.map(({ name }) => passagesOfDemo(name)))
  const texts = lessonTexts.map(({ part, ...text }) => ({
    ...text,
    link: linkTo(text.patterns[0] ?? '', part),
    problem: part.startsWith('/') ? Number(part.slice(1)) : undefined,
  }))
  return [...texts, ...captions.flat()]
}

/** By slug. Filled when the passages are read. */
export const demos = new Map<string, Demo>()

async function passagesOfDemo(pattern: string): Promise<readonly LessonPassage[]> {
  const { demo }: { readonly demo: Demo } = await import(join(folderOf(pattern), 'demo.ts'))
  demos.set(pattern, demo)
  const reading = demo.read(demo.presets[0]?.texts ?? {})
  if (reading.kind !== 'run') throw new Error(`The first preset of the demo ${pattern} does not run`)
  return reading.run.steps.map(({ caption: { fact, why } }, step) => ({
    id: `demo:${pattern}/${step}`,
    title: `Demo of ${displayNameOf(pattern)}, step ${step + 1}`,
    text: `${fact} ${why}`,
    link: demoLink(pattern, step),
    patterns: [pattern],
    kinds: ['demo', 'how', 'why'],
  }))
}

/** A listing as its lesson shows it. */
export function readListing(pattern: string, id: string, language: CodeLanguage): LabelledCode {
  const folder = join(folderOf(pattern), 'listings')
  const files = globSync(`${id}.*`, { cwd: folder })
  const file = files.find((name) => fenceLabels.get(extname(name).slice(1)) === language) ?? ''
  return readLabelledCode(readFileSync(join(folder, file), 'utf8'))
}

/** What learners ask, in several wordings, and what a teacher would say. */
export const writtenAnswers: readonly LessonPassage[] = [...tutorTexts].flatMap(([pattern, texts]) => [
  ...texts.questions.map((question, index) => {
    const { kind, asks, answer, further, about, isGeneral = false } = question
    return {
      id: `${pattern}#answer-${index}`,
      title: question.question,
      question: isGeneral ? question.question : `${question.question} (${displayNameOf(pattern)})`,
      text: answer,
      link: linkTo(pattern, partOf(question)),
      patterns: patternsOf(pattern, question),
      kinds: [kind],
      asks: [...asks, question.question],
      isAnswer: true,
      isGeneral,
      about,
      further,
    }
  }),
  ...texts.problems.flatMap(({ number, questions }) =>
    questions.map(({ question, asks, answer, further }, index) => ({
      id: `problem-${number}#answer-${index}`,
      title: question,
      question: `${question} (${titleOf(number)})`,
      text: answer,
      link: linkTo(pattern, `/${number}`),
      patterns: [pattern],
      kinds: [question, ...asks].map(kindOf),
      asks: [...asks, question],
      isAnswer: true,
      about: number,
      problem: number,
      further,
    })),
  ),
])

function patternsOf(pattern: string, { with: other, isGeneral }: PatternQuestion): readonly string[] {
  if (isGeneral) return [pattern, ...patternList.map(({ name }) => name).filter((name) => name !== pattern)]
  return other && findLessonByName(other) ? [pattern, other] : [pattern]
}

function titleOf(number: number): string {
  return knownProblems.get(number)?.title ?? `Problem ${number}`
}

const answersByButton = new Map(writtenAnswers.map((found) => [found.question?.toLowerCase() ?? '', found]))
const answersByTitle = Map.groupBy(writtenAnswers, ({ title }) => title.toLowerCase())

/** The same for `whats an array` and `What is an array?`. */
const plainly = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[’']|[\s.?!]+$/g, '')
    .replace(/^(?:(?:no|ok|so|well|and|but|i mean|i meant|simply|just)\b[\s,.:]*)+(?=what)/, '')
    .replace(/^whats\b/, 'what is')
    .replace(/^how (?:to|(?:can|should|would) i|do (?:you|we))\b/, 'how do i')
    .replace(/\b(?:an?|the) /g, '')
const opensQuestion = /^(?:what|how|why|when|which|where|should|can|may|do|does|is|are)\b/
/** What is asked about no problem and needs nothing that was said before, by each of its wordings. */
const answersByWording = Map.groupBy(
  writtenAnswers
    .filter(({ problem }) => problem === undefined)
    .flatMap((found) => [...new Set(found.asks?.map(plainly))].map((wording) => ({ wording, found })))
    .filter(({ wording }) => opensQuestion.test(wording) && !pointsBack.test(wording)),
  ({ wording }) => wording,
)

/** The answer whose button sends this text, or a sentence of it; or whose question it is, word for word, if only one answer in these patterns has it. */
export function findAnswerTo(text: string, patterns: readonly string[] = []): LessonPassage | undefined {
  const whole = text.trim().toLowerCase()
  const sentences = whole.split(/(?<=[.!?])\s+(?=\w)/)
  const isHere = ({ isGeneral, patterns: [own = ''] }: LessonPassage) => isGeneral || patterns.includes(own)
  const titled = (answersByTitle.get(whole) ?? []).filter(isHere)
  // `What's an array? Like a list?`
  const worded =
    [text, ...sentences.slice(0, 1)]
      .map((wording) => answersByWording.get(plainly(wording)) ?? [])
      .find((found) => found.length > 0)
      ?.map(({ found }) => found)
      .filter(isHere) ?? []
  const [button] = [whole, ...sentences].flatMap((sentence) => answersByButton.get(sentence) ?? [])
  return button ?? [titled, worded].find(({ length }) => length === 1)?.[0]
}

/** `I keep hearing the word array, what is it exactly?` asks what an array is; the word may be in the message before. */
export function definitionIn(
  text: string,
  subject: string,
  patterns: readonly string[],
): LessonPassage | undefined {
  const [whole, before = ''] =
    /^(.*?)\b(?:(?:so|and|but)\s+)?what(?:[’']?s| is| are) (?:it|that|they|those)\b(?:\s+\w+){0,2}\W*$/is.exec(
      text,
    ) ?? []
  if (whole === undefined) return undefined
  const words = (before.trim() || subject).toLowerCase().match(/[a-z-]+/g) ?? []
  // The longest name that ends last.
  const names = words.flatMap((_, end) =>
    [0, 1, 2].map((more) => words.slice(Math.max(0, end - more), end + 1).join(' ')),
  )
  return names
    .toReversed()
    .map((name) => findAnswerTo(`what is ${name}`, patterns))
    .find(Boolean)
}
