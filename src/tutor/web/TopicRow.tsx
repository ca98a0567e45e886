import { Link } from 'react-router'
import type { TutorTopic } from '#content/tutor-topics.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { topicHill } from './topic-glyph.ts'

const shownExamples = 2
const shownConcepts = 3

/** One entry of the ledger; all of it is the link. */
export function TopicRow({ topic }: { topic: TutorTopic }) {
  const { id, name, description, examples, relatedConcepts } = topic
  return (
    <li
      data-hue={topic.icon}
      className="group relative flex gap-5 border-t border-line py-6 transition-colors duration-(--dur-fast) hover:border-hue md:gap-6"
    >
      <div className="flex-none pt-1">
        <ContourGlyph {...topicHill(topic)} size={72} />
      </div>
      <div className="min-w-0">
        <h3 className="text-xl">
          <Link
            to={`/ai-tutor/chat/${id}`}
            className="no-underline after:absolute after:inset-0 group-hover:text-accent-text"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-1 max-w-[30em] text-sm text-ink-2">{description}</p>
        <ul className="mt-3 grid gap-1 text-sm text-ink-2">
          {examples.slice(0, shownExamples).map((example) => (
            <li key={example} className="flex gap-2">
              <span aria-hidden="true" className="text-hue">
                ›
              </span>
              {example}
            </li>
          ))}
          <li className="pl-[0.8125rem] text-muted">+{examples.length - shownExamples} more topics</li>
        </ul>
        <ul aria-label="Related concepts" className="mt-3 flex flex-wrap gap-x-1.5 text-xs text-muted">
          {relatedConcepts.slice(0, shownConcepts).map((concept) => (
            <li key={concept} className="after:ml-1.5 after:content-['·'/'']">
              {concept}
            </li>
          ))}
          <li>+{relatedConcepts.length - shownConcepts}</li>
        </ul>
      </div>
    </li>
  )
}
