import { ComingPart } from '#platform/ui/ComingPart.tsx'
import { usePart } from '#platform/ui/use-part.ts'
import type { BlindPracticeProps } from './BlindPractice.tsx'

/** Practice is fetched by who practises: most come for the list. */
export function PracticeSlot(props: BlindPracticeProps) {
  const practice = usePart(loadPractice)
  return (
    <div ref={practice.place} tabIndex={-1} className="focus:outline-none">
      {practice.kind === 'ready' ? (
        <practice.part key={props.place.seed} {...props} />
      ) : (
        <ComingPart
          className="page min-h-[75dvh] pt-10"
          text="Loading blind practice..."
          failure="Blind practice could not be fetched."
          retry={practice.retry}
        />
      )}
    </div>
  )
}

async function loadPractice() {
  const { BlindPractice } = await import('./BlindPractice.tsx')
  return BlindPractice
}
