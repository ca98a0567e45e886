import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'

interface LessonsLoadingProps {
  failure: string | undefined
  onRetry: () => void
}

/** Full height, so that the footer does not move when the content arrives. */
export function LessonsLoading({ failure, onRetry }: LessonsLoadingProps) {
  return (
    <div className="page min-h-dvh">
      {failure ? <Alert onRetry={onRetry}>{failure}</Alert> : <Spinner text="Loading DSA patterns..." />}
    </div>
  )
}
