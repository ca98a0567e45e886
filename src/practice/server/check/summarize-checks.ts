import { type LocalTime, localDay } from '#platform/local-day.ts'
import type { Standing } from '../../contract.ts'
import type { PromptBank } from '../../rounds/bank.ts'
import { type StoredCheck, weekOf } from './check-store.ts'

const checksOfFlattery = 4
const deviations = 1.3

/** What the page shows of checks, beside recall. */
export function summarizeChecks(
  bank: PromptBank,
  checks: readonly StoredCheck[],
  time: LocalTime,
): Pick<Standing, 'checks' | 'check' | 'isFlattered'> {
  const ended = checks.flatMap(({ week, answers, result }) =>
    result ? { week, answered: answers.length, ...result } : [],
  )
  const counted = ended.filter(({ answered }) => answered > 0)
  const last = counted.slice(-checksOfFlattery)
  const sum = (of: (check: (typeof last)[number]) => number) => last.reduce((all, each) => all + of(each), 0)
  const missing = sum(({ expected }) => expected) - sum(({ credit }) => credit)
  const { week } = weekOf(localDay(time))
  const current = checks.find((check) => check.week === week || (!check.result && check.closesAt > time.now))
  const used = new Set(checks.flatMap(({ promptIds }) => promptIds))
  return {
    checks: counted.map(({ week: monday, answered, credit, expected }) => ({
      week: monday,
      answered,
      credit,
      expected,
    })),
    check: current
      ? current.result
        ? 'done'
        : 'begun'
      : bank.sealed.every(({ id }) => used.has(id))
        ? 'used-up'
        : 'open',
    isFlattered:
      last.length === checksOfFlattery && missing > deviations * Math.sqrt(sum(({ variance }) => variance)),
  }
}
