import type { Role, Scene } from '#algorithms/scene.ts'

/** The roles of everything in a picture that has one: cells, nodes, items, entries, bars. Links are not counted. */
export function rolesIn(scene: Scene): readonly Role[] {
  switch (scene.kind) {
    case 'array':
      return scene.cells.map(({ role }) => role)
    case 'list':
    case 'tree':
    case 'graph':
      return scene.nodes.map(({ role }) => role)
    case 'shelf':
      return scene.items.map(({ role }) => role)
    case 'table':
      return scene.rows.flat().map(({ role }) => role)
    case 'intervals':
      return scene.groups.flatMap(({ bars }) => bars.map(({ role }) => role))
    case 'map':
      return scene.entries.map(({ role }) => role)
  }
}
