import { useVisitor } from '#accounts/web/use-visitor.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { useQuestionList } from '#questions/web/company-list/use-question-list.ts'
import type { Settings } from '#settings/rules.ts'
import { orderForCompanies, studyOrder } from '#settings/study-order.ts'

/** The order in which to learn the patterns: with companies chosen, what these ask often moves up. */
export function useOwnOrder({ companies }: Pick<Settings, 'companies'>): readonly PatternEntry[] {
  const { kind } = useVisitor()
  const { data: list } = useQuestionList({ enabled: companies.length > 0 })
  const order = studyOrder(kind === 'guest')
  if (!list || companies.length === 0) return order
  const asked = new Map<string, number>()
  for (const { companies: reports, patterns } of list.questions) {
    const [pattern = ''] = patterns
    const frequency = reports
      .filter(({ slug }) => companies.includes(slug))
      .reduce((sum, report) => sum + report.frequency, 0)
    asked.set(pattern, (asked.get(pattern) ?? 0) + frequency)
  }
  return orderForCompanies(order, ({ displayName }) => asked.get(displayName) ?? 0)
}
