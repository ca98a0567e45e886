import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lessonPlaces } from '#content/lesson-places.ts'
import { createFinder, type QuestionFilter } from './find-questions.ts'
import { lotOf } from './lots.ts'
import { columnsOf, readRows, type ShelvedQuestion } from './question-columns.ts'

const words = ['Trees', 'two', 'SUM', 'İsland', 'ropes ΑΣ', '42', 'a#1', 'of']
const patterns = ['Two Pointers', 'Digits, Bits & Parsing', 'Homemade']
/** The second and third are called alike, and the last is called as the first is written. */
const companies = [
  { slug: 'peak-labs', name: 'Peak Labs' },
  { slug: 'ridge', name: 'Ridge' },
  { slug: 'ridge-inc', name: 'ridge' },
  { slug: 'other', name: 'peak-labs' },
]

const questionOf = fc.record({
  title: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
  slug: fc.stringMatching(/^[a-z][a-z-]{0,8}$/),
  difficulty: fc.constantFrom('Easy' as const, 'Medium' as const, 'Hard' as const),
  isPremium: fc.boolean(),
  isSql: fc.boolean(),
  patterns: fc.subarray(patterns),
  companies: fc
    .array(fc.record({ company: fc.constantFrom(...companies), frequency: fc.integer({ min: 1, max: 100 }) }))
    .map((all) =>
      all
        .map(({ company, frequency }) => ({ ...company, frequency }))
        .sort((a, b) => b.frequency - a.frequency),
    ),
})
/** More than one word of bits, in no order of numbers. */
const listOf = fc.array(questionOf, { minLength: 1, maxLength: 80 }).chain((questions) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 2000 }), {
      minLength: questions.length,
      maxLength: questions.length,
    })
    .map((ids): ShelvedQuestion[] => questions.map((question, at) => ({ ...question, id: ids[at] ?? 0 }))),
)
const idsOf = fc.uniqueArray(fc.integer({ min: 1, max: 2000 })).map((ids) => new Set(ids))
const filterOf = fc.record(
  {
    companies: fc.subarray([...companies.flatMap(({ slug, name }) => [slug, name.toUpperCase()]), 'nobody']),
    patterns: fc.subarray(['two pointers', 'digit-and-bit-parsing', 'homemade', 'constructor']),
    difficulties: fc.subarray(['easy', 'Medium', 'HARD', 'constructor']),
    search: fc.oneof(
      fc.constantFrom(' ', 'tree', ' SUM ', '1', '12', 'o', 'σ', 'İ', 's\nt', '#1'),
      fc.string(),
    ),
    withSql: fc.boolean(),
    only: idsOf,
    without: idsOf,
    sorting: fc.constantFrom('frequency', 'number', 'difficulty', 'shuffle'),
    seed: fc.integer({ min: 0, max: 999_999 }),
  },
  { requiredKeys: ['companies', 'patterns', 'difficulties', 'search', 'withSql', 'sorting', 'seed'] },
)
const partOf = fc.record({ offset: fc.nat(90), limit: fc.integer({ min: 1, max: 60 }) })

test('what is found is what a look at each question finds, in the order of its parts', () => {
  fc.assert(
    fc.property(listOf, fc.array(filterOf, { minLength: 1, maxLength: 5 }), partOf, (list, filters, part) => {
      const { find } = createFinder(columnsOf(list))
      // What one filter has made is used by the next.
      for (const filter of filters) {
        const { total, places } = find(filter, part)
        const expected = lookAtEach(list, filter)
        expect(total).toBe(expected.length)
        expect(places.map((at) => list[at]?.id)).toEqual(
          expected.slice(part.offset, part.offset + part.limit).map(({ id }) => id),
        )
      }
    }),
    { numRuns: 300 },
  )
})

test('rows come out of the columns as they went in', () => {
  fc.assert(
    fc.property(listOf, (list) => {
      const columns = columnsOf(list)
      const { placeOf } = createFinder(columns)
      const row = readRows(JSON.parse(JSON.stringify(columns)))
      expect(list.map((_, at) => row(at))).toEqual(list)
      expect(list.map(({ id }) => placeOf(id))).toEqual([...list.keys()])
    }),
  )
})

test('a break in a title is a space, and finds nothing of its neighbour', () => {
  const question = {
    slug: 's',
    difficulty: 'Easy' as const,
    isPremium: false,
    isSql: false,
    patterns: [],
    companies: [],
  }
  const columns = columnsOf([
    { ...question, id: 2, title: 'Walk\nhome' },
    { ...question, id: 1, title: 'Alone' },
  ])
  expect([0, 1].map((at) => readRows(columns)(at).title)).toEqual(['Walk home', 'Alone'])
})

/** The same filter, question by question. */
function lookAtEach(list: readonly ShelvedQuestion[], filter: QuestionFilter): readonly ShelvedQuestion[] {
  const search = filter.search.trim().toLowerCase()
  const isAmong = (wanted: readonly string[], names: readonly string[]) =>
    wanted.length === 0 ||
    wanted.some((key) => names.some((name) => name.toLowerCase() === key.toLowerCase()))
  const ranks = { Easy: 0, Medium: 1, Hard: 2 }
  const rankOf = {
    number: () => 0,
    frequency: ({ companies }: ShelvedQuestion) => -(companies[0]?.frequency ?? 0),
    difficulty: ({ difficulty }: ShelvedQuestion) => ranks[difficulty],
    shuffle: ({ id }: ShelvedQuestion) => lotOf(filter.seed, id),
  }[filter.sorting]
  return list
    .filter(
      ({ id, title, difficulty, isSql, companies, patterns }) =>
        isAmong(
          filter.companies,
          companies.flatMap(({ slug, name }) => [slug, name]),
        ) &&
        isAmong(
          filter.patterns,
          patterns.flatMap((name) => [name, lessonPlaces.get(name)?.name ?? name]),
        ) &&
        isAmong(filter.difficulties, [difficulty]) &&
        (filter.withSql || !isSql) &&
        (!filter.only || filter.only.has(id)) &&
        !filter.without?.has(id) &&
        (title.toLowerCase().includes(search) || (/^\d/.test(search) && String(id).startsWith(search))),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.id - b.id)
}
