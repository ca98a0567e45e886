import type { Step } from '#algorithms/step.ts'
import { type Claim, describeDecisions } from '#testing/proofs/describe-decisions.ts'
import { category } from './category.ts'

// Values may repeat in a tree.
const childless: Claim = [
  /(-?\d+) has no (left|right) child/,
  ({ step: { scene } }, [, value, side]) =>
    scene.kind === 'tree' &&
    scene.nodes.some(
      (node) =>
        String(node.value) === value &&
        !scene.nodes.some((child) => child.parent === node.id && child.side === side),
    ),
]

const indexed: Claim = [
  /(-?\d+) (?:is (?:[a-z ]+, )?)?at index (\d+)/,
  ({ step }, [, value, index]) =>
    scenesOf(step).some(
      (scene) => scene.kind === 'array' && String(scene.cells[Number(index)]?.value) === value,
    ),
]

const claims: Readonly<Record<string, readonly Claim[]>> = {
  'tree-traversal': [childless, indexed],
  'level-order-traversal': [childless],
  'tree-construction': [indexed],
  'heap-priority-queue': [childless],
}

for (const pattern of category.patterns) describeDecisions(pattern, { claims: claims[pattern] ?? [] })

function scenesOf({ scene, beside = [] }: Step) {
  return [scene, ...beside]
}
