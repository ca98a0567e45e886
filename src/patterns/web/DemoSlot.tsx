import { hasDemo } from '#demos/demo-catalogue.ts'
import { Alert } from '#platform/ui/Alert.tsx'
import { Spinner } from '#platform/ui/Spinner.tsx'
import { usePart } from './use-part.ts'

/** The player is fetched when a card with a demo is opened. */
export function DemoSlot({ patternName }: { patternName: string }) {
  if (hasDemo(patternName)) return <Demo patternName={patternName} />
  return (
    <section className="border-y border-line bg-sunk px-4 py-5 md:px-6">
      <h3 className="text-[1.125rem]">Visual demo</h3>
      <p className="mt-1.5 text-sm text-ink-2">The demo of this pattern is not drawn yet. It comes here.</p>
    </section>
  )
}

function Demo({ patternName }: { patternName: string }) {
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
