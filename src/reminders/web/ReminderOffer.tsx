import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { HourSelect, hourText } from './HourCells.tsx'
import { useReminders } from './use-reminders.ts'

const roundsBefore = 3

/** Asks a member once, at the end of a round after the first two, whether a mail should remind them. */
export function ReminderOffer({ roundCount }: { roundCount: number }) {
  const id = useId()
  const { reminders, change } = useReminders({ isNeeded: roundCount >= roundsBefore })
  const [state, setState] = useState<'asking' | 'yes' | 'no'>()
  const [hour, setHour] = useState(new Date().getHours())
  const isToAsk = state === undefined && reminders && !reminders.isAsked && !reminders.practice

  useEffect(() => {
    if (!isToAsk) return
    setState('asking')
    // Asked is asked, also if the page is closed without an answer.
    change({ isAsked: true })
  }, [isToAsk, change])

  if (state === undefined || state === 'no') return null
  return (
    <section aria-labelledby={id} className="page pb-16">
      <div className="rounded-md border border-line bg-surface p-5">
        <h2 id={id} className="text-xl">
          A mail when practice is due?
        </h2>
        {state === 'asking' ? (
          <>
            <p className="mt-1.5 max-w-prose text-sm text-ink-2">
              At most one a day, none on days you have already practiced. One press in any mail stops it.
            </p>
            <div className="mt-4 flex flex-wrap items-center gap-3">
              <label htmlFor={`${id}-hour`} className="text-sm">
                Every day at
              </label>
              <HourSelect id={`${id}-hour`} hour={hour} onChange={setHour} />
              <Button
                onClick={() => {
                  setState('yes')
                  change({ practice: true, hour })
                }}
              >
                Yes, mail me
              </Button>
              <Button look="quiet" onClick={() => setState('no')}>
                No, thanks
              </Button>
            </div>
          </>
        ) : (
          <p role="status" className="mt-1.5 max-w-prose text-sm text-ink-2">
            <span>{`You get it every day at ${hourText(hour)}, unless you have practiced by then. `}</span>
            <Link to="/account#reminders" className="link">
              Choose days and other mails
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}
