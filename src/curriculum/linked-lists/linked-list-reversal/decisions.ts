import { decideAmong, nodePosition } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'
import { type LinkedNode, nameOf } from '../linked-list.ts'

interface Round {
  /** Head of the reversed part. */
  readonly prev: LinkedNode | null
  readonly current: LinkedNode | null
}

interface Saved extends Round {
  readonly current: LinkedNode
  readonly rest: LinkedNode | null
}

/** What a round begins with, or that all rounds are over. */
export function decideRound({ prev, current }: Round): Decision {
  const isOver = !current
  return decideAmong(
    [
      {
        option: 'Save the node after current',
        wrong: isOver
          ? `No node is left at current, so none comes after it, and reading its link would fail. ${sayWhatIsReversed(prev)}`
          : undefined,
        position: nodePosition(current?.next ?? undefined),
      },
      {
        option: 'Reverse current’s link',
        wrong: isOver
          ? `No node is left at current, so there is no link to reverse. ${sayWhatIsReversed(prev)}`
          : sayWhatIsLost(current),
        position: { kind: 'pointer', name: 'current' },
      },
      {
        option: 'Return prev',
        wrong: isOver ? undefined : sayWhatIsMissing(prev, current),
        position: { kind: 'pointer', name: 'prev' },
      },
    ],
    { question: `current is ${current ? `on ${current.value}` : 'null'}. What comes first?`, line: 'check' },
  )
}

function sayWhatIsReversed(prev: LinkedNode | null): string {
  return prev
    ? `Every link is reversed, and prev is on the new head, ${prev.value}.`
    : 'A list without nodes is its own reverse.'
}

function sayWhatIsLost({ value, next }: LinkedNode): string {
  return next
    ? `Only the link of ${value} leads to ${next.value}. Once it is reversed, nothing leads to the rest of the list anymore.`
    : `The loop saves what follows before it reverses a link. After ${value} nothing follows, but the loop does not know that before it has looked.`
}

function sayWhatIsMissing(prev: LinkedNode | null, { value, next }: LinkedNode): string {
  const missing = next
    ? `The links of ${value} and the nodes after it still lead forward.`
    : `The last node, ${value}, would be missing.`
  return prev
    ? `That would return only what is reversed so far, the part that begins with ${prev.value}. ${missing}`
    : `At the start prev is null: it would return an empty list. No link is reversed yet, and ${value} would be missing.`
}

/** Where the link of the current node points next. Not asked of a single node, whose link is null either way. */
export function decideLink({ prev, current, rest }: Saved): Decision | undefined {
  if (!prev && !rest) return undefined
  return decideAmong(
    [
      {
        option: prev ? 'To prev' : 'To prev, which is null',
        wrong: undefined,
        position: nodePosition(prev ?? undefined),
      },
      {
        option: rest ? 'To rest' : 'To rest, which is null',
        wrong: sayWhyNotRest({ prev, current, rest }),
        position: nodePosition(rest ?? undefined),
      },
      ...(prev && rest
        ? [
            {
              option: 'To null',
              wrong: `Then ${current.value} would be the end of a list, and nothing would lead from it to ${prev.value}, the head of the reversed part.`,
            },
          ]
        : []),
    ],
    {
      question: `rest ${rest ? `is on ${rest.value}` : 'is null'}. Where does the link of ${current.value} point next?`,
      line: 'save',
    },
  )
}

function sayWhyNotRest({ prev, current, rest }: Saved): string {
  if (!prev)
    return `It leads to ${nameOf(rest)} already, so nothing would be reversed. The old head, ${current.value}, will be the last node, and nothing comes after that.`
  return rest
    ? `It leads to ${rest.value} already, so nothing would be reversed. It has to lead back to ${prev.value}, the head of the reversed part.`
    : `It ends the list already, so nothing would be reversed. It has to lead back to ${prev.value}, the head of the reversed part.`
}

/** Which pointer moves first after a link is reversed. */
export function decideMove({ current, rest }: Saved): Decision {
  return decideAmong(
    [
      {
        option: 'current, onto rest',
        wrong: `Then no pointer would be on ${current.value} anymore, and no link leads to it. But prev has to move there.`,
        position: { kind: 'pointer', name: 'current' },
      },
      { option: 'prev, onto current', wrong: undefined, position: { kind: 'pointer', name: 'prev' } },
      ...(rest
        ? [
            {
              option: 'rest, onto its next node',
              wrong: `Only rest is on ${rest.value}, and no link leads there anymore. Before rest moves on, current has to move onto it.`,
              position: { kind: 'pointer', name: 'rest' } as const,
            },
          ]
        : []),
    ],
    { question: `The link of ${current.value} is reversed. Which pointer moves first?`, line: 'turn' },
  )
}
