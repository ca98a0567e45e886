import { Button } from '#platform/ui/controls/Button.tsx'
import { useAnsweredBy } from './use-answered-by.ts'

/** Whose words a learner reads. The line keeps its place while that is being asked. */
export function AnsweredBy({ className = '' }: { className?: string }) {
  const { text, failure, retry } = useAnsweredBy()
  return (
    <div className={`text-sm leading-[1.4] text-muted ${className}`}>
      {failure ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-3">
          {failure}
          <Button look="plain" onClick={retry}>
            Retry
          </Button>
        </p>
      ) : (
        <p>{text}</p>
      )}
    </div>
  )
}
