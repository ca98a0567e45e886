import type { Edge } from '#algorithms/graph.ts'
import { decideAmong, type Move } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'
import type { Roots, View } from './union-find-scene.ts'

/** Once both roots are known: which of them goes under the other, if any. */
export function decideOnEdge(view: View, edge: Edge, roots: Roots): Decision {
  const { from, to } = edge
  const [first, second] = roots
  const isTie = first !== second && view.sizes.get(first) === view.sizes.get(second)
  return decideAmong(first === second ? listSame(view, edge, first) : listMoves(view, edge, roots), {
    question: `The roots of ${from} and ${to} are known${isTie ? ', and their groups are equally large, so the first root stays' : ''}. What does the edge ${from}-${to} do?`,
    line: 'check',
  })
}

const nothing = 'Nothing: it is one group already'

/** The moves if both ends have the same root. */
function listSame({ sizes }: View, { from, to }: Edge, root: string): readonly Move[] {
  const size = sizes.get(root)
  const why = (lower: string, upper: string) => {
    if (lower === root)
      return `${lower} is the root of ${upper}. With ${lower} under ${upper}, following parents would lead around a cycle, and find would never reach a root.`
    return upper === root
      ? `${lower} is under ${upper} already: they are in one group of ${size} nodes, so there is nothing to move.`
      : `${from} and ${to} have the same root, ${root}: they are in one group of ${size} nodes already. A new parent for ${lower} joins no groups.`
  }
  return [
    { ...goUnder(from, to), wrong: why(from, to) },
    { ...goUnder(to, from), wrong: why(to, from) },
    { option: nothing, wrong: undefined },
  ]
}

/** The moves if the ends have two roots. */
function listMoves({ sizes }: View, { from, to }: Edge, [first, second]: Roots): readonly Move[] {
  const [a, b] = [sizes.get(first)!, sizes.get(second)!]
  const [small, large] = a < b ? [first, second] : [second, first]
  const whyLarge =
    a === b
      ? `Both groups have size ${a}, so the size does not decide. Then the root found first, ${first}, stays, and ${second} goes under it.`
      : `The group of ${large} has size ${sizes.get(large)}, and that of ${small} only ${sizes.get(small)}. With ${large} on top, fewer nodes get a longer path to their root.`
  const whyNothing = `From ${from}, find leads to the root ${first}, and from ${to} to the root ${second}. Two roots mean two groups, so this edge joins them.`
  const moves = [
    { ...goUnder(first, second), wrong: small === first ? undefined : whyLarge },
    { ...goUnder(second, first), wrong: small === second ? undefined : whyLarge },
  ]
  const ends = listEnds({ from, to }, [first, second])
  return [...moves, ...ends, { option: nothing, wrong: whyNothing }]
}

/** Links an end of the edge where its root should be linked, if one of the ends is not a root. */
function listEnds({ from, to }: Edge, [first, second]: Roots): readonly Move[] {
  const why = (end: string, root: string) =>
    `${end} is not a root: its root is ${root}. If only ${end} moved, ${root} would stay outside, and the two groups would not become one.`
  if (to !== second) return [{ ...goUnder(to, from), wrong: why(to, second) }]
  return from === first ? [] : [{ ...goUnder(from, to), wrong: why(from, first) }]
}

/** Pressed in the forest, at the node that moves. */
function goUnder(lower: string, upper: string): Pick<Move, 'option'> & Pick<Required<Move>, 'position'> {
  return { option: `${lower} goes under ${upper}`, position: { kind: 'node', id: lower, in: 1 } }
}
