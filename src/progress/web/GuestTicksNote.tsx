import { useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { toRegistration } from '#accounts/web/intended-destination.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useGuestImport } from './GuestImport.tsx'
import { areGuestTicksKept, countGuestTicks, onGuestTicks } from './guest-progress.ts'
import { useProgressSource } from './progress-source.ts'

/** Ticks that live in this browser only: what a guest can do with them, and a member who left them here. */
export function GuestTicksNote() {
  const count = useSyncExternalStore(onGuestTicks, countGuestTicks, () => 0)
  const areKept = useSyncExternalStore(onGuestTicks, areGuestTicksKept, () => true)
  const { kind } = useProgressSource()
  const importGuestTicks = useGuestImport()
  const [isHidden, setIsHidden] = useState(false)
  const { pathname } = useLocation()

  if (kind === 'guest')
    return (
      <p className="text-sm text-ink-2">
        {guestSentence(count, areKept)}{' '}
        <Link {...toRegistration(pathname)} className="link">
          An account keeps {count === 1 ? 'it' : 'them'}
        </Link>
        .
      </p>
    )
  if (kind === 'nobody' || count === 0 || isHidden) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <p>
        {count} {count === 1 ? 'tick' : 'ticks'} made as a guest {count === 1 ? 'waits' : 'wait'} in this
        browser.
      </p>
      <Button look="plain" onClick={() => importGuestTicks('logged-in')}>
        Add to my progress
      </Button>
      <Button look="quiet" size="sm" className="pointer-coarse:min-h-11" onClick={() => setIsHidden(true)}>
        Not now
      </Button>
    </div>
  )
}

function guestSentence(count: number, areKept: boolean): string {
  if (!areKept)
    return `This browser keeps nothing for this site: your ${count === 1 ? 'tick is' : 'ticks are'} gone when the page is closed.`
  if (count === 0) return 'Ticks you make as a guest wait in this browser.'
  return `${count} ${count === 1 ? 'tick waits' : 'ticks wait'} in this browser.`
}
