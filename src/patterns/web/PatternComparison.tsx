import { Alert } from '#platform/ui/Alert.tsx'
import { usePart } from '#platform/ui/use-part.ts'
import { ComparisonTable } from './ComparisonTable.tsx'

interface PatternComparisonProps {
  patternName: string
  displayName: string
}

/** Tables that set the pattern beside its neighbours; fetched when the section is opened. */
export function PatternComparison(props: PatternComparisonProps) {
  const comparisons = usePart(loadComparisons)
  return (
    <div ref={comparisons.place} tabIndex={-1} className="focus:outline-none">
      {comparisons.kind === 'failed' ? (
        <Alert onRetry={comparisons.retry}>The comparison could not be fetched. Check your connection.</Alert>
      ) : comparisons.kind === 'loading' ? (
        <p className="text-sm text-muted">Loading...</p>
      ) : (
        <Tables {...props} comparisons={comparisons.part} />
      )}
    </div>
  )
}

const loadComparisons = () => import('#content/comparisons/comparisons.ts')

interface TablesProps extends PatternComparisonProps {
  comparisons: Awaited<ReturnType<typeof loadComparisons>>
}

function Tables({ patternName, displayName, comparisons }: TablesProps) {
  const tables = comparisons.comparisonsFor(patternName)
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
