import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { ButtonLink, buttonClass } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { ApiError, call, sentenceOf } from '#platform/web/call-api.ts'
import { sharerIn } from '#practice/shared-prompt.ts'
import { SharedPrompt } from '#practice/web/shared/SharedPrompt.tsx'
import { wayTo } from '../landing/destinations.ts'
import { WayLink } from '../landing/WayLink.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'

/** A prompt that somebody shared as a link. */
export function SharedPromptPage() {
  const { key = '' } = useParams()
  const [search] = useSearchParams()
  const sharer = sharerIn(search)
  const kind = likelyKind(useVisitor())
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['shared-prompt', key],
    queryFn: () => call('GET /api/practice/shared/:key', { params: { key } }),
    enabled: true,
  })
  const isGone = error instanceof ApiError && error.status === 404

  return (
    <div className="page max-w-[52rem] pt-8 pb-16 md:pt-14">
      <PageTitle
        title="Can you spot it?"
        description="A problem in words, and four patterns. Which one solves it?"
      />
      <meta name="robots" content="noindex" />
      {isGone ? (
        <>
          <h1>This prompt is gone</h1>
          <p className="mt-3 text-lg text-ink-2">
            It was changed or removed since the link was made. There are others to try.
          </p>
          <ButtonLink to="/landing" look="primary" className="mt-7">
            Try another prompt
          </ButtonLink>
        </>
      ) : (
        <>
          <h1>Can you spot it?</h1>
          <p className="mt-3 mb-7 text-lg text-ink-2">
            {`${sharer ? `${sharer} sent you a prompt.` : 'Somebody sent you a prompt.'} You need no account to answer.`}
          </p>
          {data ? (
            <SharedPrompt
              key={data.prompt.id}
              {...data}
              wayIn={
                <WayLink
                  way={wayTo({ path: '/practice', access: 'learner' }, kind)}
                  className={buttonClass('primary')}
                >
                  Play a round
                </WayLink>
              }
            />
          ) : error && !isFetching ? (
            <Alert onRetry={() => void refetch()}>{sentenceOf(error)}</Alert>
          ) : (
            <div className="grid min-h-100 place-items-center">
              <Spinner text="Loading the prompt..." />
            </div>
          )}
        </>
      )}
    </div>
  )
}
