import type { CompanyFilter } from './company-filter.ts'

interface QuestionToolsProps {
  filter: CompanyFilter
  /** How many questions the filter finds. */
  total: number
}

/** Ways to practise what the filter finds, above the list. */
export function QuestionTools(_: QuestionToolsProps) {
  return null
}
