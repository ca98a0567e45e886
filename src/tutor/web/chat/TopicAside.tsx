import { type ReactNode, useId } from 'react'
import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { TopicHill } from '../TopicHill.tsx'

interface TopicAsideProps {
  topic: TutorTopic
  children: ReactNode
}

export function TopicAside({ topic, children }: TopicAsideProps) {
  const [first = '', ...others] = topic.relatedConcepts
  return (
    <aside aria-label="About the topic" className="hidden pt-7 md:block">
      <TopicHill topic={topic} size={120} />
      <div className="mt-[26px]">{children}</div>
      <h2 className="mt-[26px] mb-2 font-sans text-sm font-bold tracking-normal">Related concepts</h2>
      <p className="text-sm text-muted">
        {[first, ...others.map((concept) => concept.charAt(0).toLowerCase() + concept.slice(1))].join(', ')}
      </p>
    </aside>
  )
}

interface StartQuestionsProps {
  topic: TutorTopic
  onPick: (question: string) => void
}

/** Picking one fills the box, where it can be edited before sending. */
export function StartQuestions({ topic, onPick }: StartQuestionsProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2 font-sans text-sm font-bold tracking-normal">
        Good questions to start with
      </h2>
      <ul>
        {topic.examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onPick(example)}
              className="block min-h-11 w-full border-t border-line py-2 text-left text-sm leading-[1.4] text-ink-2 hover:text-accent-text"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
