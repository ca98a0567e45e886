import type { ArrayScene, Role } from '../scene.ts'

interface ArrayParts extends Partial<Omit<ArrayScene, 'kind' | 'cells'>> {
  readonly values: readonly (number | string)[]
  readonly roleOf?: (index: number) => Role
}

/** Values in a row. */
export function drawArray({ values, roleOf = () => 'default', ...parts }: ArrayParts): ArrayScene {
  return {
    kind: 'array',
    cells: values.map((value, index) => ({ value, role: roleOf(index) })),
    pointers: [],
    spans: [],
    ...parts,
  }
}
