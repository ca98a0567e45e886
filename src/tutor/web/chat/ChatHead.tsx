import { ArrowLeft, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { tutorLimits } from '../../session-rules.ts'
import { AnsweredBy } from '../AnsweredBy.tsx'
import { TopicHill } from '../TopicHill.tsx'
import { isComplete, shownCount, type TutorSession } from './session.ts'

interface ChatHeadProps {
  topic: TutorTopic
  session: TutorSession | undefined
  canReset: boolean
  onBack: () => void
  onReset: () => void
}

const { questionsPerSession } = tutorLimits

export function ChatHead({ topic, session, canReset, onBack, onReset }: ChatHeadProps) {
  const questionCount = session ? shownCount(session) : 0
  return (
    <div className="flex items-center gap-x-4.5 border-b border-line py-5 max-md:flex-wrap max-md:gap-x-3 max-md:gap-y-2.5 max-md:py-3.5">
      <Button
        aria-label="End session and go back to topics"
        title="End session and go back to topics"
        onClick={onBack}
        className="w-11 flex-none px-0"
      >
        <ArrowLeft className="icon" aria-hidden="true" />
      </Button>
      <div className="min-w-0 flex-1 max-md:basis-[calc(100%-60px)]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-lg tracking-tight md:text-[1.625rem]">{`AI Tutor - ${topic.name}`}</h1>
          {session && isComplete(session) && <Badge tone="success">Session Complete</Badge>}
        </div>
        <AnsweredBy className="mt-0.5 hidden min-h-[1.4em] md:block" />
      </div>
      <div className="grid gap-1.75 max-md:flex-1 md:w-[230px]">
        <p className="text-sm leading-normal tabular-nums">
          Questions: <b>{`${questionCount}/${questionsPerSession}`}</b>
        </p>
        <CellBar filled={questionCount} cells={questionsPerSession} />
      </div>
      <Button aria-disabled={!canReset} onClick={canReset ? onReset : undefined}>
        <RotateCcw className="icon" aria-hidden="true" />
        New Session
      </Button>
      <AnsweredBy className="min-h-[2.8em] basis-full text-xs md:hidden" />
    </div>
  )
}

interface TopicAsideProps {
  topic: TutorTopic
  children: ReactNode
}

export function TopicAside({ topic, children }: TopicAsideProps) {
  const [first = '', ...others] = topic.relatedConcepts
  return (
    <aside aria-label="About the topic" className="hidden pt-7 md:block">
      <TopicHill topic={topic} size={120} />
      <div className="mt-6.5">{children}</div>
      <h2 className="mt-6.5 mb-2 font-sans text-sm font-bold tracking-normal">Related concepts</h2>
      <p className="text-sm text-muted">
        {[first, ...others.map((concept) => concept.charAt(0).toLowerCase() + concept.slice(1))].join(', ')}
      </p>
    </aside>
  )
}
