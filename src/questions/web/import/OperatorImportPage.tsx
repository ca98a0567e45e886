import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { ApiError, callApi } from '#platform/web/call-api.ts'
import type { operatorApi } from '../../import/operator-contract.ts'
import { ListChooser } from './ListChooser.tsx'
import { ListImportResult } from './ListImportResult.tsx'
import { useListImport } from './use-list-import.ts'

interface OperatorImportPageProps {
  /** Everyone but operators sees this, as if the page did not exist. */
  notFound: ReactNode
}

export function OperatorImportPage({ notFound }: OperatorImportPageProps) {
  const visitor = useVisitor()
  const { data, error, refetch } = useQuery({
    queryKey: ['operator'],
    queryFn: () => callApi<typeof operatorApi.operator>('GET', '/api/operator'),
    enabled: visitor.kind === 'member',
  })
  if (likelyKind(visitor) !== 'member') return notFound
  if (data) return <ImportLists />
  if (error instanceof ApiError && error.status === 404) return notFound
  return (
    <div className="page pt-10">
      {error ? (
        <Alert onRetry={() => void refetch()}>We could not reach the server to check your access.</Alert>
      ) : (
        <Spinner text="Loading..." />
      )}
    </div>
  )
}

function ImportLists() {
  const { state, choose, start, resume } = useListImport()
  const isBusy = (state?.stage === 'trying' || state?.stage === 'importing') && state.stop === undefined
  return (
    <div className="page pt-6 md:pt-10">
      <title>Import company lists · Capra</title>
      <meta name="robots" content="noindex" />
      <h1>Import company lists</h1>
      <p className="mt-2.5 max-w-[34em] text-lg text-ink-2">
        One CSV file for each company. A dry run comes first: nothing is saved until you import the files.
      </p>
      <ListChooser isBusy={isBusy} onChoose={choose} />
      {state && <ListImportResult state={state} isBusy={isBusy} onStart={start} onResume={resume} />}
    </div>
  )
}
