import type { Role } from '#algorithms/scene.ts'
import type { PicturePosition, Step } from '#algorithms/step.ts'
import { type Claim, type Decided, describeDecisions } from '#testing/proofs/describe-decisions.ts'
import { arrayOf, variable } from '#testing/proofs/read-step.ts'
import { category } from './category.ts'

const hasValue: Claim = [
  /(?:The value at index|Index) (\d+) (?:is|has) (-?\d+)/,
  ({ step }, [, index, value]) => cellAt(step, index)?.value === Number(value),
]

/** How many values are left after a look at an index, at most. */
const leaves: Claim = [
  /at index (\d+) is not .*, up to (\d+) of the (\d+) values.* at index (\d+), it is at most (\d+)/,
  ({ step }, found) => {
    const [index, most, count, mid, fewest] = found.slice(1).map(Number)
    const { lo, hi } = rangeOf(step)
    const mostLeft = (look = 0) => Math.max(look - lo, hi - look)
    return mostLeft(index) === most && mostLeft(mid) === fewest && hi - lo + 1 === count && fewest < most
  },
]

const isRuledOut: Claim = [
  /Index (\d+) is (?:before lo, so it is )?ruled out/,
  ({ step }, [, index]) => hasRole(step, index, ['visited']),
]

const claims: Readonly<Record<string, readonly Claim[]>> = {
  'basic-binary-search': [hasValue, leaves, isRuledOut],
  'binary-search-on-answer': [
    [
      /only this one is ruled out, and (\d+) of (\d+) speeds are left\. After a test of (\d+), it is at most (\d+)/,
      ({ step }, found) => {
        const [left = 0, count, mid = 0, most = 0] = found.slice(1).map(Number)
        const { lo, hi } = rangeOf(step)
        const isWorse = left > most && most === Math.max(mid - lo + 1, hi - mid)
        return left === hi - lo && count === hi - lo + 1 && isWorse
      },
    ],
    [
      /Speed (\d+) is known to be fast enough/,
      ({ step }, [, speed]) => hasRole(step, Number(speed) - 1, ['frontier', 'settled']),
    ],
    [
      /Speed (\d+) is below lo, so it is known to be too slow/,
      ({ step }, [, speed]) => hasRole(step, Number(speed) - 1, ['visited']),
    ],
  ],
  'range-search': [
    hasValue,
    [
      /(?:Index|Indices) (\d+)(?: to (\d+))? (?:is|are) not known yet/,
      ({ step }, [, from, to = from]) => hasRole(step, from, ['default']) && hasRole(step, to, ['default']),
    ],
  ],
  'rotated-array-search': [
    leaves,
    isRuledOut,
    [
      /half rises from (-?\d+) to (-?\d+), and (-?\d+) is within/,
      (_, [, min, max, target]) => Number(min) <= Number(target) && Number(target) <= Number(max),
    ],
  ],
}

for (const pattern of category.patterns)
  describeDecisions(pattern, { claims: claims[pattern] ?? [], isActedOn })

/** A pointer moves, the middle goes to a cell, the target is found there, or its half is in order. */
function isActedOn(pressed: PicturePosition, { step, next, decision }: Decided): boolean {
  if (pressed.kind === 'pointer') return pointerAt(step, pressed.name) !== pointerAt(next, pressed.name)
  if (pressed.kind !== 'cell') return false
  if (decision.line === 'loop') return pointerAt(next, 'mid') === pressed.index
  return hasRole(next, pressed.index, ['result', 'settled', 'active'])
}

function pointerAt(step: Step, pointer: string): number | undefined {
  return arrayOf(step).pointers.find(({ name }) => name === pointer)?.at
}

function cellAt(step: Step, index: number | string | undefined) {
  return arrayOf(step).cells[Number(index)]
}

function hasRole(step: Step, index: number | string | undefined, roles: readonly Role[]): boolean {
  const role = cellAt(step, index)?.role
  return role !== undefined && roles.includes(role)
}

function rangeOf(step: Step): { readonly lo: number; readonly hi: number } {
  return { lo: Number(variable(step, 'lo')), hi: Number(variable(step, 'hi')) }
}
