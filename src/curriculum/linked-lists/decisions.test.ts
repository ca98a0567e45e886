import type { Step } from '#algorithms/step.ts'
import { type Claim, type DecisionParts, describeDecisions } from '#testing/proofs/describe-decisions.ts'
import { listOf, nextOf, pointerAt } from '#testing/proofs/read-list.ts'
import { mapBeside, variable } from '#testing/proofs/read-step.ts'
import { category } from './category.ts'

const isLinked: Claim = [
  /link of (-?\d+) leads to (-?\d+)/,
  ({ step }, [, from, to]) => hasLink(step, from, to),
]

/** Values may repeat in a list. */
const isLast: Claim = [
  /(-?\d+) has no next node/,
  ({ step }, [, value]) => nodesWith(step, value).some(({ id }) => nextOf(listOf(step), id) === null),
]

/** The first node of a list with a dummy. */
const isFirst: Claim = [
  /(?:begins with|first node is) (-?\d+)/,
  ({ step }, [, value]) => nodesWith(step, value).some(({ id }) => id === nextOf(listOf(step), 'dummy')),
]

const parts: Readonly<Record<string, DecisionParts>> = {
  'linked-list-reversal': {
    claims: [
      isLinked,
      [/Only rest is on (-?\d+)/, ({ step }, [, value]) => isOn(step, 'rest', value)],
      [/back to (-?\d+), the head of the reversed part/, ({ step }, [, value]) => isOn(step, 'prev', value)],
    ],
    isActedOn(pressed, { step, next }) {
      if (pressed.kind === 'pointer')
        return next.line === 'return' || pointerIn(step, pressed.name) !== pointerIn(next, pressed.name)
      if (pressed.kind !== 'node') return false
      const current = pointerIn(step, 'current') ?? ''
      return pressed.id === (step.line === 'save' ? nextOf(listOf(next), current) : pointerIn(next, 'rest'))
    },
  },
  'linked-list-design': {
    claims: [
      [
        /cache has (?:only )?(\d+) of (\d+) entr/,
        ({ step }, [, size, capacity]) =>
          String(variable(step, 'size')) === size && String(variable(step, 'capacity')) === capacity,
      ],
      [/The map has key (\d+)/, ({ step }, [, key]) => keysIn(step).includes(Number(key))],
      [
        /reads key (\d+), which is not in the map/,
        ({ step }, [, key]) => !keysIn(step).includes(Number(key)),
      ],
      [
        /Key (\d+) was used after key (\d+), whose/,
        ({ step }, [, key, oldest]) => key !== oldest && String(variable(step, 'oldest key')) === oldest,
      ],
      [
        /key (\d+) is the one not used for the longest/,
        ({ step }, [, key]) => String(variable(step, 'oldest key')) === key,
      ],
    ],
    isActedOn(pressed, { step, next }) {
      if (pressed.kind !== 'node') return false
      const after = listOf(next)
      if (pressed.id === 'head') return nextOf(listOf(step), 'head') !== nextOf(after, 'head')
      return after.nodes.some(({ id, row }) => id === pressed.id && row === 1)
    },
  },
  'linked-list-manipulation': {
    claims: [
      isFirst,
      [
        /prev still has a next node, (-?\d+)/,
        ({ step }, [, value]) =>
          nodesWith(step, value).some(({ id }) => id === nextOf(listOf(step), pointerIn(step, 'prev') ?? '')),
      ],
    ],
    isActedOn(pressed, { step, next }) {
      if (pressed.kind !== 'node') return false
      const [before, after] = [listOf(step), listOf(next)]
      if (step.line === 'create') return nextOf(before, pressed.id) !== nextOf(after, pressed.id)
      if (step.line === 'link-prev') return nextOf(after, 'dummy') === pressed.id
      return pointerAt(after, 'prev') === pressed.id
    },
  },
  'linked-list-two-pointers': {
    claims: [
      isLast,
      [
        /From (-?\d+), where fast is, a link leads to (-?\d+)/,
        ({ step }, [, from, to]) => isOn(step, 'fast', from) && hasLink(step, from, to),
      ],
      [
        /Both are on the same node, (-?\d+)/,
        ({ step }, [, value]) => {
          const [one, other] = listOf(step).pointers
          return one?.at === other?.at && isOn(step, one?.name ?? '', value)
        },
      ],
      [
        /They are on different nodes, (-?\d+) and (-?\d+)/,
        ({ step }, found) => {
          const [one, other] = listOf(step).pointers
          return one?.at !== other?.at && found.slice(1).every((value) => nodesWith(step, value).length > 0)
        },
      ],
    ],
    isActedOn: (pressed, { next }) =>
      pressed.kind === 'node' &&
      listOf(next).nodes.some(({ id, role }) => id === pressed.id && role !== 'default'),
  },
}

for (const pattern of category.patterns) describeDecisions(pattern, parts[pattern])

function keysIn(step: Step): readonly (number | string)[] {
  return mapBeside(step).entries.map(({ key }) => key)
}

function pointerIn(step: Step, name: string): string | null | undefined {
  return pointerAt(listOf(step), name)
}

function isOn(step: Step, pointer: string, value: string | undefined): boolean {
  return nodesWith(step, value).some(({ id }) => id === pointerIn(step, pointer))
}

function hasLink(step: Step, from: string | undefined, to: string | undefined): boolean {
  const targets = nodesWith(step, to).map(({ id }) => id)
  return nodesWith(step, from).some(({ id }) => targets.includes(nextOf(listOf(step), id) ?? ''))
}

function nodesWith(step: Step, value: string | undefined) {
  return listOf(step).nodes.filter((node) => String(node.value) === value)
}
