import { useState } from 'react'
import { StillPart } from '#platform/ui/StillPart.tsx'
import { OperationPicture } from './lazy-parts.ts'
import type { ShownStep } from './StepChoice.tsx'

interface ListPicturesProps {
  /** Of the operation. */
  id: string
  /** The step whose change is shown; without one, all that has changed. */
  step: ShownStep | undefined
}

/** A list before and after. Once a step is chosen, the second picture shows the list as it is after that step. */
export function ListPictures({ id, step }: ListPicturesProps) {
  const [wasChosen, setWasChosen] = useState(false)
  if (step !== undefined && !wasChosen) setWasChosen(true)
  return (
    <div className="sheet-pictures" data-chosen={step !== undefined}>
      <figure>
        <figcaption>Before</figcaption>
        <StillPart>
          <OperationPicture id={id} moment="before" />
        </StillPart>
      </figure>
      <figure>
        <figcaption aria-live="polite">
          {step === undefined ? (
            'After'
          ) : (
            <>
              After step {step.index + 1}
              <code>{step.code}</code>
            </>
          )}
        </figcaption>
        <StillPart isLive={wasChosen}>
          <OperationPicture id={id} moment="after" step={step?.index} />
        </StillPart>
      </figure>
    </div>
  )
}
