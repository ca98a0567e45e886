import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { Point } from '#algorithms/geometry.ts'
import { isBetween } from '#algorithms/graph.ts'
import type { EditedGraph } from '../../edited-graph.ts'

interface GraphCanvasProps {
  state: EditedGraph
  /** The selected node, which the next press applies to. */
  chosen: string | undefined
  onPress: (node: string) => void
  onAdd: (position: Point) => void
  onRemove: (node: string) => void
  onDeselect: () => void
}

/** The graph with its nodes as buttons. A plus or minus on each says what a press would do to the edge. */
export function GraphCanvas({ state, chosen, onPress, onAdd, onRemove, onDeselect }: GraphCanvasProps) {
  const { nodes, edges } = state.graph
  const canvas = useRef<HTMLDivElement>(null)
  const focusNext = useRef(false)

  // After a node was removed by key, the focus moves to another node instead of the top of the page.
  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    canvas.current?.querySelector<HTMLElement>('button')?.focus()
  })

  function addAtPointer(event: MouseEvent<HTMLDivElement>) {
    if (!canvas.current || (event.target instanceof Element && event.target.closest('button'))) return
    const { left, top, width, height } = canvas.current.getBoundingClientRect()
    onAdd({
      x: clampToUnit((event.clientX - left) / width),
      y: clampToUnit((event.clientY - top) / height),
    })
  }

  function onKeyDown(event: KeyboardEvent, node: string) {
    if (event.key === 'Escape') onDeselect()
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    focusNext.current = nodes.length > 1
    onRemove(node)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: adds a node by pointer; the keyboard has a button below.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div className="graph-stage" onClick={addAtPointer}>
      <div ref={canvas} className="graph-plane">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {edges.map(({ from, to }) => {
            const [one, other] = [nodes.find(({ id }) => id === from), nodes.find(({ id }) => id === to)]
            if (!one || !other) return null
            const isNear = chosen === from || chosen === to
            return (
              <line
                key={`${from}-${to}`}
                data-near={isNear || undefined}
                x1={one.x * 100}
                y1={one.y * 100}
                x2={other.x * 100}
                y2={other.y * 100}
              />
            )
          })}
        </svg>
        {nodes.map(({ id, x, y }) => {
          const isJoined =
            chosen !== undefined && edges.some((edge) => chosen !== id && isBetween(edge, chosen, id))
          return (
            <button
              key={id}
              type="button"
              aria-pressed={chosen === id}
              aria-label={labelOf(id, state, chosen, isJoined)}
              aria-keyshortcuts="Delete Escape"
              data-start={state.start === id || undefined}
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              onClick={() => onPress(id)}
              onKeyDown={(event) => onKeyDown(event, id)}
            >
              {id}
              {chosen !== undefined && chosen !== id && <i aria-hidden="true">{isJoined ? '−' : '+'}</i>}
            </button>
          )
        })}
      </div>
    </div>
  )
}

function labelOf(
  id: string,
  { graph, start }: EditedGraph,
  chosen: string | undefined,
  isJoined: boolean,
): string {
  if (chosen !== undefined && chosen !== id)
    return isJoined ? `${id}: remove the edge from ${chosen}` : `${id}: join ${chosen} to it`
  const near = graph.edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))
  const edges = near.length === 0 ? 'without edges' : `joined to ${near.join(', ')}`
  return `Node ${id}, ${edges}${start === id ? ', the start' : ''}`
}

function clampToUnit(value: number): number {
  return Math.max(0, Math.min(1, value))
}
