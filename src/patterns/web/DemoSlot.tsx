import { ComingDemo } from '#demos/web/ComingDemo.tsx'
import { usePart } from '#platform/ui/use-part.ts'

/** The player is fetched when a card is opened. */
export function DemoSlot({ patternName }: { patternName: string }) {
  const player = usePart(loadPlayer)
  return (
    <div ref={player.place} tabIndex={-1} className="focus:outline-none">
      {player.kind === 'ready' ? (
        <player.part patternName={patternName} hash={`#${patternName}`} />
      ) : (
        <ComingDemo retry={player.retry} />
      )}
    </div>
  )
}

async function loadPlayer() {
  const { DemoPlayer } = await import('#demos/web/DemoPlayer.tsx')
  return DemoPlayer
}
