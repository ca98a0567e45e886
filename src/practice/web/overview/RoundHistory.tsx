import { useState } from 'react'
import { Link } from 'react-router'
import { dateFormat } from '#platform/date-format.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import type { PracticeDay, RoundSummary } from '../../contract.ts'
import { Strip } from '../round/Strip.tsx'
import { roundsIn, type useRounds } from '../use-rounds.ts'
import { heightAfter, metersText, todayOf } from './Altitude.tsx'

const shortCount = 5
const date = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })
const kinds: Record<RoundSummary['kind'], string> = {
  daily: 'Daily',
  free: 'Chosen',
  worst: 'Mix-ups',
  streak: 'Streak',
  storm: 'Storm',
}

interface RoundHistoryProps {
  readonly query: ReturnType<typeof useRounds>
  readonly days: readonly PracticeDay[]
}

/** All rounds, each of which can be read again. */
export function RoundHistory({ query, days }: RoundHistoryProps) {
  const [isLong, setIsLong] = useState(false)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const rounds = roundsIn(data)
  const total = data?.pages[0]?.total ?? 0
  if (rounds?.length === 0) return null
  const hasMore = isLong ? hasNextPage : total > shortCount
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
      {rounds && (
        <ol>
          {(isLong ? rounds : rounds.slice(0, shortCount)).map((round) => (
            <Row key={round.id} round={round} gain={gainOf(round, days)} />
          ))}
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

const cellsOfPlay = 10

function Row({ round, gain }: { round: RoundSummary; gain: number }) {
  const { id, kind, createdAt, endedAt, results, ms } = round
  const when = date(createdAt)
  const right = results.filter(({ result }) => result === 'right').length
  const isPlay = kind === 'streak' || kind === 'storm'
  // What was not asked of them says nothing.
  const cells = isPlay ? results.filter(({ result }) => result !== 'open').slice(-cellsOfPlay) : results
  const score = isPlay ? `${right} right` : `${right} of ${results.length}`
  return (
    <li className="grid min-h-11 grid-cols-[5.25rem_3.75rem_minmax(0,1fr)_3.5rem] items-center gap-x-3 border-line not-first:border-t max-[20rem]:flex max-[20rem]:flex-wrap md:min-h-9.5 md:grid-cols-[6.5rem_6.5rem_minmax(0,1fr)_4.5rem_3.75rem] md:gap-x-3.5">
      <span className="whitespace-nowrap text-muted">{when}</span>
      <Link
        to={`/practice/rounds/${id}`}
        aria-label={endedAt ? `${kinds[kind]}, ${when}, read again` : `Continue: ${kinds[kind]}, ${when}`}
        className="inline-flex min-h-11 items-center font-strong no-underline hover:text-accent-text hover:underline md:min-h-6"
      >
        {endedAt ? kinds[kind] : 'Continue'}
      </Link>
      <Strip
        cells={cells.map(({ kind: item, result }) => ({ kind: item, state: result }))}
        height={12}
        isDecoration
        className="max-w-48 max-xs:hidden"
      />
      <span
        className={`text-right font-strong whitespace-nowrap tabular-nums ${gain > 0 ? 'text-success' : ''}`}
      >
        {gain === 0 ? score : `${metersText(gain)} m`}
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
