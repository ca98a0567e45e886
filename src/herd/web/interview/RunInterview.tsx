import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { displayName } from '#accounts/person.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { call } from '#platform/web/call-api.ts'
import { onMembersPage } from '#platform/web/query-client.ts'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import type { Interview } from '../../contract.ts'
import { PrivateNotes } from '../feedback/PrivateNotes.tsx'
import { cacheInterview } from '../herd-queries.ts'
import { historyPath, runNow } from '../herd-view.ts'
import { CompleteInterview } from './CompleteInterview.tsx'
import { InterviewTimer } from './InterviewTimer.tsx'
import { PackPanel } from './PackPanel.tsx'

/** The steps after setup: the interview is started, then completed and ready for feedback. */
export function RunInterview({ interview }: { interview: Interview }) {
  const [step, setStep] = useState<'inProgress' | 'completed'>('inProgress')
  const { target, focusNext } = useFocusNext()
  const client = useQueryClient()
  const hasBegun = interview.startedAt !== null
  const isRunNow = useRunNow()
  // Without a reply, the timer offers to try again.
  const begin = useMutation({
    meta: onMembersPage,
    mutationFn: () => call('POST /api/interviews/:id/begin', { params: { id: interview.id } }),
    onSuccess: (changed) => cacheInterview(client, changed),
  })
  function go(next: typeof step) {
    setStep(next)
    focusNext()
  }

  if (step === 'completed')
    return <CompleteInterview interview={interview} heading={target} onBack={() => go('inProgress')} />
  return (
    <>
      <section aria-labelledby="in-progress" className="mt-8">
        <h2 id="in-progress" ref={target} tabIndex={-1} className="text-xl focus:outline-none">
          {hasBegun || begin.isPending || (isRunNow && begin.isIdle) ? 'In progress' : 'Not started'}
        </h2>
        <div className="mt-4 grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <InterviewTimer
            id={interview.id}
            candidate={displayName(interview.interviewee)}
            startsAtOnce={isRunNow && !hasBegun}
            hasBegun={hasBegun}
            isBeginning={begin.isPending}
            onBegin={() => begin.mutate()}
          />
          <PrivateNotes id={interview.id} rows={8} />
        </div>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button look={hasBegun ? 'primary' : 'outline'} onClick={() => go('completed')}>
            Finish Interview
          </Button>
          <ButtonLink to={hasBegun ? historyPath('interviewer') : '/my-herd'} look="quiet">
            Leave it pending
          </ButtonLink>
        </div>
      </section>
      <PackPanel interview={interview} />
    </>
  )
}

/** Whether the link here was to start the interview. Once only: a reload or a way back does not start it again. */
function useRunNow(): boolean {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [isRunNow] = useState(state?.runNow === runNow.runNow)
  useEffect(() => {
    if (isRunNow) void navigate('.', { replace: true, state: null, preventScrollReset: true })
  }, [isRunNow, navigate])
  return isRunNow
}
