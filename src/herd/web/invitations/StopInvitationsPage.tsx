import { call } from '#platform/web/call-api.ts'
import { OnePressPage } from '#reminders/web/OnePressPage.tsx'

/** Linked from invitation mails. The token is in the URL fragment, which browsers never send to a server or proxy. */
export function StopInvitationsPage() {
  return (
    <OnePressPage
      title="Stop invitations"
      text="Someone invited you to practice interviews together. If you stop invitations, this site will never mail an invitation to your address again. This does not change your account, if you have one."
      busy="Stopping..."
      press={() =>
        call('POST /api/buddy/stop-invitations', { body: { token: window.location.hash.slice(1) } })
      }
      done="Invitations are stopped. We will not mail any more to your address."
    />
  )
}
