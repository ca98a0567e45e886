import { formatCount } from '#algorithms/format-text.ts'
import type { ListScene, Role } from '#algorithms/scene.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { type LinkedNode, linkUp, nameOf } from '../linked-list.ts'
import { decideRace, decideWalks } from './decisions.ts'

/**
 * The index where the cycle of a list begins, if it has one (Floyd's cycle detection). The last node points
 * to index `tail`, or to nothing when it is -1.
 */
export function* findCycle(
  values: readonly number[],
  tail: number,
  stepsAfterMeeting = 1,
): Trace<number | undefined> {
  const nodes = linkUp(values, tail)
  let slow = nodes[0] ?? null
  let fast = slow
  let moves = 0
  const look = (): View => ({ nodes, slow, fast, moves })
  yield showStart(look())

  while (slow && fast?.next) {
    slow = slow.next
    fast = fast.next.next
    moves++
    yield showMoved(look())
    if (slow && slow === fast) return yield* findEntry({ nodes, met: slow, moves, stepsAfterMeeting })
  }
  yield showNoCycle(look())
  return undefined
}

/** The head and the meeting point are equally far from the cycle's first node, apart from whole rounds. */
function* findEntry({ nodes, met, moves, stepsAfterMeeting }: Meeting): Trace<number> {
  let entry = nodes[0]!
  let slow = met
  const look = (): EntryView => ({ nodes, slow, fast: met, moves, entry, met })
  yield showTwoStarts(look())

  while (entry !== slow) {
    // In the cycle and on the path to it, every node has a next one.
    entry = entry.next!
    for (let step = 0; step < stepsAfterMeeting; step++) slow = slow.next!
    yield showTogether(look())
  }
  yield showEntry(look())
  return nodes.indexOf(entry)
}

interface Meeting {
  readonly nodes: readonly LinkedNode[]
  readonly met: LinkedNode
  readonly moves: number
  readonly stepsAfterMeeting: number
}

interface View {
  readonly nodes: readonly LinkedNode[]
  readonly slow: LinkedNode | null
  readonly fast: LinkedNode | null
  readonly moves: number
  /** Present once slow and fast have met. */
  readonly entry?: LinkedNode
  readonly met?: LinkedNode
}

interface EntryView extends View {
  readonly slow: LinkedNode
  readonly entry: LinkedNode
  readonly met: LinkedNode
}

function showStart(view: View): Step {
  const { slow, fast } = view
  return {
    scene: draw(view),
    caption: {
      fact: slow ? 'slow and fast both start on the head.' : 'There is no node.',
      why: !slow
        ? 'A list without nodes has no cycle.'
        : fast?.next
          ? 'slow will take one step at a time, fast two. If there is a cycle, neither can leave it, and fast catches up with slow.'
          : 'fast cannot take two steps: there is no next node.',
    },
    line: fast?.next ? 'start' : 'check',
    variables: variablesOf(view),
    ...(slow && { decision: decideRace({ ...view, slow }) }),
  }
}

function showMoved(view: View): Step {
  const { slow, fast } = view
  return {
    scene: draw(view),
    caption: {
      fact: `slow is on ${nameOf(slow)}, fast on ${nameOf(fast)}.`,
      why: explainMoved(view),
    },
    line: slow === fast ? 'meet' : 'move',
    variables: variablesOf(view),
    ...(slow && { decision: decideRace({ ...view, slow }) }),
  }
}

function explainMoved({ slow, fast, moves }: View): string {
  if (!fast) return 'fast has gone past the end, so there is no cycle.'
  if (slow === fast)
    return 'It is the same node. Without a cycle, fast would always stay ahead of slow, so there is one.'
  if (!fast.next) return 'fast has no next node: the list has an end.'
  return moves === 1
    ? 'They are on different nodes. Once both are in a cycle, every move brings fast one step closer to slow.'
    : 'They are on different nodes, and fast can still take two steps.'
}

function showNoCycle(view: View): Step {
  return {
    scene: draw({ ...view, slow: null, fast: null }),
    caption: {
      fact: 'Return null.',
      why: view.nodes.length === 0 ? 'An empty list has no cycle.' : 'A list with an end has no cycle.',
    },
    line: 'none',
    variables: variablesOf(view),
  }
}

function showTwoStarts(view: EntryView): Step {
  const { slow, moves } = view
  return {
    scene: draw(view),
    caption: {
      fact: `entry starts on the head, slow stays on ${nameOf(slow)}.`,
      why: `fast has walked ${formatCount(moves, 'step')} more than slow, which is whole rounds. As many steps lead from the head to ${nameOf(slow)}, and from ${nameOf(slow)} back to it: from the start of the cycle on, the two walks are the same.`,
    },
    line: 'restart',
    variables: variablesOf(view),
    decision: decideWalks(view),
  }
}

function showTogether(view: EntryView): Step {
  const { slow, entry } = view
  return {
    scene: draw(view),
    caption: {
      fact: `entry is on ${entry.value}, slow on ${nameOf(slow)}.`,
      why:
        entry === slow
          ? 'It is the same node, the first one that both paths share.'
          : 'Both take single steps now, so the distance that each still has to go stays equal.',
    },
    line: 'together',
    variables: variablesOf(view),
    decision: decideWalks(view),
  }
}

function showEntry(view: EntryView): Step {
  const { nodes, entry } = view
  return {
    scene: draw(view, 'result'),
    caption: {
      fact: `Return the node with ${entry.value}.`,
      why: `The cycle begins at index ${nodes.indexOf(entry)}, found without storing the visited nodes.`,
    },
    line: 'found',
    variables: variablesOf(view),
  }
}

/** `seen` is the role of the node at entry. */
function draw(view: View, seen: Role = 'active'): ListScene {
  const { nodes, slow, fast, entry, met } = view
  const roleOf = (node: LinkedNode): Role => {
    if (node === entry) return seen
    if (node === slow && node === fast && view.moves > 0) return 'settled'
    if (node === slow) return 'compare'
    if (node === met) return 'settled'
    return node === fast && !entry ? 'active' : 'default'
  }
  const pointers = entry
    ? [
        { name: 'entry', at: entry.id },
        { name: 'slow', at: slow?.id ?? null },
      ]
    : [
        { name: 'slow', at: slow?.id ?? null },
        { name: 'fast', at: fast?.id ?? null },
      ]
  return {
    kind: 'list',
    nodes: nodes.map((node, column) => ({
      id: node.id,
      value: node.value,
      role: roleOf(node),
      column,
      row: 0,
    })),
    links: nodes.map(({ id, next }) => ({ from: id, to: next?.id ?? null, role: 'default' })),
    pointers: nodes.length === 0 ? [] : pointers,
  }
}

function variablesOf({ slow, fast, moves, entry }: View): Step['variables'] {
  return [
    { name: 'slow', value: nameOf(slow) },
    { name: 'fast', value: nameOf(fast) },
    { name: 'moves', value: moves },
    { name: 'entry', ...(entry && { value: entry.value }) },
  ]
}
