import { describe, expect, test } from 'vitest'
import { createRandom } from '#algorithms/cases.ts'
import type { Demo } from '#algorithms/demo.ts'
import { drawRun } from './draw-run.ts'
import { countRight, currentStep, type Drive, fluentActs, moveDrive, startDrive } from './drive.ts'

const demos = import.meta.glob<Demo>('/src/curriculum/*/*/demo.ts', { eager: true, import: 'demo' })

test('all 43 patterns can be driven', () => {
  expect(Object.keys(demos)).toHaveLength(43)
})

describe.each(Object.entries(demos))('driving %s', (_, demo) => {
  const random = createRandom(20_261_127)

  test('with the right acts ends fluent, on an input with something to decide', () => {
    for (let round = 0; round < 5; round++) {
      const drive = driveToEnd(demo, random, (each) => rightAct(each))
      expect(drive.acts.length).toBeGreaterThanOrEqual(fluentActs)
      expect(countRight(drive)).toBe(drive.acts.length)
      // Three short inputs in a row are as many as anybody stays with.
      expect(drive.runs.length).toBeLessThanOrEqual(4)
    }
  })

  test('a wrong act stays at its step, and the second one shows the answer there', () => {
    const drive = driveToEnd(demo, random, (each) => {
      const { decision } = currentStep(each)
      const [first, second] = decision?.options.filter((option) => option !== decision.answer) ?? []
      if (first === undefined) return rightAct(each)
      const once = moveDrive(each, { kind: 'act', option: first })
      expect(once).toMatchObject({ step: each.step, phase: 'deciding', mistakes: [first] })
      if (second === undefined) return rightAct(once)
      const twice = moveDrive(once, { kind: 'act', option: second })
      expect(twice).toMatchObject({ step: each.step, phase: 'shown' })
      return moveDrive(twice, { kind: 'goOn' })
    })
    expect(countRight(drive)).toBe(0)
    expect(drive.acts.every(({ mistakes }) => mistakes.length > 0)).toBe(true)
  })
})

function rightAct(drive: Drive): Drive {
  return moveDrive(drive, { kind: 'act', option: currentStep(drive).decision?.answer ?? '' })
}

function driveToEnd(demo: Demo, random: () => number, act: (drive: Drive) => Drive): Drive {
  let drive = startDrive(drawRun(demo, random))
  while (drive.phase !== 'over') {
    if (drive.phase === 'between') drive = moveDrive(drive, { kind: 'continue', run: drawRun(demo, random) })
    else drive = drive.phase === 'running' ? moveDrive(drive, { kind: 'jump' }) : act(drive)
  }
  return drive
}
