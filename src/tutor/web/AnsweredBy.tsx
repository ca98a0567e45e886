import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#platform/endpoint.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { ApiError, callApi } from '#platform/web/call-api.ts'
import type { tutorApi } from '../contract.ts'

/** Says who answers. The line keeps its height while that is loading. */
export function AnsweredBy({ className = '' }: { className?: string }) {
  const { text, failure, retry } = useAnsweredBy()
  return (
    <div className={`text-sm leading-[1.4] text-muted ${className}`}>
      {failure ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-3">
          {failure}
          <Button look="link" onClick={retry}>
            Retry
          </Button>
        </p>
      ) : (
        <p>{text}</p>
      )}
    </div>
  )
}

const minuteMs = 60_000

/** The pages have the topics built in and only need who answers. */
const topicsQuery = queryOptions({
  queryKey: ['tutor-topics'],
  async queryFn() {
    try {
      return await callApi<typeof tutorApi.topics>('GET', '/api/ai-tutor/topics')
    } catch (error) {
      throw new Error((error instanceof ApiError && error.serverMessage) || 'Failed to fetch topics')
    }
  },
  enabled: true,
  staleTime: 5 * minuteMs,
  gcTime: 10 * minuteMs,
  refetchOnMount: true,
})

type AnsweredBy = ReplyOf<typeof tutorApi.topics>['answeredBy']

function useAnsweredBy() {
  const { data, error, refetch } = useQuery(topicsQuery)
  return {
    text: data && sayWhoAnswers(data.answeredBy),
    failure: data ? undefined : error?.message,
    retry: () => void refetch(),
  }
}

function sayWhoAnswers({ kind, name }: AnsweredBy): string {
  return kind === 'coach'
    ? "Capra's built-in coach: answers from the lessons, no language model"
    : `${name}, a language model. It can be wrong; trust the lessons`
}
