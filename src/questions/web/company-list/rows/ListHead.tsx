import { ArrowDown } from 'lucide-react'
import type { Sorting } from '../../../filter-questions.ts'
import { type CompanyFilter, inOrder } from '../company-filter.ts'
import type { RowLook } from './row-look.ts'
import styles from './rows.module.css'

interface ListHeadProps extends Pick<RowLook, 'company' | 'showsPatterns'> {
  sorting: Sorting
  showsRecall: boolean
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** The names of the columns, on wide screens. Two of them sort the list. */
export function ListHead({ sorting, company, showsPatterns, showsRecall, onChoose }: ListHeadProps) {
  const sortedBy = (each: Sorting, label: string) => (
    <button
      type="button"
      aria-pressed={sorting === each}
      title={`Sort by ${each}`}
      onClick={() => onChoose(inOrder(each))}
    >
      <span>{label}</span>
      {sorting === each && <ArrowDown className="icon" aria-hidden="true" />}
    </button>
  )
  return (
    <div className={styles.head}>
      <span>Question</span>
      {sortedBy('difficulty', 'Difficulty')}
      {sortedBy('frequency', company ? `${company.name} asks` : 'Companies, frequency of each')}
      <span data-wide>{company && 'Others'}</span>
      {showsPatterns && <span>Pattern</span>}
      {showsPatterns && company && showsRecall && <span data-wide>You spot it</span>}
    </div>
  )
}
