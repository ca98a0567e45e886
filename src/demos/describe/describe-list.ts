import type { ListLink, ListNode, ListScene } from '#algorithms/scene.ts'

export function describeList(scene: ListScene): string {
  const { nodes, links, pointers } = scene
  if (nodes.length === 0) return 'An empty list.'
  const nameOf = (id: string | null) => nodes.find((node) => node.id === id)?.value ?? 'null'
  const sentences = findChains(scene).map(
    (chain, index) => `${index === 0 ? 'List' : 'Apart from it'}: ${chain}.`,
  )
  if (links.some(({ isBack }) => isBack)) sentences.push('Each node also points back to the one before it.')
  for (const { name, at } of pointers) {
    sentences.push(at === null ? `${name} is null.` : `${name} is on ${nameOf(at)}.`)
  }
  for (const { from, to, role } of links) {
    if (role === 'active') sentences.push(`New link from ${nameOf(from)} to ${nameOf(to)}.`)
    if (role === 'dropped') sentences.push(`The link from ${nameOf(from)} to ${nameOf(to)} is given up.`)
  }
  const answer = nodes.filter(({ role }) => role === 'result').map(({ value }) => value)
  if (answer.length > 0) sentences.push(`The answer: ${answer.join(', ')}.`)
  return sentences.join(' ')
}

/** Follows the links from each node without a predecessor, then through the remaining nodes, which form cycles. */
function findChains({ nodes, links }: ListScene): readonly string[] {
  const live = links.filter(({ role, isBack }) => role !== 'dropped' && !isBack)
  const inOrder = nodes.toSorted((a, b) => a.row - b.row || a.column - b.column)
  const heads = inOrder.filter(({ id }) => !live.some(({ to }) => to === id))
  const seen = new Set<string>()
  return [...heads, ...inOrder].flatMap((head) =>
    seen.has(head.id) ? [] : [follow(head, nodes, live, seen)],
  )
}

function follow(
  head: ListNode,
  nodes: readonly ListNode[],
  live: readonly ListLink[],
  seen: Set<string>,
): string {
  const values: string[] = []
  let node: ListNode | undefined = head
  while (node) {
    if (seen.has(node.id)) return `${values.join(', ')}, then on to ${node.value}`
    seen.add(node.id)
    values.push(String(node.value))
    const next = live.find(({ from }) => from === node?.id)
    if (next?.to === null) return `${values.join(', ')}, null`
    node = nodes.find(({ id }) => id === next?.to)
  }
  return values.join(', ')
}
