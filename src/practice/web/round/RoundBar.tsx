import { Link } from 'react-router'
import { CapraMark } from '#platform/ui/art/CapraMark.tsx'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { ThemeSwitch } from '#platform/ui/controls/ThemeSwitch.tsx'
import type { Round } from '../../contract.ts'
import type { Cell } from './round-state.ts'
import { Strip } from './Strip.tsx'

export const roundNames: Record<Round['kind'], string> = {
  daily: 'Daily round',
  free: 'Free round',
  worst: 'Your confusions',
}

interface RoundBarProps {
  readonly title: string
  readonly cells: readonly Cell[]
  /** Of the item on the screen, from 1; none at the end. */
  readonly number: number | undefined
}

/** Stands where other pages have their header and navigation: where one is in the round, and the way out. */
export function RoundBar({ title, cells, number }: RoundBarProps) {
  const waitingCount = cells.filter(({ state }) => state === 'waiting').length
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-canvas">
      <div className="page flex min-h-[68px] flex-wrap items-center gap-x-4.5 max-md:gap-x-3 max-md:pt-1 max-md:pb-3">
        <Link to="/" aria-label="Capra, home" className="inline-flex min-h-11 min-w-11 items-center">
          <CapraMark className="size-7 text-accent-text md:size-[34px] light:text-ink" />
        </Link>
        <span className="text-sm font-strong whitespace-nowrap max-md:flex-1">{title}</span>
        {cells.length > 0 && (
          <Strip
            cells={cells}
            className="max-w-[430px] flex-1 max-md:order-5 max-md:max-w-none max-md:flex-[1_0_100%] md:ml-3.5"
          />
        )}
        <span className="text-sm whitespace-nowrap text-muted tabular-nums md:flex-1">
          {cells.length > 0 && number !== undefined && (
            <>
              <b className="text-ink">{number}</b> <span>{`of ${cells.length}`}</span>
            </>
          )}
        </span>
        <span className="max-md:hidden">
          <ThemeSwitch />
        </span>
        <ButtonLink
          to="/practice"
          look="quiet"
          title="The round continues where you left it, here or on another device"
        >
          Leave
        </ButtonLink>
      </div>
      <p role="status" className={waitingCount > 0 ? 'page pb-2.5 text-xs text-muted' : 'sr-only'}>
        {waitingCount > 0 &&
          `${waitingCount === 1 ? '1 answer waits' : `${waitingCount} answers wait`} to be sent. This browser keeps ${waitingCount === 1 ? 'it' : 'them'}, and the round goes on.`}
      </p>
    </header>
  )
}
