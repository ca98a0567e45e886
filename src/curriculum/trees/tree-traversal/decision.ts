import type { BinaryNode } from '#algorithms/binary-tree.ts'
import { joinWords } from '#algorithms/format-text.ts'
import { decideAmong, nodePosition } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'

/** What a call has done: nothing yet, its left side, its own value as well, or all. */
export type CallStage = 'entered' | 'left' | 'written' | 'right'

interface CallState {
  readonly node: BinaryNode
  /** The call that waits for this one. */
  readonly caller: BinaryNode | undefined
  readonly stage: CallStage
  /** Its index in the output, if it is written. */
  readonly index: number
}

/** What a call does next. */
export function decideMove(state: CallState): Decision {
  const { node, caller } = state
  return decideAmong(
    [
      {
        option: 'Go to the left child',
        wrong: findFaultOfLeft(state),
        position: nodePosition(node.left),
      },
      { option: 'Write its value', wrong: findFaultOfWriting(state), position: nodePosition(node) },
      {
        option: 'Go to the right child',
        wrong: findFaultOfRight(state),
        position: nodePosition(node.right),
      },
      { option: 'Return to the caller', wrong: findFaultOfReturn(state), position: nodePosition(caller) },
    ],
    { question: `The walk is at ${node.value}. What does it do next?`, line: 'walk' },
  )
}

function isWritten({ stage }: CallState): boolean {
  return stage === 'written' || stage === 'right'
}

function findFaultOfLeft(state: CallState): string | undefined {
  const { node, stage } = state
  const { value, left } = node
  if (left && stage === 'entered') return undefined
  if (left)
    return `The left subtree of ${value} is written already. Going to ${left.value} again would repeat all of it.`
  return isWritten(state)
    ? `${value} has no left child. Inorder writes a left subtree before its node, and ${value} itself is written.`
    : `${value} has no left child, so nothing comes before ${value} in its subtree.`
}

function findFaultOfWriting(state: CallState): string | undefined {
  const { node, stage, index } = state
  const { value, left } = node
  if (left && stage === 'entered')
    return `Writing ${value} now would put it before its left child ${left.value}. That is preorder; inorder writes the left subtree first.`
  if (!isWritten(state)) return undefined
  return stage === 'right'
    ? `${value} is in the output already, at index ${index}. Writing a node after its right subtree would be postorder.`
    : `${value} is in the output already, at index ${index}. Each node is written once, between its two sides.`
}

function findFaultOfRight(state: CallState): string | undefined {
  const { node, stage } = state
  const { value, left, right } = node
  if (stage === 'right' && right)
    return `The right subtree of ${value} is written already. Going to ${right.value} again would repeat all of it.`
  if (isWritten(state))
    return right
      ? undefined
      : `${value} has no right child, and ${value} itself is written: its subtree is complete.`
  if (right)
    return `The right subtree comes last. Going to ${right.value} now would write it before its parent ${value}.`
  return left && stage === 'entered'
    ? `${value} has no right child, and its left subtree, from ${left.value} down, is not written yet.`
    : `${value} has no right child, and ${value} itself is not written yet, so this call is not finished.`
}

function findFaultOfReturn(state: CallState): string | undefined {
  const { node, stage } = state
  const { value, left, right } = node
  if (!isWritten(state)) {
    const lost = [
      ...(left && stage === 'entered' ? ['its left subtree'] : []),
      ...(right ? ['its right subtree'] : []),
    ]
    return `${value} is not written yet. Returning now would leave out ${joinWords([value, ...lost])} for good.`
  }
  return right && stage === 'written'
    ? `The right subtree of ${value} is not written yet. Returning now would leave out ${right.value} and all below it.`
    : undefined
}
