import type { ListLink, ListNode, ListScene, ShelfItem, ShelfScene } from '#algorithms/scene.ts'

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

export function describeShelf({ form, title, items, note }: ShelfScene): string {
  const sentences = [`${describeItems(form, title, items)}.`]
  const answer = items.filter(({ role }) => role === 'result').map(({ value }) => value)
  if (answer.length > 0 && answer.length < items.length) sentences.push(`The answer is ${answer.join(', ')}.`)
  if (note) sentences.push(note.endsWith('.') ? note : `${note}.`)
  return sentences.join(' ')
}

const orders: Readonly<Record<ShelfScene['form'], string>> = {
  stack: 'from top to bottom',
  queue: 'from front to back',
  deque: 'from front to back',
  'priority-queue': 'best first',
}

function describeItems(form: ShelfScene['form'], title: string, items: readonly ShelfItem[]): string {
  const name = nameOf(form, title)
  const [only] = items
  if (!only) return `${name} is empty`
  if (items.length === 1) return `${name} holds only ${only.value}`
  // A stack is read from where values leave.
  const inOrder = form === 'stack' ? items.toReversed() : items
  return `${name}, ${orders[form]}: ${inOrder.map(({ value }) => value).join(', ')}`
}

/** A title that already names the kind is enough. */
function nameOf(form: ShelfScene['form'], title: string): string {
  const kind = form.replace('-', ' ')
  const words = title.toLowerCase().includes(kind) ? title : `${title} (${kind})`
  return words.charAt(0).toUpperCase() + words.slice(1)
}
