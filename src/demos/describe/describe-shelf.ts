import type { ShelfScene } from '#algorithms/scene.ts'

export function describeShelf(scene: ShelfScene): string {
  return `A ${scene.kind}.`
}
