import type { Scene } from '#algorithms/scene.ts'
import type { Decision, PicturePosition, Step } from '#algorithms/step.ts'

/** Positions that are not in the picture, or that two options share. */
export function findPositionProblems(step: Step, { options, positions = {} }: Decision): readonly string[] {
  const scenes = [step.scene, ...(step.beside ?? [])]
  const pressed = Object.values(positions)
  const different = new Set(pressed.map((position) => JSON.stringify(position)))
  return [
    ...Object.keys(positions).filter((option) => !options.includes(option)),
    ...pressed
      .filter((position) => !isPictured(scenes[position.in ?? 0], position))
      .map((position) => `nothing at ${JSON.stringify(position)}`),
    ...(different.size < pressed.length ? [`two options share a position: ${options}`] : []),
  ]
}

function isPictured(scene: Scene | undefined, position: PicturePosition): boolean {
  switch (scene?.kind) {
    case 'array':
      return position.kind === 'pointer'
        ? scene.pointers.some(({ name }) => name === position.name)
        : position.kind === 'cell' && scene.cells[position.index] !== undefined
    case 'list':
    case 'tree':
    case 'graph':
      return position.kind === 'node'
        ? scene.nodes.some(({ id }) => id === position.id)
        : scene.kind === 'list' &&
            position.kind === 'pointer' &&
            scene.pointers.some(({ name }) => name === position.name)
    case 'table':
      return position.kind === 'table-cell' && isValue(scene.rows[position.row]?.[position.column]?.value)
    case 'shelf':
      return position.kind === 'item' && scene.items[position.index] !== undefined
    case 'map':
      return position.kind === 'item' && scene.entries[position.index] !== undefined
    case 'intervals':
      return (
        position.kind === 'item' && scene.groups.flatMap(({ bars }) => bars)[position.index] !== undefined
      )
    case undefined:
      return false
  }
}

/** Nothing can be taken from a cell that is empty, or that is being filled. */
function isValue(value: number | string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '?'
}
