import { useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { ConfirmDialog } from '#platform/ui/controls/ConfirmDialog.tsx'
import type { ReviewedSighting } from '../../review-contract.ts'
import { monthName } from '../stars-and-notes/OwnSightings.tsx'
import { SuspendDialog } from './SuspendDialog.tsx'
import { useReviewAction } from './use-review-action.ts'

interface ReportRowProps {
  sighting: ReviewedSighting
  onDone: () => void
}

export function ReportRow({ sighting, onDone }: ReportRowProps) {
  const { questionId, questionTitle, companySlug, companyName, isPending, month, stage, member } = sighting
  const [asked, setAsked] = useState<'remove' | 'suspend'>()
  const review = useReviewAction()
  const details = [companyName, isPending && 'not approved', month && monthName(month), stage]
  const close = () => setAsked(undefined)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2">
      <span className="min-w-0 flex-1 basis-64 text-sm wrap-anywhere">
        <b className="font-strong">{questionTitle}</b>
        <bdi className="block text-ink-2">{details.filter(Boolean).join(' · ')}</bdi>
        <span className="block text-ink-2">{`${member.email}${member.isSuspended ? ' (suspended)' : ''}`}</span>
      </span>
      <span className="flex gap-2">
        <Button
          aria-label={`Remove the report of ${questionTitle} at ${companyName} by ${member.email}`}
          onClick={() => setAsked('remove')}
        >
          Remove
        </Button>
        {!member.isSuspended && (
          <Button
            look="quiet"
            aria-label={`Suspend member ${member.email}`}
            onClick={() => setAsked('suspend')}
          >
            Suspend member
          </Button>
        )}
      </span>
      {asked === 'remove' && (
        <ConfirmDialog
          title="Remove this report?"
          text={`${questionTitle}, ${companyName}, reported by ${member.email}. The member is not notified.`}
          confirm="Remove"
          isPending={review.isPending}
          onClose={close}
          onConfirm={() =>
            review.mutate({
              action: { kind: 'remove', userId: member.id, questionId, company: companySlug },
              done: 'Report removed',
              onClose: close,
              onDone,
            })
          }
        />
      )}
      {asked === 'suspend' && <SuspendDialog email={member.email} onDone={onDone} onClose={close} />}
    </li>
  )
}
