import { displayNameOf } from '#curriculum/patterns.ts'
import type { PatternStanding } from '../../../contract.ts'
import { capitalized, dueText } from '../../../day-words.ts'
import { estimateOfPattern } from '../../../standing/category-recall.ts'
import { percentText, recallText } from '../../recall/RecallLine.tsx'
import { LargeRidge } from '../../recall/Ridge.tsx'

interface RecallChangeProps {
  readonly before: PatternStanding
  /** Undefined until the server has counted the answer. */
  readonly after: PatternStanding | undefined
}

/**
 * Recall before and after an answer: both numbers, never points won or lost. What was known before has the same size, so
 * that the prompt below it stays where it is when the answer is counted.
 */
export function RecallChange({ before, after }: RecallChangeProps) {
  const was = estimateOfPattern(before)
  if (!after)
    return (
      <div className="mt-5">
        <LargeRidge estimate={was} isProvisional={!before.isShown} hasAxis />
        <p className="mt-1.5 text-sm text-ink-2">
          {was
            ? `${capitalized(percentText(was.value, !before.isShown))} before this answer.`
            : 'Nothing was known before this answer.'}
        </p>
      </div>
    )
  const now = estimateOfPattern(after)
  if (!now) return null
  const isProvisional = !after.isShown
  const number = percentText(now.value, isProvisional)
  const wasNumber = was && percentText(was.value, !before.isShown)
  const due = dueText(after.due, Date.now())
  return (
    <div className="mt-5">
      <LargeRidge
        estimate={now}
        before={was}
        isProvisional={isProvisional}
        hasAxis
        isMoving
        label={`${recallText(now, isProvisional)}${wasNumber ? `; it was ${wasNumber}` : ''}`}
      />
      <p className="mt-1.5 text-sm text-ink-2">
        <b className="text-ink tabular-nums">
          {wasNumber && wasNumber !== number ? `${wasNumber} → ${number}` : number}
        </b>{' '}
        <span>{`for ${displayNameOf(after.pattern)}.${due && ` Due again ${due}.`}`}</span>
      </p>
    </div>
  )
}
