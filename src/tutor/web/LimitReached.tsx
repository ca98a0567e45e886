import { Button } from '#platform/ui/controls/Button.tsx'
import { tutorLimits } from '../limits.ts'

export function LimitReached({ onReset }: { onReset: () => void }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-surface px-5 py-4">
      <p role="status" className="min-w-0 flex-1 basis-56">
        You've reached the {tutorLimits.questionsPerSession}-question limit for this session.
      </p>
      <Button look="sign" onClick={onReset}>
        Start New Session
      </Button>
    </div>
  )
}
