import { formatTerm, joinWords } from '#algorithms/format-text.ts'
import type { ArrayScene, MapScene, Role } from '#algorithms/scene.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'

/** Counts the subarrays with the given sum, in one pass: a subarray is the difference of two running totals. */
export function* countSubarrays(values: readonly number[], target: number, countOnce = false): Trace<number> {
  const seen = new Map([[0, 1]])
  let total = 0
  let count = 0
  const ends: number[] = []
  const look = (index: number): View => ({
    values,
    target,
    index,
    total,
    count,
    ends: [...ends],
    seen: [...seen],
  })
  yield showStart(look(-1))

  for (const [index, value] of values.entries()) {
    const before = total
    total += value
    const found = seen.get(total - target) ?? 0
    yield showAdd(look(index), before, found)
    count += countOnce ? Math.min(found, 1) : found
    if (found > 0) ends.push(index)
    yield showLookUp(look(index), found)
    seen.set(total, (seen.get(total) ?? 0) + 1)
    yield showRecord(look(index))
  }
  yield showCount(look(values.length))
  return count
}

interface View {
  readonly values: readonly number[]
  readonly target: number
  /** The value that the algorithm is at; before the first and after the last it is at none. */
  readonly index: number
  readonly total: number
  readonly count: number
  /** Where subarrays with the sum end. */
  readonly ends: readonly number[]
  readonly seen: readonly (readonly [total: number, times: number])[]
}

function showStart(view: View): Step {
  return {
    scene: draw(view),
    beside: [drawSeen(view, { 0: 'active' })],
    caption: {
      fact: 'Total 0 counts as seen once.',
      why: 'It is the total before the first value. Without it, you would miss the subarrays that start at index 0.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function showAdd(view: View, before: number, found: number): Step {
  const { values, target, index, total } = view
  const value = values[index]!
  return {
    scene: draw(view, { from: index, role: 'active' }),
    beside: [drawSeen(view)],
    caption: {
      fact: `${before} + ${formatTerm(value)} = ${total}.`,
      why: `A subarray that ends here sums to ${target} if the total before it was ${total} - ${formatTerm(target)} = ${total - target}. So look up that total.`,
    },
    line: 'add',
    variables: variablesOf(view),
    decision: decide(view, found),
  }
}

function decide(view: View, found: number): Decision {
  const { total, target } = view
  return {
    question: `The total is now ${total}. How many subarrays that end here sum to ${target}?`,
    options: [howMany(0), howMany(1), howMany(2)],
    answer: howMany(found),
    line: 'add',
    wrong: found === 0 ? sayWhyNone(view) : sayWhyFound(view, found),
  }
}

function sayWhyNone(view: View): Record<string, string> {
  const { total, target, seen } = view
  const difference = `${total} - ${formatTerm(target)} = ${total - target}`
  const known = seen.length === 1 ? `only ${seen[0]![0]}` : joinWords(seen.map(([each]) => each))
  return {
    [howMany(1)]:
      target === 0
        ? `It would have to start after an earlier total of ${total}. This ${total} is not in the map yet: it would give an empty subarray.`
        : `It would have to start after a total of ${difference}, but the totals so far are ${known}.`,
    [howMany(2)]: `${difference} would have to be in the map more than once, and it is not there at all.`,
  }
}

function sayWhyFound(view: View, found: number): Record<string, string> {
  const { total, target, index } = view
  const missing = total - target
  const starts = joinWords(startsOf(view))
  if (found > 1) {
    return {
      [howMany(0)]:
        `${missing} was the total ${times(found)}. Subarrays that start at indices ${starts} end here and sum to ${target}.`,
      [howMany(1)]:
        `Total ${missing} was seen ${times(found)}, and after each time begins a subarray of its own: at indices ${starts}.`,
    }
  }
  const subarray = startsOf(view)[0] === index ? `index ${index} alone` : `indices ${starts} to ${index}`
  return {
    [howMany(0)]:
      total === target
        ? `The total itself is ${target}: ${missing} is in the map as the total before the first value, so count ${subarray}.`
        : `${total} - ${formatTerm(target)} = ${missing} was the total once. The values added since then sum to ${target}: ${subarray}.`,
    [howMany(2)]:
      `Total ${missing} was seen only once, so a single subarray ends here with sum ${target}: ${subarray}.`,
  }
}

function howMany(count: number): string {
  return count === 0 ? 'None' : count === 1 ? 'One' : 'More than one'
}

function showLookUp(view: View, found: number): Step {
  const { target, index, total } = view
  const missing = total - target
  const starts = startsOf(view)
  const positions = joinWords(
    starts.map((start) => (start === index ? `index ${index} alone` : `indices ${start} to ${index}`)),
  )
  const none = {
    fact: `${missing} was never a total.`,
    why: `So no subarray that ends here sums to ${target}.`,
  }
  const some = {
    fact: `${missing} was the total ${times(found)}.`,
    why: `The values added since then sum to ${target}: ${positions}.`,
  }
  return {
    scene: draw(view, { from: starts[0] ?? index, role: found === 0 ? 'active' : 'compare' }),
    beside: [drawSeen(view, { [missing]: 'compare' })],
    caption: found === 0 ? none : some,
    line: 'lookup',
    variables: variablesOf(view),
  }
}

function showRecord(view: View): Step {
  const { index, total } = view
  return {
    scene: draw(view, { from: index, role: 'active' }),
    beside: [drawSeen(view, { [total]: 'active' })],
    caption: { fact: `Record total ${total}.`, why: explainRecord(view) },
    line: 'record',
    variables: variablesOf(view),
  }
}

function explainRecord({ values, index, total, seen }: View): string {
  const often = seen.find(([known]) => known === total)?.[1] ?? 0
  if (index === values.length - 1) return 'This was the last value, so no later total will look it up.'
  if (often > 1)
    return `It is now recorded ${times(often)}: a later subarray can start after any of these positions.`
  return index === 0
    ? 'It is recorded after the lookup, so that no empty subarray is counted. A later one can start right here.'
    : 'This total is new, so its count starts at 1.'
}

function showCount(view: View): Step {
  const { values, count } = view
  const all = (values.length * (values.length + 1)) / 2
  return {
    scene: draw(view),
    beside: [drawSeen(view)],
    caption: {
      fact: `Return ${count}.`,
      why:
        values.length === 0
          ? 'Without values there is no subarray.'
          : `Each value cost one addition and one lookup. Trying every subarray would mean ${all} ${all === 1 ? 'sum' : 'sums'}.`,
    },
    line: 'done',
    variables: variablesOf(view),
  }
}

/** Where the subarrays start that end here and have the sum. */
function startsOf({ values, target, index }: View): readonly number[] {
  let sum = 0
  const starts: number[] = []
  for (let start = index; start >= 0; start--) {
    sum += values[start]!
    if (sum === target) starts.unshift(start)
  }
  return starts
}

interface Marked {
  readonly from: number
  readonly role: Role
}

/**
 * The frame contains the values in the total; the cells from `marked.from` to the current one have its role.
 * Where a subarray was found to end, a flag stays.
 */
function draw(view: View, marked?: Marked): ArrayScene {
  const { values, target, index, total, count, ends } = view
  function roleOf(position: number): Role {
    if (marked && position >= marked.from && position <= index) return marked.role
    return ends.includes(position) ? 'result' : 'default'
  }
  const isInside = index >= 0 && index < values.length
  return {
    kind: 'array',
    cells: values.map((value, position) => ({ value, role: roleOf(position) })),
    pointers: [],
    spans: [],
    ...(isInside && { window: { from: 0, to: index, text: `total ${total}` } }),
    note: `${count} found with sum ${target}`,
  }
}

function drawSeen({ seen }: View, roles: Readonly<Record<number, Role>> = {}): MapScene {
  return {
    kind: 'map',
    title: 'Totals seen so far',
    keyTitle: 'total',
    valueTitle: 'times',
    entries: seen.map(([key, value]) => ({ key, value, role: roles[key] ?? 'default' })),
  }
}

function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`
}

function variablesOf({ values, target, index, total, count }: View): Step['variables'] {
  const num = values[index]
  return [
    { name: 'target', value: target },
    { name: 'num', ...(num !== undefined && { value: num }) },
    { name: 'total', value: total },
    { name: 'count', value: count },
  ]
}
