import type { TreeNode, TreeScene } from '#algorithms/scene.ts'
import { describeNodeRoles } from './describe-roles.ts'

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
