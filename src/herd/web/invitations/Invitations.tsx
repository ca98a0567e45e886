import type { ReactNode } from 'react'
import { displayName } from '#accounts/person.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import { live, useInvitations } from '../herd-queries.ts'
import { shortDate } from '../interview-text.ts'
import { type HerdAction, useHerdAction } from '../use-herd-action.ts'
import { AutoAcceptSwitch } from './AutoAcceptSwitch.tsx'
import { BlockedPeople } from './BlockedPeople.tsx'

/** Open invitations in both directions, and blocked people. */
export function Invitations() {
  const { data, error, isFetching, refetch } = useInvitations(live)
  const { mutate, isPending } = useHerdAction()
  const { target, focusNext } = useFocusNext()

  function answer(action: HerdAction) {
    // The row disappears with the focused button, so the heading takes the focus.
    if (!isPending) mutate(action, { onSuccess: focusNext })
  }

  const hasFailed = error && !data && !isFetching
  const isEmpty = data?.received.length === 0 && data.sent.length === 0
  return (
    <section aria-labelledby="invitations" className="mt-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="invitations" ref={target} tabIndex={-1} className="text-xl">
          Invitations
        </h2>
        {(!data || isEmpty) && !hasFailed && (
          <p className="text-sm text-muted">{data ? 'No pending invitations' : 'Loading...'}</p>
        )}
        {data && (
          <div className="md:ml-auto">
            <AutoAcceptSwitch isOn={data.autoAcceptInvites} />
          </div>
        )}
      </div>
      {hasFailed ? (
        <div className="mt-4">
          <Alert
            onRetry={() => void refetch()}
          >{`Your invitations could not be loaded. ${sentenceOf(error)}`}</Alert>
        </div>
      ) : (
        <>
          <div className="mt-4 grid gap-x-14 gap-y-8 empty:hidden md:grid-cols-2">
            <InvitationList title="Received">
              {data?.received.map(({ id, from, expiresAt }) => (
                <InvitationRow
                  key={id}
                  title={displayName(from)}
                  text={`${from.email}, expires ${shortDate(expiresAt)}`}
                >
                  <Button
                    aria-label={`Accept the invitation of ${displayName(from)}`}
                    aria-disabled={isPending}
                    onClick={() =>
                      answer({ action: 'accept', id, done: `${displayName(from)} is now your GoatMate` })
                    }
                  >
                    Accept
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={`Decline the invitation of ${displayName(from)}`}
                    aria-disabled={isPending}
                    onClick={() => answer({ action: 'decline', id, done: 'Invitation declined' })}
                  >
                    Decline
                  </Button>
                </InvitationRow>
              ))}
            </InvitationList>
            <InvitationList title="Sent">
              {data?.sent.map(({ id, toEmail, sentAt, expiresAt }) => (
                <InvitationRow
                  key={id}
                  title={toEmail}
                  text={`Sent ${shortDate(sentAt)}, expires ${shortDate(expiresAt)}`}
                >
                  <Button
                    look="quiet"
                    aria-label={`Cancel the invitation to ${toEmail}`}
                    aria-disabled={isPending}
                    onClick={() => answer({ action: 'cancel', id, done: 'Invitation canceled' })}
                  >
                    Cancel
                  </Button>
                </InvitationRow>
              ))}
            </InvitationList>
          </div>
          <BlockedPeople onUnblocked={focusNext} />
        </>
      )}
    </section>
  )
}

function InvitationList({
  title,
  children = [],
}: {
  title: string
  children: readonly ReactNode[] | undefined
}) {
  if (children.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="border-b border-line pb-2 text-base">{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

function InvitationRow({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-44">
        <p className="text-sm font-strong wrap-anywhere">{title}</p>
        <p className="text-xs text-muted wrap-anywhere">{text}</p>
      </div>
      <div className="flex items-center gap-1">{children}</div>
    </li>
  )
}
