import { memo } from 'react'
import type { Step } from '#algorithms/step.ts'
import type { SearchName } from '#content/notes/dfs-bfs/texts.ts'
import type { Speed } from '#demos/player.ts'
import { CaptionBox } from '#demos/web/CaptionBox.tsx'
import { StepPicture } from '#demos/web/drawings/StepPicture.tsx'
import '#demos/web/drawings/shared/drawings.css'
import '#demos/web/drawings/graph/graph.css'
import '#demos/web/drawings/shelf/shelf.css'

interface SearchPanelProps {
  name: SearchName
  steps: readonly Step[]
  at: number
  playing: boolean
  speed: Speed
}

const words = { BFS: 'Breadth first, with a queue', DFS: 'Depth first, with the call stack' }

/** One of the two searches: its graph, its queue or stack, and its caption. */
export const SearchPanel = memo(function SearchPanel({ name, steps, at, playing, speed }: SearchPanelProps) {
  const isWaiting = at > 0 && steps[at] === steps[at - 1]
  return (
    <section aria-label={name} className="search-panel">
      <header>
        <h3>{name}</h3>
        <p>{words[name]}</p>
        <p className="search-panel-waits">{isWaiting && 'finished, waiting for the other'}</p>
      </header>
      <div>
        <StepPicture steps={steps} at={at} />
      </div>
      <CaptionBox steps={steps} at={at} isAnnounced={!playing || speed < 2} />
      <p className="search-panel-order">
        Visited: <b>{visitedUntil(steps, at).join(', ') || 'none yet'}</b>
      </p>
    </section>
  )
})

function visitedUntil(steps: readonly Step[], at: number): readonly string[] {
  const scene = steps[at]?.scene
  if (scene?.kind !== 'graph') return []
  return scene.nodes
    .flatMap(({ id, order }) => (order === undefined ? [] : [{ id, order }]))
    .toSorted((one, other) => one.order - other.order)
    .map(({ id }) => id)
}
