import type { Role } from '#algorithms/scene.ts'

/** A sentence for each role that some nodes of a graph or a tree play. */
export function describeNodeRoles<Node extends { readonly role: Role }>(
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
