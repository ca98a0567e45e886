import { type TutorTopic, tutorTopics } from '#content/tutor-topics.ts'
import type { Question } from './question.ts'
import type { Hit } from './retrieve.ts'

/** Whether a question belongs to the topic, to another topic of the product, or to none. */
export type Belonging =
  | { readonly kind: 'topic' }
  | { readonly kind: 'other-topic'; readonly topic: TutorTopic }
  | { readonly kind: 'nowhere' }

/** A word found in the lessons weighs about this much when it is a rare one. */
const clearMatch = 22
/** How much better another topic's passage has to be before a question is sent there. */
const clearlyBetter = 2

export function belongingOf(question: Question, hits: readonly Hit[], topic: TutorTopic): Belonging {
  const { named, problem } = question
  // Titles are full of words from elsewhere: cookies, flights, browsers.
  if (
    problem &&
    covers(
      topic,
      problem.lessons.map(({ name }) => name),
    )
  )
    return { kind: 'topic' }
  if (question.foreign > 0 && question.foreign >= question.subject) return { kind: 'nowhere' }
  if (named.some(({ patterns }) => covers(topic, patterns)) || isWordOfTopic(question, topic))
    return { kind: 'topic' }
  if (question.isCode) return { kind: 'topic' }
  const clear = named.find(({ isEveryday }) => !isEveryday)
  if (clear) return otherTopic(clear.patterns, topic)
  const inside = bestWordScore(hits, topic, true)
  const outside = bestWordScore(hits, topic, false)
  if (question.subject === 0 && question.terms.size === 0 && question.telling > 0 && inside < clearMatch)
    return { kind: 'nowhere' }
  if (inside >= clearMatch || question.telling < 3 || outside < clearlyBetter * Math.max(inside, clearMatch))
    return { kind: 'topic' }
  const best = hits.find(({ passage }) => !covers(topic, passage.patterns))
  return otherTopic(best?.passage.patterns ?? [], topic)
}

function covers(topic: TutorTopic, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => topic.patterns.includes(pattern))
}

function bestWordScore(hits: readonly Hit[], topic: TutorTopic, inside: boolean): number {
  return Math.max(
    0,
    ...hits
      .filter(({ passage }) => covers(topic, passage.patterns) === inside)
      .map(({ wordScore }) => wordScore),
  )
}

/** The topic's own description names it, as `call stack` under recursion. */
function isWordOfTopic({ text }: Question, { rules, relatedConcepts }: TutorTopic): boolean {
  const about = `${rules} ${relatedConcepts.join(' ')}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/[^a-z-]+/)
    .some(
      (word, at, words) =>
        word.length > 3 && words[at + 1] !== undefined && about.includes(`${word} ${words[at + 1]}`),
    )
}

function otherTopic(patterns: readonly string[], topic: TutorTopic): Belonging {
  const other = tutorTopics.find((each) => each.id !== topic.id && covers(each, patterns))
  return other ? { kind: 'other-topic', topic: other } : { kind: 'nowhere' }
}

/** The fixed sentence; and, when another topic covers the question, where to go with it. */
export function sayOffTopic(topic: TutorTopic, belonging: Belonging): string {
  return belonging.kind === 'other-topic'
    ? `${topic.redirect}\n\nThe topic ${belonging.topic.name} covers what you asked.`
    : topic.redirect
}
