import type { ReactNode } from 'react'
import { type Rung, rungs } from '#learning/results.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { rungAddress, rungNames } from './RungPath.tsx'

interface RungFootProps {
  readonly rung: Rung
  readonly isPassed: boolean
  /** How it stands, or how it is passed. Announced when it changes. */
  readonly children: ReactNode
  /** What is done here, until it is passed. */
  readonly action?: ReactNode
}

/** How a rung stands, and the way to the next one once it is passed. */
export function RungFoot({ rung, isPassed, children, action }: RungFootProps) {
  const next = rungs[rungs.indexOf(rung) + 1]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line bg-sunk px-4 py-4 md:px-6">
      <div role="status" className="min-w-0 flex-1 basis-64 text-sm text-ink-2">
        {children}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        {action}
        {isPassed && next && (
          <ButtonLink look="primary" to={rungAddress(next)} preventScrollReset>
            {`Go on to ${rungNames[next]}`}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
