import { type MouseEvent, useEffect, useRef } from 'react'
import { SheetText } from './SheetText.tsx'

export interface ShownStep {
  readonly index: number
  readonly code: string
}

interface StepChoiceProps {
  /** Of the operation. */
  id: string
  chosen: ShownStep | undefined
  onChoose: (step: ShownStep | undefined) => void
}

/**
 * What to do. The built page has the texts, so they are not fetched: which step was chosen, and its code, are read
 * where they stand.
 */
export function StepChoice({ id, chosen, onChoose }: StepChoiceProps) {
  const text = useRef<HTMLDivElement>(null)
  const index = chosen?.index

  useEffect(() => {
    for (const [place, step] of findSteps(text.current).entries())
      step.setAttribute('aria-pressed', String(place === index))
  }, [index])

  function choose({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const steps = findSteps(currentTarget)
    const place = steps.findIndex((step) => target instanceof Node && step.contains(target))
    if (place < 0) return
    const code = steps[place]?.querySelector(':scope > code')?.textContent ?? ''
    onChoose(place === index ? undefined : { index: place, code })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it hears its buttons, which answer to keys.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div ref={text} onClick={choose}>
      <SheetText name="steps" of={id} />
    </div>
  )
}

function findSteps(text: HTMLElement | null): HTMLButtonElement[] {
  return [...(text?.querySelectorAll<HTMLButtonElement>('.sheet-steps button') ?? [])]
}
