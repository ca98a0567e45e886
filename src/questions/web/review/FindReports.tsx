import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { call } from '#platform/web/call-api.ts'
import { useFocusNext } from '#platform/web/use-focus-next.ts'
import { ReportRow } from './ReportRow.tsx'
import { reviewKey } from './use-review-action.ts'

/** Finds the reports of a company or a member, to remove some. */
export function FindReports() {
  const [typed, setTyped] = useState('')
  const [of, setOf] = useState('')
  const { data, isError, refetch } = useQuery({
    queryKey: [reviewKey, 'reports', of],
    queryFn: () => call('GET /api/operator/sightings', { query: { of } }),
    enabled: of !== '',
  })
  const { target, focusNext } = useFocusNext()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() !== '') setOf(typed.trim())
  }

  return (
    <section aria-labelledby="find-reports">
      <h2 id="find-reports" ref={target} tabIndex={-1} className="text-xl">
        Reports
      </h2>
      <form onSubmit={onSubmit} className="mt-3 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label="Company, or email address of a member"
            maxLength={300}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit">Find reports</Button>
      </form>
      {isError && (
        <div className="mt-3">
          <Alert onRetry={() => void refetch()}>The reports could not be loaded.</Alert>
        </div>
      )}
      <p role="status" className="mt-3 text-sm text-ink-2">
        {data && foundText(data.sightings.length, data.hasMore)}
      </p>
      <ul className="mt-2">
        {data?.sightings.map((sighting) => (
          <ReportRow
            key={`${sighting.member.id} ${sighting.questionId} ${sighting.companySlug}`}
            sighting={sighting}
            onDone={focusNext}
          />
        ))}
      </ul>
    </section>
  )
}

function foundText(count: number, hasMore: boolean): string {
  if (count === 0) return 'No reports found.'
  if (hasMore) return `The first ${count} reports. There are more.`
  return count === 1 ? '1 report' : `${count} reports`
}
