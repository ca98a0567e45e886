import { ComingDemo } from '#demos/web/ComingDemo.tsx'
import { usePart } from '#platform/web/use-part.ts'

/** The player is fetched when a card is opened. */
export function DemoSlot({ patternName }: { patternName: string }) {
  const player = usePart(loadPlayer)
  if (player.kind !== 'ready') return <ComingDemo retry={player.retry} />
  return <player.part patternName={patternName} hash={`#${patternName}`} />
}

async function loadPlayer() {
  const { DemoPlayer } = await import('#demos/web/DemoPlayer.tsx')
  return DemoPlayer
}
