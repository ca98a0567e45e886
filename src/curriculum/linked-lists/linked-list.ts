/** A node as algorithms use it; its id lets a picture follow it wherever it goes. */
export interface LinkedNode {
  readonly id: string
  readonly value: number
  next: LinkedNode | null
}

/** Links the values up and gives their nodes in order. With a tail, the last node points back at that index. */
export function linkUp(values: readonly number[], tail = -1): readonly LinkedNode[] {
  const nodes: LinkedNode[] = values.map((value, index) => ({ id: `n${index}`, value, next: null }))
  nodes.forEach((node, index) => {
    node.next = nodes[index + 1] ?? nodes[tail] ?? null
  })
  return nodes
}

/** The values of a list that ends. */
export function valuesFrom(head: LinkedNode | null): readonly number[] {
  const values: number[] = []
  for (let node = head; node; node = node.next) values.push(node.value)
  return values
}

/** The target of a pointer, as a variable or a sentence shows it. */
export function nameOf(node: LinkedNode | null): number | 'null' {
  return node?.value ?? 'null'
}
