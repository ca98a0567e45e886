import { describe, expect, test } from 'vitest'
import { allLessons, problemHelps } from '../catalogue.ts'

const countWords = (text: string) => text.split(/\s+/).length

describe.each(allLessons)('$name', ({ name, practice, listings }) => {
  const help = problemHelps.get(name) ?? {}

  test('has help for each practice problem, and for no other', () => {
    const numbers = practice.map(({ number }) => String(number)).sort()
    expect(Object.keys(help).sort()).toEqual(numbers)
  })

  test('says what each problem asks in one to four sentences, without examples', () => {
    for (const { asks } of Object.values(help)) {
      expect(countWords(asks), asks).toBeGreaterThanOrEqual(8)
      expect(countWords(asks), asks).toBeLessThanOrEqual(60)
      expect(asks).toMatch(/^[A-Z`"].*[.?]$/)
      expect(asks).not.toMatch(/ {2}|\n|\*\*|\bexamples?\b|Input:|Output:/i)
      expect(asks.split('`').length % 2, `${asks} closes its code`).toBe(1)
    }
  })

  test('names listings of its own that solve a problem, and says what is unusual about a cost', () => {
    const ids = listings.map(({ id }) => id)
    for (const { solvedBy, cost } of Object.values(help)) {
      if (solvedBy !== undefined) expect(ids).toContain(solvedBy)
      if (cost !== undefined) expect(cost).toMatch(/^O\(.+[^.]$/)
    }
  })
})

test('no two problems ask the same', () => {
  const asks = new Map<string, number>()
  for (const help of problemHelps.values())
    for (const [number, { asks: text }] of Object.entries(help)) {
      expect(asks.get(text) ?? Number(number), text).toBe(Number(number))
      asks.set(text, Number(number))
    }
  expect(asks.size).toBeGreaterThan(400)
})
