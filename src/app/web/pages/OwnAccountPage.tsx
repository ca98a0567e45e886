import { AccountPage } from '#accounts/web/account-page/AccountPage.tsx'
import { InvitationSettings } from '#herd/web/invitations/InvitationSettings.tsx'
import { RemindersSection } from '#reminders/web/RemindersSection.tsx'
import { PreparationSection } from '../preparation/PreparationSection.tsx'

/** Accounts may not know the herd and the settings of a learner, so these are put in here. */
export function OwnAccountPage() {
  return (
    <AccountPage
      settings={
        <>
          <PreparationSection />
          <RemindersSection />
          <InvitationSettings />
        </>
      }
    />
  )
}
