import { AccountSection } from '#accounts/web/account-page/AccountSection.tsx'
import { SettingRow, SwitchRow } from '#accounts/web/account-page/SettingRow.tsx'
import { SegmentedControl } from '#platform/ui/controls/SegmentedControl.tsx'
import { ThemeChoices } from '#platform/ui/controls/ThemeChoices.tsx'
import { turnSingleKeys, useSingleKeys } from '#platform/web/input/single-keys.ts'
import { TimeZoneSelect } from '#reminders/web/TimeZoneSelect.tsx'
import { languages } from '#settings/languages.ts'
import { chooseCodeLanguage, useCodeLanguage } from '#settings/web/code-language.ts'

export function Preferences() {
  const language = useCodeLanguage()
  const hasSingleKeys = useSingleKeys()
  return (
    <AccountSection id="preferences" hasRows>
      <SettingRow title="Theme" text="In this browser. The header changes it, too." control="below on phones">
        {() => <ThemeChoices />}
      </SettingRow>
      <SettingRow
        title="Code language"
        text="In lessons, in demos and where you write code, on all your devices."
        control="below"
      >
        {() => (
          <SegmentedControl
            label="Code language"
            options={languages}
            selected={language}
            onSelect={chooseCodeLanguage}
          />
        )}
      </SettingRow>
      <SettingRow
        title="Your day"
        text="Your mails come by this clock, also when clocks change. What is due changes at midnight on your device."
        control="below on phones"
      >
        {(ids) => <TimeZoneSelect labelledBy={ids.title} describedBy={ids.text} />}
      </SettingRow>
      <SwitchRow
        title="Single-key shortcuts"
        text="Keys that act alone, such as / for the search and 1 to 4 for answers. Turn them off if you dictate or use a switch."
        isOn={hasSingleKeys}
        onChange={turnSingleKeys}
      />
    </AccountSection>
  )
}
