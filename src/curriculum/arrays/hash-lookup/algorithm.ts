import { formatTerm } from '#algorithms/format-text.ts'
import type { ArrayScene, MapScene, Role } from '#algorithms/scene.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

export type IndexPair = readonly [earlier: number, later: number]

/** Finds two values with the given sum: a hash map shows in constant time whether the complement has been seen. */
export function* twoSumUnsorted(
  values: readonly number[],
  target: number,
  isFound = (earlier: number) => earlier >= 0,
): Trace<IndexPair | undefined> {
  const seen = new Map<number, number>()
  const look = (index: number): View => ({ values, target, index, seen: [...seen] })
  yield showStart(look(-1))

  for (const [index, value] of values.entries()) {
    const earlier = seen.get(target - value)
    yield showLookUp(look(index), earlier)
    if (earlier !== undefined && isFound(earlier)) {
      yield showFound(look(index), earlier)
      return [earlier, index]
    }
    seen.set(value, index)
    yield showRecord(look(index))
  }
  yield showNothingFound(look(values.length))
  return undefined
}

interface View {
  readonly values: readonly number[]
  readonly target: number
  /** The value that the algorithm is at; before the first and after the last it is at none. */
  readonly index: number
  readonly seen: readonly (readonly [value: number, index: number])[]
}

const choices = { found: 'Yes: return both indices', record: 'No: record this value' }

function showStart(view: View): Step {
  return {
    scene: draw(view),
    beside: [drawSeen(view)],
    caption: {
      fact: 'Start with an empty map.',
      why: 'It will store the index of each value seen, so one pass is enough.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function showLookUp(view: View, earlier: number | undefined): Step {
  const { values, target, index } = view
  const num = values[index]!
  const partner = target - num
  const reason =
    earlier === undefined
      ? `It has not been seen yet. It may still come, so ${num} has to be remembered.`
      : `The map has it, at index ${earlier}. Both indices are known.`
  return {
    scene: {
      ...draw(view),
      bracket: { from: index, to: index, text: `${target} - ${formatTerm(num)} = ${partner}` },
    },
    beside: [drawSeen(view)],
    caption: { fact: `${num} needs ${partner}.`, why: reason },
    line: 'lookup',
    variables: variablesOf(view),
    decision: decide(view, earlier),
  }
}

function decide(view: View, earlier: number | undefined): Decision {
  const { values, target, index, seen } = view
  const num = values[index]!
  const nearest = findNearest(view)
  return {
    question: `Is the partner of ${num} for a sum of ${target} already in the map?`,
    options: [choices.found, choices.record],
    answer: earlier === undefined ? choices.record : choices.found,
    line: 'partner',
    wrong:
      earlier === undefined
        ? { [choices.found]: sayWhyNotFound(view, nearest) }
        : {
            [choices.record]: `The map has ${target - num} at index ${earlier}, and ${sumText(values[earlier]!, num)}. Moving on would skip this pair.`,
          },
    positions: {
      // Of the partner if it is there; otherwise of the likeliest wrong one, so that a position gives nothing away.
      ...(nearest !== undefined && {
        [choices.found]: { kind: 'item', index: seen.findIndex(([value]) => value === nearest), in: 1 },
      }),
      [choices.record]: { kind: 'cell', index },
    },
  }
}

/** The value in the map that is nearest to the partner. */
function findNearest({ values, target, index, seen }: View): number | undefined {
  const partner = target - values[index]!
  const distance = (value: number) => Math.abs(value - partner)
  return seen.map(([value]) => value).toSorted((a, b) => distance(a) - distance(b))[0]
}

function sayWhyNotFound({ values, target, index }: View, nearest: number | undefined): string {
  const num = values[index]!
  if (num * 2 === target)
    return `${num} needs another ${num}. The one at index ${index} is the first, and a value cannot be its own partner.`
  if (nearest === undefined)
    return `The map is still empty: no value comes before index ${index}, so ${num} has nothing to pair with yet.`
  return `The map has no ${target - num}. The nearest value in it is ${nearest}, and ${sumText(nearest, num)}, not ${target}.`
}

function sumText(first: number, second: number): string {
  return `${first} + ${formatTerm(second)} = ${first + second}`
}

function showRecord(view: View): Step {
  const { values, index, seen } = view
  const num = values[index]!
  const isAgain = values.indexOf(num) < index
  return {
    scene: draw(view),
    beside: [drawSeen(view, index, 'active')],
    caption: {
      fact: `Record ${num} at index ${index}.`,
      why: isAgain
        ? 'It was in the map before; one index for each value is enough.'
        : seen.length === 1
          ? 'It is recorded after the lookup, so that no value can be its own partner.'
          : `Each of these ${seen.length} values can now be found in one lookup.`,
    },
    line: 'record',
    variables: variablesOf(view),
  }
}

function showFound(view: View, earlier: number): Step {
  const { values, index } = view
  const comparisons = ((index - 1) * index) / 2 + earlier + 1
  return {
    scene: {
      ...draw(view, [earlier, index]),
      bracket: {
        from: earlier,
        to: index,
        text: sumText(values[earlier]!, values[index]!),
      },
    },
    beside: [drawSeen(view, earlier, 'result')],
    caption: {
      fact: `Return indices ${earlier} and ${index}.`,
      why:
        comparisons > index + 1
          ? `It took ${index + 1} lookups. Comparing each value with those before it takes ${comparisons} comparisons.`
          : 'Each value needed one lookup.',
    },
    line: 'found',
    variables: variablesOf(view),
  }
}

function showNothingFound(view: View): Step {
  const { values, target } = view
  return {
    scene: draw(view),
    beside: [drawSeen(view)],
    caption: {
      fact: 'Return an empty pair.',
      why:
        values.length === 0
          ? 'There are no values.'
          : `Every value was looked up, and none had its partner for ${target} before it.`,
    },
    line: 'none',
    variables: variablesOf(view),
  }
}

function draw({ values, index }: View, pair?: IndexPair): ArrayScene {
  const roleOf = (position: number): Role => {
    if (pair?.includes(position)) return 'result'
    return position === index ? 'active' : position < index ? 'frontier' : 'default'
  }
  return {
    kind: 'array',
    cells: values.map((value, position) => ({ value, role: roleOf(position) })),
    pointers: [],
    spans: [],
  }
}

/** `marked` is the index stored in the current entry. */
function drawSeen({ seen }: View, marked?: number, role: Role = 'frontier'): MapScene {
  return {
    kind: 'map',
    title: 'Values seen so far',
    keyTitle: 'value',
    valueTitle: 'index',
    entries: seen.map(([key, value]) => ({ key, value, role: value === marked ? role : 'frontier' })),
  }
}

function variablesOf({ values, target, index }: View): Step['variables'] {
  const num = values[index]
  return [
    { name: 'target', value: target },
    { name: 'i', ...(num !== undefined && { value: index }) },
    { name: 'num', ...(num !== undefined && { value: num }) },
    { name: 'partner', ...(num !== undefined && { value: target - num }) },
  ]
}
