import { useId } from 'react'
import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { tutorLimits } from '../../session-rules.ts'

interface FollowUpsProps {
  texts: readonly string[]
  onPick: (text: string) => void
}

/** What one can say next. Picking one sends it. */
export function FollowUps({ texts, onPick }: FollowUpsProps) {
  if (texts.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no fields to group.
    <div role="group" aria-label="What next" className="mb-5 flex flex-wrap gap-2 md:pl-13.5">
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          onClick={() => onPick(text)}
          className="min-h-11 rounded-sm border-firm border-line-strong px-3 py-1.5 text-left md:px-4 md:py-2 text-sm leading-tight font-strong wrap-anywhere hover:bg-surface-2"
        >
          {text}
        </button>
      ))}
    </div>
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

export function LimitReached({ onReset }: { onReset: () => void }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-surface px-5 py-4">
      <p
        role="status"
        className="min-w-0 flex-1 basis-56"
      >{`You've reached the ${tutorLimits.questionsPerSession}-question limit for this session.`}</p>
      <Button look="primary" onClick={onReset}>
        Start New Session
      </Button>
    </div>
  )
}
