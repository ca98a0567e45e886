import { memo, useMemo } from 'react'
import { DifficultyPeaks } from '#platform/ui/display/DifficultyBadge.tsx'
import { patternSlug } from '../../filter-questions.ts'
import { difficulties as allDifficulties } from '../../question.ts'
import { type Chosen, type CompanyFilter, toggled } from './company-filter.ts'
import { FilterChip, FilterSection, fieldsetClass } from './FilterSection.tsx'
import type { QuestionList } from './use-question-list.ts'

interface FilterFieldsProps extends Chosen {
  /** Undefined while it is loading. */
  list: QuestionList | undefined
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** Companies, difficulties and patterns to choose from. */
export const FilterFields = memo(function FilterFields({
  list,
  companies,
  patterns,
  difficulties,
  onChoose,
}: FilterFieldsProps) {
  const companyChoices = useMemo(
    () => list?.companies.map(({ name, slug, count }) => ({ value: slug, label: name, count })),
    [list],
  )
  const patternChoices = useMemo(
    () => list?.patterns.map((name) => ({ value: patternSlug(name), label: name })),
    [list],
  )
  return (
    <>
      <FilterSection
        legend="Companies"
        searchLabel="Find a company"
        choices={companyChoices}
        chosen={companies}
        onChange={(companies) => onChoose({ companies })}
        chipsClass="lg:min-h-[300px]"
      />
      <fieldset className={fieldsetClass}>
        <legend className="float-left mb-3 w-full text-sm font-strong">Difficulty</legend>
        <div className="clear-both flex flex-wrap gap-2">
          <DifficultyChips difficulties={difficulties} onChoose={onChoose} />
        </div>
      </fieldset>
      <FilterSection
        legend="Patterns"
        searchLabel="Find a pattern"
        choices={patternChoices}
        chosen={patterns}
        onChange={(patterns) => onChoose({ patterns })}
      />
    </>
  )
})

type DifficultyChipsProps = Pick<FilterFieldsProps, 'difficulties' | 'onChoose'>

export function DifficultyChips({ difficulties, onChoose }: DifficultyChipsProps) {
  return allDifficulties.map((difficulty) => (
    <FilterChip
      key={difficulty}
      label={difficulty}
      icon={<DifficultyPeaks difficulty={difficulty} />}
      isChosen={difficulties.includes(difficulty)}
      onToggle={() => onChoose({ difficulties: toggled(difficulties, difficulty) })}
    />
  ))
}
