import { useMemo } from 'react'
import type { ListScene } from '#algorithms/scene.ts'
import { ListDrawing } from '#demos/web/drawings/ListDrawing.tsx'
import type { ListScenes } from '../../list-scenes.ts'

interface ListPicturesProps {
  scenes: ListScenes
  /** Index of the step whose change is shown; without one, all that has changed. */
  step: number | undefined
  /** The code of that step. */
  code: string | undefined
}

/** A list before and after. Once a step is chosen, the second picture shows the list as it is after that step. */
export function ListPictures({ scenes, step, code }: ListPicturesProps) {
  const { before, steps, after } = scenes
  const runBefore = useMemo(() => [before, widen(before, after)], [before, after])
  const runAfter = useMemo(() => [...steps, after], [steps, after])
  const shown = (step === undefined ? undefined : steps[step]) ?? after
  const previous = step === undefined ? undefined : (steps[step - 1] ?? before)
  return (
    <div className="sheet-pictures" data-chosen={step !== undefined}>
      <figure>
        <figcaption>Before</figcaption>
        <Drawings scene={before} run={runBefore} />
      </figure>
      <figure>
        <figcaption aria-live="polite">
          {step === undefined ? (
            'After'
          ) : (
            <>
              After step {step + 1}
              <code>{code}</code>
            </>
          )}
        </figcaption>
        <Drawings scene={shown} previous={previous} run={runAfter} />
      </figure>
    </div>
  )
}

interface DrawingsProps {
  scene: ListScene
  previous?: ListScene | undefined
  run: readonly ListScene[]
}

/** Pixels of a picture in a wide and in a narrow place; the style sheet chooses, so that the built page has both. */
const widths = { wide: 400, narrow: 284 }

export function Drawings({ scene, previous, run }: DrawingsProps) {
  return (
    <>
      <div className="sheet-wide">
        <ListDrawing scene={scene} previous={previous} run={run} width={widths.wide} isStill />
      </div>
      <div className="sheet-narrow">
        <ListDrawing scene={scene} previous={previous} run={run} width={widths.narrow} isStill />
      </div>
    </>
  )
}

/** Lets every node stand in the same column before and after, without keeping room below for one that comes later. */
function widen(before: ListScene, after: ListScene): ListScene {
  const lowest = Math.max(0, ...before.nodes.map(({ row }) => row))
  const nodes = after.nodes.map((node) => ({ ...node, row: Math.min(node.row, lowest) }))
  return { ...before, nodes, links: after.links.filter(({ nullSide }) => nullSide), pointers: [] }
}
