import { categorySummaries } from '#content/category-summaries.ts'
import { type TutorTopic, tutorTopics } from '#content/tutor-topics.ts'

/**
 * Props of a topic's hill: one ring for each lesson. It is the hill of its category; a second topic of the same category
 * has one of its own, that no category has.
 */
export function topicHill({ id, icon, patterns }: TutorTopic) {
  const place = tutorTopics.filter((topic) => topic.icon === icon).findIndex((topic) => topic.id === id)
  const category = categorySummaries.find(({ hue }) => hue === icon)
  const hill = place > 0 ? categorySummaries.length + place : (category?.id ?? 0)
  return { hue: icon, rings: patterns.length, lit: patterns.length, seed: hill + 2 }
}
