import { AccountSection } from '#accounts/web/account-page/AccountSection.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { useSettings } from '#settings/web/use-settings.ts'
import { PreparationFields } from './PreparationFields.tsx'

/** The answers of the first hour, to change them later. */
export function PreparationSection() {
  const { settings, change } = useSettings()
  return (
    <AccountSection
      title="Your preparation"
      text="When your interview is, how much time you have, and the language of all code. Every change is saved at once, on all your devices."
    >
      {settings && change ? (
        <PreparationFields settings={settings} change={change} />
      ) : (
        <Spinner text="Loading your settings..." />
      )}
    </AccountSection>
  )
}
