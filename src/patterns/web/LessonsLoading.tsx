import type { ReactNode } from 'react'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'

interface LessonsLoadingProps {
  failure: string | undefined
  onRetry: () => void
  /** What is known before the lessons are there; begins where the lessons will. */
  children?: ReactNode
}

/** Full height, so that the footer does not move when the content arrives. */
export function LessonsLoading({ failure, onRetry, children }: LessonsLoadingProps) {
  if (failure)
    return (
      <div className="page min-h-dvh pt-6">
        <Alert onRetry={onRetry}>{failure}</Alert>
      </div>
    )
  return (
    <div className="min-h-dvh">
      <div className={`page ${children ? 'max-lg:pt-6 max-sm:min-h-46.5 lg:[&>div]:py-6' : ''}`}>
        <Spinner text="Loading DSA patterns..." />
      </div>
      {children}
    </div>
  )
}
