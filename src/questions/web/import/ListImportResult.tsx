import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { addUp, companiesThatAre } from '../../import/import-report.ts'
import { CompanyReports } from './CompanyReports.tsx'
import type { ListImport } from './use-list-import.ts'

interface ListImportResultProps {
  state: ListImport
  isBusy: boolean
  onStart: () => void
  onResume: () => void
}

/** The progress of an import, and then its result. */
export function ListImportResult({ state, isBusy, onStart, onResume }: ListImportResultProps) {
  const { stage, lists, doneCount, reports, stop } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const isImport = stage === 'importing' || stage === 'imported'
  const sums = addUp(reports)
  const hasChanges = sums.added + sums.updated + sums.removed > 0
  const newCompanies = companiesThatAre('new', reports)

  // The button that started the import is gone, so the focus moves to the result.
  useEffect(() => {
    if (stage === 'imported') heading.current?.focus()
  }, [stage])

  if (lists.length === 0)
    return (
      <div className="mt-8 max-w-column">
        <Alert>No .csv files were chosen.</Alert>
      </div>
    )
  return (
    <section aria-labelledby="import-result" className="mt-12">
      <h2 id="import-result" ref={heading} tabIndex={-1} className="text-xl">
        {isImport ? 'Import' : 'Dry run'}
      </h2>
      <div className="mt-3 grid max-w-column gap-2">
        <p className="text-sm text-ink-2 tabular-nums">
          {`${figure(doneCount)} of ${count(lists.length, 'file')} ${isImport ? 'imported' : 'tried'}`}
        </p>
        <CellBar
          filled={(doneCount / lists.length) * cells}
          cells={cells}
          hue="accent"
          label={isImport ? 'Imported files' : 'Tried files'}
        />
      </div>
      {stop !== undefined && (
        <div className="mt-5 max-w-column">
          <Alert onRetry={onResume}>
            {`${stop} Done so far: ${figure(doneCount)} of ${count(lists.length, 'file')}. Retry continues with the rest.`}
          </Alert>
        </div>
      )}
      <div role="status" className="mt-5 max-w-column text-base">
        {stage === 'tried' && (
          <p>{`${figure(sums.read)} of ${count(lists.length, 'file')} can be read. Nothing is saved yet.${!hasChanges ? ' They contain nothing new.' : ''}`}</p>
        )}
        {stage === 'imported' && (
          <p>
            {`${figure(sums.read)} of ${count(lists.length, 'file')} imported. The questions are in the list now.`}
          </p>
        )}
        {newCompanies.length > 0 && !isBusy && (
          <p className="mt-2 text-sm text-ink-2 wrap-anywhere">
            {`${newCompanies.length === 1 ? '1 new company' : `${figure(newCompanies.length)} new companies`}: ${newCompanies.join(', ')}.`}
          </p>
        )}
      </div>
      {stage === 'imported' ? (
        <ButtonLink to="/company-questions" look="primary" className="mt-5">
          See the questions
        </ButtonLink>
      ) : (
        (isImport || (stage === 'tried' && hasChanges)) && (
          <Button size="lg" className="mt-5" aria-disabled={isBusy} onClick={() => isBusy || onStart()}>
            {isImport ? 'Importing...' : `Import ${count(sums.read, 'file')}`}
          </Button>
        )
      )}
      {reports.length > 0 && (
        <>
          <StatStrip
            className="mt-8"
            stats={[
              { label: isImport ? 'Added' : 'To be added', value: figure(sums.added) },
              { label: isImport ? 'Updated' : 'To be updated', value: figure(sums.updated) },
              { label: isImport ? 'Removed' : 'To be removed', value: figure(sums.removed) },
              { label: 'Unchanged', value: figure(sums.unchanged) },
            ]}
          />
          {!isBusy && <CompanyReports reports={reports} />}
        </>
      )}
    </section>
  )
}

const cells = 40

function count(many: number, thing: string): string {
  return `${figure(many)} ${thing}${many === 1 ? '' : 's'}`
}

function figure(many: number): string {
  return many.toLocaleString('en')
}
