import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPatternByDisplayName } from '#curriculum/patterns.ts'
import {
  filterQuestions,
  nothingSolvedOrStarred,
  type QuestionFilter,
  type SearchableQuestions,
  shuffleKey,
} from './filter-questions.ts'
import { type Question, slugOf } from './question.ts'
import { countCompanies, decodeQuestions, encodeQuestions, sortPatterns } from './question-list.ts'

const words = ['Trees', 'two', 'SUM', 'İsland', 'ropes ΑΣ', '42', 'a#1', 'of']
const patterns = ['Two Pointers', 'Digit & Bit Parsing', 'Homemade']
const companies = [
  { slug: 'peak-labs', name: 'Peak Labs' },
  { slug: 'ridge', name: 'Ridge' },
  { slug: 'other', name: 'Other' },
]

const anyQuestion = fc.record({
  title: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
  difficulty: fc.constantFrom('Easy' as const, 'Medium' as const, 'Hard' as const),
  isPremium: fc.boolean(),
  isSql: fc.boolean(),
  patterns: fc.subarray(patterns),
  companies: fc
    .subarray(companies)
    .chain((some) =>
      fc.tuple(
        ...some.map((company) =>
          fc.integer({ min: 1, max: 100 }).map((frequency) => ({ ...company, frequency })),
        ),
      ),
    )
    .map((all) => all.toSorted((a, b) => b.frequency - a.frequency)),
  sightings: fc.subarray([{ name: 'Ridge', slug: 'ridge', count: 2 }]),
  leetcodeUrl: fc
    .stringMatching(/^[a-z][a-z-]{0,8}$/)
    .map((slug) => `https://leetcode.com/problems/${slug}/`),
})
const anyList = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 2000 }), anyQuestion), { minLength: 1, maxLength: 60 })
  .map((entries): Question[] => [...new Map(entries).entries()].map(([id, rest]) => ({ id, ...rest })))
const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 2000 })).map((ids) => new Set(ids))
const anyFilter: fc.Arbitrary<QuestionFilter> = fc.record(
  {
    companies: fc.subarray(['peak-labs', 'PEAK LABS', 'Ridge', 'nobody']),
    patterns: fc.subarray(['two pointers', 'digit-and-bit-parsing', 'homemade', 'constructor']),
    difficulties: fc.subarray(['easy', 'Medium', 'HARD', 'constructor']),
    search: fc.oneof(
      fc.constantFrom(' ', 'tree', 'ridge', 'two p', 'lab', ' SUM ', '1', '12', 'o', 'σ', 'İ', '#1'),
      fc.string(),
    ),
    withSql: fc.boolean(),
    solved: fc.boolean(),
    starredOnly: fc.boolean(),
    sorting: fc.constantFrom('frequency', 'number', 'difficulty', 'shuffle'),
    seed: fc.integer({ min: 0, max: 999_999 }),
  },
  { requiredKeys: ['companies', 'patterns', 'difficulties', 'search', 'withSql', 'sorting', 'seed'] },
)
const everything: QuestionFilter = {
  companies: [],
  patterns: [],
  difficulties: [],
  search: '',
  withSql: true,
  sorting: 'number',
  seed: 0,
}

describe('filtering company questions', () => {
  it('finds exactly the questions that satisfy every part of the filter, in order', () => {
    fc.assert(
      fc.property(anyList, anyFilter, anyIds, anyIds, (questions, filter, solved, starred) => {
        const found = filterQuestions(catalog(questions), filter, { solved, starred })
        const isExpected = (question: Question) => satisfiesAll(question, filter, solved, starred)
        expect(new Set(found)).toEqual(new Set(questions.filter(isExpected)))
        const keys = found.map((question) => sortKey(question, filter))
        expect(keys).toEqual(keys.toSorted(compareKeys))
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    ['part of a title in any case', 'TREE', [2, 146]],
    ['the first digits of a number', '14', [146]],
    ['digits in a title', '42', [3]],
    ['a regular expression as plain text', '.*', []],
  ])('searches for %s', (_, search, expected) => {
    const questions = [question(2, 'Walk a Tree'), question(3, 'Level 42'), question(146, 'Trees')]
    expect(
      ids(filterQuestions(catalog(questions), { ...everything, search }, nothingSolvedOrStarred)),
    ).toEqual(expected)
  })

  it('puts an exact title or number first, then titles and numbers, then companies and patterns', () => {
    const questions = [
      question(1, 'Any', [report('Tree Labs', 100)]),
      question(2, 'Walk a Tree', [report('Ridge', 50)]),
      question(3, 'Tree'),
      { ...question(4, 'Other', [report('Ridge', 70)]), patterns: ['Binary Tree'] },
      { ...question(5, 'Last'), sightings: [{ name: 'Tree Camp', slug: 'tree-camp', count: 1 }] },
      question(6, 'Subtreeless'),
      { ...question(7, 'Not a match', [report('Streets', 90)]), patterns: ['Streets'] },
    ]
    const byFrequency = { ...everything, search: 'tree', sorting: 'frequency' as const }
    expect(ids(filterQuestions(catalog(questions), byFrequency, nothingSolvedOrStarred))).toEqual([
      3, 2, 6, 1, 4, 5,
    ])
  })

  it('sorts by the highest frequency among the chosen companies, then among all', () => {
    const questions = [
      question(1, 'One', [report('Peak Labs', 100), report('Ridge', 5)]),
      question(2, 'Two', [report('Ridge', 40)]),
      question(3, 'Three', [report('Peak Labs', 60), report('Ridge', 40)]),
    ]
    const byFrequency = { ...everything, sorting: 'frequency' as const }
    expect(ids(filterQuestions(catalog(questions), byFrequency, nothingSolvedOrStarred))).toEqual([1, 3, 2])
    const ofRidge = { ...byFrequency, companies: ['ridge'] }
    expect(ids(filterQuestions(catalog(questions), ofRidge, nothingSolvedOrStarred))).toEqual([3, 2, 1])
    // A company that is searched for by its full name counts like a chosen one.
    const searched = { ...byFrequency, search: 'ridge' }
    expect(ids(filterQuestions(catalog(questions), searched, nothingSolvedOrStarred))).toEqual([3, 2, 1])
  })

  it('keeps the shuffled order of the remaining questions when one is removed', () => {
    const questions = Array.from({ length: 50 }, (_, index) => question(index + 1, 'Any'))
    const shuffled = { ...everything, sorting: 'shuffle' as const, seed: 7 }
    const order = ids(filterQuestions(catalog(questions), shuffled, nothingSolvedOrStarred))
    expect(order).not.toEqual(ids(questions))
    expect(ids(filterQuestions(catalog(questions.slice(1)), shuffled, nothingSolvedOrStarred))).toEqual(
      order.filter((id) => id !== 1),
    )
  })
})

it('the compact form of the list contains everything about the questions', () => {
  fc.assert(
    fc.property(anyList, (questions) => {
      expect(decodeQuestions(JSON.parse(JSON.stringify(encodeQuestions(questions))))).toEqual(questions)
    }),
  )
})

function satisfiesAll(
  { id, title, difficulty, isSql, companies, sightings, patterns }: Question,
  filter: QuestionFilter,
  solved: ReadonlySet<number>,
  starred: ReadonlySet<number>,
): boolean {
  const search = filter.search.trim().toLowerCase()
  const isAmong = (wanted: readonly string[], names: readonly string[]) =>
    wanted.length === 0 ||
    wanted.some((item) => names.some((name) => name.toLowerCase() === item.toLowerCase()))
  return [
    isAmong(
      filter.companies,
      companies.flatMap(({ slug, name }) => [slug, name]),
    ),
    isAmong(
      filter.patterns,
      patterns.flatMap((name) => [name, findPatternByDisplayName(name)?.name ?? name]),
    ),
    isAmong(filter.difficulties, [difficulty]),
    filter.withSql || !isSql,
    filter.solved === undefined || filter.solved === solved.has(id),
    !filter.starredOnly || starred.has(id),
    title.toLowerCase().includes(search) ||
      (/^\d/.test(search) && String(id).startsWith(search)) ||
      [...companies, ...sightings, ...patterns.map((name) => ({ name }))].some(({ name }) =>
        ` ${name.toLowerCase()}`.includes(` ${search}`),
      ) ||
      companies.some(({ slug }) => slug.startsWith(search)),
  ].every(Boolean)
}

function sortKey({ id, title, difficulty, companies }: Question, filter: QuestionFilter): readonly number[] {
  const search = filter.search.trim().toLowerCase()
  const named = ['peak-labs', 'ridge'].filter((slug) => slug === search)
  const wanted =
    filter.companies.length > 0 ? filter.companies.map((name) => name.toLowerCase().replace(' ', '-')) : named
  const best = (reports: Question['companies']) => Math.max(0, ...reports.map(({ frequency }) => frequency))
  const ofWanted = companies.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))
  const isExact = title.toLowerCase() === search || String(id) === search
  const isTitleOrNumber =
    title.toLowerCase().includes(search) || (/^\d/.test(search) && String(id).startsWith(search))
  const match = search === '' || isExact ? 0 : isTitleOrNumber ? 1 : 2
  return {
    number: [id],
    frequency: [match, -best(ofWanted), -best(companies), id],
    difficulty: [['Easy', 'Medium', 'Hard'].indexOf(difficulty), id],
    shuffle: [shuffleKey(filter.seed, id), id],
  }[filter.sorting]
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  return a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}

function catalog(questions: readonly Question[]): SearchableQuestions {
  return { questions, companies: countCompanies(questions), patterns: sortPatterns(questions) }
}

function report(name: string, frequency: number): Question['companies'][number] {
  return { name, slug: slugOf(name), frequency }
}

function question(id: number, title: string, reports: Question['companies'] = []): Question {
  return {
    id,
    title,
    difficulty: 'Easy',
    isPremium: false,
    isSql: false,
    patterns: [],
    companies: reports,
    sightings: [],
    leetcodeUrl: 'https://leetcode.com/problems/any/',
  }
}

function ids(questions: readonly Question[]): readonly number[] {
  return questions.map(({ id }) => id)
}
