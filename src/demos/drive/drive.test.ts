import { describe, expect, test } from 'vitest'
import type { Run } from '#algorithms/demo.ts'
import type { Step } from '#algorithms/step.ts'
import { countRight, type Drive, type DriveEvent, moveDrive, startDrive } from './drive.ts'

const passing: Step = {
  scene: { kind: 'array', cells: [], pointers: [], spans: [] },
  caption: { fact: 'A fact.', why: 'A reason.' },
  line: 'start',
  variables: [],
}
const asking: Step = {
  ...passing,
  decision: {
    question: 'Which?',
    options: ['left', 'right', 'stop'],
    answer: 'left',
    line: 'sum',
    wrong: { right: 'No.', stop: 'No.' },
  },
}

function runOf(...steps: Step[]): Run {
  return { texts: {}, input: {}, subtitle: 'A run', steps }
}

const short = runOf(passing, asking, passing, passing, asking, passing)
const eight = runOf(...Array.from({ length: 8 }, () => asking))

function driveAfter(
  run: Run,
  ...events: (DriveEvent | 'left' | 'right' | 'stop' | 'show' | 'goOn' | 'jump')[]
): Drive {
  return events.reduce<Drive>((drive, event) => {
    if (typeof event !== 'string') return moveDrive(drive, event)
    const isOption = event === 'left' || event === 'right' || event === 'stop'
    return moveDrive(drive, isOption ? { kind: 'act', option: event } : { kind: event })
  }, startDrive(run))
}

describe('between two choices', () => {
  test('the run goes on by itself, step by step, until the next one', () => {
    expect(driveAfter(short)).toMatchObject({ step: 0, phase: 'running' })
    expect(driveAfter(short, { kind: 'advance', from: 0 })).toMatchObject({ step: 1, phase: 'deciding' })
    expect(driveAfter(short, { kind: 'advance', from: 0 }, { kind: 'advance', from: 1 })).toMatchObject({
      step: 1,
    })
  })

  test('a jump leads to the next one', () => {
    expect(driveAfter(short, 'jump')).toMatchObject({ step: 1, phase: 'deciding' })
    expect(driveAfter(short, 'jump', 'left', 'jump')).toMatchObject({ step: 4, phase: 'deciding' })
  })

  test('a late timer of an earlier step is ignored', () => {
    expect(driveAfter(short, 'jump', 'left', { kind: 'advance', from: 1 })).toMatchObject({ step: 2 })
  })
})

describe('an act', () => {
  test('that is right moves on', () => {
    const drive = driveAfter(short, 'jump', 'left')
    expect(drive).toMatchObject({ step: 2, phase: 'running' })
    expect(drive.acts).toMatchObject([{ run: 0, step: 1, outcome: 'first', mistakes: [] }])
  })

  test('that is wrong stays, and may be tried once more', () => {
    expect(driveAfter(short, 'jump', 'right')).toMatchObject({
      step: 1,
      phase: 'deciding',
      mistakes: ['right'],
      acts: [],
    })
    const drive = driveAfter(short, 'jump', 'right', 'left')
    expect(drive.acts).toMatchObject([{ outcome: 'second', mistakes: ['right'] }])
    expect(drive.mistakes).toEqual([])
  })

  test('that is wrong again shows the right one, and waits', () => {
    const shown = driveAfter(short, 'jump', 'right', 'stop')
    expect(shown).toMatchObject({
      step: 1,
      phase: 'shown',
      acts: [{ outcome: 'shown', mistakes: ['right', 'stop'] }],
    })
    expect(moveDrive(shown, { kind: 'act', option: 'left' })).toBe(shown)
    expect(moveDrive(shown, { kind: 'goOn' })).toMatchObject({ step: 2, phase: 'running', mistakes: [] })
  })

  test('pressed wrong a second time is not a second mistake', () => {
    expect(driveAfter(short, 'jump', 'right', 'right')).toMatchObject({
      phase: 'deciding',
      mistakes: ['right'],
    })
  })

  test('that nobody offers, or at the wrong time, changes nothing', () => {
    const drive = driveAfter(short, 'jump')
    expect(moveDrive(drive, { kind: 'act', option: 'up' })).toBe(drive)
    const running = driveAfter(short)
    expect(moveDrive(running, { kind: 'act', option: 'left' })).toBe(running)
    expect(moveDrive(running, { kind: 'show' })).toBe(running)
    expect(moveDrive(running, { kind: 'goOn' })).toBe(running)
    expect(moveDrive(running, { kind: 'continue', run: eight })).toBe(running)
  })

  test('may be shown on request, which counts as shown', () => {
    expect(driveAfter(short, 'jump', 'show').acts).toMatchObject([{ outcome: 'shown', mistakes: [] }])
  })
})

describe('at the end', () => {
  const lefts = Array.from({ length: 8 }, () => 'left' as const)

  test('a run of eight acts is over', () => {
    const drive = driveAfter(eight, ...lefts)
    expect(drive).toMatchObject({ phase: 'over', step: 7 })
    expect(countRight(drive)).toBe(8)
  })

  test('only acts right at first try count as right', () => {
    expect(countRight(driveAfter(eight, 'right', ...lefts.slice(0, 6), 'stop', 'show', 'goOn'))).toBe(5)
  })

  test('a shorter run continues on the next input, with its acts', () => {
    const between = driveAfter(short, 'jump', 'left', 'jump', 'left', 'jump')
    expect(between).toMatchObject({ phase: 'between' })
    const next = moveDrive(between, { kind: 'continue', run: eight })
    expect(next).toMatchObject({ phase: 'deciding', step: 0, runs: [short, eight] })
    expect(next.acts).toHaveLength(2)
    const done = lefts.reduce((drive) => moveDrive(drive, { kind: 'act', option: 'left' }), next)
    expect(done).toMatchObject({ phase: 'over' })
    expect(done.acts.map(({ run }) => run)).toEqual([0, 0, ...lefts.map(() => 1)])
  })

  test('another input starts from nothing', () => {
    expect(driveAfter(eight, 'left', { kind: 'restart', run: short })).toEqual(startDrive(short))
  })
})
