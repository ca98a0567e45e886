import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import { onMembersPage } from '#platform/web/query-client.ts'
import type { Interview, InterviewPack } from '../../contract.ts'
import { useMemberId } from '../herd-queries.ts'

/** Notes for the interviewer. The server refuses them to the candidate until the interview is completed. */
export function PackPanel({ interview }: { interview: Interview }) {
  const { id } = interview
  const memberId = useMemberId()
  const enabled = memberId !== undefined
  const {
    data: pack,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['herd', 'pack', id],
    queryFn: async () => (await call('GET /api/interviews/:id/pack', { params: { id } })).pack,
    meta: onMembersPage,
    enabled,
  })
  if (pack === null && interview.intervieweeId === memberId) return null
  return (
    <section aria-labelledby="pack" className="mt-12">
      <h2 id="pack" className="text-xl">
        Interviewer pack
      </h2>
      {error && !isFetching ? (
        <div className="mt-4">
          <Alert onRetry={() => void refetch()}>{`The pack could not be loaded. ${sentenceOf(error)}`}</Alert>
        </div>
      ) : pack === undefined ? (
        <p role="status" className="mt-2 text-sm text-muted">
          Loading the pack...
        </p>
      ) : pack === null ? (
        <p className="mt-2 max-w-prose-wide text-sm text-ink-2">
          There is no pack for this question. Read the problem before you meet, solve it once yourself, and
          write down two hints.
        </p>
      ) : (
        <Pack pack={pack} />
      )}
    </section>
  )
}

function Pack({ pack }: { pack: InterviewPack }) {
  const { clarify, sketch, target, hints, followUps, edgeCases, strongAnswer, weakAnswer } = pack
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-2">
      <Part title="Clarifying questions" items={clarify} />
      <Block title="The solution to aim for">
        <p className="text-sm text-ink-2">{sketch}</p>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm text-ink-2">
          <dt className="font-strong text-ink">Time</dt>
          <dd className="min-w-0">{target.time}</dd>
          <dt className="font-strong text-ink">Space</dt>
          <dd className="min-w-0">{target.space}</dd>
        </dl>
      </Block>
      <HintLadder hints={hints} />
      <Part title="Edge cases to ask for" items={edgeCases} />
      <Answer title="A strong answer" text={strongAnswer} />
      <Answer title="A weak answer" text={weakAnswer} />
      <Part title="Follow-ups" items={followUps} />
    </div>
  )
}

function Part({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Block title={title}>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5 text-sm text-ink-2">
            <span aria-hidden="true" className="text-accent-text">
              ›
            </span>
            <span className="min-w-0 wrap-anywhere">{item}</span>
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** Hints are revealed one by one, so that the interviewer does not give one away too early. */
function HintLadder({ hints }: { hints: readonly string[] }) {
  const [shown, setShown] = useState(0)
  return (
    <Block title="Hints, one at a time">
      <ol aria-live="polite" className="grid gap-2">
        {hints.slice(0, shown).map((hint, index) => (
          <li key={hint} className="flex gap-2.5 text-sm text-ink-2">
            <b className="font-mono font-strong text-ink">{index + 1}</b>
            <span className="min-w-0">{hint}</span>
          </li>
        ))}
      </ol>
      {shown < hints.length && (
        <Button
          className="mt-2"
          onClick={() => setShown(shown + 1)}
        >{`Show hint ${shown + 1} of ${hints.length}`}</Button>
      )}
    </Block>
  )
}

function Answer({ title, text }: { title: string; text: string }) {
  return (
    <Block title={title}>
      <p className="text-sm text-ink-2">{text}</p>
    </Block>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line pt-3">
      <h3 className="mb-2 text-base">{title}</h3>
      {children}
    </section>
  )
}
