import { displayNameOf } from '#curriculum/patterns.ts'
import { percent, roughPercent } from '../../recall/RecallLine.tsx'
import { LargeRidge } from '../../recall/Ridge.tsx'
import type { RecallMove } from '../recall-move.ts'

/** The ridge after an answer, with its outline before it. */
export function RecallChange({ move: { pattern, before, after, isShown } }: { move: RecallMove }) {
  const name = displayNameOf(pattern)
  if (!after) return null
  const now = isShown ? `${percent(after.value)}%` : `about ${roughPercent(after.value)}%`
  const range = `most likely between ${percent(after.interval[0])} and ${percent(after.interval[1])}`
  return (
    <div className="mt-5">
      <LargeRidge
        estimate={after}
        before={before}
        label={
          before
            ? `Recall was ${percent(before.value)}% and is ${now}, ${range}`
            : `Recall is ${now}, ${range}`
        }
      />
      <p className="mt-0.5 text-sm text-ink-2">
        <b className="text-ink tabular-nums">{before ? `${percent(before.value)}% → ${now}` : now}</b>{' '}
        <span>{`recall of ${name}`}</span>
      </p>
    </div>
  )
}
