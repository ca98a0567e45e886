import { useState } from 'react'
import type { OperationPlace } from '#content/notes/linked-list-cheatsheet-parts.ts'
import { NoteSection } from '../NoteSection.tsx'
import { ListPictures } from './ListPictures.tsx'
import { PythonTemplate } from './PythonTemplate.tsx'
import { SheetText } from './SheetText.tsx'
import { type ShownStep, StepChoice } from './StepChoice.tsx'

/** One operation: what to do and what it does to the list, side by side, and then the code. */
export function OperationPart({ heading, template }: OperationPlace) {
  const { id } = heading
  const [step, setStep] = useState<ShownStep>()
  return (
    <NoteSection heading={heading}>
      <SheetText name="purpose" of={id} />
      <div className="sheet-operation">
        <StepChoice id={id} chosen={step} onChoose={setStep} />
        <ListPictures id={id} step={step} />
      </div>
      <PythonTemplate name={template} />
    </NoteSection>
  )
}
