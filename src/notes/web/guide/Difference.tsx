import type { GraphScene, ShelfScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { analogies, differenceInWords, type SearchName } from '#content/notes/dfs-bfs/texts.ts'
import { GraphDrawing } from '#demos/web/drawings/graph/GraphDrawing.tsx'
import { ShelfDrawing } from '#demos/web/drawings/shelf/ShelfDrawing.tsx'
import { compareSearches } from '../../compare-searches.ts'
import { guideGraph } from '../../guide-graphs.ts'

/** Each search at the moment it visits its fourth node. */
export function Difference() {
  return (
    <>
      <div className="guide-duo">
        {analogies.map(({ name, text }) => (
          <figure key={name} className="guide-figure">
            <figcaption>
              <h3>{name}</h3>
              <p>{text}</p>
            </figcaption>
            <Snapshot step={snapshots[name]} />
          </figure>
        ))}
      </div>
      <p className="guide-small mt-4">
        Filled: current. Double ring: on the call stack. Dashed: found, waiting. Underlined: done. Small
        numbers give the order of the visits.
      </p>
      <p className="mt-4 max-w-(--measure)">{differenceInWords}</p>
    </>
  )
}

const { bfs, dfs } = compareSearches(guideGraph.graph, guideGraph.start)
const fourth = Math.max(
  bfs.findIndex((step) => visitedCount(step) === 4),
  dfs.findIndex((step) => visitedCount(step) === 4),
)
const snapshots: Readonly<Record<SearchName, Step | undefined>> = { BFS: bfs[fourth], DFS: dfs[fourth] }

/** The same width on every screen, so that the picture can be prerendered. */
const pictureWidth = 300

function Snapshot({ step }: { step: Step | undefined }) {
  const shelf = step?.beside?.[0]
  if (step?.scene.kind !== 'graph' || shelf?.kind !== 'shelf') return null
  const graph = withoutNotes(step.scene)
  const shelves: readonly ShelfScene[] = [shelf]
  return (
    <>
      <GraphDrawing scene={graph} previous={undefined} run={[graph]} width={pictureWidth} />
      <ShelfDrawing scene={shelf} previous={undefined} run={shelves} width={pictureWidth} isStatic />
    </>
  )
}

/** The first picture makes one point; distances and depths follow in the steps. */
function withoutNotes(scene: GraphScene): GraphScene {
  return { ...scene, nodes: scene.nodes.map(({ note: _, ...node }) => node) }
}

function visitedCount({ scene }: Step): number {
  return scene.kind === 'graph' ? scene.nodes.filter(({ order }) => order !== undefined).length : 0
}
