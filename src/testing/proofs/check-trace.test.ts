import { expect, test } from 'vitest'
import type { ArrayScene } from '#algorithms/scene.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { type CheckName, examine, type ProofCase } from './check-trace.ts'

/** Counts to two, and is right about it. */
function stepAt(count: number, changes: Partial<Step> = {}): Step {
  return {
    scene: sceneOf(count),
    caption: { fact: `Counted to ${count}.`, why: 'Each step counts one more.' },
    line: 'count',
    variables: [
      { name: 'count', value: count },
      { name: 'goal', value: 2 },
    ],
    ...changes,
  }
}

function sceneOf(count: number): ArrayScene {
  return {
    kind: 'array',
    cells: [{ value: count, role: 'result' }],
    pointers: [{ name: 'here', at: 0 }],
    spans: [],
  }
}

const decision = { question: 'What next?', options: ['on', 'stop'], answer: 'on', line: 'count' }
const sound = [stepAt(1, { decision }), stepAt(2)]

function caseOf(steps: readonly Step[], changes: Partial<ProofCase> = {}): ProofCase {
  function* trace(): Trace<number> {
    yield* steps
    return 2
  }
  return {
    input: steps.length,
    trace,
    bruteForce: () => 2,
    isRight: (answer) => answer === 2,
    pictured: ({ scene }) => scene.kind === 'array' && scene.cells[0]?.value,
    picture: (answer) => answer,
    taken: () => 'on',
    invariant: () => {},
    ...changes,
  }
}

function problemsOf(each: ProofCase) {
  return Object.fromEntries(examine([each]).problems)
}

test('a sound trace passes every check', () => {
  expect(problemsOf(caseOf(sound))).toEqual({})
  expect([...examine([caseOf(sound)]).labels]).toEqual(['count'])
})

test.each<[CheckName, string, readonly Step[], Partial<ProofCase>?]>([
  ['answer', 'answers 2, brute force 3', sound, { bruteForce: () => 3, isRight: () => false }],
  ['picture', 'shows 1, but the answer is 2', [stepAt(2), stepAt(1)]],
  ['decisions', 'answered “on”, but the trace does “stop”', sound, { taken: () => 'stop' }],
  ['decisions', 'decides something at its last step', [stepAt(1), stepAt(2, { decision })]],
  ['form', 'shows no step', []],
  ['form', 'more than 200 steps', Array.from({ length: 201 }, () => stepAt(2))],
  ['form', '“Two” does not end with a full stop', [stepAt(2, { caption: { fact: 'Two', why: 'So.' } })]],
  ['form', 'is not a sentence', [stepAt(2, { caption: { fact: 'At undefined.', why: 'So.' } })]],
  [
    'form',
    'has the variables goal, not count,goal',
    [stepAt(1), stepAt(2, { variables: [{ name: 'goal' }] })],
  ],
  ['form', 'not a number', [stepAt(2, { variables: [{ name: 'count', value: Number.NaN }] })]],
  ['form', 'has array beside it, not ', [stepAt(1), stepAt(2, { beside: [sceneOf(2)] })]],
  [
    'form',
    '“on” is not among ["stop","wait"]',
    [stepAt(1, { decision: { ...decision, options: ['stop', 'wait'] } }), stepAt(2)],
  ],
  [
    'form',
    'two options are the same',
    [stepAt(1, { decision: { ...decision, options: ['on', 'on'] } }), stepAt(2)],
  ],
  [
    'scenes',
    'step 1: here points at 4 of 1 cells',
    [stepAt(1, { scene: { ...sceneOf(1), pointers: [{ name: 'here', at: 4 }] } }), stepAt(2)],
  ],
  ['freshness', 'two steps share a scene', [stepAt(2, { scene: sound[1]!.scene }), sound[1]!]],
])('%s: %s', (check, problem, steps, changes) => {
  expect(problemsOf(caseOf(steps, changes))[check]).toContain(problem)
})

test('a step that changes after it was shown is noticed', () => {
  const step = stepAt(2)
  function* trace(): Trace<number> {
    yield stepAt(1)
    yield step
    Object.assign(step.caption, { fact: 'Counted to three.' })
    return 2
  }
  expect(problemsOf(caseOf(sound, { trace }))).toEqual({
    freshness: 'for 2: step 2 was changed after it was shown',
  })
})

test('what must always hold is asked at every step, of the smallest input that breaks it', () => {
  const invariant = (step: Step) => {
    if (step.line === 'odd') throw new Error('is odd')
  }
  const odd = stepAt(2, { line: 'odd' })
  const long = caseOf([stepAt(1), stepAt(2), odd], { invariant, input: [1, 2, 3] })
  const short = caseOf([stepAt(1), odd], { invariant, input: [1] })
  expect(examine([long, short]).problems.get('invariant')).toBe('for [1]: step 2: is odd')
})
