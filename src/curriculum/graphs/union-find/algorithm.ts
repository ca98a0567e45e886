import { joinWords } from '#algorithms/format-text.ts'
import type { Edge, Graph } from '#algorithms/graph.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { decideOnEdge } from './decisions.ts'
import { drawEdges, drawForest, type Roots, type SeenEdge, show, type View } from './union-find-scene.ts'

/**
 * Union-find with union by size and path compression (Galler and Fischer 1964, Tarjan 1975): each group is a tree, and
 * its root represents it.
 */
export function* countGroups(
  graph: Graph,
  link = (_edge: Edge, large: string, small: string) => ({ large, small }),
): Trace<number> {
  const parents = new Map(graph.nodes.map(({ id }) => [id, id]))
  const sizes = new Map(graph.nodes.map(({ id }) => [id, 1]))
  let groups = graph.nodes.length
  const seen: SeenEdge[] = []
  const look = (): View => ({
    graph,
    parents: new Map(parents),
    sizes: new Map(sizes),
    groups,
    seen: [...seen],
  })

  function find(node: string): string {
    const parent = parents.get(node)!
    if (parent !== node) parents.set(node, find(parent))
    return parents.get(node)!
  }

  yield showStart(look())
  for (const edge of graph.edges) {
    const before = look()
    const roots: Roots = [find(edge.from), find(edge.to)]
    const after = look()
    yield showFound(before, after, edge, roots)
    if (hasNewParents(before, after)) yield showCompressed(before, after, edge, roots)

    if (roots[0] === roots[1]) {
      seen.push({ edge, isJoining: false })
      yield showSame(look(), edge, roots)
      continue
    }
    const [large, small] = sizes.get(roots[0])! < sizes.get(roots[1])! ? [roots[1], roots[0]] : roots
    const joined = link(edge, large, small)
    parents.set(joined.small, joined.large)
    sizes.set(large, sizes.get(large)! + sizes.get(small)!)
    groups--
    seen.push({ edge, isJoining: true })
    yield showJoined(look(), edge, large, joined)
  }
  yield showEnd(look())
  return groups
}

function showStart(view: View): Step {
  const count = view.graph.nodes.length
  return {
    ...show(view, {}),
    caption: {
      fact: count === 0 ? 'There are no nodes.' : 'Each node is a group of its own.',
      why:
        count === 0
          ? 'So there are no groups either.'
          : 'Each is the root of a tree with one node, and the root represents its group.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function showFound(before: View, after: View, edge: Edge, roots: Roots): Step {
  const isLong = hasNewParents(before, after)
  const next = isLong
    ? 'When find returns, it links every node on these paths directly to the root, so that the next find is short.'
    : explain(after, roots)
  return {
    ...show(before, { edge, roots }),
    caption: {
      fact: `${nameRoots(edge, roots)}.`,
      why: next,
    },
    line: 'find',
    variables: variablesOf(before, edge, roots),
    ...(!isLong && { decision: decideOnEdge(after, edge, roots) }),
  }
}

function nameRoots({ from, to }: Edge, [first, second]: Roots): string {
  if (first === from && second === to) return `${from} and ${to} are roots`
  const lead = (node: string, root: string) =>
    node === root ? `${node} is a root` : `${node} leads up to ${root}`
  return first === second && first !== from && first !== to
    ? `${from} and ${to} both lead up to ${first}`
    : `${lead(from, first)}, ${lead(to, second)}`
}

function showCompressed(before: View, after: View, edge: Edge, roots: Roots): Step {
  const moved = after.graph.nodes.flatMap(({ id }) =>
    before.parents.get(id) === after.parents.get(id) ? [] : [id],
  )
  return {
    ...show(after, { edge, roots }),
    caption: {
      fact: `${joinWords(moved)} ${moved.length === 1 ? 'is' : 'are'} now directly under the root.`,
      why: explain(after, roots),
    },
    line: 'compress',
    variables: variablesOf(after, edge, roots),
    decision: decideOnEdge(after, edge, roots),
  }
}

function explain({ sizes }: View, [first, second]: Roots): string {
  if (first === second) return 'One root means one group: the ends of this edge are connected already.'
  const [a, b] = [sizes.get(first)!, sizes.get(second)!]
  if (a === b)
    return `Two roots mean two groups. Both have size ${a}, so ${first} stays root and ${second} goes under it.`
  const [large, small] = a > b ? [first, second] : [second, first]
  return `Two roots mean two groups. ${small} has the smaller one, so it goes under ${large}: fewer nodes move one level down.`
}

function showSame(view: View, edge: Edge, roots: Roots): Step {
  return {
    ...show(view, { edge, roots }),
    caption: {
      fact: `${edge.from}-${edge.to} changes nothing.`,
      why: 'Its ends could reach each other before, so this edge closes a cycle and the number of groups stays the same.',
    },
    line: 'same',
    variables: variablesOf(view, edge, roots),
  }
}

function showJoined(
  view: View,
  edge: Edge,
  root: string,
  joined: { readonly large: string; readonly small: string },
): Step {
  return {
    ...show(view, { joined }),
    caption: {
      fact: `${joined.small} goes under ${joined.large}.`,
      why: `Two groups have become one of ${view.sizes.get(root)} nodes. ${view.groups === 1 ? 'It is the only one left.' : `That leaves ${view.groups} groups.`}`,
    },
    line: 'join',
    variables: variablesOf(view, edge, [root, root]),
  }
}

function showEnd(view: View): Step {
  const { graph, groups, seen } = view
  const joins = seen.filter(({ isJoining }) => isJoining).length
  return {
    scene: drawEdges(view, () => 'default'),
    beside: [drawForest(view, (id) => (view.parents.get(id) === id ? 'result' : 'default'))],
    caption: {
      fact: `Return ${groups}.`,
      why:
        graph.nodes.length === 0
          ? 'There was nothing to join.'
          : joins === 0
            ? 'No edge joined two groups, so each node is still a group of its own.'
            : `${joins} ${joins === 1 ? 'edge' : 'edges'} joined two groups, and each such edge leaves one root fewer: ${graph.nodes.length} - ${joins} = ${groups}.`,
    },
    line: 'done',
    variables: variablesOf(view),
  }
}

function hasNewParents(before: View, after: View): boolean {
  return before.graph.nodes.some(({ id }) => before.parents.get(id) !== after.parents.get(id))
}

function variablesOf({ groups }: View, edge?: Edge, roots?: Roots): Step['variables'] {
  return [
    { name: 'edge', ...(edge && { value: `${edge.from}-${edge.to}` }) },
    { name: 'first root', ...(roots && { value: roots[0] }) },
    { name: 'second root', ...(roots && { value: roots[1] }) },
    { name: 'groups', value: groups },
  ]
}
