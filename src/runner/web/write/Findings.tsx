import type { Cases } from '#algorithms/cases.ts'
import type { RunLanguage } from '../../protocol.ts'
import { CheckDetails } from './CheckDetails.tsx'
import { GrowthPlot } from './GrowthPlot.tsx'
import type { Judgment } from './use-judge.ts'
import styles from './Workbench.module.css'

interface FindingsProps {
  readonly cases: Cases
  readonly language: RunLanguage
  readonly judgment: Judgment | undefined
}

/** The least input on which the code fails, or how the time of code that passes grows. */
export function Findings({ cases, language, judgment }: FindingsProps) {
  const smallest = judgment?.verdict?.smallest
  const growth = judgment?.growth
  if (!smallest && !growth?.points.length) return null
  return (
    <div className={smallest ? 'border-t border-line bg-sunk' : styles.findings}>
      {smallest && (
        <section aria-label="The least input that fails" className="px-4 py-5 md:px-6">
          <h2 className="text-lg">The least input that fails</h2>
          <CheckDetails cases={cases} check={smallest} language={language} />
        </section>
      )}
      {growth && (
        <GrowthPlot growth={growth} order={cases.growth.order} kind={cases.growth.kind} language={language} />
      )}
    </div>
  )
}
