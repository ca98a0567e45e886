import type { ListPointer, ListScene, Role } from '../scene.ts'

interface ListParts {
  readonly values: readonly (number | string)[]
  readonly roleOf?: (index: number) => Role
  /** The index that a node leads to, or null. Without it, each leads to the next one. */
  readonly nextOf?: (index: number) => number | null
  readonly pointers?: readonly { readonly name: string; readonly at: number }[]
}

/** A singly linked list in a row. */
export function drawList({ values, roleOf = () => 'default', nextOf, pointers = [] }: ListParts): ListScene {
  const follow = nextOf ?? ((index) => (index + 1 < values.length ? index + 1 : null))
  return {
    kind: 'list',
    nodes: values.map((value, index) => ({
      id: idOf(index),
      value,
      role: roleOf(index),
      column: index,
      row: 0,
    })),
    links: values.map((_, index) => {
      const next = follow(index)
      return { from: idOf(index), to: next === null ? null : idOf(next), role: 'default' }
    }),
    pointers: pointers.map(({ name, at }): ListPointer => ({ name, at: idOf(at) })),
  }
}

function idOf(index: number): string {
  return `n${index}`
}
