import { BellOff } from 'lucide-react'
import { SettingRow } from '#accounts/web/account-page/SettingRow.tsx'
import { secondMs } from '#platform/durations.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import type { Reminders } from '../contract.ts'
import type { RemindersChange } from './use-reminders.ts'

interface StopAllMailsProps {
  reminders: Reminders
  change: (change: RemindersChange) => void
}

const undoForMs = 10 * secondMs
const nothing = { practice: false, weekly: false, interviews: false, feedback: false, goatMates: false }

/** One press, which can be undone for ten seconds. */
export function StopAllMails({ reminders, change }: StopAllMailsProps) {
  const toast = useToast()
  const { practice, weekly, interviews, feedback, goatMates } = reminders
  const before = { practice, weekly, interviews, feedback, goatMates }
  const isStopped = !Object.values(before).includes(true)

  function stop() {
    if (isStopped) return
    change(nothing)
    toast.show({
      title: 'All mails are stopped',
      durationMs: undoForMs,
      action: {
        label: 'Undo',
        onSelect: () => {
          change(before)
          toast.show({ title: 'Your mails come again' })
        },
      },
    })
  }

  return (
    <SettingRow
      title="Stop all mails"
      control="below on phones"
      text={
        isStopped
          ? 'All are stopped. Sign-in codes and password mails still come.'
          : 'One press, here or at the foot of any mail, without signing in. Sign-in codes and password mails still come.'
      }
    >
      {(ids) => (
        <Button aria-disabled={isStopped} aria-describedby={ids.text} onClick={stop}>
          <BellOff className="icon" aria-hidden="true" />
          <span>Stop all mails</span>
        </Button>
      )}
    </SettingRow>
  )
}
