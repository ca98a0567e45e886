import type { ListLink, ListNode, ListScene } from '#algorithms/scene.ts'
import { type ListPlaces, spotOf } from './list-places.ts'

export type Way = 'right' | 'left' | 'down' | 'next-line' | 'line-before' | 'above'

/** Straight to the neighbour where nothing is in the way, otherwise above the nodes. */
export function findWay(
  link: ListLink,
  source: ListNode,
  target: ListNode,
  scene: ListScene,
  places: ListPlaces,
): Way {
  if (source.id === target.id) return 'above'
  const step = target.column - source.column
  if (step === 0) return 'down'
  const between = scene.nodes.some(
    ({ column, row }) =>
      row === source.row &&
      row === target.row &&
      Math.min(source.column, target.column) < column &&
      column < Math.max(source.column, target.column),
  )
  if (between) return 'above'
  const isOpposed =
    !link.isBack &&
    scene.links.some(
      ({ from, to, role, isBack }) => from === target.id && to === source.id && role !== 'dropped' && !isBack,
    )
  if (step < 0 && isOpposed) return 'above'
  const lines = spotOf(target, places).line - spotOf(source, places).line
  if (lines === 1) return 'next-line'
  if (lines === -1) return 'line-before'
  return lines !== 0 ? 'above' : step > 0 ? 'right' : 'left'
}

/** Nodes whose link leaves to the left have their dot on that side: so arrows need not run over their own box. */
export function findFlipped(scene: ListScene, places: ListPlaces): ReadonlySet<string> {
  if (places.isDouble) return new Set()
  return new Set(
    scene.links
      .filter((link) => {
        if (link.role === 'dropped') return false
        if (link.to === null) return link.nullSide === 'left'
        const source = scene.nodes.find(({ id }) => id === link.from)
        const target = scene.nodes.find(({ id }) => id === link.to)
        const way = source && target && findWay(link, source, target, scene, places)
        return way === 'left' || way === 'line-before'
      })
      .map(({ from }) => from),
  )
}
