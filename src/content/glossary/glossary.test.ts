import { expect, test } from 'vitest'
import { findLessonByName } from '#curriculum/catalogue.ts'
import { tutorTopics } from '../tutor/tutor-topics.ts'
import { glossary } from './glossary.ts'
import type { GlossaryTerm } from './glossary-term.ts'

test('there are at least 60 terms, each once, whatever name it is asked by', () => {
  expect(glossary.length).toBeGreaterThanOrEqual(60)
  expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length)
  const owners = new Map<string, Set<string>>()
  for (const each of glossary) {
    for (const name of namesOf(each)) owners.set(name, (owners.get(name) ?? new Set()).add(each.id))
  }
  expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([])
})

test('a term is explained in one to three sentences of plain text', () => {
  for (const { id, text } of glossary) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(text, id).toMatch(/^[A-Z].*\.$/)
    expect(text, id).not.toMatch(/ {2}|<\w|[*_#[\]`]|!/)
    expect(text.length, id).toBeGreaterThanOrEqual(50)
    expect(text.length, id).toBeLessThanOrEqual(320)
    expect(text.split(/[.:;?] [A-Z]/).length, id).toBeLessThanOrEqual(3)
  }
})

test('a term names lessons that exist, the most fitting ones only', () => {
  for (const { id, patterns } of glossary) {
    expect(
      patterns.filter((name) => !findLessonByName(name)),
      id,
    ).toEqual([])
    expect(new Set(patterns).size, id).toBe(patterns.length)
    expect(patterns.length, id).toBeGreaterThanOrEqual(1)
    expect(patterns.length, id).toBeLessThanOrEqual(5)
  }
})

test('every topic of the tutor has words of its own to explain', () => {
  for (const { id, patterns } of tutorTopics) {
    const terms = glossary.filter((term) => term.patterns.some((name) => patterns.includes(name)))
    expect(terms.length, id).toBeGreaterThanOrEqual(4)
  }
})

function namesOf({ term, also }: GlossaryTerm): string[] {
  return [...new Set([term, ...also].map((name) => name.toLowerCase()))]
}
