import { AccountPage } from '#accounts/web/account-page/AccountPage.tsx'
import { InvitationSettings } from '#herd/web/invitations/InvitationSettings.tsx'
import { roundsIn, useRounds } from '#practice/web/use-rounds.ts'
import { usualStart } from '#reminders/usual-start.ts'
import { NextMail } from '#reminders/web/NextMail.tsx'
import { RemindersSection } from '#reminders/web/RemindersSection.tsx'
import { PreparationSection } from '../preparation/PreparationSection.tsx'
import { Preferences } from './Preferences.tsx'

/** Accounts may not know the herd, the reminders and the settings of a learner, so these are put in here. */
export function OwnAccountPage() {
  const rounds = roundsIn(useRounds().data) ?? []
  return (
    <AccountPage
      preferences={<Preferences />}
      reminders={<RemindersSection usualStart={usualStart(rounds)} />}
      nextMail={<NextMail />}
      preparation={<PreparationSection />}
      invitations={<InvitationSettings />}
    />
  )
}
