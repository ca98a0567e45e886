import type { ReactNode } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { PlayerBar } from '#platform/ui/controls/PlayerBar.tsx'

interface PlayBarProps {
  readonly title: string
  readonly strip?: ReactNode
  readonly menu?: ReactNode
  /** While it runs: ends it. */
  readonly stop?: { readonly label: string; readonly onStop: () => void } | undefined
  readonly status?: string | undefined
}

export function PlayBar({ title, strip, menu, stop, status }: PlayBarProps) {
  return (
    <PlayerBar
      title={title}
      strip={strip}
      menu={menu}
      count={0}
      leaveTo="/practice"
      leaveTitle="Back to Practice"
      status={status}
      leave={
        stop && (
          <Button look="quiet" aria-keyshortcuts="Escape" onClick={stop.onStop}>
            {stop.label}
          </Button>
        )
      }
    />
  )
}
