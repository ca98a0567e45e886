// Makes a folder of company lists to import, as large as wanted: `node bench/make-questions.ts FOLDER`.
// 10,000 questions and 700 companies with 72 reports each (50,400 rows) unless told otherwise; the same every time.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder, questionCount = '10000', companyCount = '700', reportsEach = '72'] = process.argv.slice(2)
if (folder === undefined) {
  console.error('node bench/make-questions.ts FOLDER [QUESTIONS] [COMPANIES] [REPORTS EACH]')
  process.exit(2)
}

/** Numbers in [0, 1), the same in each run (mulberry32). */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const random = numbers(20_261_121)
const below = (limit: number) => Math.floor(random.next().value * limit)
const verbs = ['Count', 'Find', 'Merge', 'Split', 'Order', 'Rotate', 'Balance', 'Pair', 'Trace', 'Measure']
const things = [
  'Ropes',
  'Ridges',
  'Camps',
  'Paths',
  'Peaks',
  'Herds',
  'Slopes',
  'Bridges',
  'Markers',
  'Valleys',
]
const ends = [
  'in a Grid',
  'of a Tree',
  'by Weight',
  'in Order',
  'with Limits',
  'under Snow',
  'at Dawn',
  'II',
  'III',
  'IV',
]
const topics = [
  'Array',
  'Hash Table',
  'Graph',
  'Tree',
  'Dynamic Programming',
  'Sliding Window',
  'Heap (Priority Queue)',
]

const questions = Array.from({ length: Number(questionCount) }, (_, index) => {
  const title = `${verbs[index % 10]} ${things[Math.floor(index / 10) % 10]} ${ends[Math.floor(index / 100) % 10]} ${index}`
  return {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    difficulty: ['EASY', 'MEDIUM', 'HARD'][below(3)],
    topics: `${topics[below(topics.length)]}, ${topics[below(topics.length)]}`,
  }
})

mkdirSync(folder, { recursive: true })
for (let company = 0; company < Number(companyCount); company++) {
  const asked = new Set<number>()
  // Walking in steps sees to it that every question has a company.
  for (let turn = 0; asked.size < Number(reportsEach); turn++)
    asked.add(turn % 3 === 0 ? (company * 15 + turn) % questions.length : below(questions.length))
  const lines = [...asked].map((at, place) => {
    const question = questions[at]
    if (!question) throw new Error(`There is no question ${at}`)
    const { title, slug, difficulty, topics: tags } = question
    const frequency = Math.max(1, 100 - place).toFixed(1)
    return `${difficulty},${title},${frequency},0.5,https://leetcode.com/problems/${slug},"${tags}"`
  })
  const header = 'Difficulty,Title,Frequency,Acceptance Rate,Link,Topics'
  writeFileSync(join(folder, `made-up-${company}.csv`), `${[header, ...lines].join('\n')}\n`)
}
console.log(
  `${companyCount} lists of ${reportsEach} reports about ${questionCount} questions are in ${folder}.`,
)
