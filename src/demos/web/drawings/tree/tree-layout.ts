import type { TreeNode, TreeScene } from '#algorithms/scene.ts'
import { type Layout, layOutTrees } from './tidy-tree.ts'
import { collectPlaces, findPlacesOf, isRehung, type Places, type UsedPlace } from './tree-positions.ts'

/** Where everything of a tree picture stands, in the pixels it is drawn at. */
export interface TreeGeometry {
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly valueSize: number
  readonly noteSize: number
  readonly rootY: number
  readonly levelHeight: number
  readonly titleRoom: number
  /** Whether nodes ever leave their place. */
  readonly hasTravel: boolean
  /** Whether nodes are hung elsewhere, so that their edges travel too. */
  readonly isRehung: boolean
  readonly placesOf: Places
  /** One layout for the whole run, or one for the scene where nodes are hung elsewhere. */
  layoutOf(scene: TreeScene): Layout
  /** Places under which nothing ever hangs: their notes stand below. */
  readonly leaves: ReadonlySet<string>
}

export interface PlacedNode {
  readonly node: TreeNode
  readonly x: number
  readonly y: number
  /** Half of the node's width: more than the radius for a long value. */
  readonly half: number
  readonly isNoteBelow: boolean
  /** The parent is to the right, so that the edge arrives there. */
  readonly isFlagLeft: boolean
  /** Names the edge above the node: in a binary tree an edge belongs to a place, elsewhere to its node. */
  readonly edgeKey: string
  readonly parent: string | undefined
}

interface Size {
  readonly radius: number
  /** The least room between two nodes of a level. The ring of a compared node must fit. */
  readonly gap: number
}

const smallestSize: Size = { radius: 15, gap: 9 }

/** From airy to tight, then from large to small circles. */
const sizes: readonly Size[] = [
  ...[40, 32, 24, 18, 14].map((gap) => ({ radius: 24, gap })),
  ...[23, 22, 21, 20, 19, 18, 17, 16].map((radius) => ({ radius, gap: Math.round(radius * 0.5) + 2 })),
  smallestSize,
]

export const plateHeight = 22

export function measureTree(run: readonly TreeScene[], available: number): TreeGeometry {
  const placesOf = findPlacesOf(run)
  const isOwn = isRehung(run, placesOf)
  const used = collectPlaces(run, placesOf)
  const usedByScene = isOwn ? run.map((scene) => collectPlaces([scene], placesOf)) : [used]
  const layOut = (places: readonly UsedPlace[], { radius, gap }: Size) =>
    layOutTrees(
      places.map((place) => ({ ...place, ...roomOf(place, radius, noteSizeFor(available)) })),
      gap,
    )
  const layouts = (size: Size) => usedByScene.map((places) => layOut(places, size))
  const isFitting = (size: Size) => widthOf(layouts(size)) + 2 * margin <= available
  const size = sizes.find(isFitting) ?? smallestSize
  const { radius } = size
  const found = layouts(size)

  const width = Math.max(available, widthOf(found) + 2 * margin)
  const levels = Math.max(1, ...found.map((layout) => layout.levels))
  const hasPointers = run.some(({ pointers = [] }) => pointers.length > 0)
  const hasFlag = used.some(({ nodes }) => nodes.some(({ role }) => role === 'result'))
  const hasEdgeLabels = used.some(({ nodes }) => nodes.some(({ edgeLabel }) => edgeLabel))
  const hasNotesBelow = used.some((place) => !place.hasChildren && place.nodes.some(({ note }) => note))
  const titleRoom = run.some(({ title }) => title) ? 28 : 0
  const between = hasPointers
    ? plateHeight + 26
    : hasEdgeLabels
      ? 42
      : available >= 420 && levels < 6
        ? 34
        : 26
  const rootY = titleRoom + radius + (hasPointers ? plateHeight + 20 : hasFlag ? 18 : 6)
  const plainHeight = radius * 2 + between
  const clearHeight = Math.max(
    0,
    ...usedByScene.map((places, index) => clearHeightOf(places, found[index], radius)),
  )
  const levelHeight = Math.max(plainHeight, Math.min(clearHeight, plainHeight + mostExtraHeight))
  const ownLayouts = new Map(isOwn ? run.map((scene, index) => [scene, found[index]]) : [])
  const [shared] = found
  return {
    width,
    height: rootY + (levels - 1) * levelHeight + radius + (hasNotesBelow ? 26 : 12),
    radius,
    valueSize: radius >= 22 ? 17 : radius >= 18 ? 15 : 13,
    noteSize: noteSizeFor(available),
    rootY,
    levelHeight,
    titleRoom,
    hasTravel: isOwn || used.some(({ nodes }) => new Set(nodes.map(({ id }) => id)).size > 1),
    isRehung: isOwn,
    placesOf,
    layoutOf: (scene) => ownLayouts.get(scene) ?? shared ?? emptyLayout,
    leaves: new Set(used.filter((place) => !place.hasChildren).map(({ key }) => key)),
  }
}

export function placeNodes(scene: TreeScene, geometry: TreeGeometry): readonly PlacedNode[] {
  const { width, rootY, levelHeight, radius, valueSize, placesOf, leaves } = geometry
  const layout = geometry.layoutOf(scene)
  const places = placesOf(scene)
  const left = (width - layout.width) / 2
  return scene.nodes.flatMap((node) => {
    const place = places.get(node.id)
    const spot = place && layout.positions.get(place.key)
    const above = place?.parent === undefined ? undefined : layout.positions.get(place.parent)
    if (!spot) return []
    return {
      node,
      x: Math.round(left + spot.x),
      y: rootY + spot.depth * levelHeight,
      half: halfOf(node.value, radius, valueSize),
      isNoteBelow: leaves.has(place.key),
      isFlagLeft: above !== undefined && above.x > spot.x + 1,
      edgeKey: place.key,
      parent: node.parent,
    }
  })
}

const margin = 8
/** Beyond this a wide fan would rather be flat than tall. */
const mostExtraHeight = 32
const emptyLayout: Layout = { positions: new Map(), width: 0, levels: 1 }

/** How high a level must be so that the edge to an outer child passes above the child beside it. */
function clearHeightOf(places: readonly UsedPlace[], layout: Layout | undefined, radius: number): number {
  const xOf = (key: string | undefined) =>
    (key === undefined ? undefined : layout?.positions.get(key)?.x) ?? 0
  const families = Map.groupBy(places, ({ parent }) => parent)
  families.delete(undefined)
  const heights = [...families].flatMap(([parent, children]) => {
    const across = children.map(({ key }) => xOf(key) - xOf(parent)).toSorted((a, b) => a - b)
    return [across, across.map((x) => -x).toReversed()].map(([outer = 0, next = 0]) =>
      next < 0 ? ((radius + 5) * outer) / (outer - next) : 0,
    )
  })
  return Math.max(0, ...heights)
}

function widthOf(layouts: readonly Layout[]): number {
  return Math.max(0, ...layouts.map(({ width }) => width))
}

function noteSizeFor(available: number): number {
  return available >= 420 ? 14 : 12.5
}

function halfOf(value: number | string, radius: number, valueSize: number): number {
  return Math.max(radius, Math.ceil((String(value).length * valueSize * 0.6) / 2 + 7))
}

export function plateWidth(names: string): number {
  return Math.round(names.length * 7 + 14)
}

function roomOf(place: UsedPlace, radius: number, noteSize: number) {
  const valueSize = radius >= 22 ? 17 : radius >= 18 ? 15 : 13
  const most = (of: (node: TreeNode) => number) => Math.max(0, ...place.nodes.map(of))
  const half = most(({ value }) => halfOf(value, radius, valueSize))
  const note = most((node) => textWidth(node.note, noteSize))
  const label = most(({ edgeLabel }) => textWidth(edgeLabel, 13))
  const plate = Math.max(0, ...place.pointerNames.map(plateWidth))
  const noteBeside = place.hasChildren && note > 0 ? half + 6 + note : 0
  // Labels stand near the child, where the edges of a family are far enough apart.
  const both = Math.max(half, label - 3, plate / 2, place.hasChildren ? 0 : note / 2)
  const badge = place.nodes.some(({ order }) => order !== undefined) ? half + 6 : 0
  return { leftRoom: both, rightRoom: Math.max(both, noteBeside, badge) }
}

function textWidth(text: string | undefined, size: number): number {
  return text === undefined ? 0 : Math.ceil(text.length * size * 0.58)
}
