import { ArrowRight, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import type { Plan } from '#plan/contract.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { saveFile } from '#platform/web/copy-and-save.ts'
import type { Settings } from '#settings/rules.ts'
import { movedText } from './plan-texts.ts'

interface PlanActionsProps {
  plan: Plan
  settings: Settings
  change: (change: Partial<Settings>) => void
}

/** What moved, the calendar file, and the way out. */
export function PlanActions({ plan, settings, change }: PlanActionsProps) {
  const toast = useToast()
  const visitor = useVisitor()
  const [failure, setFailure] = useState(false)
  const moved = movedText(plan)
  const { interviewOn, companies } = settings
  const isChosen = interviewOn !== null || companies.length > 0

  async function saveCalendar() {
    setFailure(false)
    try {
      const { planCalendar } = await import('#plan/plan-calendar.ts')
      const owner = visitor.kind === 'member' ? visitor.user.id : 'guest'
      saveFile(
        'plan.ics',
        planCalendar(plan, { owner, origin: location.origin, now: Date.now() }),
        'text/calendar',
      )
    } catch {
      setFailure(true)
    }
  }

  function leave() {
    change({ interviewOn: null, companies: [] })
    toast.show({
      title: 'You left the plan',
      description: 'Your lessons, ticks and answers stay.',
      action: { label: 'Undo', onSelect: () => change({ interviewOn, companies }) },
    })
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-3">
      {moved ? (
        <p className="flex max-w-[66ch] flex-1 basis-80 gap-3 text-sm text-ink-2">
          <ArrowRight className="icon mt-1 flex-none text-accent-text" aria-hidden="true" />
          <span>
            <b className="text-ink">Moved by itself.</b> <span>{moved}</span>
          </span>
        </p>
      ) : (
        <p className="max-w-[66ch] flex-1 basis-80 text-sm text-muted">
          The plan moves by itself when you miss a day. Download the calendar file again to move its events.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-1">
        <Button onClick={() => void saveCalendar()}>
          <CalendarPlus className="icon text-accent-text" aria-hidden="true" />
          Calendar file
        </Button>
        {isChosen && (
          <Button look="quiet" onClick={leave}>
            Leave the plan
          </Button>
        )}
      </div>
      <p role="status" className="basis-full text-sm font-strong text-danger empty:hidden">
        {failure && 'The file could not be made. Check your connection and try again.'}
      </p>
    </div>
  )
}
