import { useStanding } from '#practice/web/use-standing.ts'

/** Days from 1970 on which the person answered a prompt. */
export function usePracticedDays(): ReadonlySet<number> {
  return new Set(useStanding()?.days.map(({ day }) => day))
}
