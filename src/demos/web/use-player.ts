import { useEffect, useReducer } from 'react'
import { movePlayer, type Player, type PlayerEvent, stepDelayMs } from '../player.ts'

/** What keeps the clock from going on as usual: an open question stops it, an answer wants to be read. */
export interface Patience {
  isHeld(step: number): boolean
  leastDelayMs(step: number): number
}

/** The one clock of a demo: gives the player its time while it plays. */
export function usePlayer(start: () => Player, patience: Patience): [Player, (event: PlayerEvent) => void] {
  const [player, send] = useReducer(movePlayer, undefined, start)
  const { playing, step, speed } = player
  const isHeld = patience.isHeld(step)
  const delayMs = Math.max(stepDelayMs[speed], patience.leastDelayMs(step))

  useEffect(() => {
    if (!playing || isHeld) return
    const timer = setTimeout(() => send({ kind: 'advance', from: step }), delayMs)
    return () => clearTimeout(timer)
  }, [playing, isHeld, step, delayMs])

  return [player, send]
}
