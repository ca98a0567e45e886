import { useVisitor } from '#accounts/web/use-visitor.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { companyMix } from '#questions/company-mix.ts'
import { useQuestionList } from '#questions/web/company-list/use-question-list.ts'
import type { Settings } from '#settings/rules.ts'
import { orderForCompanies, studyOrder } from '#settings/study-order.ts'

/** The order in which to learn the patterns: with companies chosen, what these ask often moves up. */
export function useOwnOrder({ companies }: Pick<Settings, 'companies'>): readonly PatternEntry[] {
  const { kind } = useVisitor()
  const { data: list } = useQuestionList({ enabled: companies.length > 0 })
  const order = studyOrder(kind === 'guest')
  if (!list || companies.length === 0) return order
  const mix = companyMix(list.questions, companies)
  return orderForCompanies(order, ({ name }) => mix.get(name) ?? 0)
}
