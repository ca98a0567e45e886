import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Collapsible } from '#platform/ui/controls/Collapsible.tsx'
import { ConfirmDialog } from '#platform/ui/controls/ConfirmDialog.tsx'
import { useToast } from '#platform/ui/feedback/Toast.tsx'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import type { ImportedCompany } from '../../import/import-contract.ts'
import { importedCompaniesKey } from './use-list-import.ts'

/** What was imported so far, to remove a company that should not be there. */
export function ImportedCompanies() {
  const { data } = useQuery({
    queryKey: importedCompaniesKey,
    queryFn: () => call('GET /api/operator/imported-companies'),
    enabled: true,
  })
  const [chosen, setChosen] = useState<ImportedCompany>()
  const { target, focusNext } = useFocusNext()
  const removal = useRemoval()
  if (!data || data.companies.length === 0) return null
  return (
    <section aria-labelledby="imported-companies" className="mt-12 max-w-column">
      <h2 id="imported-companies" ref={target} tabIndex={-1} className="text-xl">
        Imported companies
      </h2>
      <div className="mt-4 rounded-md border border-line bg-surface">
        <Collapsible title={countText(data.companies.length, 'company', 'companies')}>
          <ul className="pt-2">
            {data.companies.map((company) => (
              <li
                key={company.slug}
                className="flex items-center justify-between gap-4 border-t border-line py-2 text-sm first:border-t-0"
              >
                <span className="min-w-0 wrap-anywhere">
                  <bdi className="font-strong">{company.name}</bdi>
                  <span className="text-ink-2">{` · ${questionsText(company.questions)}`}</span>
                </span>
                <Button look="quiet" aria-label={`Remove ${company.name}`} onClick={() => setChosen(company)}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </Collapsible>
      </div>
      {chosen && (
        <ConfirmDialog
          title={`Remove ${chosen.name}?`}
          text={`This removes what was imported for the company: ${questionsText(chosen.questions)}. Solved questions, stars and notes stay.`}
          confirm="Remove"
          isPending={removal.isPending}
          onClose={() => setChosen(undefined)}
          onConfirm={() =>
            removal.mutate({
              company: chosen,
              onClose: () => setChosen(undefined),
              onDone: focusNext,
            })
          }
        />
      )}
    </section>
  )
}

interface Removal {
  readonly company: ImportedCompany
  /** Closes the dialog, which would cover the toast. */
  readonly onClose: () => void
  /** Moves the focus, because the button that was pressed goes with its row. */
  readonly onDone: () => void
}

function useRemoval() {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: ({ company: { slug } }: Removal) =>
      call('DELETE /api/operator/imported-companies/:slug', { params: { slug } }),
    onSuccess: async (_, { company, onClose, onDone }) => {
      onClose()
      onDone()
      toast.show({ title: `Removed: ${company.name}` })
      await Promise.all([
        client.invalidateQueries({ queryKey: importedCompaniesKey }),
        client.resetQueries({ queryKey: ['company-list'] }),
      ])
    },
    onError: (error, { onClose }) => {
      onClose()
      toast.show({ title: 'Error', description: sentenceOf(error), tone: 'destructive' })
    },
  })
}

function questionsText(count: number): string {
  return countText(count, 'question', 'questions')
}

function countText(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}
