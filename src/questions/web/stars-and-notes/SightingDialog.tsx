import { Check, MessageSquareQuote } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import type { Sighting } from '../../contract.ts'
import type { Question } from '../../question.ts'
import { OwnSightings } from './OwnSightings.tsx'
import { SightingForm } from './SightingForm.tsx'
import type { StarsAndNotes } from './stars-and-notes-query.ts'
import { useSighting } from './use-sighting.ts'

interface SightingButtonProps {
  question: Question
  /** Undefined while the member's stars and notes are unknown. */
  starsAndNotes: StarsAndNotes | undefined
  className: string
}

/** Opens the member's own reports of a question. */
export function SightingButton({ question, starsAndNotes, className }: SightingButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const own = starsAndNotes?.sightingsOf(question.id) ?? []
  const Icon = own.length > 0 ? Check : MessageSquareQuote
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`I was asked this: ${question.title}`}
        disabled={!starsAndNotes}
        onClick={() => setOpen(true)}
        className={className}
      >
        <Icon className={`icon ${own.length > 0 ? 'text-accent-mark' : ''}`} aria-hidden="true" />I was asked
        this
      </Button>
      {starsAndNotes && isOpen && (
        <SightingDialog question={question} own={own} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

interface SightingDialogProps {
  question: Question
  own: readonly Sighting[]
  onClose: () => void
}

/** Reports that a company asked a question, and lists the member's reports. */
export function SightingDialog({ question, own, onClose }: SightingDialogProps) {
  const { report, withdraw } = useSighting(question.id)
  const companyField = useRef<HTMLInputElement>(null)
  // The dialog focuses its first button when it opens; the company field comes first here.
  useEffect(() => companyField.current?.focus(), [])
  return (
    <Dialog open title="I was asked this" onClose={onClose}>
      <p className="text-lg leading-snug font-semibold">{question.title}</p>
      <p className="mt-1.5 text-sm text-ink-2">
        Others see how many members were asked it at each company, but not who they are. Only the people who
        run this site see that.
      </p>
      <SightingForm report={report} companyField={companyField} />
      <OwnSightings own={own} withdraw={withdraw} />
    </Dialog>
  )
}
