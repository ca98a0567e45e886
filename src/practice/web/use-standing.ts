import { useEffect, useState, useSyncExternalStore } from 'react'
import { openCategoryCount } from '#accounts/access.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { categorySummaries } from '#curriculum/index.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import type { RoundSummary, Standing } from '../contract.ts'
import { dailySize } from '../rounds/round-rules.ts'
import { altitudeOf, ratingConstants } from '../standing/rating.ts'
import { countGuestAnswers, onGuestPractice, readGuestPractice } from './guest-answers.ts'
import { useStandingQuery } from './standing-query.ts'

interface KnownStanding {
  /** Undefined for visitors, and until it is known. */
  readonly standing: Standing | undefined
  /** A guest's last round, which this browser keeps. */
  readonly guestRounds: readonly RoundSummary[]
  readonly failure: Error | undefined
  retry(): void
}

/** What a member or guest recognizes. */
export function useKnownStanding(): KnownStanding {
  const isGuest = useVisitor().kind === 'guest'
  const guest = useGuestStanding(isGuest)
  const { data, error, isFetching, refetch } = useStandingQuery()
  return {
    standing: isGuest ? (guest?.standing ?? guestStanding) : data,
    guestRounds: guest?.rounds ?? noRounds,
    failure: error && !isFetching ? error : undefined,
    retry: () => void refetch(),
  }
}

interface GuestSummary {
  readonly standing: Standing
  readonly rounds: readonly RoundSummary[]
}

const noRounds: readonly RoundSummary[] = []

export function useStanding(): Standing | undefined {
  return useKnownStanding().standing
}

/** Sums up a guest's answers, once there are any. The code and the prompts for that are loaded only then. */
function useGuestStanding(isGuest: boolean): GuestSummary | undefined {
  const practice = useSyncExternalStore(onGuestPractice, readGuestPractice, readGuestPractice)
  const [summed, setSummed] = useState<GuestSummary>()

  useEffect(() => {
    if (!isGuest || countGuestAnswers() === 0) return setSummed(undefined)
    let isCurrent = true
    Promise.all([import('./guest-practice.ts'), import('./guest-bank.ts')]).then(
      ([{ createGuestPractice }, { guestBank }]) => {
        if (!isCurrent) return
        const { standing: own, summary } = createGuestPractice(guestBank)
        const round = summary(practice)
        setSummed({ standing: own(practice), rounds: round ? [round] : noRounds })
      },
      () => {}, // Without network there is no number, which pages show as such.
    )
    return () => {
      isCurrent = false
    }
  }, [isGuest, practice])

  return summed
}

/** A guest who has not answered yet: only the first categories are open. */
const guestStanding: Standing = {
  patterns: patternList
    .filter(({ categoryId }) =>
      categorySummaries.slice(0, openCategoryCount).some(({ id }) => id === categoryId),
    )
    .map(({ name }) => ({
      pattern: name,
      n: 0,
      right: 0,
      recall: null,
      interval: null,
      isShown: false,
      earlier: null,
      weight: 0,
      offsetVariance: ratingConstants.offsetVariance,
      worth: 0,
      stability: null,
      due: null,
      lastSeen: null,
      isSecure: false,
      isUsedUp: false,
    })),
  counted: 0,
  altitude: altitudeOf({ value: 0, variance: ratingConstants.levelVariance }),
  levelVariance: ratingConstants.levelVariance,
  days: [],
  checks: [],
  check: 'used-up',
  best: { streak: 0, storm: 0 },
  isFlattered: false,
  words: [],
  confusions: [],
  endedConfusions: [],
  improvements: [],
  answered: 0,
  pendingCount: 0,
  roundSize: dailySize,
  utcOffset: 0,
  dueCount: 0,
  roundsToday: 0,
  forecasts: [],
}
