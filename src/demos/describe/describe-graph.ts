import type { GraphScene } from '#algorithms/scene.ts'

export function describeGraph(scene: GraphScene): string {
  return `A ${scene.kind}.`
}
