import type { GraphEdge, GraphScene, LinkRole } from '#algorithms/scene.ts'
import { describeNodeRoles } from './describe-roles.ts'

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
