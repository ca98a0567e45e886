import { useMutation } from '@tanstack/react-query'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { callApi } from '#platform/web/call-api.ts'
import type { herdApi } from '../../contract.ts'
import { sentenceOf } from '../failure-sentence.ts'

/**
 * Where 'Stop invitations from this site' in a mail leads. Mail programs open links by themselves, so it takes a
 * press of the button. The token stands behind the # of the address: no server on the way gets to see it.
 */
export function StopInvitationsPage() {
  const stop = useMutation({
    mutationFn: () =>
      callApi<typeof herdApi.stopInvitations>('POST', '/api/buddy/stop-invitations', {
        body: { token: window.location.hash.slice(1) },
      }),
  })
  return (
    <div className="page pt-10 md:pt-16">
      <title>Stop invitations · Capra</title>
      <meta name="description" content="Get no more invitation mails from Capra." />
      <meta name="robots" content="noindex" />
      <h1>Stop invitations</h1>
      <p className="mt-4 max-w-[34em] text-lg text-ink-2">
        Someone invited you to practise interviews together. If you stop invitations, this site mails none to
        your address any more, whoever asks for it. If you have an account, it stays as it is.
      </p>
      <div className="mt-8 grid max-w-[34em] justify-items-start gap-4">
        {stop.isSuccess && (
          <p
            ref={focused}
            tabIndex={-1}
            className="rounded-md border border-success bg-success-soft px-4 py-3"
          >
            Invitations are stopped. Your address gets no more of them.
          </p>
        )}
        {stop.error && <Alert>{sentenceOf(stop.error)}</Alert>}
        {!stop.isSuccess && (
          <Button aria-disabled={stop.isPending} onClick={() => !stop.isPending && stop.mutate()}>
            {stop.isPending ? 'Stopping...' : 'Stop invitations'}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The button that was pressed is gone. */
function focused(node: HTMLElement | null) {
  node?.focus()
}
