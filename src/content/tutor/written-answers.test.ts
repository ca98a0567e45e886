import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allLessons } from '../catalogue.ts'

interface Question {
  readonly kind?: string
  readonly asks: readonly string[]
  readonly answer: string
}
interface ProblemNote {
  readonly number: number
  readonly start?: string
  readonly idea?: string
  readonly questions: readonly Question[]
}

function read<Entry>(folder: string): Readonly<Record<string, readonly Entry[]>> {
  const files = globSync(`${folder}/*.json`, { cwd: import.meta.dirname })
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))),
  )
}

const questions = read<Question>('questions')
const notes = read<ProblemNote>('problems')
const countWords = (text: string) => text.split(/\s+/).length

describe.each(allLessons.map((lesson) => [lesson.name, lesson] as const))('%s', (name, { practice }) => {
  test('answers ten questions or more, each in several wordings and in 10 to 75 words', () => {
    const own = questions[name] ?? []
    expect(own.length).toBeGreaterThanOrEqual(10)
    for (const { kind, asks, answer } of own) {
      expect(['what', 'when', 'why', 'cost', 'compare', 'mistake', 'how'], answer).toContain(kind)
      expect(asks.length, answer).toBeGreaterThanOrEqual(2)
      expect(countWords(answer), answer).toBeGreaterThanOrEqual(10)
      expect(countWords(answer), answer).toBeLessThanOrEqual(75)
    }
    expect(new Set(own.flatMap(({ asks }) => asks)).size).toBe(own.flatMap(({ asks }) => asks).length)
  })

  test('has a note on each practice problem, here or at another lesson that lists it', () => {
    const known = new Set(Object.values(notes).flatMap((each) => each.map(({ number }) => number)))
    for (const { number, title } of practice) expect(known.has(number), title).toBe(true)
    for (const { start, idea } of notes[name] ?? [])
      for (const text of [start, idea]) if (text) expect(text, text).toMatch(/[.!?]$/)
  })
})

test('every problem has one note', () => {
  const numbers = Object.values(notes).flatMap((each) => each.map(({ number }) => number))
  expect(new Set(numbers).size).toBe(numbers.length)
})
