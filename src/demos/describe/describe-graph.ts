import type { GraphEdge, GraphScene, LinkRole } from '#algorithms/scene.ts'
import { tellNodeRoles } from './tell-node-roles.ts'

export function describeGraph({ nodes, edges, wayBack }: GraphScene): string {
  if (nodes.length === 0) return 'A graph without nodes.'
  const sentences = [`Graph with ${listUp(nodes.map(({ id }) => id))}.`]
  sentences.push(edges.length > 0 ? `Edges: ${edges.map(nameEdge).join(', ')}.` : 'There are no edges.')
  sentences.push(...tellNodeRoles(nodes, ({ id }) => id))
  for (const role of Object.keys(linkWords) as (keyof typeof linkWords)[]) {
    const seen = edges.filter((edge) => edge.role === role)
    if (seen.length > 0) sentences.push(`${linkWords[role]}: ${seen.map(nameWay).join(', ')}.`)
  }
  if (wayBack) sentences.push(`Gone back from ${wayBack.from} to ${wayBack.to}.`)
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
  travelled: 'Edges taken',
  dropped: 'Edges left aside',
  result: 'Edges of the answer',
}

function nameEdge({ from, to, isDirected, weight }: GraphEdge): string {
  return `${from} ${isDirected ? 'to' : 'with'} ${to}${weight === undefined ? '' : `, weight ${weight}`}`
}

function nameWay({ from, to }: GraphEdge): string {
  return `${from} to ${to}`
}

function listUp(names: readonly string[]): string {
  return names.length === 1 ? `the one node ${names[0]}` : `the nodes ${names.join(', ')}`
}
