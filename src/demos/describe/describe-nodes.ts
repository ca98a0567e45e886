import type { GraphEdge, GraphScene, LinkRole, Role, TreeNode, TreeScene } from '#algorithms/scene.ts'

export function describeGraph({ nodes, edges, backtrack }: GraphScene): string {
  if (nodes.length === 0) return 'A graph without nodes.'
  const sentences = [`Graph with ${listUp(nodes.map(({ id }) => id))}.`]
  sentences.push(edges.length > 0 ? `Edges: ${edges.map(nameEdge).join(', ')}.` : 'There are no edges.')
  sentences.push(...describeNodeRoles(nodes, ({ id }) => id))
  for (const role of Object.keys(linkWords) as (keyof typeof linkWords)[]) {
    const seen = edges.filter((edge) => edge.role === role)
    if (seen.length > 0) sentences.push(`${linkWords[role]}: ${seen.map(nameDirection).join(', ')}.`)
  }
  if (backtrack) sentences.push(`Gone back from ${backtrack.from} to ${backtrack.to}.`)
  const visited = nodes.filter(({ order }) => order !== undefined)
  if (visited.length > 0) {
    const inOrder = visited.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    sentences.push(`Visited in this order: ${inOrder.map(({ id }) => id).join(', ')}.`)
  }
  const noted = nodes.filter(({ note }) => note !== undefined)
  if (noted.length > 0) sentences.push(`Notes: ${noted.map(({ id, note }) => `${id} ${note}`).join(', ')}.`)
  return sentences.join(' ')
}

const linkWords: Readonly<Record<Exclude<LinkRole, 'default'>, string>> = {
  active: 'Edge looked at',
  traversed: 'Edges taken',
  dropped: 'Edges left aside',
  result: 'Edges of the answer',
}

function nameEdge({ from, to, isDirected, weight, label }: GraphEdge): string {
  const name = label !== undefined ? `: ${label}` : weight !== undefined ? `, weight ${weight}` : ''
  return `${from} ${isDirected ? 'to' : 'with'} ${to}${name}`
}

function nameDirection({ from, to }: GraphEdge): string {
  return `${from} to ${to}`
}

function listUp(names: readonly string[]): string {
  return names.length === 1 ? `the one node ${names[0]}` : `the nodes ${names.join(', ')}`
}

export function describeTree({ title, nodes, pointers = [] }: TreeScene): string {
  const name = title ?? 'Tree'
  if (nodes.length === 0) return `${name}: no nodes yet.`
  const nameOf = namesIn(nodes)
  const sentences = [`${name}: ${describeChildren(nodes, nameOf).join('; ')}.`]
  const path = nodes.filter(({ edge }) => edge === 'traversed' || edge === 'active')
  if (path.length > 0) sentences.push(`Way taken: ${path.map(nameOf).join(', ')}.`)
  sentences.push(...describeNodeRoles(nodes, nameOf))
  for (const node of nodes) if (node.note) sentences.push(`At ${nameOf(node)}: ${node.note}.`)
  const words = nodes.filter(({ isWord }) => isWord)
  if (words.length > 0) sentences.push(`A word ends at ${words.map(nameOf).join(', ')}.`)
  const visited = nodes.filter((node) => node.order !== undefined)
  if (visited.length > 0) sentences.push(`Visited in this order: ${inOrder(visited).map(nameOf).join(', ')}.`)
  for (const { name: pointer, at } of pointers) {
    const node = nodes.find(({ id }) => id === at)
    if (node) sentences.push(`${pointer} is on ${nameOf(node)}.`)
  }
  return sentences.join(' ')
}

function describeChildren(nodes: readonly TreeNode[], nameOf: (node: TreeNode) => string): readonly string[] {
  const children = Map.groupBy(nodes, ({ parent }) => parent)
  return nodes.flatMap((node) => {
    const below = children.get(node.id) ?? []
    if (below.length === 0) return node.parent === undefined ? [`${nameOf(node)} alone`] : []
    const named = below.map((child) => {
      const label = child.edgeLabel ? ` by ${child.edgeLabel}` : ''
      return `${child.side ? `${child.side} ` : ''}${nameOf(child)}${label}`
    })
    return [`${nameOf(node)} has ${named.join(' and ')}`]
  })
}

/** Nodes with equal values are numbered. */
export function namesIn(nodes: readonly TreeNode[]): (node: TreeNode) => string {
  const names = new Map<string, string>()
  const groups = Map.groupBy(nodes, ({ value }) => (value === '' ? 'the root' : String(value)))
  for (const [value, same] of groups) {
    same.forEach(({ id }, index) => {
      names.set(id, same.length === 1 ? value : `${value} (${index + 1} of ${same.length})`)
    })
  }
  return ({ id }) => names.get(id) ?? ''
}

function inOrder(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
}

/** A sentence for each role that some nodes of a graph or a tree play. */
function describeNodeRoles<Node extends { readonly role: Role }>(
  nodes: readonly Node[],
  nameOf: (node: Node) => string,
): readonly string[] {
  return roleWords.flatMap(([role, words]) => {
    const seen = nodes.filter((node) => node.role === role)
    return seen.length > 0 ? [`${words}: ${seen.map(nameOf).join(', ')}.`] : []
  })
}

const roleWords: readonly (readonly [Exclude<Role, 'default'>, string])[] = [
  ['active', 'Current'],
  ['compare', 'Looked at or still open'],
  ['frontier', 'Waiting'],
  ['settled', 'Settled'],
  ['visited', 'Done with'],
  ['swap', 'Changing places'],
  ['result', 'Answer'],
]
