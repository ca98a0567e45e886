import { readFileSync } from 'node:fs'
import { readLabelledCode } from '#algorithms/labelled-code.ts'
import { allLessons, findLessonByName } from '#content/catalogue.ts'
import type { ComparisonTable } from '#content/comparisons/comparison-table.ts'
import { comparisonsFor } from '#content/comparisons/comparisons.ts'
import { glossary } from '#content/glossary/glossary.ts'
import type { Lesson } from '#content/lesson.ts'
import { rivalsOf } from '#content/rivals/rivals.ts'

/** A piece of a lesson (or table, or glossary) that can answer one question. */
export interface Passage {
  /** 'two-pointers#clues', 'two-pointers#mistake-2', 'comparison:bfs-vs-dfs', 'rivals:a/b', 'glossary:…'. Stable. */
  readonly id: string
  /** The lesson it is from, by the name of its pattern. */
  readonly patternName?: string
  readonly title: string
  readonly text: string
}

/** What a passage is about; the part of its id behind `#`, without a number. */
export type Section =
  | 'description'
  | 'clues'
  | 'scenarios'
  | 'phrases'
  | 'variations'
  | 'mistakes'
  | 'mistake'
  | 'complexity'
  | 'when-not'
  | 'practice'
  | 'code'
  | 'comparison'
  | 'rivals'
  | 'glossary'

/** A passage as the search sees it. */
export interface SearchPassage extends Passage {
  readonly section: Section
  /** Lessons that it speaks of: a topic that covers one of them may show it. */
  readonly patterns: readonly string[]
  /** What a glossary's word is called. */
  readonly names?: readonly string[]
}

/** `Two Pointers vs Hash Map` becomes `two-pointers-vs-hash-map`. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function nameOfPattern(patternName: string): string {
  return findLessonByName(patternName)?.displayName ?? patternName
}

/** Everything the coach can answer from, each piece once. Ids are the interface: tests and measurements name them. */
export function readPassages(): readonly SearchPassage[] {
  return [
    ...allLessons.flatMap(passagesOfLesson),
    ...comparisonPassages(),
    ...rivalPassages(),
    ...glossaryPassages(),
  ]
}

function passagesOfLesson(lesson: Lesson): SearchPassage[] {
  const { name, displayName } = lesson
  const piece = (section: Section, heading: string, text: string, id: string = section): SearchPassage => ({
    id: `${name}#${id}`,
    patternName: name,
    title: `${displayName}: ${heading}`,
    text,
    section,
    patterns: [name],
  })
  const { keyPhrases = [], commonVariations = [] } = lesson.recognitionGuide ?? {}
  const mistakes = lesson.commonMistakes ?? []
  const cost = lesson.complexity
  return [
    piece('description', 'what it is', lesson.description),
    piece('clues', 'when to use it', lesson.identificationClues),
    piece('scenarios', 'where it is used', lines(lesson.scenarios)),
    piece('phrases', 'phrases to listen for', keyPhrases.join(', ')),
    piece('variations', 'variations', lines(commonVariations)),
    piece('mistakes', 'common mistakes', lines(mistakes)),
    ...mistakes.map((mistake, index) =>
      piece('mistake', 'a common mistake', mistake, `mistake-${index + 1}`),
    ),
    ...(cost
      ? [
          piece(
            'complexity',
            'what it costs',
            `Time \`${cost.time}\`: ${cost.timeReason}\nMemory \`${cost.space}\`: ${cost.spaceReason}`,
          ),
        ]
      : []),
    piece('when-not', 'when not to use it', lines(lesson.whenNot ?? [])),
    piece(
      'practice',
      'problems to practise on',
      lines(lesson.practice.map(({ title, difficulty }) => `${title} (${difficulty})`)),
    ),
    piece('code', 'the template', readTemplate(name, 'python')),
  ]
}

function comparisonPassages(): SearchPassage[] {
  const shownFor = new Map<ComparisonTable, string[]>()
  for (const { name } of allLessons)
    for (const table of comparisonsFor(name)) shownFor.set(table, [...(shownFor.get(table) ?? []), name])
  return [...shownFor].map(([table, patterns]) => ({
    id: `comparison:${slugOf(table.title)}`,
    title: table.title,
    text: textOfTable(table),
    section: 'comparison',
    patterns,
  }))
}

/** Column by column: in a line of prose one cannot look across a row. */
function textOfTable({ columns, rows, note }: ComparisonTable): string {
  const told = columns.map((column, index) =>
    [`${column}:`, ...rows.map(({ feature, values }) => `- ${feature}: ${values[index] ?? ''}`)].join('\n'),
  )
  return [...told, ...(note ? [note] : [])].join('\n\n')
}

function rivalPassages(): SearchPassage[] {
  return allLessons.flatMap(({ name, displayName }, index) =>
    rivalsOf(name)
      .filter((rival) => allLessons.findIndex((lesson) => lesson.name === rival.name) > index)
      .map((rival): SearchPassage => {
        const other = nameOfPattern(rival.name)
        return {
          id: `rivals:${name}/${rival.name}`,
          title: `${displayName} or ${other}`,
          text: `${rival.clue}\n- ${displayName}: ${rival.stay}\n- ${other}: ${rival.leave}`,
          section: 'rivals',
          patterns: [name, rival.name],
        }
      }),
  )
}

function glossaryPassages(): SearchPassage[] {
  return glossary.map(({ id, term, also, text, patterns }) => ({
    id: `glossary:${id}`,
    title: term,
    text,
    section: 'glossary',
    patterns,
    names: [term, ...also],
  }))
}

function lines(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n')
}

/** How the languages of the templates are named in a fence, and their files' endings. */
export const templateLanguages = ['python', 'typescript', 'java', 'cpp'] as const
export type TemplateLanguage = (typeof templateLanguages)[number]

const endings: Record<TemplateLanguage, string> = { python: 'py', typescript: 'ts', java: 'java', cpp: 'cpp' }

/** A pattern's code as its lesson shows it. */
export function readTemplate(patternName: string, language: TemplateLanguage): string {
  const file = new URL(
    `../../../algorithms/code/${patternName}/${patternName}.${endings[language]}`,
    import.meta.url,
  )
  return readLabelledCode(readFileSync(file, 'utf8')).lines.join('\n')
}
