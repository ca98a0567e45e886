import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnSession } from '#accounts/account-contract.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { ApiError, call, sentenceOf } from '#platform/web/call-api.ts'
import { onMembersPage } from '#platform/web/query-client.ts'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import { AccountSection } from './AccountSection.tsx'
import { lastUsedText, sessionNames, sessionsQuery, signedInText } from './own-sessions-query.ts'

export function SessionsSection() {
  const { data: sessions, dataUpdatedAt, error, refetch } = useQuery(sessionsQuery)
  return (
    <AccountSection
      id="sessions"
      text="Browsers that can open this account. Sign out any that you do not recognize, then change your password."
    >
      {sessions ? (
        <SessionList sessions={sessions} now={dataUpdatedAt} />
      ) : error ? (
        <Alert onRetry={() => void refetch()}>{sentenceOf(error)}</Alert>
      ) : (
        <Spinner text="Loading your sessions..." />
      )}
    </AccountSection>
  )
}

interface SessionListProps {
  sessions: readonly OwnSession[]
  /** When the list was loaded, in milliseconds since 1970. */
  now: number
}

function SessionList({ sessions, now }: SessionListProps) {
  // The row disappears with its button, so the focus moves to the next one.
  const { target, focusNext } = useFocusNext<HTMLUListElement>()
  const { endOne, endOthers, isPending } = useEndSessions(focusNext)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const shown = [...sessions.filter(({ isCurrent }) => isCurrent), ...others]
  const names = sessionNames(shown)
  return (
    <>
      <ul ref={target} tabIndex={-1} aria-label="Browsers">
        {shown.map((session, index) => (
          <li
            key={session.id}
            className="flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-strong">
                <span>{names[index]}</span>
                {session.isCurrent && <Badge tone="success">This browser</Badge>}
              </p>
              <p className="text-sm text-muted">{`${lastUsedText(session.lastSeenAt, now)}, ${signedInText(session.signedInAt)}`}</p>
            </div>
            {!session.isCurrent && (
              <Button
                aria-label={`Sign out ${names[index]}, ${signedInText(session.signedInAt)}`}
                aria-disabled={isPending}
                onClick={() => isPending || endOne(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button className="mt-5" aria-disabled={isPending} onClick={() => isPending || endOthers()}>
          Sign out all other browsers
        </Button>
      )}
      {others.length === 0 && (
        <p className="mt-4 text-sm text-muted">
          You are not signed in anywhere else. To sign out here, use Log out.
        </p>
      )}
    </>
  )
}

/** Ends sessions and reloads the list; a refusal appears in a toast. */
function useEndSessions(onEnded: () => void) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    meta: onMembersPage,
    mutationFn: (session: OwnSession | 'others') => end(session),
    onSuccess: (done) => {
      toast.show({ title: done })
      return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    onError: (error) => {
      toast.show({ title: 'Error', description: sentenceOf(error), tone: 'destructive' })
    },
  })
  return {
    isPending,
    endOne: (session: OwnSession) => mutate(session, { onSuccess: onEnded }),
    endOthers: () => mutate('others', { onSuccess: onEnded }),
  }
}

/** @returns a message for the toast */
async function end(session: OwnSession | 'others'): Promise<string> {
  if (session === 'others') {
    const { endedCount } = await call('DELETE /api/account/sessions')
    return endedCount === 1 ? '1 browser is signed out' : `${endedCount} browsers are signed out`
  }
  try {
    await call('DELETE /api/account/sessions/:id', { params: { id: session.id } })
  } catch (error) {
    // It has already ended.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
  return `${session.device} is signed out`
}
