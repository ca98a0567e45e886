import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { isBetween } from '#algorithms/graphs/graph.ts'
import type { Point } from '#demos/geometry.ts'
import type { EditedGraph } from '../../edited-graph.ts'

interface GraphStageProps {
  state: EditedGraph
  /** The node that the next press is about. */
  chosen: string | undefined
  onPress: (node: string) => void
  onAdd: (place: Point) => void
  onRemove: (node: string) => void
  onLeave: () => void
}

/** The graph with its nodes as buttons. A small sign at each says what a press would do to its edge. */
export function GraphStage({ state, chosen, onPress, onAdd, onRemove, onLeave }: GraphStageProps) {
  const { nodes, edges } = state.graph
  const plane = useRef<HTMLDivElement>(null)
  const focusNext = useRef(false)

  // Who removed a node by its key stands at another one, not at the top of the page.
  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    plane.current?.querySelector<HTMLElement>('button')?.focus()
  })

  function addThere(event: MouseEvent<HTMLDivElement>) {
    if (!plane.current || (event.target instanceof Element && event.target.closest('button'))) return
    const { left, top, width, height } = plane.current.getBoundingClientRect()
    onAdd({
      x: within((event.clientX - left) / width),
      y: within((event.clientY - top) / height),
    })
  }

  function onKeyDown(event: KeyboardEvent, node: string) {
    if (event.key === 'Escape') onLeave()
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    focusNext.current = nodes.length > 1
    onRemove(node)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer's way to add a node; the button below is the keyboard's.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div className="graph-stage" onClick={addThere}>
      <div ref={plane} className="graph-plane">
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
    return isJoined ? `${id}: cut the edge from ${chosen}` : `${id}: join ${chosen} to it`
  const near = graph.edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))
  const edges = near.length === 0 ? 'without edges' : `joined to ${near.join(', ')}`
  return `Node ${id}, ${edges}${start === id ? ', the start' : ''}`
}

function within(part: number): number {
  return Math.max(0, Math.min(1, part))
}
