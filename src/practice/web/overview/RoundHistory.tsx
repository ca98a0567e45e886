import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { dateFormat } from '#platform/date-format.ts'
import { dayMs } from '#platform/durations.ts'
import { dayOf, deviceOffset, startOfLocalDay } from '#platform/local-day.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import type { CheckResult, PracticeDay, RoundSummary, Standing } from '../../contract.ts'
import type { Cell } from '../round/round-state.ts'
import { Strip } from '../round/Strip.tsx'
import { roundsIn, type useRounds } from '../use-rounds.ts'
import { heightAfter, metersText, todayOf } from './Altitude.tsx'

const shortCount = 5
const dayAndMonth = { weekday: 'short', day: 'numeric', month: 'short' } as const
const date = dateFormat(dayAndMonth)
const dateOfDay = dateFormat({ ...dayAndMonth, timeZone: 'UTC' })
const kinds: Record<RoundSummary['kind'], string> = {
  daily: 'Daily',
  free: 'Chosen',
  worst: 'Mix-ups',
  streak: 'Streak',
  storm: 'Storm',
}

interface RoundHistoryProps {
  readonly query: ReturnType<typeof useRounds>
  readonly standing: Pick<Standing, 'days' | 'checks'>
}

/** All rounds, each of which can be read again, and between them what the Sealed Fives came to. */
export function RoundHistory({ query, standing: { days, checks } }: RoundHistoryProps) {
  const [isLong, setIsLong] = useState(false)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const rounds = roundsIn(data)
  const total = data?.pages[0]?.total ?? 0
  if (rounds?.length === 0) return null
  const hasMore = isLong ? hasNextPage : total + checks.length > shortCount
  const entries = rounds && withChecks(rounds, checks, hasNextPage)
  return (
    <section aria-labelledby="rounds" className="border-t border-line pt-5.5 text-sm">
      <h2 id="rounds" className="mb-1 text-xl">
        Rounds
      </h2>
      {error && (
        <Alert
          onRetry={() => void refetch()}
        >{`Your rounds could not be loaded. ${sentenceOf(error)}`}</Alert>
      )}
      {!rounds && !error && <p className="text-sm text-muted">Loading your rounds...</p>}
      {entries && (
        <ol className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-3 md:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto_auto] md:gap-x-4.5">
          {(isLong ? entries : entries.slice(0, shortCount)).map((entry) =>
            'round' in entry ? (
              <RoundRow key={entry.round.id} round={entry.round} gain={gainOf(entry.round, days)} />
            ) : (
              <CheckRow key={entry.check.week} check={entry.check} day={entry.day} />
            ),
          )}
        </ol>
      )}
      {hasMore && (
        <Button
          look="link"
          className="mt-2"
          aria-disabled={isFetchingNextPage}
          onClick={() => (isLong ? void fetchNextPage() : setIsLong(true))}
        >
          {isLong ? 'Show older rounds' : `All ${total} rounds`}
        </Button>
      )}
    </section>
  )
}

/** A Sealed Five or another round makes a day's answers at least so many more. */
const fewestOfOthers = 5

/** By how many meters the round moved the altitude: that of its day, if nothing else was done on it. */
function gainOf({ endedAt, results }: RoundSummary, days: readonly PracticeDay[]): number {
  if (endedAt === null) return 0
  const index = days.findIndex(({ day }) => day === todayOf(Date.parse(endedAt)))
  const [before, own] = [days[index - 1], days[index]]
  if (!before || !own || own.answered >= results.length + fewestOfOthers) return 0
  return own.altitude.meters - heightAfter(before, own.day)
}

type Entry = { readonly at: number } & (
  | { readonly round: RoundSummary }
  | { readonly check: CheckResult; readonly day: number }
)

/** Newest first. Only the week of a Sealed Five is known, so it comes at its end. */
function withChecks(
  rounds: readonly RoundSummary[],
  checks: readonly CheckResult[],
  hasOlder: boolean,
): readonly Entry[] {
  const entries: readonly Entry[] = [
    ...rounds.map((round) => ({ at: Date.parse(round.createdAt), round })),
    ...checks.map((check) => {
      const sunday = dayOf(check.week) + 6
      return { at: startOfLocalDay(sunday + 1, deviceOffset()), check, day: sunday }
    }),
  ]
  const oldest = hasOlder ? Math.min(...rounds.map(({ createdAt }) => Date.parse(createdAt))) : 0
  return entries.filter(({ at }) => at >= oldest).toSorted((one, other) => other.at - one.at)
}

const cellsOfPlay = 10

function RoundRow({ round, gain }: { round: RoundSummary; gain: number }) {
  const { id, kind, createdAt, endedAt, results, ms } = round
  const when = date(createdAt)
  const right = results.filter(({ result }) => result === 'right').length
  const isPlay = kind === 'streak' || kind === 'storm'
  // What was not asked of them says nothing.
  const cells = isPlay ? results.filter(({ result }) => result !== 'open').slice(-cellsOfPlay) : results
  return (
    <Row
      when={when}
      name={
        <Link
          to={`/practice/rounds/${id}`}
          aria-label={endedAt ? `${kinds[kind]}, ${when}, read again` : `Continue: ${kinds[kind]}, ${when}`}
          className={link}
        >
          {endedAt ? kinds[kind] : 'Continue'}
        </Link>
      }
      cells={cells.map(({ kind: item, result }) => ({ kind: item, state: result }))}
      score={isPlay ? `${right} right` : `${right} of ${results.length}`}
      gain={gain}
      ms={ms}
    />
  )
}

/** Which of the five were right is not kept with the result: those that were are first. */
function CheckRow({ check: { answered, credit }, day }: { check: CheckResult; day: number }) {
  const isThisWeek = day >= todayOf(Date.now())
  return (
    <Row
      when={isThisWeek ? 'This week' : dateOfDay(day * dayMs)}
      name={
        isThisWeek ? (
          <Link to="/practice/check" aria-label="Sealed Five, this week, read again" className={link}>
            Sealed Five
          </Link>
        ) : (
          <span className="font-strong">Sealed Five</span>
        )
      }
      cells={Array.from({ length: answered }, (_, index) => ({
        kind: 'spot',
        state: index + 1 <= credit ? 'right' : index < credit ? 'close' : 'wrong',
      }))}
      score={`${credit} of ${answered}`}
    />
  )
}

/** On a phone the whole left part of the row leads to the round. */
const link =
  'font-strong no-underline hover:text-accent-text hover:underline max-md:after:absolute max-md:after:inset-0 md:inline-flex md:min-h-6 md:items-center'

interface RowProps {
  readonly when: string
  readonly name: ReactNode
  readonly cells: readonly Cell[]
  readonly score: string
  /** 0 if it is not known. */
  readonly gain?: number
  readonly ms?: number
}

function Row({ when, name, cells, score, gain = 0, ms = 0 }: RowProps) {
  return (
    <li className="col-span-full grid min-h-13 grid-cols-subgrid items-center border-line whitespace-nowrap not-first:border-t md:min-h-9.5">
      <span className="max-md:relative max-md:flex max-md:min-h-11 max-md:flex-col-reverse max-md:justify-center max-md:leading-tight md:contents">
        <span className="text-muted max-md:text-xs">{when}</span>
        {name}
      </span>
      <span>
        <Strip cells={cells} height={12} isDecoration className="max-w-48 max-xs:hidden" />
      </span>
      <span className="text-right font-strong tabular-nums">{score}</span>
      <span className={`text-right font-strong tabular-nums ${gain > 0 ? 'text-success' : ''}`}>
        {gain !== 0 && `${metersText(gain)} m`}
      </span>
      <span className="text-right text-muted tabular-nums max-md:hidden">{ms > 0 && timeText(ms)}</span>
    </li>
  )
}

/** As in '5:10'. */
function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
