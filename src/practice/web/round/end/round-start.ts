import { useEffect } from 'react'
import { array, custom, is, looseObject, string } from 'valibot'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { localJson } from '#platform/web/local-value.ts'
import type { EndedConfusion, PatternStanding, Round, Standing } from '../../../contract.ts'
import { mixUpsIn } from '../../overview/MixUps.tsx'

type PatternStart = Pick<PatternStanding, 'pattern' | 'recall' | 'interval' | 'isShown' | 'isSecure'>

/** What was known of a person when a round began. */
export interface RoundStart extends Pick<Standing, 'altitude' | 'counted' | 'answered'> {
  readonly roundId: string
  /** 'guest' for guests. */
  readonly userId: string
  readonly patterns: readonly PatternStart[]
  readonly mixUps: readonly EndedConfusion[]
  /** The end of the round was seen, and does not move a second time. */
  readonly isSeen?: boolean
}

const shape = array(looseObject({ roundId: string(), userId: string() }))
const stored = localJson(
  'capra.roundStarts',
  custom<readonly RoundStart[]>((value) => is(shape, value)),
)
/** Several rounds can be open at a time. */
const mostRounds = 6

function useOwner(): string | undefined {
  const visitor = useVisitor()
  return visitor.kind === 'member' ? visitor.user.id : visitor.kind === 'guest' ? 'guest' : undefined
}

/** Remembers in this browser where the person stands before the first answer of a round. */
export function useRememberStart({ id, answers }: Round, standing: Standing | undefined): void {
  const userId = useOwner()
  const isUntouched = answers.length === 0
  useEffect(() => {
    if (!userId || !standing || standing.pendingCount > 0 || !isUntouched) return
    if (readStart(id, userId)) return
    write({
      roundId: id,
      userId,
      altitude: standing.altitude,
      counted: standing.counted,
      answered: standing.answered,
      patterns: standing.patterns.map(({ pattern, recall, interval, isShown, isSecure }) => ({
        ...{ pattern, recall, interval, isShown, isSecure },
      })),
      mixUps: mixUpsIn(standing.confusions).map(({ pattern, takenFor }) => ({ pattern, takenFor })),
    })
  }, [id, userId, standing, isUntouched])
}

/** Undefined on a device on which the round did not begin. */
export function useRoundStart(roundId: string): RoundStart | undefined {
  const userId = useOwner()
  return userId === undefined ? undefined : readStart(roundId, userId)
}

export function markSeen(start: RoundStart): void {
  write({ ...start, isSeen: true })
}

function readStart(roundId: string, userId: string): RoundStart | undefined {
  return stored.read()?.find((start) => start.roundId === roundId && start.userId === userId)
}

function write(start: RoundStart): void {
  const others = (stored.read() ?? []).filter(({ roundId }) => roundId !== start.roundId)
  stored.write([...others, start].slice(-mostRounds))
}
