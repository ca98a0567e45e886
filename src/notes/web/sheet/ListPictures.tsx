import { useState } from 'react'
import type { SheetOperation } from '#content/notes/linked-list/sheet.ts'
import { StillPart } from '#platform/ui/StillPart.tsx'
import { OperationPicture } from './lazy-parts.ts'

interface ListPicturesProps {
  operation: SheetOperation
  /** Index of the step whose change is shown; without one, all that has changed. */
  step: number | undefined
}

/** A list before and after. Once a step is chosen, the second picture shows the list as it is after that step. */
export function ListPictures({ operation, step }: ListPicturesProps) {
  const [wasChosen, setWasChosen] = useState(false)
  if (step !== undefined && !wasChosen) setWasChosen(true)
  const { id } = operation.heading
  return (
    <div className="sheet-pictures" data-chosen={step !== undefined}>
      <figure>
        <figcaption>Before</figcaption>
        <StillPart name={`${id}-before`}>
          <OperationPicture operation={operation} moment="before" />
        </StillPart>
      </figure>
      <figure>
        <figcaption aria-live="polite">
          {step === undefined ? (
            'After'
          ) : (
            <>
              After step {step + 1}
              <code>{operation.steps[step]?.code}</code>
            </>
          )}
        </figcaption>
        <StillPart name={`${id}-after`} isLive={wasChosen}>
          <OperationPicture operation={operation} moment="after" step={step} />
        </StillPart>
      </figure>
    </div>
  )
}
