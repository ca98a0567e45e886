import type { PicturePosition, Step } from '#algorithms/step.ts'

/** What the picture has at a position, as it is drawn: a value, or the name of a pointer. */
export function valueAt(position: PicturePosition, { scene, beside = [] }: Step): string | undefined {
  const pictured = [scene, ...beside][position.in ?? 0]
  switch (position.kind) {
    case 'pointer':
      return position.name
    case 'cell':
      return pictured?.kind === 'array' ? textOf(pictured.cells[position.index]) : undefined
    case 'table-cell':
      return pictured?.kind === 'table' ? textOf(pictured.rows[position.row]?.[position.column]) : undefined
    case 'node':
      return pictured && 'nodes' in pictured
        ? textOf(pictured.nodes.find(({ id }) => id === position.id))
        : undefined
    case 'item':
      if (pictured?.kind === 'shelf') return textOf(pictured.items[position.index])
      return pictured?.kind === 'map' ? String(pictured.entries[position.index]?.key ?? '') : undefined
  }
}

function textOf(cell: { readonly value: number | string } | undefined): string | undefined {
  return cell === undefined ? undefined : String(cell.value)
}
