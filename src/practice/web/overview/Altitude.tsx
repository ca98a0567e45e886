import { Link } from 'react-router'
import { countText } from '#platform/count-words.ts'
import { deviceOffset, localDay } from '#platform/local-day.ts'
import type { PracticeDay, Standing } from '../../contract.ts'
import { capitalized } from '../../day-words.ts'
import { dailySize } from '../../rounds/round-rules.ts'
import { checkLine, flatteryOf } from '../../standing/check-line.ts'
import { fallIn, metersPerStep, ratingConstants } from '../../standing/rating.ts'
import { AltitudeChart, type MixHeight } from './AltitudeChart.tsx'
import { chartOf } from './chart-scale.ts'

interface AltitudeProps {
  readonly standing: Standing
  /** Days from 1970 to the local date. */
  readonly today: number
  readonly mix?: MixHeight | undefined
}

/** The level as a height: where it is, how it came there, and whether the weekly check agrees. */
export function Altitude({ standing, today, mix }: AltitudeProps) {
  const { altitude, days, checks } = standing
  const gain = weekGain(standing, today)
  const data = chartOf({ days, now: altitude, checks: checkLine(checks, days), today, mark: mix?.meters })
  return (
    <figure aria-label="Your altitude" className="min-w-0">
      <figcaption className="mb-1 flex flex-wrap items-baseline gap-x-3.5 gap-y-1 text-sm text-muted">
        <b className="font-display text-[2.75rem] leading-none font-extrabold tracking-tighter text-ink md:text-figure">
          {altitude.meters.toLocaleString('en')}
          <small className="ml-1.25 text-xl leading-none font-bold">m</small>
        </b>
        <span>{rangeText(standing)}</span>
        {gain !== undefined && gain !== 0 && (
          <span
            className={`font-bold ${gain > 0 ? 'text-success' : 'text-ink'}`}
          >{`${metersText(gain)} this week`}</span>
        )}
      </figcaption>
      <AltitudeChart data={data} today={today} mix={mix} />
      <Verdict standing={standing} today={today} />
    </figure>
  )
}

/** '+18' or '−12'. */
export function metersText(meters: number): string {
  return `${meters < 0 ? '−' : '+'}${Math.abs(meters).toLocaleString('en')}`
}

/** The answers of one round at most. */
export const isFirstGuess = ({ counted }: Pick<Standing, 'counted'>) => counted <= 10

function rangeText(standing: Standing): string {
  const { range } = standing.altitude
  if (standing.counted === 0) return `where everyone starts, give or take ${range}`
  return `${isFirstGuess(standing) ? 'a first guess' : 'your altitude'}, give or take ${range}`
}

/** Undefined in the first week. What an absence took before this week is not of this week. */
function weekGain({ days, altitude }: Standing, today: number): number | undefined {
  const weekAgo = today - 7
  const last = days.findLast(({ day }) => day <= weekAgo)
  if (!last) return undefined
  return altitude.meters - heightAfter(last, weekAgo)
}

/** Where somebody who stood there stands on a later day without an answer in between. */
export function heightAfter({ day, altitude }: PracticeDay, later: number): number {
  return Math.round(altitude.meters - metersPerStep * fallIn(later - day))
}

function Verdict({ standing, today }: Pick<AltitudeProps, 'standing' | 'today'>) {
  const { checks, counted, isFlattered, days } = standing
  const above = flatteryOf(checks)
  if (isFlattered && above > 0)
    return (
      <p className={`${line} text-ink`}>
        <b>{`Practice flatters you by ${above} m.`}</b>{' '}
        <span>
          Over the last four checks you named less than practice predicted. Trust the lower line, and practice
          what you have not seen.
        </span>
      </p>
    )
  return (
    <p className={`${line} text-ink-2`}>
      <span>{verdictText({ checks: checks.length, above, counted, away: awayDays(days, today) })}</span>{' '}
      {!isAltitudeExplained(standing) && (
        <Link to="/practice?counted" className="link">
          How it is counted
        </Link>
      )}
    </p>
  )
}

/** In the first two rounds the number needs no table beside it. */
export function isAltitudeExplained({ counted }: Pick<Standing, 'counted'>): boolean {
  return counted > 2 * dailySize
}

const line = 'max-w-[58ch] text-sm leading-normal'

/** Days since the last day with an answer. */
function awayDays(days: Standing['days'], today: number): number {
  const last = days.at(-1)
  return last ? today - last.day : 0
}

interface Facts {
  readonly checks: number
  readonly above: number
  readonly counted: number
  readonly away: number
}

function verdictText({ checks, above, counted, away }: Facts): string {
  if (away > ratingConstants.fallAfterDays)
    return `Your last answer was ${away} days ago. After a week the level falls slowly and its range widens, until you come back. A few answers bring it up to date.`
  if (counted === 0) return 'Everyone starts at 1,000 m. Your first ten answers say roughly where you stand.'
  if (isFirstGuess({ counted }))
    return `Everyone starts at 1,000 m. ${capitalized(countText(counted, 'answer'))} ${counted === 1 ? 'leaves' : 'leave'} it wide; three more rounds take about a third off it. Nothing is lost by a bad first day.`
  if (checks === 0)
    return 'In four of five cases you stand inside the band. A Sealed Five a week says whether practice and reality agree.'
  const where =
    above === 0
      ? 'runs where practice does'
      : `runs ${Math.abs(above)} m ${above > 0 ? 'below' : 'above'} practice`
  if (checks < 4) return `The sealed line ${where}. Four checks say whether that is more than chance.`
  return above > 0
    ? `The sealed line ${where}. That is within chance. If it falls further below, this page says that practice flatters you.`
    : `The sealed line ${where}: practice does not flatter you.`
}

/** Days from 1970 to the date of this browser. */
export function todayOf(now: number): number {
  return localDay({ now, offset: deviceOffset(new Date(now)) })
}
