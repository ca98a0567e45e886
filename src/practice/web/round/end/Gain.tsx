import { countText } from '#platform/count-words.ts'
import type { Round, Standing } from '../../../contract.ts'
import { isFirstGuess, metersText } from '../../overview/Altitude.tsx'
import styles from './end.module.css'
import type { RoundStart } from './round-start.ts'

interface GainProps {
  readonly round: Round
  readonly standing: Standing | undefined
  readonly start: RoundStart | undefined
  /** The answers are all in the standing. */
  readonly isCounted: boolean
  readonly isMoving: boolean
}

/** How far the round led: in meters of altitude, never in points. */
export function Gain({ round, standing, start, isCounted, isMoving }: GainProps) {
  if (!standing) return null
  if (!isCounted)
    return (
      <p role="status" className={line}>
        Your answers are not all counted yet. Your altitude follows.
      </p>
    )
  const { altitude, counted } = standing
  const here = `${altitude.meters.toLocaleString('en')} m`
  const answers = start ? counted - start.counted : undefined
  if (answers === 0)
    return (
      <>
        <p className={line}>
          <b className={number}>{here}</b>
          <span>{`as before, give or take ${altitude.range}`}</span>
        </p>
        <p className="mt-1.5 max-w-[46ch] text-sm text-muted">{uncountedReason(round, standing)}</p>
      </>
    )
  if (!start || start.counted === 0)
    return (
      <p className={line}>
        <b className={number}>{here}</b>
        <span>{`${isFirstGuess(standing) ? 'a first guess, ' : ''}give or take ${altitude.range}`}</span>
      </p>
    )
  const gain = altitude.meters - start.altitude.meters
  return (
    <>
      <p className={line}>
        <b
          className={`${number} ${gain > 0 ? 'text-success' : ''} ${styles.late}`}
          data-moving={isMoving || undefined}
        >
          {gain === 0 ? '±0 m' : `${metersText(gain)} m`}
        </b>
        <span>{`give or take ${altitude.range}, from ${countText(answers ?? 0, 'answer')}`}</span>
      </p>
      {gain < 0 && (
        <p className="mt-1.5 max-w-[46ch] text-sm text-muted">
          You named fewer than your altitude predicted. A few named ones take it back.
        </p>
      )}
    </>
  )
}

const line = 'mt-3 flex flex-wrap items-baseline gap-x-3 text-sm text-muted md:mt-5.5'
const number = 'font-display text-2xl leading-none font-extrabold tracking-display text-ink'

/** Why no answer of the round moved the level. */
function uncountedReason({ kind, items }: Pick<Round, 'kind' | 'items'>, { roundsToday }: Standing): string {
  if (kind === 'streak' || kind === 'storm') return 'Games move neither altitude nor recall.'
  if (!items.some((item) => item.kind === 'spot' && item.isRated))
    return 'You chose what this round asks, so it counts for the schedule only.'
  if (kind === 'daily' && roundsToday > 2) return 'Two daily rounds a day count. This was one more.'
  return 'You saw these prompts not long ago, so they count for the schedule only.'
}
