import type { Cases } from '#algorithms/cases.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import type { RunLanguage } from '../../protocol.ts'
import { CheckDetails } from './CheckDetails.tsx'
import { GrowthPlot } from './GrowthPlot.tsx'
import { RightRun } from './RightRun.tsx'
import type { Judgment } from './use-judge.ts'

interface FindingsProps {
  readonly cases: Cases
  readonly pattern: PatternEntry | undefined
  readonly language: RunLanguage
  readonly judgment: Judgment | undefined
}

/** The least input on which the code fails, or how the time of code that passes grows. */
export function Findings({ cases, pattern, language, judgment }: FindingsProps) {
  const smallest = judgment?.verdict?.smallest
  const growth = judgment?.growth
  if (!smallest && !growth) return null
  return (
    <div className="border-t border-line bg-sunk px-4 py-5 empty:hidden md:px-6">
      {smallest && (
        <section aria-label="The least input that fails">
          <h2 className="text-lg">The least input that fails</h2>
          <div className="grid gap-x-10 lg:grid-cols-2 *:min-w-0">
            <div>
              <CheckDetails cases={cases} check={smallest} />
            </div>
            {pattern && <RightRun pattern={pattern} cases={cases} args={smallest.args} />}
          </div>
        </section>
      )}
      {growth && (
        <GrowthPlot growth={growth} order={cases.growth.order} kind={cases.growth.kind} language={language} />
      )}
    </div>
  )
}
