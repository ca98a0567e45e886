import { useToday } from '#platform/web/use-today.ts'
import { daysBetween } from '#practice/day-words.ts'
import { roundsIn, useRounds } from '#practice/web/use-rounds.ts'

/** Days from 1970 on which the member answered in a round. None for guests, whose rounds are not kept. */
export function usePracticedDays(): ReadonlySet<number> {
  const today = useToday()
  const rounds = roundsIn(useRounds().data) ?? []
  return new Set(
    rounds
      .filter(({ results }) => results.some(({ result }) => result !== 'open'))
      .map(({ createdAt }) => today - daysBetween(Date.parse(createdAt), Date.now())),
  )
}
