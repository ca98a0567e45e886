import { displayNameOf } from '#curriculum/patterns.ts'
import type { PatternStanding } from '../../../contract.ts'
import { estimateOfPattern } from '../../../standing/category-recall.ts'
import { percent, percentText } from '../../recall/RecallLine.tsx'
import { LargeRidge } from '../../recall/Ridge.tsx'

interface RecallChangeProps {
  readonly before: PatternStanding
  readonly after: PatternStanding
}

/** Recall after an answer, with its range: the new number, never points won or lost. */
export function RecallChange({ before, after }: RecallChangeProps) {
  const now = estimateOfPattern(after)
  if (!now) return null
  const was = estimateOfPattern(before)
  const isProvisional = !after.isShown
  const number = percentText(now.value, isProvisional)
  const range = `${percent(now.interval[0])} to ${percent(now.interval[1])}`
  return (
    <div className="mt-5">
      <LargeRidge
        estimate={now}
        before={was}
        isProvisional={isProvisional}
        label={`Recall is ${number}, most likely between ${range.replace(' to ', ' and ')}${was ? `; it was ${percentText(was.value, !before.isShown)}` : ''}`}
      />
      <p className="mt-0.5 text-sm text-ink-2">
        <b className="text-ink tabular-nums">{number}</b>{' '}
        <span className="text-muted tabular-nums">{`[${range}]`}</span>{' '}
        <span>{`recall of ${displayNameOf(after.pattern)} now`}</span>
      </p>
    </div>
  )
}
