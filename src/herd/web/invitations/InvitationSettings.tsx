import { AccountSection } from '#accounts/web/account-page/AccountSection.tsx'
import { Switch } from '#platform/ui/controls/Switch.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '../failure-sentence.ts'
import { useInvitations } from '../herd-queries.ts'
import { useAutoAcceptSetting } from '../use-herd-acts.ts'

/** The herd's part of the account page. */
export function InvitationSettings() {
  const { data, error, refetch } = useInvitations()
  const setAutoAccept = useAutoAcceptSetting()
  return (
    <AccountSection
      title="Invitations"
      text="GoatMates invite you by email. On: whoever invites you becomes your GoatMate when you sign in. Off: you accept each one on My Herd. People you removed or blocked never come back by themselves."
    >
      {data ? (
        <Switch
          label="Accept invitations automatically"
          checked={data.autoAcceptInvites}
          onChange={(isOn) => setAutoAccept.mutate(isOn)}
        />
      ) : error ? (
        <Alert onRetry={() => void refetch()}>{sentenceOf(error)}</Alert>
      ) : (
        <Spinner text="Loading your settings..." />
      )}
    </AccountSection>
  )
}
