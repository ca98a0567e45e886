import type { MapScene } from '#algorithms/scene.ts'

export function describeMap(scene: MapScene): string {
  return `A ${scene.kind}.`
}
