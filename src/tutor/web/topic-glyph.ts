import { categorySummaries } from '#content/category-summaries.ts'
import type { TutorTopic } from '#content/tutor-topics.ts'

/** Props of a topic's hill: one ring for each lesson. A topic named like a category has that category's hill. */
export function topicHill({ id, icon, patterns }: TutorTopic) {
  const category = categorySummaries.find(({ hue }) => hue === icon)
  const ownSeed = id === 'recursion' ? 14 : 0
  return {
    hue: icon,
    rings: patterns.length,
    lit: patterns.length,
    seed: ownSeed || (category?.id ?? 0) + 2,
  }
}
