import { type TutorTopic, tutorTopics } from '#content/tutor/tutor-topics.ts'
import { categorySummaries } from '#curriculum/index.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'

/** A topic's drawing: the hill of its category, with one ring for each lesson. */
export function TopicHill({ topic, size }: { topic: TutorTopic; size: number }) {
  const { id, icon, patterns } = topic
  // A second topic of the same category has a hill of its own, which no category has.
  const index = tutorTopics.filter((topic) => topic.icon === icon).findIndex((topic) => topic.id === id)
  const category = categorySummaries.find(({ hue }) => hue === icon)
  const hill = index > 0 ? categorySummaries.length + index : (category?.id ?? 0)
  return <ContourGlyph hue={icon} rings={patterns.length} lit={patterns.length} seed={hill + 2} size={size} />
}
