import { Alert } from '#platform/ui/Alert.tsx'
import { usePart } from '#platform/web/use-part.ts'
import { ComparisonTable } from './ComparisonTable.tsx'

interface PatternComparisonProps {
  patternName: string
  displayName: string
}

/** Tables that set the pattern beside its neighbours; fetched when the section is opened. */
export function PatternComparison({ patternName, displayName }: PatternComparisonProps) {
  const comparisons = usePart(loadComparisons)
  if (comparisons.kind === 'failed')
    return (
      <Alert onRetry={comparisons.retry}>The comparison could not be fetched. Check your connection.</Alert>
    )
  if (comparisons.kind === 'loading') return <p className="text-sm text-muted">Loading...</p>

  const tables = comparisons.part.comparisonsFor(patternName)
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

const loadComparisons = () => import('#content/comparisons/comparisons.ts')
