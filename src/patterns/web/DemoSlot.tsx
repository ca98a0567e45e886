import { Alert } from '#platform/ui/Alert.tsx'
import { Spinner } from '#platform/ui/Spinner.tsx'
import { usePart } from '#platform/web/use-part.ts'

/** The player is fetched when a card is opened. */
export function DemoSlot({ patternName }: { patternName: string }) {
  const player = usePart(loadPlayer)
  if (player.kind === 'ready') return <player.part patternName={patternName} hash={`#${patternName}`} />
  return (
    <div className="grid min-h-[46rem] place-items-center border-y border-line bg-sunk p-6">
      {player.kind === 'loading' ? (
        <Spinner text="Loading visual demo..." />
      ) : (
        <Alert onRetry={player.retry}>
          The visual demo could not be fetched. Check your connection and try again.
        </Alert>
      )}
    </div>
  )
}

async function loadPlayer() {
  const { DemoPlayer } = await import('#demos/web/DemoPlayer.tsx')
  return DemoPlayer
}
