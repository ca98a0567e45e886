import { AccountSection } from '#accounts/web/account-page/AccountSection.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { useInvitations } from '../herd-queries.ts'
import { AutoAcceptSwitch } from './AutoAcceptSwitch.tsx'

/** The herd's section of the account page. */
export function InvitationSettings() {
  const { data, error, refetch } = useInvitations()
  return (
    <AccountSection
      id="invitations"
      text="People invite you by email. When this is on, anyone who invites you becomes your GoatMate when you sign in or open My Herd. When it is off, you accept each invitation in My Herd. People you removed or blocked never come back automatically."
    >
      {data ? (
        <AutoAcceptSwitch isOn={data.autoAcceptInvites} />
      ) : error ? (
        <Alert onRetry={() => void refetch()}>{sentenceOf(error)}</Alert>
      ) : (
        <Spinner text="Loading your settings..." />
      )}
    </AccountSection>
  )
}
