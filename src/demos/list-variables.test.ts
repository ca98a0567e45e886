import { expect, test } from 'vitest'
import type { Step } from '#algorithms/step.ts'
import { listVariables } from './web/DemoSide.tsx'

function stepWith(variables: Step['variables']): Step {
  return {
    scene: { kind: 'array', cells: [], pointers: [], spans: [] },
    caption: { fact: 'A fact.', why: 'A reason.' },
    line: 'start',
    variables,
  }
}

test('a changed variable shows its previous value, even if one of the two is zero', () => {
  const before = stepWith([
    { name: 'left', value: 0 },
    { name: 'right', value: 1 },
    { name: 'total' },
    { name: 'target', value: 9 },
  ])
  const now = stepWith([
    { name: 'left', value: 1 },
    { name: 'right', value: 0 },
    { name: 'total', value: 0 },
    { name: 'target', value: 9 },
  ])
  expect(listVariables(now, before)).toEqual([
    { name: 'left', value: 1, changed: true, was: 0 },
    { name: 'right', value: 0, changed: true, was: 1 },
    { name: 'total', value: 0, changed: true, was: undefined },
    { name: 'target', value: 9, changed: false, was: undefined },
  ])
})

test('nothing has changed at the first step', () => {
  const rows = listVariables(stepWith([{ name: 'left', value: 0 }]), undefined)
  expect(rows).toEqual([{ name: 'left', value: 0, changed: false, was: undefined }])
})
