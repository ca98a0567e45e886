import type { ReactNode } from 'react'
import { PlayerBar } from '#platform/ui/controls/PlayerBar.tsx'
import type { Round } from '../../contract.ts'
import type { Cell } from './round-state.ts'
import { Strip } from './Strip.tsx'

export const roundNames: Record<Round['kind'], string> = {
  daily: 'Daily round',
  free: 'Free round',
  worst: 'Your confusions',
  streak: 'Streak',
  storm: 'Storm',
}

interface RoundBarProps {
  readonly title: string
  readonly cells: readonly Cell[]
  /** Of the item on the screen, from 1; none at the end. */
  readonly number: number | undefined
  /** What can be chosen about the round. */
  readonly menu?: ReactNode
}

export function RoundBar({ title, cells, number, menu }: RoundBarProps) {
  const waitingCount = cells.filter(({ state }) => state === 'waiting').length
  return (
    <PlayerBar
      title={title}
      strip={cells.length > 0 && <Strip cells={cells} />}
      number={cells.length > 0 ? number : undefined}
      count={cells.length}
      menu={menu}
      leaveTo="/practice"
      leaveTitle="The round continues where you left it, here or on another device"
      status={waitingText(waitingCount)}
    />
  )
}

export function waitingText(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1
    ? '1 answer waits to be sent. This browser keeps it, and the round goes on.'
    : `${count} answers wait to be sent. This browser keeps them, and the round goes on.`
}
