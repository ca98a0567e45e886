import type { TreeNode, TreeScene } from '#algorithms/scene.ts'

/** What stays where it is while nodes come, go or change places. */
interface Place {
  readonly key: string
  readonly parent?: string | undefined
  readonly side?: 'left' | 'right' | undefined
}

/** The place of each node of a scene. */
export type Places = (scene: TreeScene) => ReadonlyMap<string, Place>

/**
 * In a binary tree a place is a way down from the root, so that the values of a heap can change places. In other
 * trees each node has its own place.
 */
export function findPlacesOf(run: readonly TreeScene[]): Places {
  const isBinary = run.every(({ nodes }) => {
    const roots = nodes.filter(({ parent }) => parent === undefined)
    return roots.length <= 1 && nodes.every(({ parent, side }) => parent === undefined || side !== undefined)
  })
  return isBinary ? placesByPath : placesById
}

function placesByPath({ nodes }: TreeScene): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  for (const { id, parent, side } of nodes) {
    const above = parent === undefined ? undefined : places.get(parent)
    places.set(
      id,
      above
        ? { key: `${above.key}${side === 'left' ? 'l' : 'r'}`, parent: above.key, side }
        : { key: 'root' },
    )
  }
  return places
}

function placesById({ nodes }: TreeScene): ReadonlyMap<string, Place> {
  return new Map(nodes.map(({ id, parent, side }) => [id, { key: id, parent, side }]))
}

/** A place with everything that ever stands there. */
export interface UsedPlace extends Place {
  readonly nodes: readonly TreeNode[]
  readonly pointerNames: readonly string[]
  hasChildren: boolean
}

/** All places of a run, parents before their children and the left child before the right one. */
export function collectPlaces(run: readonly TreeScene[], placesOf: Places): readonly UsedPlace[] {
  const used = new Map<string, UsedPlace & { nodes: TreeNode[]; pointerNames: string[] }>()
  for (const scene of run) {
    const places = placesOf(scene)
    for (const node of scene.nodes) {
      const place = places.get(node.id)
      if (!place) continue
      const known = used.get(place.key) ?? { ...place, nodes: [], pointerNames: [], hasChildren: false }
      used.set(place.key, known)
      known.nodes.push(node)
      const names = scene.pointers?.filter(({ at }) => at === node.id).map(({ name }) => name) ?? []
      if (names.length > 0) known.pointerNames.push(names.join(', '))
      const parent = place.parent === undefined ? undefined : used.get(place.parent)
      if (parent) parent.hasChildren = true
    }
  }
  return [...used.values()].toSorted((a, b) => sideRank(a) - sideRank(b))
}

function sideRank({ side }: Place): number {
  return side === 'right' ? 1 : 0
}

/** Whether nodes change their parents: then every step has its own layout, and nodes travel. */
export function isRehung(run: readonly TreeScene[], placesOf: Places): boolean {
  const parents = new Map<string, string | undefined>()
  for (const scene of run) {
    for (const { key, parent } of placesOf(scene).values()) {
      if (parents.has(key) && parents.get(key) !== parent) return true
      parents.set(key, parent)
    }
  }
  return false
}
