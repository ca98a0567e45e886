import { useEffect, useRef } from 'react'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import type { CompanyQuestion, Sighting } from '../contract.ts'
import { OwnSightings } from './OwnSightings.tsx'
import { SightingForm } from './SightingForm.tsx'
import { useSighting } from './use-sighting.ts'

interface SightingDialogProps {
  question: CompanyQuestion
  own: readonly Sighting[]
  onClose: () => void
}

/** Where somebody says that they were asked a question, and takes it back. */
export function SightingDialog({ question, own, onClose }: SightingDialogProps) {
  const { report, withdraw } = useSighting(question.id)
  const companyField = useRef<HTMLInputElement>(null)
  // After the dialog has opened itself, which gives the focus to its first button.
  useEffect(() => companyField.current?.focus(), [])
  return (
    <Dialog open title="I was asked this" onClose={onClose}>
      <p className="text-lg leading-snug font-semibold">{question.title}</p>
      <p className="mt-1.5 text-sm text-ink-2">
        Others see how many people of this site were asked it at each company, and nothing about who.
      </p>
      <SightingForm report={report} companyField={companyField} />
      <OwnSightings own={own} withdraw={withdraw} />
    </Dialog>
  )
}
