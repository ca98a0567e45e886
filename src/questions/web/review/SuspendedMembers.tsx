import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { dateFormat } from '#platform/date-format.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { call } from '#platform/web/call-api.ts'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import { SuspendDialog } from './SuspendDialog.tsx'
import { reviewKey, useReviewAction } from './use-review-action.ts'

/** Suspends members by address, and ends suspensions. */
export function SuspendedMembers() {
  const { data, isError, refetch } = useQuery({
    queryKey: [reviewKey, 'suspended'],
    queryFn: () => call('GET /api/operator/suspended-members'),
    enabled: true,
  })
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<string>()
  const { target, focusNext } = useFocusNext()
  const review = useReviewAction()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() !== '') setAsked(typed.trim())
  }

  return (
    <section aria-labelledby="suspended-members">
      <h2 id="suspended-members" ref={target} tabIndex={-1} className="text-xl">
        Suspended members
      </h2>
      <form onSubmit={onSubmit} className="mt-3 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label="Email address of a member"
            inputMode="email"
            autoComplete="off"
            maxLength={300}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit">Suspend</Button>
      </form>
      {isError && (
        <div className="mt-3">
          <Alert onRetry={() => void refetch()}>The suspended members could not be loaded.</Alert>
        </div>
      )}
      {data?.members.length === 0 && <p className="mt-3 text-sm text-ink-2">No member is suspended.</p>}
      <ul className="mt-3">
        {data?.members.map(({ email, suspendedAt }) => (
          <li
            key={email}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2"
          >
            <span className="min-w-0 flex-1 basis-64 text-sm wrap-anywhere">
              <b className="font-strong">{email}</b>
              <span className="text-ink-2">{` · since ${dateText(suspendedAt)}`}</span>
            </span>
            <Button
              aria-label={`End suspension of ${email}`}
              aria-disabled={review.isPending}
              onClick={() =>
                review.isPending ||
                review.mutate({
                  action: { kind: 'end-suspension', email },
                  done: `${email} is no longer suspended`,
                  onDone: focusNext,
                })
              }
            >
              End suspension
            </Button>
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <SuspendDialog
          email={asked}
          onDone={() => {
            setTyped('')
            focusNext()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

const dateText = dateFormat({ dateStyle: 'long' })
