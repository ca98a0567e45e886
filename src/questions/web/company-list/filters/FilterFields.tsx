import { memo, useMemo } from 'react'
import { shortNames } from '#curriculum/short-names.ts'
import { DifficultyPeaks } from '#platform/ui/display/DifficultyBadge.tsx'
import { patternSlug } from '../../../filter-questions.ts'
import { difficulties as allDifficulties } from '../../../question.ts'
import { type Chosen, type CompanyFilter, toggled } from '../company-filter.ts'
import type { QuestionList } from '../use-question-list.ts'
import { FilterChip, FilterSection, fieldsetClass, legendClass } from './FilterSection.tsx'

interface FilterFieldsProps extends Chosen {
  /** Undefined while it is loading. */
  list: QuestionList | undefined
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** Companies, patterns and difficulties to choose from. */
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
    () =>
      list?.patterns.map((name) => ({
        value: patternSlug(name),
        label: shortNames[patternSlug(name)] ?? name,
        fullName: name,
      })),
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
      />
      <FilterSection
        legend="Patterns"
        searchLabel="Find a pattern"
        choices={patternChoices}
        chosen={patterns}
        onChange={(patterns) => onChoose({ patterns })}
      />
      <fieldset className={fieldsetClass}>
        <legend className={legendClass}>Difficulty</legend>
        <div className="clear-both flex flex-wrap gap-1.5 md:w-28 md:flex-col">
          <DifficultyChips difficulties={difficulties} onChoose={onChoose} />
        </div>
      </fieldset>
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
