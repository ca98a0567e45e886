import type { ListScene } from '#algorithms/scene.ts'

export function describeList(scene: ListScene): string {
  return `A ${scene.kind}.`
}
