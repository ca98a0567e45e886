import { useRef } from 'react'
import { dateFormat } from '#platform/date-format.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import type { Sighting } from '../../contract.ts'
import type { useSighting } from './use-sighting.ts'

interface OwnSightingsProps {
  own: readonly Sighting[]
  withdraw: ReturnType<typeof useSighting>['withdraw']
}

/** The member's reports of this question. */
export function OwnSightings({ own, withdraw }: OwnSightingsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="own-sightings" className="mt-6 border-t border-line pt-5">
      <h3 id="own-sightings" ref={heading} tabIndex={-1} className="text-base">
        Your reports
      </h3>
      {own.length === 0 && <p className="mt-1 text-sm text-muted">No reports yet</p>}
      <ul>
        {own.map((sighting) => {
          const { companySlug, companyName, month, stage, isPending } = sighting
          const details = [month && monthName(month), stage].filter(Boolean).join(', ')
          return (
            <li
              key={companySlug}
              className="flex items-center justify-between gap-4 border-line py-1 not-first:border-t"
            >
              <span className="min-w-0 text-sm">
                <b className="font-strong">{companyName}</b>
                {details && <span className="text-ink-2">{` · ${details}`}</span>}
                {isPending && (
                  <span className="block text-xs text-muted">
                    Visible only to you until the name is approved
                  </span>
                )}
              </span>
              <Button
                look="quiet"
                aria-label={`Withdraw ${companyName}`}
                aria-disabled={withdraw.isPending}
                onClick={() => {
                  if (withdraw.isPending) return
                  withdraw.mutate(sighting, { onSuccess: () => heading.current?.focus() })
                }}
              >
                Withdraw
              </Button>
            </li>
          )
        })}
      </ul>
      <p role="status" className="text-sm text-ink-2">
        {withdraw.isSuccess && `Withdrawn: ${withdraw.variables.companyName}`}
      </p>
      {withdraw.error && (
        <p
          role="alert"
          className="text-sm text-danger"
        >{`Your report was not withdrawn. ${sentenceOf(withdraw.error)}`}</p>
      )}
    </section>
  )
}

/** '2026-05' becomes 'May 2026'. */
export function monthName(month: string): string {
  return monthFormat(`${month}-01`)
}

const monthFormat = dateFormat({
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
