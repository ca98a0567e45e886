import type { Scene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { type DecisionParts, describeDecisions } from '#testing/proofs/describe-decisions.ts'
import { category } from './category.ts'

const isActedOn: Readonly<Record<string, DecisionParts['isActedOn']>> = {
  'two-pointers': (pressed, { step, next }) =>
    pressed.kind === 'pointer' && pointerAt(step, pressed.name) !== pointerAt(next, pressed.name),
  'sliding-window': (pressed, { next: { scene } }) =>
    pressed.kind === 'cell' && scene.kind === 'array' && scene.window?.from === pressed.index + 1,
  'hash-lookup': (pressed, { step, next }) => {
    const map = next.beside?.[0]
    if (map?.kind !== 'map') return false
    if (pressed.kind === 'item') return map.entries[pressed.index]?.role === 'result'
    const [cell] =
      pressed.kind === 'cell' && step.scene.kind === 'array' ? [step.scene.cells[pressed.index]] : []
    return map.entries.find(({ role }) => role === 'active')?.key === cell?.value
  },
  sorting: (pressed, { step: { scene }, next: { scene: after } }) => {
    if (pressed.kind !== 'cell' || scene.kind !== 'array' || after.kind !== 'array') return false
    const cell = scene.cells[pressed.index]
    return !cell?.isLowered && after.cells.some(({ id, isLowered }) => isLowered && id === cell?.id)
  },
  'greedy-intervals': (pressed, { step, next: { scene: after } }) => {
    if (pressed.kind !== 'item' || after.kind !== 'intervals') return false
    const bar = barsOf(step.scene)[pressed.index]
    return after.groups.some(({ title, bars }) => title === 'Kept' && bars.some(({ id }) => id === bar?.id))
  },
}

for (const pattern of category.patterns) {
  const acted = isActedOn[pattern]
  describeDecisions(pattern, acted && { isActedOn: acted })
}

function barsOf(scene: Scene) {
  return scene.kind === 'intervals' ? scene.groups.flatMap(({ bars }) => bars) : []
}

function pointerAt({ scene }: Step, pointer: string): number | undefined {
  return scene.kind === 'array' ? scene.pointers.find(({ name }) => name === pointer)?.at : undefined
}
