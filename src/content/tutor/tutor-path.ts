import { tutorTopics } from './tutor-topics.ts'

/**
 * Takes a problem along to the tutor, if a topic covers one of its patterns.
 *
 * @param patterns slugs
 */
export function tutorPathOf(title: string, patterns: readonly string[]): string | undefined {
  const topic = tutorTopics.find((each) => patterns.some((name) => each.patterns.includes(name)))
  const question = `I'm stuck on ${title}. Can you give me a hint?`
  return topic && `/ai-tutor/chat/${topic.id}?question=${encodeURIComponent(question)}`
}
