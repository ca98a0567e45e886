import { describe, expect, test } from 'vitest'
import { allLessons } from '#content/catalogue.ts'
import { glossary } from '#content/glossary.ts'
import { findTutorTopic, tutorTopics } from '#content/tutor-topics.ts'
import { tutorLimits } from '#tutor/limits.ts'
import { readPassages } from '#tutor/server/coach/passages.ts'
import { allQuestions } from './all-questions.ts'
import { nearMisses } from './near-misses.ts'
import { offTopicMessages } from './off-topic.ts'

const passages = new Map<string, { readonly text: string; readonly patterns: readonly string[] }>([
  ...readPassages().map((passage) => [passage.id, passage] as const),
  ...glossary.map((term) => [`glossary:${term.id}`, term] as const),
])

describe.each([
  ['questions', allQuestions, 320],
  ['off-topic messages', offTopicMessages, 150],
  ['near-misses', nearMisses, 150],
])('%s', (_, messages, least) => {
  test('are enough, on every topic, each once', () => {
    expect(messages.length).toBeGreaterThanOrEqual(least)
    const each = messages.map(({ topicId, message, after = '' }) => `${topicId}: ${after} ${message}`)
    expect(each.filter((one, place) => each.indexOf(one) !== place)).toEqual([])
    for (const { id } of tutorTopics) {
      const count = messages.filter(({ topicId }) => topicId === id).length
      expect(count, id).toBeGreaterThanOrEqual((0.8 * messages.length) / tutorTopics.length)
    }
  })

  test('fall into two halves of one size on each topic', () => {
    for (const { id } of tutorTopics) {
      const halves = messages.filter(({ topicId }) => topicId === id).map(({ half }) => half)
      const dev = halves.filter((half) => half === 'dev').length
      expect(dev - (halves.length - dev), id).toBeOneOf([0, 1])
    }
  })

  test('are short enough to be sent', () => {
    for (const { message } of messages) {
      expect(message.length, message).toBeGreaterThan(0)
      expect(message.length, message).toBeLessThanOrEqual(tutorLimits.messageLength)
    }
  })
})

test('every question names passages that exist, of which its topic covers one', () => {
  const covered = (topicId: string) => findTutorTopic(topicId)?.patterns ?? []
  expect(allQuestions.flatMap(({ reaches }) => reaches.filter((id) => !passages.has(id)))).toEqual([])
  expect(
    allQuestions
      .filter(({ topicId, reaches }) =>
        reaches.every(
          (id) => !passages.get(id)?.patterns.some((pattern) => covered(topicId).includes(pattern)),
        ),
      )
      .map(({ message }) => message),
  ).toEqual([])
})

test('every pattern and at least 30 words of the glossary are asked about', () => {
  const reached = new Set(allQuestions.flatMap(({ reaches }) => reaches))
  const patterns = new Set([...reached].map((id) => id.split('#')[0]))
  expect(allLessons.map(({ name }) => name).filter((name) => !patterns.has(name))).toEqual([])
  expect(glossary.filter(({ id }) => reached.has(`glossary:${id}`)).length).toBeGreaterThanOrEqual(30)
})

test('no question shares six words in a row with a passage that answers it', () => {
  const copied = allQuestions.filter(({ message, reaches }) => {
    const runs = runsOfSix(message)
    return reaches.some((id) => runs.some((run) => plain(passages.get(id)?.text ?? '').includes(run)))
  })
  expect(copied.map(({ message }) => message)).toEqual([])
})

test('no question is one of the examples that the page offers', () => {
  const examples = new Set(tutorTopics.flatMap((topic) => topic.examples.map(plain)))
  expect(allQuestions.filter(({ message }) => examples.has(plain(message)))).toEqual([])
})

function runsOfSix(text: string): string[] {
  const words = plain(text).trim().split(' ')
  return words.slice(5).map((_, start) => ` ${words.slice(start, start + 6).join(' ')} `)
}

function plain(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
}
