import type { TreeScene } from '#algorithms/scene.ts'

export function describeTree(scene: TreeScene): string {
  return `A ${scene.kind}.`
}
