/** When a node was visited, on its rim at the top right. The flag of an answer still fits beside it. */
export function OrderBadge({ order, half, radius }: { order: number; half: number; radius: number }) {
  const width = order > 9 ? 22 : 16
  return (
    <g
      className="viz-order"
      transform={`translate(${half - radius * 0.15 + width / 2 - 5} ${-radius * 0.52})`}
    >
      <rect x={-width / 2} y={-8} width={width} height={16} rx={8} />
      <text y={0.5}>{order}</text>
    </g>
  )
}
