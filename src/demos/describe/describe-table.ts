import type { TableScene } from '#algorithms/scene.ts'

export function describeTable(scene: TableScene): string {
  return `A ${scene.kind}.`
}
