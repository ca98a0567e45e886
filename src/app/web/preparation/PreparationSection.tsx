import { AccountSection } from '#accounts/web/account-page/AccountSection.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { useSettings } from '#settings/web/use-settings.ts'
import { PreparationFields } from './PreparationFields.tsx'

/** The answers of the first hour, to change them later. */
export function PreparationSection() {
  const { settings, change } = useSettings()
  return (
    <AccountSection
      id="preparation"
      text="When your interview is and how much time you have, on all your devices."
    >
      {settings && change ? (
        <PreparationFields settings={settings} change={change} hasLanguage={false} />
      ) : (
        <Spinner text="Loading your settings..." />
      )}
    </AccountSection>
  )
}
