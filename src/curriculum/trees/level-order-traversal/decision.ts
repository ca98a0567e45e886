import type { BinaryNode } from '#algorithms/binary-tree.ts'
import { formatCount, joinWords } from '#algorithms/format-text.ts'
import { decideAmong } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'

/** Which end of the queue the first node of a level leaves from, if the level has two nodes or more. */
export function decideEnd(queue: readonly BinaryNode[], depth: number): { readonly decision?: Decision } {
  const [front, back] = [queue[0], queue.at(-1)]
  if (!front || !back || front === back) return {}
  const decision = decideAmong(
    [
      {
        option: `${back.value}, at the back`,
        wrong: `${back.value} joined the queue last. Taking the newest node first, as a stack does, would list level ${depth} from right to left.`,
        position: { kind: 'item', index: queue.length - 1, in: 1 },
      },
      {
        option: `${front.value}, at the front`,
        wrong: undefined,
        position: { kind: 'item', index: 0, in: 1 },
      },
    ],
    { question: `Level ${depth} waits in the queue. Which node leaves first?`, line: 'level' },
  )
  return { decision }
}

/** Which children of a node that has just left join the queue, as the nodes of this depth. */
export function decideJoining(node: BinaryNode, depth: number): Decision {
  const { value, left, right } = node
  const known = joinWords([left, right].flatMap((child) => (child ? [child.value] : [])))
  const isOne = !left || !right
  const lost = `Only ${value} links to ${known}. If ${isOne ? 'it does' : 'they do'} not join now, the walk never reaches ${isOne ? 'it' : 'them'}.`
  return decideAmong(
    [
      { option: 'Both children', wrong: left && right ? undefined : sayMissing(node, depth) },
      { option: 'Only the left child', wrong: findFaultOfOne(node, 'left', depth) },
      { option: 'Only the right child', wrong: findFaultOfOne(node, 'right', depth) },
      { option: 'Nothing', wrong: left || right ? lost : undefined },
    ],
    { question: `${value} has left the queue. What joins the back of it?`, line: 'take' },
  )
}

function sayMissing({ value, left, right }: BinaryNode, depth: number): string {
  const missing = left ? 'right child' : right ? 'left child' : 'children'
  return `${value} has no ${missing}. A null in the queue would be counted as a node of level ${depth}.`
}

function findFaultOfOne(node: BinaryNode, side: 'left' | 'right', depth: number): string | undefined {
  const other = node[side === 'left' ? 'right' : 'left']
  if (!node[side]) {
    return other
      ? `${node.value} has no ${side} child. Its only child, ${other.value}, is on the other side and would be lost.`
      : `${node.value} has no ${side} child. A null in the queue would be counted as a node of level ${depth}.`
  }
  return (
    other &&
    `${node.value} has another child, ${other.value}. No other node links to it, so ${other.value} and all below it would be lost.`
  )
}

interface Round {
  /** Of the current level. */
  readonly depth: number
  /** How many nodes of this level are still in the queue, and have left it. */
  readonly remaining: number
  readonly taken: number
  readonly front: BinaryNode
}

/** Whether the level goes on after children have joined. */
export function decideRound({ depth, remaining, taken, front }: Round): Decision {
  const all = taken === 1 ? 'Its only node has left' : `All of its ${taken} nodes have left`
  return decideAmong(
    [
      {
        option: 'The rest of this level',
        wrong:
          remaining > 0
            ? undefined
            : `Nothing is left of level ${depth}. ${all} the queue, and ${front.value} at the front is one level deeper.`,
      },
      {
        option: 'A new level: this one is complete',
        wrong:
          remaining > 0
            ? `${front.value}, at the front, still belongs to level ${depth}, which has ${formatCount(remaining, 'node')} left. A new round now would list it with nodes one level deeper.`
            : undefined,
      },
    ],
    { question: 'Which nodes leave the queue next?', line: 'level' },
  )
}
