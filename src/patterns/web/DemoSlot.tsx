import { lazy } from 'react'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'

const DemoPlayer = lazy(async () => ({ default: (await import('#demos/web/DemoPlayer.tsx')).DemoPlayer }))

/** The player, and then its demo, are fetched when a card is opened. */
export function DemoSlot({ patternName }: { patternName: string }) {
  return (
    <LoadBoundary
      className="grid min-h-[46rem] place-items-center border-y border-line bg-sunk p-6"
      loadingText="Loading visual demo..."
      failureText="The visual demo could not be fetched."
    >
      <DemoPlayer patternName={patternName} hash={`#${patternName}`} />
    </LoadBoundary>
  )
}
