import { type PlacedNode, plateHeight, plateWidth, type TreeGeometry } from './tree-geometry.ts'

interface TreePointerProps {
  /** All pointers on this node share a plate. */
  names: string
  on: PlacedNode
  geometry: TreeGeometry
}

/** A small plate above its node, with a tip that touches the rim. The flag of an answer lifts it. */
export function TreePointer({ names, on, geometry }: TreePointerProps) {
  const width = plateWidth(names)
  const lift = on.node.role === 'result' ? 20 : 9
  const tip = -geometry.radius - 3
  const bottom = -geometry.radius - lift
  const middle = Math.max(width / 2 - on.x, Math.min(geometry.width - width / 2 - on.x, 0))
  return (
    <g className="viz-pointer viz-move" style={{ transform: `translate(${on.x}px, ${on.y}px)` }}>
      <path d={`M-6 ${tip - 7}L0 ${tip}l6 -7z`} />
      <rect x={-1} y={bottom - 1} width={2} height={Math.max(0, tip - bottom - 5)} />
      <rect x={middle - width / 2} y={bottom - plateHeight} width={width} height={plateHeight} />
      <text x={middle} y={bottom - plateHeight / 2 + 0.5} fontSize={13}>
        {names}
      </text>
    </g>
  )
}
