import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import type { RoundSummary, Standing } from '../../contract.ts'
import { practiceLead } from '../../rounds/round-offer.ts'
import { isMet } from '../../standing/range-order.ts'
import { useCheckSync } from '../check/use-check-sync.ts'
import { roundsIn, useRounds, useStartRound } from '../use-rounds.ts'
import { useKnownStanding } from '../use-standing.ts'
import { Altitude, isAltitudeExplained, todayOf } from './Altitude.tsx'
import type { MixHeight } from './AltitudeChart.tsx'
import { AltitudeWords } from './AltitudeWords.tsx'
import { DayStrip } from './DayStrip.tsx'
import { habitOf } from './habit.ts'
import { Improvements } from './Improvements.tsx'
import { MixUps, mixUpsIn } from './MixUps.tsx'
import { BlindPracticeLink, type CompanyField, OtherRounds } from './OtherRounds.tsx'
import { PlayTiles } from './PlayTiles.tsx'
import styles from './practice.module.css'
import { Range } from './Range.tsx'
import { RoundHead, useLessonFirst } from './RoundHead.tsx'
import { RoundHistory } from './RoundHistory.tsx'
import { WaitingAnswers } from './WaitingAnswers.tsx'

interface PracticePageProps {
  readonly CompanyField: CompanyField
  /** A company's mix, shown beside the altitude. */
  readonly mix?: MixHeight | undefined
}

const CountedPage = lazy(async () => ({ default: (await import('../counted/CountedPage.tsx')).CountedPage }))

/** Practice or, at `?counted`, how it is counted. */
export function PracticePage(props: PracticePageProps) {
  const [search] = useSearchParams()
  return search.has('counted') ? (
    <LoadBoundary
      className="page pt-10"
      loadingText="Loading how it is counted..."
      failureText="The page could not be loaded."
    >
      <CountedPage />
    </LoadBoundary>
  ) : (
    <Overview {...props} />
  )
}

/** Today's round, and everything that is known about what the person recognizes. */
function Overview({ CompanyField, mix }: PracticePageProps) {
  const isGuest = likelyKind(useVisitor()) === 'guest'
  const { standing, guestRounds, failure, retry } = useKnownStanding()
  const rounds = useRounds()
  const shownRounds = roundsIn(rounds.data)
  // Answers of a check that an earlier visit could not send.
  useCheckSync()
  return (
    <div className="pb-14">
      <title>Practice · Capra</title>
      <WaitingAnswers pendingCount={standing?.pendingCount ?? 0} />
      <meta name="description" content="Short rounds that train and measure which patterns you recognize." />
      {!standing || (!shownRounds && !rounds.error && !isGuest) ? (
        // Full height, so that the footer does not move when the rest arrives.
        <div className="page min-h-dvh pt-6 md:pt-8.5">
          <h1 className="md:text-[2.75rem]">Practice</h1>
          <p className="mt-2.5 max-w-prose text-lg text-ink-2">{practiceLead}</p>
          {failure ? (
            <div className="mt-6">
              <Alert
                onRetry={retry}
              >{`Your practice could not be loaded. ${sentenceOf(failure)} Answers that you have given are kept.`}</Alert>
            </div>
          ) : (
            <Spinner text="Loading your practice..." />
          )}
        </div>
      ) : (
        <Practice
          standing={standing}
          rounds={shownRounds ?? guestRounds}
          history={rounds}
          {...{ isGuest, mix, CompanyField }}
        />
      )}
    </div>
  )
}

interface PracticeProps extends PracticePageProps {
  readonly standing: Standing
  readonly rounds: readonly RoundSummary[]
  readonly history: ReturnType<typeof useRounds>
  readonly isGuest: boolean
}

function Practice({ standing, rounds, history, isGuest, mix, CompanyField }: PracticeProps) {
  const starting = useStartRound()
  const now = Date.now()
  const today = todayOf(now)
  // While few days have passed, they and their comparison have nothing to say.
  const isFirstDay = standing.days.length < 2
  // The only round is at the top of the page already.
  const isHistoryShown = useLessonFirst({ standing, rounds }) === undefined || rounds.length > 1
  const { improvements, confusions, endedConfusions } = standing
  const range = standing.patterns.some(isMet) && <Range patterns={standing.patterns} />
  const tiles = <PlayTiles {...{ standing, isGuest }} />
  return (
    <>
      <div className={`page ${styles.head}`}>
        <RoundHead {...{ standing, rounds, starting, isGuest }} />
        <Altitude {...{ standing, today, mix }} />
      </div>
      {!isFirstDay && <DayStrip days={standing.days} today={today} habit={habitOf(rounds, now)} />}
      {isFirstDay ? range && <div className="pb-4.5">{range}</div> : tiles}
      {!isFirstDay && (
        <div className="page grid grid-cols-1 gap-x-14 gap-y-7 pt-8 empty:hidden md:pt-11 md:has-[>:nth-child(2)]:grid-cols-2">
          <Improvements improvements={improvements} />
          <MixUps confusions={confusions} ended={endedConfusions} starting={isGuest ? undefined : starting} />
        </div>
      )}
      {isFirstDay ? tiles : range}
      {isGuest ? (
        <p className="page flex items-center gap-x-1.5 pt-7 text-sm">
          <span className="font-strong text-muted">Or practice with</span>
          <BlindPracticeLink />
        </p>
      ) : (
        <OtherRounds
          hasConfusions={mixUpsIn(confusions).length > 0}
          starting={starting}
          CompanyField={CompanyField}
        />
      )}
      <div className="page grid grid-cols-1 items-start gap-x-14 gap-y-8 pt-9 empty:hidden md:has-[>:nth-child(2)]:grid-cols-[5fr_7fr]">
        {isAltitudeExplained(standing) && <AltitudeWords />}
        {!isGuest && isHistoryShown && <RoundHistory query={history} standing={standing} />}
      </div>
    </>
  )
}
