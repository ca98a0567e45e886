import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { ConfirmDialog } from '#platform/ui/controls/ConfirmDialog.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { call } from '#platform/web/call-api.ts'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import type { PendingCompany } from '../../review-contract.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { reviewKey, useReviewAction } from './use-review-action.ts'

interface Decision {
  readonly kind: 'approve' | 'reject'
  readonly company: PendingCompany
}

/** Names that members typed, with what an operator can decide. */
export function PendingCompanies() {
  const { data, isError, refetch } = useQuery({
    queryKey: [reviewKey, 'companies'],
    queryFn: () => call('GET /api/operator/companies'),
    enabled: true,
  })
  const [decision, setDecision] = useState<Decision>()
  const { target, focusNext } = useFocusNext()
  const { mutate, mutateAsync, isPending } = useReviewAction()
  const close = () => setDecision(undefined)

  return (
    <section aria-labelledby="pending-companies">
      <h2 id="pending-companies" ref={target} tabIndex={-1} className="text-xl">
        Names to approve
      </h2>
      {!data && (isError ? <RetryList onRetry={() => void refetch()} /> : <Spinner text="Loading..." />)}
      {data?.companies.length === 0 && (
        <p className="mt-2 text-sm text-ink-2">No company names await approval.</p>
      )}
      <ul className="mt-3">
        {data?.companies.map((company) => (
          <li
            key={company.slug}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2"
          >
            <span className="min-w-0 flex-1 basis-64 text-sm wrap-anywhere">
              <bdi className="font-strong">{company.name}</bdi>
              <span className="text-ink-2">{` · ${reportsText(company.reportCount)}`}</span>
            </span>
            <span className="flex gap-2">
              <Button
                aria-label={`Approve ${company.name}`}
                onClick={() => setDecision({ kind: 'approve', company })}
              >
                Approve
              </Button>
              <Button
                look="quiet"
                aria-label={`Reject ${company.name}`}
                onClick={() => setDecision({ kind: 'reject', company })}
              >
                Reject
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {data?.hasMore && (
        <p className="mt-2 text-sm text-ink-2">There are more. They appear when you have reviewed these.</p>
      )}
      {decision?.kind === 'approve' && (
        <ApproveDialog
          company={decision.company}
          onClose={close}
          onApprove={(name) =>
            mutateAsync({
              action: { kind: 'approve', slug: decision.company.slug, name },
              done: `Approved: ${name}`,
              onClose: close,
              onDone: focusNext,
            })
          }
        />
      )}
      {decision?.kind === 'reject' && (
        <ConfirmDialog
          title={`Reject ${decision.company.name}?`}
          text={`The name and its ${reportsText(decision.company.reportCount)} are deleted. The members are not notified.`}
          confirm="Reject"
          isPending={isPending}
          onClose={close}
          onConfirm={() =>
            mutate({
              action: { kind: 'reject', slug: decision.company.slug },
              done: `Rejected: ${decision.company.name}`,
              onClose: close,
              onDone: focusNext,
            })
          }
        />
      )}
    </section>
  )
}

function RetryList({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mt-3">
      <Alert onRetry={onRetry}>The names could not be loaded.</Alert>
    </div>
  )
}

function reportsText(count: number): string {
  return count === 1 ? '1 report' : `${count.toLocaleString('en')} reports`
}
