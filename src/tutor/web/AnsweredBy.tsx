import { queryOptions, useQuery } from '@tanstack/react-query'
import { minuteMs } from '#platform/durations.ts'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { ApiError, call } from '#platform/web/call-api.ts'
import { useBrowserModelOn } from './browser-model/browser-model.ts'

/** The pages have the topics built in and only need who answers. */
export const topicsQuery = queryOptions({
  queryKey: ['tutor-topics'],
  queryFn: () => call('GET /api/ai-tutor/topics'),
  enabled: true,
  staleTime: 5 * minuteMs,
  gcTime: 10 * minuteMs,
  refetchOnMount: true,
})

/** Says who answers. The line keeps its height while that is loading. */
export function AnsweredBy({ className = '' }: { className?: string }) {
  const { data, error, refetch } = useQuery(topicsQuery)
  const { kind, name } = data?.answeredBy ?? {}
  const isPhrased = useBrowserModelOn() && kind === 'coach'
  const phrased = isPhrased
    ? " Your browser's own model phrases them and can be wrong; trust the lessons."
    : ''
  const who =
    kind === 'model'
      ? `${name}, a language model. It can be wrong; trust the lessons`
      : name && name + phrased
  return (
    <div className={`text-sm leading-[1.4] text-muted ${className}`}>
      {error && !data ? (
        <Alert onRetry={() => void refetch()}>
          {(error instanceof ApiError && error.serverMessage) || 'Failed to fetch topics'}
        </Alert>
      ) : (
        <p>{who}</p>
      )}
    </div>
  )
}
