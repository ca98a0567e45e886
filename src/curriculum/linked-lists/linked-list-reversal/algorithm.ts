import type { LinkRole, ListLink, ListScene, Role } from '#algorithms/scene.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { type LinkedNode, linkUp, nameOf, valuesFrom } from '../linked-list.ts'
import { decideLink, decideMove, decideRound } from './decisions.ts'

/** Reverses the links of a list, one after the other, without moving a value. */
export function* reverseList(
  values: readonly number[],
  nextPrev = (current: LinkedNode, _rest: LinkedNode | null): LinkedNode | null => current,
): Trace<readonly number[]> {
  const nodes = linkUp(values)
  let prev: LinkedNode | null = null
  let current = nodes[0] ?? null
  const look = (): View => ({ nodes, prev, current })
  yield showStart(look())

  while (current) {
    const rest: LinkedNode | null = current.next
    yield showSaved({ ...look(), current, rest })
    current.next = prev
    yield showTurned({ ...look(), current, rest })
    prev = nextPrev(current, rest)
    current = rest
    yield showMoved({ ...look(), rest })
  }
  yield showReversed(look())
  return valuesFrom(prev)
}

interface View {
  readonly nodes: readonly LinkedNode[]
  /** Head of the reversed part. */
  readonly prev: LinkedNode | null
  readonly current: LinkedNode | null
  /** Absent until it is noted for the first time. */
  readonly rest?: LinkedNode | null
}

interface TurningView extends View {
  readonly current: LinkedNode
  readonly rest: LinkedNode | null
}

function showStart(view: View): Step {
  const { current } = view
  return {
    scene: draw(view, {}),
    caption: {
      fact: current ? `current starts on the head, ${current.value}. prev is null.` : 'There is no node.',
      why: current
        ? 'prev is the head of the reversed part. That part is empty: the first node will become the last.'
        : 'There is no link to reverse.',
    },
    line: 'start',
    variables: variablesOf(view),
    decision: decideRound(view),
  }
}

function showSaved(view: TurningView): Step {
  const { rest } = view
  const decision = decideLink(view)
  return {
    scene: draw(view, { seen: 'active', rest: 'frontier' }),
    caption: {
      fact: rest
        ? `rest saves the node after current, ${rest.value}.`
        : 'rest is null: there is no next node.',
      why: rest
        ? 'Only current’s link leads there, and it is about to point back to prev.'
        : 'current is the last node: once its link points back to prev, it is the new head.',
    },
    line: 'save',
    variables: variablesOf(view),
    ...(decision && { decision }),
  }
}

function showTurned(view: TurningView): Step {
  const { prev, current, rest } = view
  return {
    scene: draw(view, { seen: 'active', rest: 'frontier', link: 'active' }),
    caption: {
      fact: `${current.value} points to ${nameOf(prev)}.`,
      why: prev
        ? `It used to point to ${nameOf(rest)}. Now it is the head of the reversed part.`
        : `It used to point to ${nameOf(rest)}. Now move prev first: once current moves, you lose the node that prev needs.`,
    },
    line: 'turn',
    variables: variablesOf(view),
    // The learner predicts the order of the moves once; after later nodes it is the same.
    ...(!prev && { decision: decideMove(view) }),
  }
}

function showMoved(view: View): Step {
  const { nodes, prev, current } = view
  // What a round begins with is asked once more, and at the end.
  const isAsked = !current || prev === nodes[0]
  return {
    scene: draw(view, {}),
    caption: {
      fact: `prev moves to ${nameOf(prev)}, current to ${nameOf(current)}.`,
      why: current
        ? 'Everything up to prev is reversed, and everything from current on is untouched.'
        : 'current is null, so every link is reversed.',
    },
    line: 'move',
    variables: variablesOf(view),
    ...(isAsked && { decision: decideRound(view) }),
  }
}

function showReversed(view: View): Step {
  const { nodes, prev } = view
  return {
    scene: draw(view, { head: 'result' }),
    caption: {
      fact: prev ? `Return prev, ${prev.value}: it is the new head.` : 'Return prev, which is null.',
      why: prev
        ? `${nodes.length === 1 ? 'One link was reversed,' : `${nodes.length} links were reversed, each once,`} with three pointers and no second list.`
        : 'A list without nodes is its own reverse.',
    },
    line: 'return',
    variables: variablesOf(view),
  }
}

interface Looks {
  readonly seen?: Role
  readonly rest?: Role
  readonly head?: Role
  /** The link that has just been reversed. */
  readonly link?: LinkRole
}

function draw(view: View, looks: Looks): ListScene {
  const { nodes, prev, current, rest } = view
  const reversed = current ? nodes.indexOf(current) : nodes.length
  const roleOf = (node: LinkedNode, index: number): Role => {
    if (node === current) return looks.seen ?? 'active'
    if (node === prev && looks.head) return looks.head
    if (index < reversed) return 'settled'
    return (node === rest ? looks.rest : undefined) ?? 'default'
  }
  return {
    kind: 'list',
    nodes: nodes.map((node, column) => ({
      id: node.id,
      value: node.value,
      role: roleOf(node, column),
      column,
      row: 0,
    })),
    links: drawLinks(view, looks),
    pointers: [
      { name: 'prev', at: prev?.id ?? null, ...(!prev && { nullSide: 'left' as const }) },
      { name: 'current', at: current?.id ?? null },
      // It is of use only until current has moved on.
      ...(looks.rest ? [{ name: 'rest', at: rest?.id ?? null }] : []),
    ],
  }
}

function drawLinks({ nodes, current, rest }: View, { link }: Looks): readonly ListLink[] {
  const reversed = current ? nodes.indexOf(current) + (link ? 1 : 0) : nodes.length
  const links: ListLink[] = nodes.map((node, index) => ({
    from: node.id,
    to: node.next?.id ?? null,
    role: (node === current && link) || 'default',
    ...(index === 0 && reversed > 0 && { nullSide: 'left' as const }),
  }))
  if (link && current) links.push({ from: current.id, to: rest?.id ?? null, role: 'dropped' })
  return links
}

function variablesOf({ prev, current, rest }: View): Step['variables'] {
  return [
    { name: 'prev', value: nameOf(prev) },
    { name: 'current', value: nameOf(current) },
    { name: 'rest', ...(rest !== undefined && { value: nameOf(rest) }) },
  ]
}
