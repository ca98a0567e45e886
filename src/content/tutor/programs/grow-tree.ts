export type Levels = readonly (number | null)[]
export interface Node {
  readonly value: number
  left?: Node
  right?: Node
}

/** From values level by level, null for what is missing. */
export function grow(levels: Levels): Node | undefined {
  const [first, ...others] = levels
  if (first === undefined || first === null) return undefined
  const root: Node = { value: first }
  const queue = [root]
  for (let at = 0; at < others.length; at += 2) {
    const parent = queue.shift()
    for (const side of ['left', 'right'] as const) {
      const value = others[side === 'left' ? at : at + 1]
      if (!parent || value === undefined || value === null) continue
      parent[side] = { value }
      queue.push(parent[side])
    }
  }
  return root
}

/** Level by level again. */
export function write(root: Node | undefined): Levels {
  const levels: (number | null)[] = []
  const queue: (Node | undefined)[] = [root]
  for (const node of queue) {
    levels.push(node?.value ?? null)
    if (node) queue.push(node.left, node.right)
  }
  while (levels.at(-1) === null) levels.pop()
  return levels
}
