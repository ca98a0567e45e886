import { AccountPage } from '#accounts/web/account-page/AccountPage.tsx'
import { InvitationSettings } from '#herd/web/invitations/InvitationSettings.tsx'

/** Accounts may not know the herd, so its settings are put in here. */
export function OwnAccountPage() {
  return <AccountPage settings={<InvitationSettings />} />
}
