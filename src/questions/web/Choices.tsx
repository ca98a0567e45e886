import { memo, useMemo } from 'react'
import { lessonPlaces } from '#content/lesson-places.ts'
import { DifficultyPeaks } from '#platform/ui/display/DifficultyBadge.tsx'
import { allDifficulties, type Difficulty, toggled } from './company-filter.ts'
import { type Choice, FilterChip, FilterSection, type OneKind } from './FilterSection.tsx'
import { useCompanies, useCompanyPatterns } from './use-company-facts.ts'

interface ChoicesProps extends OneKind {
  enabled: boolean
}

// Each on its own: a choice draws its kind alone.
export const CompanyChoices = memo(function CompanyChoices({ enabled, ...own }: ChoicesProps) {
  const all = useCompanies({ enabled })
  const choices = useMemo(() => all?.map(companyChoice), [all])
  return (
    <FilterSection legend="Companies" find="Find a company" choices={choices} kind="companies" {...own} />
  )
})

export const PatternChoices = memo(function PatternChoices({ enabled, ...own }: ChoicesProps) {
  const all = useCompanyPatterns({ enabled })
  const choices = useMemo(() => all?.map(patternChoice), [all])
  return (
    <FilterSection
      legend="Patterns"
      find="Find a pattern"
      choices={choices}
      kind="patterns"
      chipsHeight="lg:min-h-[256px]"
      {...own}
    />
  )
})

export const DifficultyChoices = memo(function DifficultyChoices({
  chosen,
  onChoose,
  onNear,
}: OneKind<Difficulty>) {
  return (
    <fieldset className="isolate min-w-0 p-4 max-lg:border-t max-lg:border-line md:p-5 lg:border-l lg:border-line">
      <legend className="float-left mb-3 w-full text-sm font-[650]">Difficulty</legend>
      <div className="clear-both flex flex-wrap gap-2 lg:w-[132px] lg:flex-col">
        {allDifficulties.map((difficulty) => {
          const change = { difficulties: toggled(chosen, difficulty) }
          return (
            <FilterChip
              key={difficulty}
              label={difficulty}
              sign={peaks[difficulty]}
              isChosen={chosen.includes(difficulty)}
              onToggle={() => onChoose(change)}
              onNear={() => onNear(change)}
            />
          )
        })}
      </div>
    </fieldset>
  )
})

function companyChoice({ name, slug, count }: { name: string; slug: string; count: number }): Choice {
  return { value: slug, label: name, count }
}

export function patternChoice(name: string): Choice {
  return { value: lessonPlaces.get(name)?.name ?? name.toLowerCase(), label: name }
}

// Made once, so that a choice passes them by.
const peaks = {
  Easy: <DifficultyPeaks difficulty="Easy" />,
  Medium: <DifficultyPeaks difficulty="Medium" />,
  Hard: <DifficultyPeaks difficulty="Hard" />,
}
