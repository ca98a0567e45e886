import { OperationPicture } from './drawn-parts.tsx'
import type { ShownStep } from './StepChoice.tsx'

interface ListPicturesProps {
  /** Of the operation. */
  id: string
  /** The step whose change is shown; without one, all that has changed. */
  step: ShownStep | undefined
}

/** A list before and after. Once a step is chosen, the second picture shows the list as it is after that step. */
export function ListPictures({ id, step }: ListPicturesProps) {
  return (
    <div className="sheet-pictures" data-chosen={step !== undefined}>
      <figure>
        <figcaption>Before</figcaption>

        <OperationPicture id={id} moment="before" />
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

        <OperationPicture id={id} moment="after" step={step?.index} />
      </figure>
    </div>
  )
}
