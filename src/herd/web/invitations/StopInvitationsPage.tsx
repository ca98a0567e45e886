import { useMutation } from '@tanstack/react-query'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { call, sentenceOf } from '#platform/web/call-api.ts'

/**
 * Linked from invitation mails. It needs a click, because mail programs open links on their own. The token is in the URL
 * fragment, which browsers never send to a server or proxy.
 */
export function StopInvitationsPage() {
  const stop = useMutation({
    mutationFn: () =>
      call('POST /api/buddy/stop-invitations', {
        body: { token: window.location.hash.slice(1) },
      }),
  })
  return (
    <div className="page pt-10 md:pt-16">
      <title>Stop invitations · Capra</title>
      <meta name="description" content="Stop invitation mails from Capra." />
      <meta name="robots" content="noindex" />
      <h1>Stop invitations</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-2">
        Someone invited you to practice interviews together. If you stop invitations, this site will never
        mail an invitation to your address again. This does not change your account, if you have one.
      </p>
      <div className="mt-8 grid max-w-prose justify-items-start gap-4">
        {stop.isSuccess && (
          <p ref={focus} tabIndex={-1} className="rounded-md border border-success bg-success-soft px-4 py-3">
            Invitations are stopped. We will not mail any more to your address.
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

/** Takes over the focus from the button, which is gone. */
function focus(node: HTMLElement | null) {
  node?.focus()
}
