import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const questionCount = 10_000
const companyCount = 700
const reportsPerCompany = 72

const verbs = 'Count Find Merge Split Order Rotate Balance Pair Trace Measure'.split(' ')
const nouns = 'Ropes Ridges Camps Paths Peaks Herds Slopes Bridges Markers Valleys'.split(' ')
const endings = ['in a Grid', 'of a Tree', 'by Weight', 'in Order', 'with Limits', 'under Snow', 'II', 'III']
const topics = ['Array', 'Hash Table', 'Graph', 'Tree', 'Dynamic Programming', 'Sliding Window']

/** Writes one CSV file per made-up company into `folder`, the same files every time. */
export function writeCompanyLists(folder: string): void {
  const random = mulberry32(20_261_121)
  const below = (limit: number) => Math.floor(random() * limit)
  const questions = Array.from({ length: questionCount }, (_, index) => {
    const title = `${verbs[index % 10]} ${nouns[Math.floor(index / 10) % 10]} ${endings[Math.floor(index / 100) % 8]} ${index}`
    return {
      title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      difficulty: ['EASY', 'MEDIUM', 'HARD'][below(3)],
      topics: `${topics[below(topics.length)]}, ${topics[below(topics.length)]}`,
    }
  })
  for (let company = 0; company < companyCount; company++) {
    const chosen = new Set<number>()
    // Every third report walks through the questions in order, so that each question has a company.
    for (let draw = 0; chosen.size < reportsPerCompany; draw++)
      chosen.add(draw % 3 === 0 ? (company * 15 + draw) % questionCount : below(questionCount))
    const lines = [...chosen].flatMap((index, rank) => {
      const question = questions[index]
      if (!question) return []
      const { difficulty, title, slug, topics: tags } = question
      const frequency = Math.max(1, 100 - rank).toFixed(1)
      return [`${difficulty},${title},${frequency},0.5,https://leetcode.com/problems/${slug},"${tags}"`]
    })
    const header = 'Difficulty,Title,Frequency,Acceptance Rate,Link,Topics'
    writeFileSync(join(folder, `made-up-${company}.csv`), `${[header, ...lines].join('\n')}\n`)
  }
}

/** Tommy Ettinger's mulberry32: numbers in [0, 1), the same sequence for the same seed. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
