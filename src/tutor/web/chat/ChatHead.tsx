import { ArrowLeft, RotateCcw } from 'lucide-react'
import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { tutorLimits } from '../../session-rules.ts'
import { AnsweredBy } from '../AnsweredBy.tsx'

interface ChatHeadProps {
  topic: TutorTopic
  questionCount: number
  isComplete: boolean
  canReset: boolean
  onBack: () => void
  onReset: () => void
}

const { questionsPerSession } = tutorLimits

export function ChatHead({ topic, questionCount, isComplete, canReset, onBack, onReset }: ChatHeadProps) {
  return (
    <div className="flex items-center gap-x-[18px] border-b border-line py-5 max-md:flex-wrap max-md:gap-x-3 max-md:gap-y-2.5 max-md:py-3.5">
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
          <h1 className="text-lg tracking-tight md:text-[1.625rem]">AI Tutor - {topic.name}</h1>
          {isComplete && <Badge tone="success">Session Complete</Badge>}
        </div>
        <AnsweredBy className="mt-0.5 hidden min-h-[1.4em] md:block" />
      </div>
      <div className="grid gap-[7px] max-md:flex-1 md:w-[230px]">
        <p className="text-sm leading-[1.5] tabular-nums">
          Questions:{' '}
          <b>
            {questionCount}/{questionsPerSession}
          </b>
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
