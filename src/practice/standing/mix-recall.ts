import type { Fingerprint } from '../fingerprint-contract.ts'
import type { PromptBank } from '../rounds/bank.ts'
import { recallOf } from './present-standing.ts'
import {
  altitudeOf,
  forecastOf,
  levelAt,
  newPatternRating,
  offsetAt,
  recallOfMix,
  worthOf,
} from './rating.ts'
import type { StandingState } from './standing.ts'

/** A pattern with its share of what companies ask. */
interface Share {
  readonly pattern: string
  readonly share: number
}

type MixStanding = Pick<Fingerprint, 'patterns'> & { readonly own: NonNullable<Fingerprint['own']> }

/** A mix has a number of its own once patterns with a number make up so much of it. */
const enoughKnown = 0.5
const mostSuggestions = 3

/** What a person recognizes of a mix. */
export function standingInMix(
  state: StandingState,
  bank: PromptBank,
  shares: readonly Share[],
  now: number,
): MixStanding {
  const { rating } = state
  const ratingOf = (pattern: string) => state.patterns[pattern] ?? newPatternRating()
  const patterns = shares.map((each) => ({ ...each, recall: recallOf(state, bank, each.pattern, now) }))
  const mix = recallOfMix(
    patterns.map(({ pattern, share, recall }) => ({
      ...{ share, recall },
      offsetVariance: offsetAt(ratingOf(pattern), now).variance,
    })),
    levelAt(rating, now).variance,
  )
  return {
    patterns: patterns.map(({ pattern, share, recall: { value, low, high, isShown } }) => ({
      ...{ pattern, share },
      recall: { value, interval: [low, high], isShown },
    })),
    own: {
      recall:
        rating.count > 0 && shares.length > 0
          ? {
              value: mix.value,
              interval: [mix.low, mix.high],
              known: mix.known,
              isShown: mix.known >= enoughKnown,
            }
          : null,
      meters: altitudeOf({ value: levelOfHalf(state, bank, shares, now), variance: 0 }).meters,
      nextHour: shares
        .map(({ pattern, share }) => ({
          pattern,
          gain: share * worthOf(rating, ratingOf(pattern), now, bank.middleOf(pattern)),
        }))
        .sort((a, b) => b.gain - a.gain)
        .slice(0, mostSuggestions),
    },
  }
}

/** The level at which half of the mix is recognized: recall grows with the level, so that halving a range finds it. */
function levelOfHalf(
  { patterns }: StandingState,
  bank: PromptBank,
  shares: readonly Share[],
  now: number,
): number {
  const known = shares.map(({ pattern, share }) => ({
    share,
    offset: offsetAt(patterns[pattern] ?? newPatternRating(), now),
    middle: bank.middleOf(pattern),
  }))
  const recallAtLevel = (value: number) =>
    known.reduce(
      (sum, { share, offset, middle }) => sum + share * forecastOf({ value, variance: 0 }, offset, middle),
      0,
    )
  let [low, high] = [-8, 8]
  while (high - low > 0.001) {
    const middle = (low + high) / 2
    if (recallAtLevel(middle) < 0.5) low = middle
    else high = middle
  }
  return high
}
