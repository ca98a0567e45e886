import { formatCount } from '#algorithms/format-text.ts'
import { decideAmong, nodePosition } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'
import type { LinkedNode } from '../linked-list.ts'

interface Walk {
  readonly dummy: LinkedNode
  readonly position: number
  readonly prev: LinkedNode
  readonly walked: number
}

/** Where prev starts. */
export function decideStart({ dummy, position }: Walk): Decision {
  return decideAmong(
    [
      {
        option: 'On the head',
        wrong: sayWhyNotHead(dummy.next, position),
        position: nodePosition(dummy.next ?? undefined),
      },
      { option: 'On the dummy', wrong: undefined, position: nodePosition(dummy) },
    ],
    { question: `The new node goes to position ${position}. Where does prev start?`, line: 'dummy' },
  )
}

function sayWhyNotHead(head: LinkedNode | null, position: number): string {
  if (!head) return 'The list has no node, so the head is null. Only the dummy has a link that can be set.'
  return position === 0
    ? `The new node goes before ${head.value}, so the link that leads to ${head.value} has to change. It is the link of the dummy.`
    : `From the dummy, ${formatCount(position, 'step')} would end just before position ${position}. From the head, prev would end one node later, and the new node one position too late.`
}

/** Whether prev walks on. */
export function decidePosition(walk: Walk): Decision {
  const { prev, position, walked } = walk
  const isThere = walked === position
  const isTooShort = !isThere && !prev.next
  return decideAmong(
    [
      {
        option: 'Move prev to the next node',
        wrong: isThere ? sayWhyNotOn(walk) : isTooShort ? sayThatItEnds(walk) : undefined,
        position: nodePosition(prev.next ?? undefined),
      },
      {
        option: 'Insert after prev',
        wrong: isThere
          ? undefined
          : `After ${walked} of ${formatCount(position, 'step')}, a node after prev would be at position ${walked}, not at position ${position}.`,
        position: nodePosition(prev),
      },
      {
        option: 'Stop: the list is too short',
        wrong: isTooShort ? undefined : sayWhyNotTooShort(walk),
      },
    ],
    {
      question: `prev is on ${walked === 0 ? 'the dummy' : `position ${walked - 1}`}. The new node goes to position ${position}. What comes next?`,
      line: 'walk',
    },
  )
}

function sayWhyNotOn({ prev, position }: Walk): string {
  return prev.next
    ? `The link of prev leads to position ${position} already, which is the link to change. Inserted after ${prev.next.value}, the new node would be one position too late.`
    : `No node is left after prev, and none is needed: the new node becomes the last one, at position ${position}.`
}

function sayThatItEnds({ position, walked }: Walk): string {
  return `After ${walked} of ${formatCount(position, 'step')}, no node is left after prev. A move would make it null: the list is too short.`
}

function sayWhyNotTooShort({ prev, position, walked }: Walk): string {
  if (prev.next && walked < position)
    return `After ${walked} of ${formatCount(position, 'step')}, prev still has a next node, ${prev.next.value}. The list is too short only when none is left.`
  return position === 0
    ? 'Position 0 exists in every list, even in an empty one: the new node becomes the head. prev need not move for that.'
    : `After ${formatCount(position, 'step')}, prev is on the node before position ${position}. The new node goes right after it, even if it becomes the last.`
}

interface Insertion extends Walk {
  readonly nodes: readonly LinkedNode[]
  readonly node: LinkedNode
}

/** Which of the two links is set first. */
export function decideOrder({ prev, node }: Insertion): Decision {
  const lost = prev.next
    ? `and nothing would lead to ${prev.next.value} anymore`
    : 'and printing the list would never end'
  return decideAmong(
    [
      {
        option: 'prev.next',
        wrong: `Then prev.next is the new node. When node.next takes its value from prev.next, ${node.value} would lead to itself, ${lost}.`,
        position: nodePosition(prev),
      },
      { option: 'node.next', wrong: undefined, position: nodePosition(node) },
    ],
    { question: 'Two links have to be set, prev.next and node.next. Which one comes first?', line: 'create' },
  )
}

/** Which node is returned: neither the dummy, nor what is the first node only of some lists. */
export function decideHead({ nodes, dummy, node, position }: Insertion): Decision {
  const [oldHead] = nodes
  const isNewHead = position === 0
  return decideAmong(
    [
      ...(isNewHead && !oldHead
        ? []
        : [
            isNewHead
              ? {
                  option: 'The old head',
                  wrong: `The new node comes before ${oldHead?.value} now. A list that begins with the old head does not contain ${node.value}.`,
                  position: nodePosition(oldHead),
                }
              : {
                  option: 'The new node',
                  wrong: `The list begins with ${dummy.next?.value}. From the new node on, everything before position ${position} would be missing.`,
                  position: nodePosition(node),
                },
          ]),
      {
        option: 'The node after the dummy',
        wrong: undefined,
        position: nodePosition(dummy.next ?? undefined),
      },
      {
        option: 'The dummy',
        wrong: `The dummy only helps to set a link and is no part of the list, whose first node is ${dummy.next?.value}. It would be one node too many.`,
        position: nodePosition(dummy),
      },
    ],
    { question: 'Both links are set. Which node is returned?', line: 'link-prev' },
  )
}
