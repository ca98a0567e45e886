import { useId } from 'react'
import type { TutorTopic } from '#content/tutor-topics.ts'

interface StartQuestionsProps {
  topic: TutorTopic
  onPick: (question: string) => void
}

/** Each goes into the box, where it can still be changed. */
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
