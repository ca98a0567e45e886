import type { PlacedNode } from './tree-geometry.ts'

interface TreeSwapArcProps {
  nodes: readonly PlacedNode[]
  radius: number
  /** Name of the picture's arrowhead. */
  markerId: string
}

/** Joins the two nodes that change places, on the outer side of their edge. */
export function TreeSwapArc({ nodes, radius, markerId }: TreeSwapArcProps) {
  const [first, second] = nodes
  if (!first || !second || nodes.length > 2) return null
  const [upper, lower] = first.y <= second.y ? [first, second] : [second, first]
  const out = lower.x >= upper.x ? 1 : -1
  const reach = radius + 3
  const bend = reach + 22
  return (
    <g className="viz-tree-swap">
      <marker
        id={markerId}
        viewBox="0 0 8 8"
        refX={5}
        refY={4}
        markerWidth={8}
        markerHeight={8}
        markerUnits="userSpaceOnUse"
        orient="auto-start-reverse"
      >
        <path d="M0 0L8 4L0 8z" />
      </marker>
      <path
        markerStart={`url(#${markerId})`}
        markerEnd={`url(#${markerId})`}
        d={`M${upper.x + out * reach} ${upper.y + 2}Q${Math.max(out * upper.x, out * lower.x) * out + out * bend * 0.6} ${
          (upper.y + lower.y) / 2 - 14
        } ${lower.x + out * reach * 0.55} ${lower.y - reach * 0.85}`}
      />
    </g>
  )
}
