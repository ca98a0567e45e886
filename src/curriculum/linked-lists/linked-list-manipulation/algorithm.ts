import { formatCount } from '#algorithms/format-text.ts'
import type { LinkRole, ListLink, ListScene, Role } from '#algorithms/scene.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { type LinkedNode, linkUp, nameOf, valuesFrom } from '../linked-list.ts'
import { decideHead, decideOrder, decidePosition, decideStart } from './decisions.ts'

/** Inserts a value into a list at an index. A dummy node avoids a special case for the head. */
export function* insertAt(
  values: readonly number[],
  position: number,
  value: number,
  keepsRest = true,
): Trace<readonly number[]> {
  const nodes = linkUp(values)
  const dummy: LinkedNode = { id: 'dummy', value: 0, next: nodes[0] ?? null }
  let prev = dummy
  let walked = 0
  const look = (): View => ({ nodes, dummy, position, value, prev, walked })
  yield showDummy(look())

  while (walked < position) {
    yield showPosition(look())
    if (!prev.next) {
      yield showTooShort(look())
      return valuesFrom(dummy.next)
    }
    prev = prev.next
    walked++
  }
  yield showPosition(look())

  const node: LinkedNode = { id: 'new', value, next: null }
  const rest = prev.next
  yield showCreated({ ...look(), node })
  if (keepsRest) {
    node.next = rest
    yield showWayOn({ ...look(), node })
  }
  prev.next = node
  yield showWayIn({ ...look(), node, rest })
  yield showInserted({ ...look(), node })
  return valuesFrom(dummy.next)
}

interface View {
  /** The nodes of the list as it was. */
  readonly nodes: readonly LinkedNode[]
  readonly dummy: LinkedNode
  readonly position: number
  readonly value: number
  readonly prev: LinkedNode
  readonly walked: number
  readonly node?: LinkedNode
  /** Where the link of prev led before it was changed. */
  readonly rest?: LinkedNode | null
}

interface NodeView extends View {
  readonly node: LinkedNode
}

function showDummy(view: View): Step {
  return {
    scene: { ...draw(view, {}), pointers: [] },
    caption: {
      fact: 'A dummy node is linked before the head.',
      why: 'Now every position has a node before it, so a new head is not a special case. prev starts on the dummy.',
    },
    line: 'dummy',
    variables: variablesOf(view).map(({ name, ...variable }) =>
      name.startsWith('prev') ? { name } : { name, ...variable },
    ),
    decision: decideStart(view),
  }
}

function showPosition(view: View): Step {
  const { prev, position, walked } = view
  return {
    scene: draw(view, { prev: 'compare' }),
    caption: {
      fact: `prev has taken ${walked} of ${formatCount(position, 'step')}.`,
      why: explainPosition(view),
    },
    line: walked === position ? 'walk' : prev.next ? 'step' : 'too-short',
    variables: variablesOf(view),
    decision: decidePosition(view),
  }
}

function explainPosition({ prev, position, walked }: View): string {
  if (walked === position) {
    return `It is on the node before position ${position}, whose link has to change.`
  }
  if (prev.next) {
    return walked === 0
      ? `The link to change is the one that leads to position ${position}, so prev moves on.`
      : `Its link leads to position ${walked}, not to ${position} yet.`
  }
  return 'It has to move on, but there is no next node.'
}

function showTooShort(view: View): Step {
  const { nodes, position } = view
  return {
    scene: draw(view, {}),
    caption: {
      fact: 'Return the list as it was.',
      why: `It has ${nodes.length === 1 ? '1 node' : `${nodes.length} nodes`}, so position ${position} is past its end.`,
    },
    line: 'too-short',
    variables: variablesOf(view),
  }
}

function showCreated(view: NodeView): Step {
  const { prev, node } = view
  const follows = prev.next
  return {
    scene: draw(view, { prev: 'compare', node: 'active' }),
    caption: {
      fact: `A new node has the value ${node.value}.`,
      why: follows
        ? `It is not linked yet. The link to ${follows.value} is still the only way to reach the rest of the list.`
        : 'It is not linked yet. prev has no next node, so the new one will be the last.',
    },
    line: 'create',
    variables: variablesOf(view),
    decision: decideOrder(view),
  }
}

function showWayOn(view: NodeView): Step {
  const { node } = view
  return {
    scene: draw(view, { prev: 'compare', node: 'active', wayOn: 'active' }),
    caption: {
      fact: `${node.value} points to ${nameOf(node.next)}.`,
      why: node.next
        ? 'Two links lead to the rest of the list now, so the old one can be replaced.'
        : 'The new node becomes the end of the list.',
    },
    line: 'link-next',
    variables: variablesOf(view),
  }
}

function showWayIn(view: NodeView): Step {
  const { dummy, prev, node } = view
  return {
    scene: draw(view, { prev: 'compare', node: 'active', wayOn: 'traversed', wayIn: 'active' }),
    caption: {
      fact: `${prev === dummy ? 'The dummy' : prev.value} points to ${node.value}.`,
      why: node.next
        ? `This replaces its link to ${node.next.value}. Had it been replaced first, no link would lead to ${node.next.value} anymore.`
        : 'This replaces its link to null.',
    },
    line: 'link-prev',
    variables: variablesOf(view),
    decision: decideHead(view),
  }
}

function showInserted(view: NodeView): Step {
  return {
    scene: draw(view, { node: 'result' }),
    caption: {
      fact: `Return the node after the dummy, ${nameOf(view.dummy.next)}.`,
      why: `${view.walked === 0 ? 'No step' : formatCount(view.walked, 'step')} and two links were enough: no value has moved.`,
    },
    line: 'return',
    variables: variablesOf(view),
  }
}

interface Looks {
  readonly prev?: Role
  readonly node?: Role
  readonly wayOn?: LinkRole
  readonly wayIn?: LinkRole
}

function draw(view: View, looks: Looks): ListScene {
  const { nodes, dummy, position, prev, node } = view
  // The new node waits below until both its links are set.
  const isTiedIn = looks.node === 'result'
  const roleOf = (each: LinkedNode) => (each === prev ? looks.prev : undefined) ?? 'default'
  return {
    kind: 'list',
    nodes: [
      {
        id: dummy.id,
        // Its own value is never used.
        value: 'dummy',
        role: prev === dummy && looks.prev ? looks.prev : 'visited',
        column: 0,
        row: 0,
      },
      ...nodes.map((each, index) => ({
        id: each.id,
        value: each.value,
        role: roleOf(each),
        column: index + 1 + (node && index >= position ? 1 : 0),
        row: 0,
      })),
      ...(node && looks.node
        ? [{ id: node.id, value: node.value, role: looks.node, column: position + 1, row: isTiedIn ? 0 : 1 }]
        : []),
    ],
    links: drawLinks(view, looks),
    pointers: [{ name: 'prev', at: prev.id }, ...(node ? [{ name: 'node', at: node.id }] : [])],
  }
}

function drawLinks({ nodes, dummy, prev, node, rest }: View, { wayOn, wayIn }: Looks): readonly ListLink[] {
  const links: ListLink[] = [dummy, ...nodes].map((each) => ({
    from: each.id,
    to: each.next?.id ?? null,
    role: (each === prev && wayIn) || 'default',
  }))
  if (wayIn) links.push({ from: prev.id, to: rest?.id ?? null, role: 'dropped' })
  // Until it is set, the new node's link is not there at all.
  const isSet = wayOn !== undefined || node === prev.next
  if (node && isSet) links.push({ from: node.id, to: node.next?.id ?? null, role: wayOn ?? 'default' })
  return links
}

function variablesOf({ dummy, position, prev, walked, node }: View): Step['variables'] {
  return [
    { name: 'position', value: position },
    { name: 'walked', value: walked },
    { name: 'prev', value: prev === dummy ? 'dummy' : prev.value },
    { name: 'prev.next', value: nameOf(prev.next) },
    { name: 'node.next', ...(node && { value: nameOf(node.next) }) },
  ]
}
