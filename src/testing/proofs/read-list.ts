import type { ListScene, Role } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'

export function listOf({ scene }: Step): ListScene {
  if (scene.kind !== 'list') throw new Error('Not a list')
  return scene
}

/** The values from a node on, along the links that are not given up, until they end or go round. */
export function valuesAlong({ nodes, links }: ListScene, from: string | null): readonly (number | string)[] {
  const values: (number | string)[] = []
  const seen = new Set<string>()
  let id = from
  while (id !== null && !seen.has(id)) {
    seen.add(id)
    const node = nodes.find((each) => each.id === id)
    if (!node) throw new Error(`No node ${id}`)
    values.push(node.value)
    id = nextOf({ links }, id) ?? null
  }
  return values
}

/** Where the node's link leads; undefined where it has none. */
export function nextOf({ links }: Pick<ListScene, 'links'>, id: string): string | null | undefined {
  return links.find(({ from, role, isBack }) => from === id && role !== 'dropped' && !isBack)?.to
}

export function pointerAt({ pointers }: ListScene, name: string): string | null | undefined {
  return pointers.find((pointer) => pointer.name === name)?.at
}

export function nodesWith({ nodes }: ListScene, role: Role): readonly string[] {
  return nodes.filter((node) => node.role === role).map(({ id }) => id)
}
