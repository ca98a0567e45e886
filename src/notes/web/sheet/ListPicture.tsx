import type { ListScene } from '#algorithms/scene.ts'
import { ListDrawing } from '#demos/web/drawings/list/ListDrawing.tsx'

interface ListPictureProps {
  scene: ListScene
  previous?: ListScene | undefined
  /** All scenes that share its size. */
  run: readonly ListScene[]
}

/** Pixels. The stylesheet shows one of the two, so that the prerendered page suits every screen. */
const widths = { wide: 400, narrow: 284 }

export function ListPicture({ scene, previous, run }: ListPictureProps) {
  return (
    <>
      <div className="sheet-wide">
        <ListDrawing scene={scene} previous={previous} run={run} width={widths.wide} isStatic />
      </div>
      <div className="sheet-narrow">
        <ListDrawing scene={scene} previous={previous} run={run} width={widths.narrow} isStatic />
      </div>
    </>
  )
}

/** Puts every node in the same column before and after, without reserving space below for nodes that come later. */
export function alignColumns(before: ListScene, after: ListScene): ListScene {
  const lowestRow = Math.max(0, ...before.nodes.map(({ row }) => row))
  const nodes = after.nodes.map((node) => ({ ...node, row: Math.min(node.row, lowestRow) }))
  return { ...before, nodes, links: after.links.filter(({ nullSide }) => nullSide), pointers: [] }
}
