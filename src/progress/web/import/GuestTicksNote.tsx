import { useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { areGuestTicksStored, countGuestTicks, onGuestTicks } from '../tick/guest-progress.ts'
import { useProgressSource } from '../tick/progress-source.ts'
import { useGuestImport } from './GuestImport.tsx'

/** Ticks stored in this browser only: what a guest, or a member who made them as a guest, can do with them. */
export function GuestTicksNote() {
  const count = useSyncExternalStore(onGuestTicks, countGuestTicks, () => 0)
  const areStored = useSyncExternalStore(onGuestTicks, areGuestTicksStored, () => true)
  const { kind } = useProgressSource()
  const importGuestTicks = useGuestImport()
  const [isHidden, setIsHidden] = useState(false)
  const { pathname } = useLocation()

  if (kind === 'guest')
    return (
      <p className="text-sm text-ink-2">
        <span>{guestSentence(count, areStored)}</span>{' '}
        <Link
          to={signInAddress(pathname, 'register')}
          className="link"
        >{`An account keeps ${count > 1 ? 'them' : 'it'}`}</Link>
        .
      </p>
    )
  if (kind === 'visitor' || count === 0 || isHidden) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <p>{`${count} ${count === 1 ? 'problem' : 'problems'} you solved as a guest ${count === 1 ? 'is' : 'are'} saved in this browser.`}</p>
      <Button look="link" onClick={() => importGuestTicks('logged-in')}>
        Add to my progress
      </Button>
      <Button look="quiet" size="sm" className="pointer-coarse:min-h-11" onClick={() => setIsHidden(true)}>
        Not now
      </Button>
    </div>
  )
}

function guestSentence(count: number, areStored: boolean): string {
  if (!areStored)
    return `This browser blocks storage for this site: your progress is lost when you close the page.`
  if (count === 0) return 'Your progress is saved in this browser only.'
  return `${count} solved ${count === 1 ? 'problem is' : 'problems are'} saved in this browser only.`
}
