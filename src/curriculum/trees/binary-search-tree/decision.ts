import type { BinaryNode } from '#algorithms/binary-tree.ts'
import { decideAmong, nodePosition } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'

interface Comparison {
  /** The node that the value is compared with. */
  readonly node: BinaryNode
  /** The value being inserted or searched for. */
  readonly sought: number
  readonly isSearch: boolean
}

type Side = 'left' | 'right'

export function decideSide(comparison: Comparison): Decision {
  const { node, sought, isSearch } = comparison
  return decideAmong(
    [
      { option: 'Go left', wrong: findFaultOfSide(comparison, 'left'), position: nodePosition(node.left) },
      { option: 'Go right', wrong: findFaultOfSide(comparison, 'right'), position: nodePosition(node.right) },
      { option: 'Stop here', wrong: findFaultOfStop(comparison) },
    ],
    {
      question: isSearch
        ? `At ${node.value}, where does the search for ${sought} go next?`
        : `At ${node.value}, where does ${sought} go next?`,
      line: isSearch ? 'look' : 'compare',
    },
  )
}

function findFaultOfSide({ node, sought, isSearch }: Comparison, side: Side): string | undefined {
  const { value } = node
  const values = side === 'left' ? 'smaller values' : 'larger values'
  if (sought === value) {
    return isSearch
      ? `${value} is the value you look for, so the search is over. On the ${side} there can only be ${values}.`
      : `${value} is in the tree already. A second ${value} on the ${side} would break the rule that only ${values} are there.`
  }
  if (sought < value === (side === 'left')) return undefined
  if (isSearch) {
    return `Only ${values} can be on the ${side} of ${value}, and ${sought} ${sought < value ? '<' : '>'} ${value}. No value there can be ${sought}.`
  }
  const [child, other] = side === 'left' ? [node.left, node.right] : [node.right, node.left]
  const start =
    !child && other
      ? `The ${side} of ${value} is free, but only for ${values}.`
      : `The ${side} subtree of ${value} is for ${values}.`
  return `${start} A search for ${sought} would go ${side === 'left' ? 'right' : 'left'} here and never look there.`
}

function findFaultOfStop({ node, sought, isSearch }: Comparison): string | undefined {
  const { value } = node
  if (sought === value) return undefined
  const side: Side = sought < value ? 'left' : 'right'
  const child = node[side]
  if (!isSearch) {
    return child
      ? `Only an equal value or a free position ends the insertion. On the ${side}, ${child.value} is still to be compared with ${sought}.`
      : `${sought} is not in the tree yet: it still has to be attached on the ${side} of ${value}. Stopping now would lose it.`
  }
  return child
    ? `${value} is not ${sought}, and the subtree on the ${side}, from ${child.value} down, may still contain it.`
    : `${value} is not ${sought}. The search still has to look on the ${side}, the only position left for ${sought}, and find it empty.`
}
