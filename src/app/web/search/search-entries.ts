import type { VisitorKind } from '#accounts/access.ts'
import { noteOutlines } from '#content/notes/note-outlines.ts'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import type { Category } from '#patterns/contract.ts'
import type { QuestionList } from '#questions/web/company-list/use-question-list.ts'
import { pageEntries } from './page-entries.ts'
import { type SearchEntry, searchEntry } from './search-entry.ts'
import { shortNamesOf } from './short-names.ts'

interface SearchSources {
  readonly kind: VisitorKind
  readonly categories: readonly Category[] | undefined
  readonly list: QuestionList | undefined
}

/** Everything the header search can find, for the person who is here and with what has been loaded so far. */
export function searchEntries({ kind, categories = [], list }: SearchSources): readonly SearchEntry[] {
  if (kind === 'none') return [...noteEntries(), ...pageEntries(kind)]
  const inLessons = lessonProblems(categories)
  return [
    ...categories.map(categoryEntry),
    ...categories.flatMap(patternEntries),
    ...inLessons.values(),
    ...(list ? listProblems(list, inLessons) : []),
    ...(list ? companyEntries(list) : []),
    ...topicEntries(kind),
    ...noteEntries(),
    ...pageEntries(kind),
  ]
}

function categoryEntry({ id, displayName, colorClass, totalCount, locked }: Category): SearchEntry {
  return searchEntry({
    kind: 'category',
    label: displayName,
    context: `${totalCount} patterns`,
    to: `/category/${id}`,
    hue: colorClass,
    isLocked: locked,
  })
}

function patternEntries({ id, displayName: category, colorClass, patterns }: Category): SearchEntry[] {
  return patterns.map((pattern) =>
    searchEntry({
      kind: 'pattern',
      label: pattern.displayName,
      context: category,
      to: `/category/${id}#${pattern.name}`,
      hue: colorClass,
      isLocked: pattern.locked,
      shortNames: shortNamesOf(pattern.name),
      words: pattern.locked
        ? []
        : [pattern.identificationClues, ...(pattern.patternRecognitionGuide?.keyPhrases ?? [])],
    }),
  )
}

/** Problems of open lessons by number. One that several lessons have leads to the first. */
function lessonProblems(categories: readonly Category[]): ReadonlyMap<number, SearchEntry> {
  const entries = new Map<number, SearchEntry>()
  for (const { id: categoryId, colorClass, patterns } of categories) {
    for (const { name, displayName, practiceQuestions } of patterns) {
      for (const { number, title } of practiceQuestions) {
        if (entries.has(number)) continue
        entries.set(
          number,
          searchEntry({
            kind: 'problem',
            label: title,
            context: displayName,
            to: `/category/${categoryId}#${name}/${number}`,
            hue: colorClass,
            number,
          }),
        )
      }
    }
  }
  return entries
}

function listProblems(
  { questions }: QuestionList,
  inLessons: ReadonlyMap<number, SearchEntry>,
): SearchEntry[] {
  return questions
    .filter(({ id }) => !inLessons.has(id))
    .map(({ id, title, isSql, patterns }) =>
      searchEntry({
        kind: 'problem',
        label: title,
        context: patterns[0] ?? (isSql ? 'SQL' : 'Company Questions'),
        to: `/company-questions?${new URLSearchParams({ q: title, ...(isSql && { sql: 'true' }) })}`,
        number: id,
      }),
    )
}

function companyEntries({ companies }: QuestionList): SearchEntry[] {
  return companies.map(({ name, slug, count }) =>
    searchEntry({
      kind: 'company',
      label: name,
      context: count === 1 ? '1 question' : `${count} questions`,
      to: `/company-questions?companies=${encodeURIComponent(slug)}`,
    }),
  )
}

function topicEntries(kind: VisitorKind): SearchEntry[] {
  return tutorTopics.map(({ id, name, description, relatedConcepts }) =>
    searchEntry({
      kind: 'topic',
      label: name,
      context: 'AI Tutor',
      to: `/ai-tutor/chat/${id}`,
      isLocked: kind !== 'member',
      words: [description, ...relatedConcepts, 'tutor'],
    }),
  )
}

function noteEntries(): SearchEntry[] {
  return noteOutlines.flatMap(({ path, title, description, headings }) => [
    searchEntry({ kind: 'note', label: title, context: 'Study Notes', to: path, words: [description] }),
    ...headings.map((heading) =>
      searchEntry({
        kind: 'note',
        label: heading.title,
        context: title,
        to: `${path}#${heading.id}`,
        words: heading.words ? [heading.words] : [],
      }),
    ),
  ])
}
