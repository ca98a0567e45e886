import { drawGraph, type Edge, type EdgeLook, type Graph, type NodeLook } from '#algorithms/graph.ts'
import type { GraphScene, Role, TreeNode, TreeScene } from '#algorithms/scene.ts'

/** The root of each end of an edge. */
export type Roots = readonly [first: string, second: string]

export interface SeenEdge {
  readonly edge: Edge
  /** Whether it made one group of two. */
  readonly isJoining: boolean
}

export interface View {
  readonly graph: Graph
  /** A root is its own parent. */
  readonly parents: ReadonlyMap<string, string>
  /** Valid for roots only: the size of their tree. */
  readonly sizes: ReadonlyMap<string, number>
  readonly groups: number
  readonly seen: readonly SeenEdge[]
}

interface Focus {
  /** The current edge, and the roots of its ends. */
  readonly edge?: Edge
  readonly roots?: Roots
  readonly joined?: { readonly large: string; readonly small: string }
}

/** The edges that have arrived, and beside them the trees that they make. */
export function show(view: View, { edge, roots = ['', ''], joined }: Focus) {
  const { seen } = view
  const ends = edge ? [edge.from, edge.to] : []
  const roleInTree = (id: string): Role => {
    if (roots.includes(id) || id === joined?.large) return 'compare'
    return ends.includes(id) || id === joined?.small ? 'active' : 'default'
  }
  const newest = joined && seen.at(-1)?.edge
  const lit = [...ends, ...(newest ? [newest.from, newest.to] : [])]
  return {
    scene: drawEdges(view, (id) => (lit.includes(id) ? 'active' : 'default'), edge ?? newest),
    beside: [drawForest(view, roleInTree, new Set(ends.flatMap((end) => pathUp(view, end))), joined?.small)],
  }
}

/** From a node to the child of its root: the nodes whose edges lead up. */
function pathUp({ parents }: View, from: string): readonly string[] {
  const path: string[] = []
  for (let node = from; parents.get(node) !== node; node = parents.get(node)!) path.push(node)
  return path
}

export function drawEdges({ graph, seen }: View, role: (id: string) => Role, active?: Edge): GraphScene {
  const lookOfNode = (id: string): NodeLook => ({ role: role(id) })
  const lookOfEdge = (edge: Edge): EdgeLook => {
    const known = seen.find((each) => each.edge === edge)
    if (edge === active && !known) return { role: 'active' }
    return { role: known === undefined ? 'default' : known.isJoining ? 'traversed' : 'dropped' }
  }
  return drawGraph(graph, lookOfNode, lookOfEdge)
}

export function drawForest(
  view: View,
  role: (id: string) => Role,
  path: ReadonlySet<string> = new Set(),
  linked?: string,
): TreeScene {
  const { graph, parents, sizes } = view
  const below = (parent: string | undefined): readonly TreeNode[] =>
    graph.nodes.flatMap(({ id }) => {
      const isRoot = parents.get(id) === id
      if (parent === undefined ? !isRoot : isRoot || parents.get(id) !== parent) return []
      const node: TreeNode = {
        id,
        value: id,
        role: role(id),
        // A root alone says that by itself, and leaves room for the others.
        ...(parent === undefined
          ? sizes.get(id) !== 1 && { note: String(sizes.get(id)) }
          : { parent, edge: id === linked ? 'active' : path.has(id) ? 'traversed' : 'default' }),
      }
      return [node, ...below(id)]
    })
  return { kind: 'tree', title: 'groups as trees, with their sizes', nodes: below(undefined) }
}
