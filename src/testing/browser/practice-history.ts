import { deviceOffset, localDay } from '#platform/local-day.ts'
import type { CheckResult, PracticeDay } from '#practice/contract.ts'

/** Days from 1970 to the date of this browser. */
export const thisDay = (): number => localDay({ now: Date.now(), offset: deviceOffset() })

/**
 * A day of practice for each digit, the newest yesterday: so many tenths were right. A space is a day without practice.
 *
 * @param meters the height at the end of the first and of the last day
 */
export function practiceDays(
  digits: string,
  [from, to]: readonly [number, number] = [1000, 1300],
): PracticeDay[] {
  const today = thisDay()
  return [...digits].flatMap((digit, index) => {
    const share = index / Math.max(1, digits.length - 1)
    const altitude = {
      meters: Math.round(from + (to - from) * share + 18 * Math.sin(index * 1.7)),
      range: Math.round(210 - 150 * Math.sqrt(share)),
    }
    return digit === ' '
      ? []
      : [{ day: today - digits.length + index, answered: 10, credit: Number(digit), altitude }]
  })
}

/** Checks of the weeks before this one, the oldest first: so much of five was credited where so much was expected. */
export function checkResults(credits: readonly number[], expected: number): CheckResult[] {
  const today = thisDay()
  const monday = today - ((today + 3) % 7)
  return credits.map((credit, index) => ({
    week: new Date((monday - 7 * (credits.length - index)) * 86_400_000).toISOString().slice(0, 10),
    answered: 5,
    credit,
    expected,
  }))
}
