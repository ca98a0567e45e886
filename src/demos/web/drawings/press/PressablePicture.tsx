import { useCallback } from 'react'
import type { Step } from '#algorithms/step.ts'
import { StepPicture } from '../StepPicture.tsx'
import type { DrawnScene } from '../shared/SceneSvg.tsx'
import { Holds } from './Holds.tsx'
import type { Press } from './press.ts'

interface PressablePictureProps {
  steps: readonly Pick<Step, 'scene' | 'beside'>[]
  at: number
  press: Press
  /** ID of the state in words. */
  describedBy?: string
}

/** The pictures of a step, where a learner acts by pressing what is drawn. */
export function PressablePicture({ steps, at, press, describedBy }: PressablePictureProps) {
  const overlay = useCallback(
    (scene: DrawnScene) => <Holds {...scene} press={press} describedBy={describedBy} />,
    [press, describedBy],
  )
  return <StepPicture steps={steps} at={at} overlay={overlay} />
}
