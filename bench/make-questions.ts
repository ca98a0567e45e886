// Makes a folder of company lists to import, as large as wanted: `node bench/make-questions.ts FOLDER`.
// 10,000 questions and 700 companies with 72 reports each (50,400 rows) unless told otherwise; the same every time.
// The last argument chooses one of the three public layouts, 1 to 3, with file names as that layout has them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const [folder, questionCount = '10000', companyCount = '700', reportsEach = '72', layoutNumber = '1'] =
  process.argv.slice(2)
if (folder === undefined) {
  console.error('node bench/make-questions.ts FOLDER [QUESTIONS] [COMPANIES] [REPORTS EACH] [LAYOUT]')
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
    difficulty: ['EASY', 'MEDIUM', 'HARD'][below(3)] ?? '',
    topics: `${topics[below(topics.length)]}, ${topics[below(topics.length)]}`,
  }
})

interface Report {
  readonly number: number
  readonly title: string
  readonly slug: string
  readonly difficulty: string
  readonly topics: string
  /** The most reported question of a list comes first, at place 0. */
  readonly place: number
}

interface Layout {
  readonly header: string
  readonly path: (company: number) => string
  readonly line: (report: Report) => string
}

const layouts: Readonly<Record<string, Layout>> = {
  1: {
    header: 'Difficulty,Title,Frequency,Acceptance Rate,Link,Topics',
    path: (company) => `made-up-${company}.csv`,
    line: ({ title, slug, difficulty, topics: tags, place }) =>
      `${difficulty},${title},${percent(place)},0.5,https://leetcode.com/problems/${slug},"${tags}"`,
  },
  2: {
    header: 'ID,URL,Title,Difficulty,Acceptance %,Frequency %',
    path: (company) => `Made Up ${company}/5. All.csv`,
    line: ({ number, title, slug, difficulty, place }) =>
      `${number},https://leetcode.com/problems/${slug},${title},${capitalised(difficulty)},50.0%,${percent(place)}%`,
  },
  3: {
    header: 'ID,Title,Acceptance,Difficulty,Frequency,Leetcode Question Link',
    path: (company) => `made-up-${company}_alltime.csv`,
    line: ({ number, title, slug, difficulty, place }) =>
      `${number},${title},50.0%,${capitalised(difficulty)},${(7 - place / 20).toFixed(4)}, https://leetcode.com/problems/${slug}`,
  },
}

const percent = (place: number) => Math.max(1, 100 - place).toFixed(1)
const capitalised = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()

const layout = layouts[layoutNumber] ?? refuse()
for (let company = 0; company < Number(companyCount); company++) {
  const asked = new Set<number>()
  // Walking in steps sees to it that every question has a company.
  for (let turn = 0; asked.size < Number(reportsEach); turn++)
    asked.add(turn % 3 === 0 ? (company * 15 + turn) % questions.length : below(questions.length))
  const lines = [...asked].map((at, place) => {
    const question = questions[at]
    if (!question) throw new Error(`There is no question ${at}`)
    // Numbers above those of real problems, so that no list takes one for another.
    return layout.line({ ...question, number: 20_000 + at, place })
  })
  const path = join(folder, layout.path(company))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${[layout.header, ...lines].join('\n')}\n`)
}
console.log(
  `${companyCount} lists of ${reportsEach} reports about ${questionCount} questions are in ${folder}, in layout ${layoutNumber}.`,
)

function refuse(): never {
  console.error('A layout is 1, 2 or 3.')
  process.exit(2)
}
