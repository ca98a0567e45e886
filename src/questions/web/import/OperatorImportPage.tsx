import type { ReactNode } from 'react'
import { OperatorPage } from '../OperatorPage.tsx'
import { ImportedCompanies } from './ImportedCompanies.tsx'
import { ListChooser } from './ListChooser.tsx'
import { ListImportResult } from './ListImportResult.tsx'
import { useListImport } from './use-list-import.ts'

/** @param notFound what everyone but operators sees. */
export function OperatorImportPage({ notFound }: { notFound: ReactNode }) {
  return (
    <OperatorPage
      title="Import company lists"
      intro="CSV files with questions by company. A dry run comes first: nothing is saved until you import the files."
      notFound={notFound}
    >
      <ImportLists />
    </OperatorPage>
  )
}

function ImportLists() {
  const { state, choose, start, resume } = useListImport()
  const isBusy = (state?.stage === 'trying' || state?.stage === 'importing') && state.stop === undefined
  return (
    <>
      <ListChooser isBusy={isBusy} onChoose={choose} />
      {state && <ListImportResult state={state} isBusy={isBusy} onStart={start} onResume={resume} />}
      <ImportedCompanies />
    </>
  )
}
