import { comparisonsFor } from '#content/comparisons/comparisons.ts'
import { ComparisonTable } from './ComparisonTable.tsx'

interface PatternComparisonProps {
  patternName: string
  displayName: string
}

/** Tables that compare the pattern with similar ones. */
export function PatternComparison({ patternName, displayName }: PatternComparisonProps) {
  const tables = comparisonsFor(patternName)
  if (tables.length === 0)
    return (
      <p className="max-w-[60ch] text-sm text-ink-2">
        No table compares {displayName} with another pattern. Its clues above tell when to take a different
        one.
      </p>
    )
  return (
    <div className="grid min-w-0 gap-8">
      {tables.map((table) => (
        <ComparisonTable key={table.title} table={table} />
      ))}
    </div>
  )
}
