import { formatCount } from '#algorithms/format-text.ts'
import { decideAmong, nodePosition } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'
import { type LinkedNode, nameOf } from '../linked-list.ts'

interface Race {
  readonly slow: LinkedNode
  readonly fast: LinkedNode | null
  readonly moves: number
}

/** Whether slow and fast move on. */
export function decideRace(race: Race): Decision {
  const { slow, fast, moves } = race
  const hasMet = moves > 0 && slow === fast
  const hasEnded = !fast?.next
  const sayWhyNot = hasMet ? whenTheyHaveMet(race) : hasEnded ? whenItEnds(race) : whenTheyMove(race)
  return decideAmong(
    [
      { option: 'Move both', wrong: sayWhyNot.move },
      { option: 'Stop: they have met', wrong: sayWhyNot.met, position: nodePosition(slow) },
      { option: 'Stop: the list has an end', wrong: sayWhyNot.end },
    ],
    {
      question: `slow is on ${nameOf(slow)}, fast on ${nameOf(fast)}${moves === 0 ? ', and neither has moved' : ''}. What comes next?`,
      line: 'check',
    },
  )
}

/** Why the other options are wrong. */
interface Reasons {
  readonly move?: string
  readonly met?: string
  readonly end?: string
}

function whenTheyMove({ slow, fast, moves }: Race): Reasons {
  return {
    met:
      moves === 0
        ? `Both start on the head, ${slow.value}, in every list. They can only meet after they have moved.`
        : `${sayThatTheyDiffer(slow, fast)} Until they are on the same node, nothing shows that there is a cycle.`,
    end: `From ${nameOf(fast)}, where fast is, a link leads to ${nameOf(fast?.next ?? null)}. So fast has not come to an end, and it can move on.`,
  }
}

function whenTheyHaveMet({ slow, moves }: Race): Reasons {
  return {
    move: `Both are on the same node, ${slow.value}, after ${formatCount(moves, 'move')}. Without a cycle, fast would still be ahead, so there is one, and further moves add nothing.`,
    end: `Both are on the same node, ${slow.value}. fast was ahead, so it has gone round and come back to slow. A list with an end does not allow that.`,
  }
}

function whenItEnds({ slow, fast, moves }: Race): Reasons {
  if (!fast)
    return {
      move: 'The end of the list is behind fast, so a move of fast would read the next node of null and fail.',
      met: `Only slow is on a node, ${slow.value}: fast is past the end of the list. A list with an end has no cycle.`,
    }
  const apart =
    moves === 0
      ? `Neither has moved, so it means nothing that both are on ${slow.value}.`
      : sayThatTheyDiffer(slow, fast)
  return {
    move: `${fast.value} has no next node, so a move of fast would read the next node of null and fail.`,
    met: `${apart} ${fast.value} has no next node, and a list with an end has no cycle.`,
  }
}

function sayThatTheyDiffer(one: LinkedNode, other: LinkedNode | null): string {
  return one.value === other?.value
    ? `Both nodes have the value ${one.value}, but they are two different nodes.`
    : `They are on different nodes, ${one.value} and ${nameOf(other)}.`
}

interface Walks {
  readonly slow: LinkedNode
  readonly entry: LinkedNode
  /** Where slow and fast met. */
  readonly met: LinkedNode
}

/** Whether the walks from the head and from the meeting point have come together. */
export function decideWalks({ slow, entry, met }: Walks): Decision {
  const isTogether = entry === slow
  return decideAmong(
    [
      {
        option: 'Both take one step',
        wrong: isTogether
          ? `Both are on the same node, ${entry.value}, the first that the two walks share. The cycle begins here, so nothing is left to look for.`
          : undefined,
      },
      {
        option: 'Stop: the cycle begins here',
        wrong: isTogether ? undefined : sayWhyNotHere({ slow, entry, met }),
        position: nodePosition(entry),
      },
    ],
    { question: `entry is on ${entry.value}, slow on ${slow.value}. What comes next?`, line: 'compare' },
  )
}

function sayWhyNotHere({ slow, entry, met }: Walks): string {
  return slow === met
    ? `They met on ${met.value}, which is in the cycle but need not be its first node. It begins where slow and entry, now on ${entry.value}, come together.`
    : `${sayThatTheyDiffer(entry, slow)} The cycle begins where the two walks come together, and they have not yet.`
}
