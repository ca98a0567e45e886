import { expect, test } from 'vitest'
import { allLessons, findLessonByName } from '#curriculum/catalogue.ts'
import { tutorTopicNames } from './tutor-topic-names.ts'
import { findTutorTopic, tutorTopics } from './tutor-topics.ts'

test('there are nine topics, eight of them named by the spec', () => {
  expect(tutorTopics.map(({ id }) => id)).toEqual([
    'arrays',
    'linked-lists',
    'trees',
    'graphs',
    'dynamic-programming',
    'sorting-searching',
    'hash-tables',
    'recursion',
    'stacks-queues',
  ])
})

test('a topic is named as the pages that do not load it name it', () => {
  expect(tutorTopics.map(({ id, name }) => [id, name])).toEqual(Object.entries(tutorTopicNames))
})

test('every lesson is in a topic, and every topic names lessons that exist', () => {
  const covered = new Set(tutorTopics.flatMap(({ patterns }) => patterns))
  expect(allLessons.filter(({ name }) => !covered.has(name))).toEqual([])
  for (const { id, patterns } of tutorTopics) {
    expect(new Set(patterns).size, id).toBe(patterns.length)
    expect(
      patterns.filter((name) => !findLessonByName(name)),
      id,
    ).toEqual([])
  }
})

test('each topic has four different examples and concepts, and redirects in the fixed words', () => {
  for (const { name, examples, relatedConcepts, redirect } of tutorTopics) {
    expect(new Set(examples).size, name).toBe(4)
    expect(new Set(relatedConcepts).size, name).toBe(4)
    expect(redirect).toMatch(new RegExp(`^That's outside the scope of our ${name} session\\. `))
  }
})

test.each([
  ['graphs', 'graphs'],
  [' Dynamic-Programming ', 'dynamic-programming'],
  ['STACKS-QUEUES', 'stacks-queues'],
  ['graph', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j names the topic %s', (text, id) => {
  expect(findTutorTopic(text)?.id).toBe(id)
})
