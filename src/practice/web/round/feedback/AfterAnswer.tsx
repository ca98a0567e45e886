import { dayMs } from '#platform/durations.ts'
import type { PatternStanding, Round, SpotItem, Standing } from '../../../contract.ts'
import { recallAfterMs } from '../../../standing/standing.ts'
import type { Step } from '../round-state.ts'
import { RecallChange } from './RecallChange.tsx'

interface AfterAnswerProps {
  readonly round: Round
  /** What was on the screen before it. */
  readonly previous: Step | undefined
  readonly item: SpotItem
  /** Index of what was missed, if this came back for it. */
  readonly comebackOf: number | undefined
  readonly standing: Standing | undefined
  /** What was known just before the answer. Undefined when it is read again. */
  readonly before: PatternStanding | undefined
  readonly answeredBefore: number | undefined
}

/** What the answer changed, or why it does not count; and that the pattern was new, which nothing told before. */
export function AfterAnswer(props: AfterAnswerProps) {
  const { item, comebackOf, standing, before, answeredBefore } = props
  const after = standing?.patterns.find(({ pattern }) => pattern === item.prompt.pattern)
  const isCounted = before !== undefined && after !== undefined && after.weight > before.weight
  const isAdded =
    standing !== undefined && standing.pendingCount === 0 && standing.answered > (answeredBefore ?? 0)
  const reason = standing && (uncountedReason(props, standing) ?? (isAdded ? uncountedText : undefined))
  return (
    <>
      {comebackOf === undefined ? (
        before &&
        (isCounted || !reason ? (
          <RecallChange before={before} after={isCounted ? after : undefined} />
        ) : (
          <p className={note}>{reason}</p>
        ))
      ) : (
        <p className={note}>
          {`It came back because you missed number ${comebackOf + 1}. It counts for the schedule, not for recall.`}
        </p>
      )}
      {item.isNew && before && <p className={note}>That was a new pattern. Here is another prompt of it.</p>}
    </>
  )
}

const note = 'mt-4 text-sm text-muted'
const uncountedText = 'It does not count for recall. It sets when the pattern is due again.'

/** Undefined where only the server knows. */
function uncountedReason(
  { round: { kind }, previous, item: { isRated, isSeen } }: AfterAnswerProps,
  { roundsToday }: Standing,
): string | undefined {
  if (previous?.item.kind === 'spot' && previous.item.isNew)
    return 'This one does not count for recall: the prompt before it gave its pattern away.'
  if (kind !== 'daily' && !isRated)
    return 'It does not count for recall: you chose what this round asks. It sets when the pattern is due again.'
  if (isSeen)
    return `You saw this prompt less than ${recallAfterMs / dayMs} days ago, so it does not count for recall.`
  if (kind === 'daily' && roundsToday >= 2)
    return 'It does not count for recall: two daily rounds a day count, and this is one more.'
  return isRated ? undefined : uncountedText
}
