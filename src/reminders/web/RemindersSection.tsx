import { CalendarDays } from 'lucide-react'
import { AccountSection } from '#accounts/web/account-page/AccountSection.tsx'
import { SettingRow, SwitchRow } from '#accounts/web/account-page/SettingRow.tsx'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { buttonClass } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import type { Reminders } from '../contract.ts'
import { HourField } from './HourCells.tsx'
import { StopAllMails } from './StopAllMails.tsx'
import { type RemindersChange, useReminders } from './use-reminders.ts'
import { WeekdayChoices } from './WeekdayChoices.tsx'

interface RemindersSectionProps {
  /** When the member usually starts a round, as '07:40'. */
  usualStart: string | undefined
}

export function RemindersSection({ usualStart }: RemindersSectionProps) {
  const visitor = useVisitor()
  const { reminders, error, refetch, change } = useReminders()
  const email = visitor.kind === 'member' ? visitor.user.email : ''
  return (
    <AccountSection
      id="reminders"
      hasRows={reminders !== undefined}
      text={
        <p>
          <span>Mails to </span>
          <b className="font-strong wrap-anywhere text-ink">{email}</b>
          <span>. At most one about practice a day, none on days you have already practiced.</span>
        </p>
      }
    >
      {reminders ? (
        <ReminderFields reminders={reminders} change={change} usualStart={usualStart} />
      ) : error ? (
        <Alert onRetry={() => void refetch()}>{sentenceOf(error)}</Alert>
      ) : (
        <Spinner text="Loading your reminders..." />
      )}
    </AccountSection>
  )
}

interface FieldsProps extends RemindersSectionProps {
  reminders: Reminders
  change: (change: RemindersChange) => void
}

function ReminderFields({ reminders, change, usualStart }: FieldsProps) {
  return (
    <>
      <PracticeFields reminders={reminders} change={change} usualStart={usualStart} />
      <SwitchRow
        title="Weekly summary"
        text="Sunday at 18:00: what you did, what moved and what is due. After practice on Sunday, it comes on one of the next three days, in place of the practice mail."
        isOn={reminders.weekly}
        onChange={(weekly) => change({ weekly })}
      />
      <SwitchRow
        title="Interviews"
        text="When a GoatMate invites you to an interview, asks you for one, declines, moves or cancels one."
        isOn={reminders.interviews}
        onChange={(interviews) => change({ interviews })}
      />
      <SwitchRow
        title="Feedback has come"
        text="When someone scored your interview."
        isOn={reminders.feedback}
        onChange={(feedback) => change({ feedback })}
      />
      <SwitchRow
        title="GoatMates"
        text="When someone invites you, or accepts your invitation."
        isOn={reminders.goatMates}
        onChange={(goatMates) => change({ goatMates })}
      />
      <StopAllMails reminders={reminders} change={change} />
    </>
  )
}

function PracticeFields({ reminders: { practice, hour, days }, change, usualStart }: FieldsProps) {
  return (
    <>
      <SwitchRow
        title="Practice is due"
        text="On the days and at the hour that you choose."
        isOn={practice}
        onChange={(isOn) => change({ practice: isOn })}
      />
      <SettingRow
        title="At this hour"
        control="below"
        text={[
          usualStart ? `You usually start a round at about ${usualStart}.` : '',
          practice ? '' : 'For the mail once it is on, and for the calendar file.',
        ]
          .filter(Boolean)
          .join(' ')}
      >
        {(ids) => (
          <HourField
            hour={hour}
            isInUse={practice}
            onChange={(next) => change({ hour: next })}
            labelledBy={ids.title}
          />
        )}
      </SettingRow>
      <SettingRow title="On these days" control="below on phones">
        {(ids) => (
          <WeekdayChoices
            days={days}
            isInUse={practice}
            onChange={(next) => change({ days: next })}
            labelledBy={ids.title}
          />
        )}
      </SettingRow>
      <SettingRow
        title="In your calendar"
        control="below on phones"
        text={
          days.length > 0
            ? 'A file with an entry that repeats on these days at this hour.'
            : 'Choose at least one day first.'
        }
      >
        {(ids) =>
          days.length > 0 && (
            <a
              href="/api/reminders/practice.ics"
              download="practice.ics"
              aria-describedby={ids.text}
              className={buttonClass()}
            >
              <CalendarDays className="icon" aria-hidden="true" />
              <span>Calendar file</span>
            </a>
          )
        }
      </SettingRow>
    </>
  )
}
