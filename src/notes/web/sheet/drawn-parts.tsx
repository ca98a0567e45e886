import { useMemo } from 'react'
import type { ListScene } from '#algorithms/scene.ts'
import { nodePicture } from '#content/notes/linked-list/quick-reference.ts'
import { findOperation } from '#content/notes/linked-list-cheatsheet.ts'
import { ListDrawing } from '#demos/web/drawings/list/ListDrawing.tsx'
import { listScenes } from '../../list-scenes.ts'
import { TemplateCode } from '../TemplateCode.tsx'
import { findTemplate } from './find-template.ts'

interface OperationPictureProps {
  /** Of the operation. */
  id: string
  moment: 'before' | 'after'
  /** Index of the step whose change is shown; without one, all that has changed. */
  step?: number | undefined
}

export function OperationPicture({ id, moment, step }: OperationPictureProps) {
  const { picture, steps: told } = findOperation(id)
  const { before, steps, after } = useMemo(
    () =>
      listScenes(
        picture,
        told.map(({ change }) => change),
      ),
    [picture, told],
  )
  const runBefore = useMemo(() => [before, widen(before, after)], [before, after])
  const runAfter = useMemo(() => [...steps, after], [steps, after])
  if (moment === 'before') return <Drawings scene={before} run={runBefore} />
  const shown = (step === undefined ? undefined : steps[step]) ?? after
  const previous = step === undefined ? undefined : (steps[step - 1] ?? before)
  return <Drawings scene={shown} previous={previous} run={runAfter} />
}

export function NodePicture() {
  return <Drawings scene={node} run={runOfNode} />
}

const { before: node } = listScenes(nodePicture, [])
const runOfNode = [node]

export function PythonCode({ name }: { name: string }) {
  return <TemplateCode language="python" code={findTemplate(name)} />
}

interface DrawingsProps {
  scene: ListScene
  previous?: ListScene | undefined
  run: readonly ListScene[]
}

/** Pixels of a picture in a wide and in a narrow place; the style sheet chooses, so that the built page has both. */
const widths = { wide: 400, narrow: 284 }

function Drawings({ scene, previous, run }: DrawingsProps) {
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
