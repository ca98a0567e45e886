import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CapraMark } from '../art/CapraMark.tsx'
import { ButtonLink } from './Button.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

interface PlayerBarProps {
  readonly title: string
  /** One cell for each part, as a strip. */
  readonly strip?: ReactNode
  /** Which part is on the screen, from 1, and of how many; none at the end. */
  readonly number?: number | undefined
  readonly count: number
  /** Of the part. Not on phones. */
  readonly partName?: string | undefined
  readonly leaveTo: string
  /** What happens to what was done so far. */
  readonly leaveTitle: string
  /** In place of the link that leaves. */
  readonly leave?: ReactNode
  /** Beside the way to leave. */
  readonly menu?: ReactNode
  /** What is not saved yet. */
  readonly status?: string | undefined
}

/**
 * Stands where other pages have their header and navigation: where one is in a round or a lesson, and how to leave. On phones
 * a strip has a row of its own below the title and the number; without a number it takes the title's place. On narrow ones a menu does.
 */
export function PlayerBar({
  title,
  strip,
  number,
  count,
  partName,
  leaveTo,
  leaveTitle,
  leave,
  menu,
  status,
}: PlayerBarProps) {
  const hasTwoRows = number !== undefined
  return (
    <header className="own-bar sticky top-0 z-20 border-b border-line bg-canvas">
      <div
        className={`page flex items-center gap-x-4.5 max-md:gap-x-3 md:min-h-[68px] ${hasTwoRows ? 'max-md:flex-wrap max-md:pt-1 max-md:pb-3' : 'max-md:min-h-15'}`}
      >
        <Link to="/" aria-label="Capra, home" className="inline-flex min-h-11 min-w-11 items-center">
          <CapraMark className="size-7 text-accent-text md:size-[34px] light:text-ink" />
        </Link>
        <span
          className={`truncate text-sm font-strong ${strip && !hasTwoRows ? 'max-md:sr-only' : `min-w-0 max-md:flex-1 ${menu ? 'max-[24.3rem]:sr-only' : ''}`}`}
        >
          {title}
        </span>
        {strip && (
          <div
            className={`max-w-[430px] min-w-0 flex-1 md:ml-3.5 ${hasTwoRows ? 'own-bar-strip max-md:order-5 max-md:max-w-none max-md:flex-[1_0_100%]' : ''}`}
          >
            {strip}
          </div>
        )}
        <span className="text-sm whitespace-nowrap text-muted tabular-nums max-md:ml-auto max-md:empty:hidden md:flex-1">
          {number !== undefined && (
            <>
              <b className="text-ink">{number}</b> <span>{`of ${count}`}</span>
            </>
          )}
          {partName && <b className="ml-3 font-strong text-ink-2 max-md:hidden">{partName}</b>}
        </span>
        {menu}
        <span className="max-md:hidden">
          <ThemeSwitch />
        </span>
        {leave ?? (
          <ButtonLink to={leaveTo} look="quiet" title={leaveTitle}>
            Leave
          </ButtonLink>
        )}
      </div>
      {/* Over the space below the bar: in its flow it would move a button from under a press. */}
      <div
        className={`bg-canvas md:absolute md:inset-x-0 md:top-full ${status ? 'border-line md:border-b' : ''}`}
      >
        <p role="status" className={status ? 'page pb-2.5 text-xs text-muted' : 'sr-only'}>
          {status}
        </p>
      </div>
    </header>
  )
}
