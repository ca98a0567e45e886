import { useEffect, useRef } from 'react'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import type { Sighting } from '../../contract.ts'
import type { Question } from '../../question.ts'
import { OwnSightings } from './OwnSightings.tsx'
import { SightingForm } from './SightingForm.tsx'
import { useSighting } from './use-sighting.ts'

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
