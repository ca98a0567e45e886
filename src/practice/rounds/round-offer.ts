import { countText, countWord } from '#platform/count-words.ts'
import type { RoundSummary, Standing } from '../contract.ts'
import { capitalized, daysBetween, daysUntil, durationText, promptsText } from '../day-words.ts'
import { dailySize } from './round-rules.ts'

/** What today's round is, for the page of practice and for home. */
export type RoundOffer =
  | { readonly kind: 'open'; readonly round: RoundSummary; readonly answered: number }
  | { readonly kind: 'first' }
  | (Size & { readonly kind: 'away'; readonly days: number; readonly isMoreDue: boolean })
  | (Size & { readonly kind: 'due' })
  | (Size & { readonly kind: 'nothing-due' })
  | (Size & { readonly kind: 'done'; readonly roundsToday: number; readonly dueTomorrow: number })

/** Of the round that a press opens: its items, and how many of them are due. */
type Size = Pick<Standing, 'roundSize' | 'dueCount'>

const longAbsenceDays = 30

/** @param rounds the member's newest rounds, the newest first */
export function offerRound(standing: Standing, rounds: readonly RoundSummary[], now: number): RoundOffer {
  const open = rounds.find(({ kind, endedAt }) => kind === 'daily' && endedAt === null)
  const answeredOf = ({ results }: RoundSummary) => results.filter(({ result }) => result !== 'open').length
  if (open && answeredOf(open) > 0) return { kind: 'open', round: open, answered: answeredOf(open) }
  const { patterns, counted, dueCount, roundSize, roundsToday } = standing
  // Answers outside of rounds, as on the landing page, do not count.
  if (counted === 0 && roundsToday === 0 && rounds.length === 0) return { kind: 'first' }
  const size = { roundSize, dueCount }
  const dueIn = (days: number) =>
    patterns.filter(({ due }) => due !== null && daysUntil(due, now) <= days).length
  if (roundsToday > 0) return { kind: 'done', ...size, roundsToday, dueTomorrow: dueIn(1) }
  const last = Math.max(
    ...patterns.flatMap(({ lastSeen }) => (lastSeen === null ? [] : Date.parse(lastSeen))),
  )
  const days = Number.isFinite(last) ? daysBetween(last, now) : 0
  if (days >= longAbsenceDays && dueCount > 0)
    return { kind: 'away', ...size, days, isMoreDue: dueIn(0) > dueCount }
  return { kind: dueCount > 0 ? 'due' : 'nothing-due', ...size }
}

/** Today's round comes before the lessons until it is finished. On a day when nothing is due, the lesson comes first. */
export function isRoundNext({ kind }: RoundOffer): boolean {
  return kind === 'first' || kind === 'due' || kind === 'away' || kind === 'open'
}

/** How many cells the strip of a round that has not begun shows. */
export function roundSizeOf(offer: RoundOffer): number {
  return 'roundSize' in offer ? offer.roundSize : dailySize
}

/** What practice is. Pages show it before they know what is due. */
export const practiceLead =
  'Read a problem you have never seen, mark the words that decide, and name its pattern. You see at once what gives it away, and what you miss comes back sooner.'

/** What today's round is, in two or three sentences. */
export function offerText(offer: RoundOffer): string {
  switch (offer.kind) {
    case 'open':
      return `You have answered ${offer.answered} of ${offer.round.results.length}. The round continues where you left it.`
    case 'first':
      return 'It takes a few minutes, and you need no preparation.'
    case 'away':
      return offer.isMoreDue
        ? `Welcome back. Your last answer was ${offer.days} days ago, so a lot has come due. Today's round has ${countText(offer.roundSize, 'prompt')}. The rest can wait and does not pile up.`
        : `Welcome back. Your last answer was ${offer.days} days ago. Today's round has ${countText(offer.roundSize, 'prompt')}.`
    case 'due':
      return `${dueHeading(offer)}. ${durationText(offer.roundSize)}`
    case 'nothing-due':
      return offer.roundSize === 0
        ? 'Nothing is due today, and you have seen every prompt lately. Come back tomorrow.'
        : `Nothing is due today. You can still practice: ${countText(offer.roundSize, 'prompt')}. ${durationText(offer.roundSize)}`
    case 'done':
      return `Done for today. ${offer.roundsToday === 1 ? 'A second round would still count for your altitude, a third would not.' : 'Two rounds a day count for your altitude, and you have finished both.'} ${tomorrowText(offer.dueTomorrow)}`
  }
}

/** 'Ten prompts are due today', or 'Ten prompts, three of them due'. */
export function dueHeading({ roundSize, dueCount }: Size): string {
  if (dueCount < roundSize) return `${promptsText(roundSize)}, ${countWord(dueCount)} of them due`
  return `${promptsText(roundSize)} ${roundSize === 1 ? 'is' : 'are'} due today`
}

function tomorrowText(count: number): string {
  if (count === 0) return 'Nothing is due tomorrow.'
  return `${capitalized(countText(count, 'pattern'))} ${count === 1 ? 'is' : 'are'} due by tomorrow.`
}
