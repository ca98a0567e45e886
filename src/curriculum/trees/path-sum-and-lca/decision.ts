import type { BinaryNode } from '#algorithms/binary-tree.ts'
import { joinWords } from '#algorithms/format-text.ts'
import { decideAmong, type Move, nodePosition } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'

interface Targets {
  readonly p: number
  readonly q: number
}

/** What a call does before it has searched below its node. */
export function decideCall(node: BinaryNode, targets: Targets): Decision {
  const { value } = node
  const isTarget = value === targets.p || value === targets.q
  return decideAmong(
    [
      {
        option: 'Return this node at once',
        wrong: isTarget ? undefined : `${sayNeither(value, targets)} ${sayEarly(node)}`,
        position: nodePosition(node),
      },
      {
        option: 'Search below it first',
        wrong: isTarget ? sayNeedless(node, targets) : undefined,
        position: nodePosition(node.left ?? node.right),
      },
    ],
    { question: `The call is on ${value}. What does it do?`, line: 'start' },
  )
}

function sayNeither(value: number, { p, q }: Targets): string {
  return p === q
    ? `${value} is not ${p}, which is both p and q.`
    : `${value} is neither p (${p}) nor q (${q}).`
}

function sayEarly({ value, left, right }: BinaryNode): string {
  return left || right
    ? `Returning ${value} now would report a find before anything below it is searched.`
    : `A leaf like ${value} has found nothing, and it must not report a find.`
}

function sayNeedless({ value, left, right }: BinaryNode, { p, q }: Targets): string {
  if (!left && !right)
    return `${value} is ${nameOf(value, { p, q })} and a leaf: there is nothing below it to search.`
  if (p === q)
    return `${value} is both p and q, and a node is its own ancestor. Nothing below it can change the answer.`
  const other = value === p ? 'q' : 'p'
  return `${value} is ${nameOf(value, { p, q })}. If ${other} is below it, ${value} is the answer; if not, ${other} is elsewhere. ${value} is returned in both cases.`
}

function nameOf(value: number, { p, q }: Targets): string {
  return p === q ? 'both p and q' : value === p ? 'p' : 'q'
}

interface Sides {
  readonly left: BinaryNode | undefined
  readonly right: BinaryNode | undefined
}

/** What a call returns once it knows what its sides have returned. A side that returned nothing is no option. */
export function decideReturn(node: BinaryNode, sides: Sides, targets: Targets): Decision {
  const { left, right } = sides
  return decideAmong(
    [
      {
        option: 'The node itself',
        wrong: findFaultOfNode(node, sides, targets),
        position: nodePosition(node),
      },
      ...passUp('left', node, sides),
      ...passUp('right', node, sides),
      { option: 'Nothing', wrong: findFaultOfNothing(node, sides) },
    ],
    {
      question: `At ${node.value}: the left returned ${left?.value ?? 'nothing'}, the right ${right?.value ?? 'nothing'}. What does the call return?`,
      line: 'right',
    },
  )
}

function findFaultOfNode(
  { value }: BinaryNode,
  { left, right }: Sides,
  targets: Targets,
): string | undefined {
  if (left && right) return undefined
  const found = left ?? right
  return found
    ? `Only the ${left ? 'left' : 'right'} side found something, so the paths do not split at ${value}. The call has to return ${found.value} unchanged.`
    : `${sayNeither(value, targets)} With nothing found below it either, returning ${value} would report a find that is none.`
}

function passUp(side: 'left' | 'right', node: BinaryNode, sides: Sides): readonly Move[] {
  const found = sides[side]
  if (!found) return []
  const other = side === 'left' ? 'right' : 'left'
  const lost = sides[other]
  return [
    {
      option: `What the ${side} returned`,
      wrong:
        lost &&
        `Passing up only ${found.value} would lose ${lost.value} from the ${other}. The paths to both meet at ${node.value}.`,
      position: nodePosition(node[side]),
    },
  ]
}

function findFaultOfNothing({ value }: BinaryNode, { left, right }: Sides): string | undefined {
  const found = joinWords([left, right].flatMap((side) => (side ? [side.value] : [])))
  if (!found) return undefined
  const verb = left && right ? 'were' : 'was'
  return `${found} ${verb} found below ${value}. Returning nothing would mean that neither p nor q is there.`
}
