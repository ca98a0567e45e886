import { Footprints } from 'lucide-react'
import { Link } from 'react-router'
import { toRegistration } from '#accounts/web/intended-destination.ts'

export function GuestBanner() {
  return (
    <div className="page">
      <aside
        aria-label="Guest mode"
        className="mt-7 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-md bg-accent-soft px-5 py-3.5 text-base font-semibold"
      >
        <p className="flex items-center gap-2.5">
          <Footprints className="icon text-accent-text" aria-hidden="true" />
          Guest Mode: First 2 patterns unlocked
        </p>
        <Link {...toRegistration('/')} className="link">
          Create an account to keep your progress
        </Link>
      </aside>
    </div>
  )
}
