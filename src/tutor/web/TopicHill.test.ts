import { expect, test } from 'vitest'
import { categorySummaries } from '#content/category-summaries.ts'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { topicHill } from './TopicHill.tsx'

test('each topic has a different hill in its own color', () => {
  const hills = tutorTopics.map(topicHill)
  expect(new Set(hills.map(({ seed }) => seed)).size).toBe(tutorTopics.length)
  expect(hills.map(({ hue }) => hue)).toEqual(tutorTopics.map(({ icon }) => icon))
})

test('a topic named like a category has the hill of that category', () => {
  for (const { id, displayName } of categorySummaries) {
    const topic = tutorTopics.find(({ name }) => name === displayName)
    if (topic) expect(topicHill(topic).seed, displayName).toBe(id + 2)
  }
  expect(tutorTopics.some(({ name }) => name === categorySummaries[0]?.displayName)).toBe(true)
})
