import { describe, expect, test } from 'vitest'
import { collectSteps, maxSteps } from './collect-steps.ts'
import { readLabelledCode } from './labelled-code.ts'
import type { Step, Trace } from './step.ts'

describe('collecting steps', () => {
  test('rejects a trace that does not end', () => {
    function* forever(): Trace<never> {
      for (;;) yield onlyStep
    }
    expect(() => collectSteps(forever())).toThrow(`more than ${maxSteps} steps`)
  })
})

const onlyStep: Step = {
  scene: { kind: 'array', cells: [], pointers: [], spans: [] },
  caption: { fact: 'Nothing.', why: 'Nothing.' },
  line: 'start',
  variables: [],
}

describe('labels in code', () => {
  test('are hidden from learners and map to line numbers', () => {
    const code = readLabelledCode('a = 1  # @start\nif a: # why # @check @found\n    return a\n')
    expect(code.lines).toEqual(['a = 1', 'if a: # why', '    return a'])
    expect(Object.fromEntries(code.lineOfLabel)).toEqual({ start: 1, check: 2, found: 2 })
  })
})
