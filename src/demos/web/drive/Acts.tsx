import { MoveLeft, MoveRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Step } from '#algorithms/step.ts'
import { valueAt } from '../../describe/value-at.ts'
import { type Act, countRight, type Drive } from '../../drive/drive.ts'

interface ActsProps {
  drive: Drive
  /** Numbered, and with what was pressed first. */
  isLarge?: boolean
}

const words = { first: 'at first try', second: 'at second try', shown: 'shown' } as const

/** The run as an array of what the learner did. The acts to come are left out: their number would tell the end. */
export function Acts({ drive, isLarge }: ActsProps) {
  const { acts, phase } = drive
  return (
    <ol className="drive-acts" data-large={isLarge} aria-label="Your acts">
      {acts.map((act, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an act is its position.
        <li key={index} data-outcome={act.outcome} title={act.decision.answer}>
          {isLarge && <small aria-hidden="true">{index + 1}</small>}
          <i aria-hidden="true">{signOf(act, stepOf(act, drive))}</i>
          <span className="sr-only">{`${act.decision.answer}, ${words[act.outcome]}`}</span>
        </li>
      ))}
      {(phase === 'deciding' || phase === 'running') && (
        <li data-outcome="now">
          <i aria-hidden="true" />
          <span className="sr-only">now</span>
        </li>
      )}
    </ol>
  )
}

export function stepOf({ run, step }: Act, { runs }: Drive): Step | undefined {
  return runs[run]?.steps[step]
}

const longestSign = 7

/** What stands for an act in its cell: a direction, what was pressed, or the first word. */
function signOf({ decision }: Act, step: Step | undefined): ReactNode {
  const { answer, positions } = decision
  const [direction] = answer.match(/(?<=\b)(left|right)$/) ?? []
  if (direction === 'left') return <MoveLeft />
  if (direction === 'right') return <MoveRight />
  const position = positions?.[answer]
  const value = position && step && valueAt(position, step)
  const sign = value || (answer.split(/[\s:,]/)[0] ?? '')
  return sign.length <= longestSign ? sign : `${sign.slice(0, longestSign - 1)}…`
}

/** The acts so far in words. */
export function sayTally({ acts }: Drive): string {
  const right = countRight({ acts })
  const count = `${acts.length} ${acts.length === 1 ? 'act' : 'acts'}`
  if (acts.length === 0) return 'No act yet.'
  if (right === acts.length)
    return acts.length === 1 ? `${count}, at first try` : `${count}, each at first try`
  return `${count}, ${right} at first try`
}
