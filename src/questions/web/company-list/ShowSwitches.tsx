import { Switch } from '#platform/ui/controls/Switch.tsx'
import type { CompanyFilter } from './company-filter.ts'

interface ShowSwitchesProps {
  filter: CompanyFilter
  isMember: boolean
  onChoose: (change: Partial<CompanyFilter>) => void
}

export function ShowSwitches({ filter, isMember, onChoose }: ShowSwitchesProps) {
  const { hideSolved, hidePatterns, withSql, starredOnly } = filter
  return (
    <>
      <Switch label="Hide Solved" checked={hideSolved} onChange={(on) => onChoose({ hideSolved: on })} />
      <Switch
        label="Hide Patterns"
        checked={hidePatterns}
        onChange={(on) => onChoose({ hidePatterns: on })}
      />
      <Switch label="Include SQL" checked={withSql} onChange={(on) => onChoose({ withSql: on })} />
      {isMember && (
        <Switch label="Starred" checked={starredOnly} onChange={(on) => onChoose({ starredOnly: on })} />
      )}
    </>
  )
}
