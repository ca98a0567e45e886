import { ComingPart } from '#platform/ui/ComingPart.tsx'

/** Where a demo will be. It comes in two parts, the player and then the demo, and this stays the same over both. */
export function ComingDemo({ retry }: { retry: (() => void) | undefined }) {
  return (
    <ComingPart
      className="grid min-h-[46rem] place-items-center border-y border-line bg-sunk p-6"
      text="Loading visual demo..."
      failure="The visual demo could not be fetched."
      retry={retry}
    />
  )
}
