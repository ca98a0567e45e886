import { rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { Further } from '#curriculum/tutor-texts.ts'
import { contextOf, type Draft, problemOf, type Turn } from './conversation.ts'
import { demoLink, type LessonPassage, lessonOf, linkTo } from './passages.ts'

export const didYouMean = 'Did you mean one of these?'

/** What may be asked about an answer, without what was given. */
export function offersOn(further: Further | undefined, given: readonly string[]): readonly string[] {
  if (!further) return []
  return [
    ...(given.includes('example') ? [] : ['Show me an example']),
    ...(given.includes('why') ? [] : ['Why is that?']),
  ]
}

/** Nothing fits: say so, and offer what is near what was spoken of, or show what this session covers. */
export function offerPatterns(turn: Turn, found: readonly LessonPassage[] = []): Draft {
  const { topic, conversation, message, library } = turn
  const [pattern] = conversation.patterns
  if (pattern) {
    const near = library(contextOf(turn), { kind: message.kind, about: [pattern], topic: topic.patterns })
    const isOpen = ({ question, id }: LessonPassage) => question && !conversation.told.includes(id)
    const others = [
      ...found,
      ...near.flatMap((hit) => (hit.found.patterns[0] === pattern ? [hit.found] : [])),
    ]
      .filter(isOpen)
      .slice(0, 3)
    const problem = problemOf(turn)
    const subject = problem?.patterns[0] === pattern ? problem.title : displayNameOf(pattern)
    return {
      kind: 'unknown',
      opening: `I take this to be about ${subject}, but no answer of mine says exactly that. A small input may show it: run one in [the demo](${demoLink(pattern)}) under “My input”. ${didYouMean}`,
      patterns: [pattern],
      offers: others.flatMap(({ question }) => question ?? []),
      said: { ...conversation.last, others },
    }
  }
  return {
    kind: 'unknown',
    opening: `I found nothing about that in the lessons on ${topic.name}. Name a pattern or a problem, or describe what goes wrong. The lessons here are:\n${topic.patterns.map((name) => `- [${displayNameOf(name)}](${linkTo(name)})`).join('\n')}`,
    patterns: [],
    offers: topic.patterns.slice(0, 3).map((name) => `What is ${displayNameOf(name)}?`),
  }
}

/** For those who do not know where to start: the first pattern of the topic, with numbers. */
export function beginTopic({ topic }: Turn): Draft {
  const [first = '', ...others] = topic.patterns
  const { description, workedExample } = lessonOf(first)
  return {
    kind: 'start',
    opening: [
      `That is all right; everybody starts there. Take one pattern at a time. A good first one is ${displayNameOf(first)}: ${description}`,
      `With numbers: ${workedExample}`,
      `[The demo](${demoLink(first)}) runs it step by step. Or name a problem that you are stuck on.`,
    ].join('\n\n'),
    patterns: [first],
    offers: [
      `When do I use ${displayNameOf(first)}?`,
      `Which problems train ${displayNameOf(first)}?`,
      ...others.slice(0, 2).map((name) => `What is ${displayNameOf(name)}?`),
    ],
  }
}

/** What one may want next about a pattern, without what was just asked or given. */
export function followUpsOn(turn: Turn, pattern: string, given: string): readonly string[] {
  const { message, topic } = turn
  const name = displayNameOf(pattern)
  const problem = problemOf(turn)
  const rivals = rivalsOf(pattern).map((rival) => rival.name)
  const rival = rivals.find((other) => topic.patterns.includes(other)) ?? rivals[0]
  const offers = {
    hint: problem && `Hint for ${problem.title}`,
    when: `When do I use ${name}?`,
    compare: rival && `Compare ${name} with ${displayNameOf(rival)}`,
    template: `Show the code of ${name}`,
    demo: `Show ${name} in the demo`,
    quiz: `Quiz me on ${name}`,
  }
  return Object.entries(offers).flatMap(([kind, text]) =>
    text && kind !== message.kind && kind !== given ? [text] : [],
  )
}
