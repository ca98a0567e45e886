import { formatCount } from '../format-text.ts'
import type { LinkRole, ListLink, ListScene, Role } from '../scene.ts'
import type { Decision, Step, Trace } from '../step.ts'
import { type LinkedNode, linkUp, nameOf, valuesFrom } from './linked-list.ts'

/** Inserts a value into a list at an index. A dummy node avoids a special case for the head. */
export function* insertAt(
  values: readonly number[],
  position: number,
  value: number,
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
  yield showCreated({ ...look(), node })
  node.next = prev.next
  yield showWayOn({ ...look(), node })
  prev.next = node
  yield showWayIn({ ...look(), node })
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
}

interface NodeView extends View {
  readonly node: LinkedNode
}

function showDummy(view: View): Step {
  return {
    scene: draw(view, {}),
    caption: {
      fact: 'A dummy node stands before the head.',
      why: 'Now every place has a node in front of it, so a new head needs no rule of its own.',
    },
    line: 'dummy',
    variables: variablesOf(view),
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
    return `It stands on the node before position ${position}: exactly there, the new node has to be tied in.`
  }
  if (prev.next) return `The link to change is the one that leads to position ${position}, so prev walks on.`
  return 'It has to walk on, but no node follows.'
}

function decidePosition({ prev, position, walked }: View): Decision {
  const ways = {
    walk: 'Walk one node on',
    insert: 'Insert behind prev',
    giveUp: 'Give up: the list is too short',
  }
  return {
    question: `prev has taken ${walked} of ${formatCount(position, 'step')}. What comes next?`,
    options: [ways.walk, ways.insert, ways.giveUp],
    answer: walked === position ? ways.insert : prev.next ? ways.walk : ways.giveUp,
    line: 'walk',
  }
}

function showTooShort(view: View): Step {
  const { nodes, position } = view
  return {
    scene: draw(view, {}),
    caption: {
      fact: 'Return the list as it was.',
      why: `It has ${nodes.length === 1 ? '1 node' : `${nodes.length} nodes`}, so position ${position} would leave a hole in front of it.`,
    },
    line: 'too-short',
    variables: variablesOf(view),
  }
}

function showCreated(view: NodeView): Step {
  const { prev, node } = view
  const follows = prev.next
  const ways = { on: 'node.next, then prev.next', into: 'prev.next, then node.next' }
  return {
    scene: draw(view, { prev: 'compare', node: 'active' }),
    caption: {
      fact: `A new node holds ${node.value}.`,
      why: follows
        ? `It is tied to nothing yet. The link to ${follows.value} is still the only way to the rest of the list.`
        : 'It is tied to nothing yet. Nothing follows prev, so it will be the last node.',
    },
    line: 'create',
    variables: variablesOf(view),
    decision: {
      question: 'Two links have to be set. In which order?',
      options: [ways.on, ways.into],
      answer: ways.on,
      line: 'create',
    },
  }
}

function showWayOn(view: NodeView): Step {
  const { node } = view
  return {
    scene: draw(view, { prev: 'compare', node: 'active', wayOn: 'active' }),
    caption: {
      fact: `${node.value} points to ${nameOf(node.next)}.`,
      why: node.next
        ? 'First hold on to what follows: the rest now hangs on two links, so one of them can be given up.'
        : 'The new node takes over the end of the list.',
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
        ? `Its old link to ${node.next.value} is given up. Had it gone first, nothing would lead to ${node.next.value} any more.`
        : 'Its old link to null is given up.',
    },
    line: 'link-prev',
    variables: variablesOf(view),
  }
}

function showInserted(view: NodeView): Step {
  return {
    scene: draw(view, { node: 'result' }),
    caption: {
      fact: `Return the node behind the dummy, ${nameOf(view.dummy.next)}.`,
      why: `${view.walked === 0 ? 'No step' : formatCount(view.walked, 'step')} to walk and two links to set: no value has moved.`,
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
        value: dummy.value,
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
    pointers: [
      { name: 'dummy', at: dummy.id },
      { name: 'prev', at: prev.id },
      ...(node ? [{ name: 'node', at: node.id }] : []),
    ],
  }
}

function drawLinks({ nodes, dummy, prev, node }: View, { wayOn, wayIn }: Looks): readonly ListLink[] {
  const links: ListLink[] = [dummy, ...nodes].map((each) => ({
    from: each.id,
    to: each.next?.id ?? null,
    role: (each === prev && wayIn) || 'default',
  }))
  if (wayIn) links.push({ from: prev.id, to: node?.next?.id ?? null, role: 'dropped' })
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
