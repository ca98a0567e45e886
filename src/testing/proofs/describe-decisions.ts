import { beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '#algorithms/cases.ts'
import type { InputTexts } from '#algorithms/demo.ts'
import type { Decision, PicturePosition, Step } from '#algorithms/step.ts'
import { loadDemo } from '#demos/load-demo.ts'
import { findPositionProblems } from './decision-positions.ts'
import { findFalseResults, findTextProblems, findUnknownNames } from './decision-texts.ts'

export interface Decided {
  readonly step: Step
  readonly next: Step
  readonly decision: Decision
}

/** What is checked beside the rules for all decisions. */
export interface DecisionParts {
  /** Numbers and names that a reason may mention although neither the picture nor a variable shows them. */
  known?(decided: Decided): readonly (number | string)[]
  /** Kinds of statements in the reasons, each with what makes it true in the picture. */
  readonly claims?: readonly Claim[]
  /** Whether the next step shows that something was done with what the right option is pressed on. */
  isActedOn?(pressed: PicturePosition, decided: Decided): boolean
}

export type Claim = readonly [words: RegExp, isTrue: (decided: Decided, found: readonly string[]) => boolean]

const randomCount = 100

/** Declares the tests of the decisions in the demo of a pattern: of its presets and of random inputs. */
export function describeDecisions(pattern: string, parts: DecisionParts = {}): void {
  const { known = () => [], claims = [], isActedOn } = parts

  describe(`the decisions of ${pattern}`, () => {
    let random: readonly (readonly Decided[])[]
    let all: readonly Decided[]
    beforeAll(async () => {
      const demo = await loadDemo(pattern)
      const next = createRandom(20_261_127)
      const run = (texts: InputTexts) => {
        const reading = demo.read(texts)
        if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.errors))
        return decisionsOf(reading.run.steps)
      }
      random = Array.from({ length: randomCount }, () => run(demo.random(next)))
      all = [...demo.presets.flatMap(({ texts }) => run(texts)), ...random.flat()]
    })

    /** The first few. */
    const problemsOf = (findProblems: (decided: Decided) => readonly string[]) =>
      [...new Set(all.flatMap(findProblems))].slice(0, 5)

    test('say why each other option is wrong, in one or two sentences', () => {
      expect(problemsOf(({ decision }) => findTextProblems(decision))).toEqual([])
    })

    test('name only what the step shows', () => {
      expect(problemsOf((decided) => findUnknownNames(decided, known(decided)))).toEqual([])
    })

    test('compute and compare correctly', () => {
      expect(problemsOf(({ decision }) => findFalseResults(decision))).toEqual([])
    })

    test('are pressed at different positions, all of them in the picture', () => {
      expect(problemsOf(({ step, decision }) => findPositionProblems(step, decision))).toEqual([])
    })

    test('are eight or more in most random runs', () => {
      expect(random.filter(({ length }) => length >= 8).length).toBeGreaterThanOrEqual(randomCount * 0.7)
    })

    if (isActedOn) {
      test('are pressed where the next step does something', () => {
        for (const decided of all) {
          const { positions, answer, question } = decided.decision
          const position = positions?.[answer]
          if (position) expect(isActedOn(position, decided), question).toBe(true)
        }
      })
    }

    test.for(claims)('claim “%s” only where the picture shows it', ([words, isTrue]) => {
      const claimed = all.flatMap((decided) =>
        Object.values(decided.decision.wrong ?? {}).flatMap((text) => {
          const found = words.exec(text)
          return found ? [{ text, isTrue: isTrue(decided, found) }] : []
        }),
      )
      expect(claimed.length).toBeGreaterThan(0)
      expect(claimed.find((each) => !each.isTrue)).toBeUndefined()
    })
  })
}

function decisionsOf(steps: readonly Step[]): readonly Decided[] {
  return steps.flatMap((step, at) => {
    const next = steps[at + 1]
    return step.decision && next ? [{ step, next, decision: step.decision }] : []
  })
}
