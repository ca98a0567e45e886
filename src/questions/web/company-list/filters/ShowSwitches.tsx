import { Switch } from '#platform/ui/controls/Switch.tsx'
import type { CompanyFilter } from '../company-filter.ts'

interface ShowSwitchesProps {
  filter: CompanyFilter
  onChoose: (change: Partial<CompanyFilter>) => void
}

export function ShowSwitches({ filter, onChoose }: ShowSwitchesProps) {
  const { hideSolved, hidePatterns, withSql } = filter
  return (
    <>
      <Switch label="Hide Solved" checked={hideSolved} onChange={(on) => onChoose({ hideSolved: on })} />
      <Switch
        label="Hide Patterns"
        checked={hidePatterns}
        onChange={(on) => onChoose({ hidePatterns: on })}
      />
      <Switch label="Include SQL" checked={withSql} onChange={(on) => onChoose({ withSql: on })} />
    </>
  )
}
