import type { IntervalsScene } from '#algorithms/scene.ts'

export function describeIntervals(scene: IntervalsScene): string {
  return `A ${scene.kind}.`
}
