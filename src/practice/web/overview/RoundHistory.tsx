import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import type { RoundSummary } from '../../contract.ts'
import { Strip } from '../round/Strip.tsx'
import { roundsIn, type useRounds } from '../use-rounds.ts'

const shortCount = 5
const moment = new Intl.DateTimeFormat('en-US', {
  hourCycle: 'h23',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const kinds: Record<RoundSummary['kind'], string> = {
  daily: 'Daily round',
  free: 'Chosen patterns',
  worst: 'Worst confusions',
  streak: 'Streak',
  storm: 'Storm',
}

/** All rounds, each of which can be read again. */
export function RoundHistory({ query }: { query: ReturnType<typeof useRounds> }) {
  const [isLong, setIsLong] = useState(false)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const rounds = roundsIn(data)
  const total = data?.pages[0]?.total ?? 0
  if (rounds?.length === 0) return null
  const hasMore = isLong ? hasNextPage : total > shortCount
  return (
    <section aria-labelledby="rounds" className="page mt-12 md:mt-16">
      <h2 id="rounds" className="mb-5">
        Rounds
      </h2>
      {error && (
        <Alert
          onRetry={() => void refetch()}
        >{`Your rounds could not be loaded. ${sentenceOf(error)}`}</Alert>
      )}
      {!rounds && !error && <p className="text-sm text-muted">Loading your rounds...</p>}
      {rounds && (
        <ol className="border-t border-line">
          {(isLong ? rounds : rounds.slice(0, shortCount)).map((round) => (
            <Row key={round.id} round={round} />
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

function Row({ round }: { round: RoundSummary }) {
  const { id, kind, createdAt, endedAt, results, ms } = round
  const when = moment.format(new Date(createdAt))
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-1 border-b border-line py-3 text-sm tabular-nums md:min-h-14 md:grid-cols-[11rem_10rem_minmax(0,18rem)_1fr_auto_auto] md:py-0">
      <span>{when}</span>
      <b className="max-md:text-right">{kinds[kind]}</b>
      <Strip
        cells={results.map(({ kind: item, result }) => ({ kind: item, state: result }))}
        height={12}
        isDecoration
        className="max-md:col-span-2 max-md:row-start-3"
      />
      <span className="text-muted">
        <span>{`${results.filter(({ result }) => result === 'right').length} of ${results.length} right`}</span>
        <span className="md:hidden">{ms > 0 && `, ${timeText(ms)}`}</span>
      </span>
      <span className="text-muted max-md:hidden">{ms > 0 && timeText(ms)}</span>
      <Link
        to={`/practice/rounds/${id}`}
        aria-label={`${endedAt ? 'Read again' : 'Continue'}: ${kinds[kind]}, ${when}`}
        className="inline-flex min-h-11 items-center link max-md:justify-self-end"
      >
        {endedAt ? 'Read again' : 'Continue'}
      </Link>
    </li>
  )
}

function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60
    ? `${seconds} s`
    : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}
