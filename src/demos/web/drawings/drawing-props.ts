import type { Scene } from '#algorithms/scene.ts'

/** What every drawing gets. It is a function of one scene; the others only keep the picture in place. */
export interface DrawingProps<SceneOfKind extends Scene> {
  scene: SceneOfKind
  /** The scene one step before, for showing what moved. */
  previous: SceneOfKind | undefined
  /** All scenes of the run, so that the picture keeps one size from start to end. */
  run: readonly SceneOfKind[]
  /** Pixels there are to draw on. */
  width: number
}
