import { decideAmong } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'

/** The range of inorder that forms a subtree, with the index of its root. */
interface Range {
  readonly lo: number
  readonly hi: number
  readonly mid: number
}

/** Where a range of inorder is split, if it has two values or more. */
export function decideSplit(inorder: readonly number[], range: Range): { readonly decision?: Decision } {
  const { lo, hi, mid } = range
  if (lo === hi) return {}
  const candidates = new Set([lo, mid, Math.floor((lo + hi) / 2), hi])
  const decision = decideAmong(
    [...candidates]
      .toSorted((a, b) => a - b)
      .map((index) => ({
        option: `${index - lo} on the left, ${hi - index} on the right`,
        wrong: index === mid ? undefined : sayWrongSplit(inorder, range, index),
        position: { kind: 'cell', index, in: 2 },
      })),
    {
      question: `${inorder[mid]} is the root of this range of inorder. How many values are on each side of it?`,
      line: 'take',
    },
  )
  return { decision }
}

function sayWrongSplit(inorder: readonly number[], { lo, hi, mid }: Range, index: number): string {
  const [root, other] = [inorder[mid], inorder[index]]
  if (index === lo)
    return `Then ${root} would be the first value of the framed range, but ${other} is. ${root} is at index ${mid}.`
  if (index === hi)
    return `Then ${root} would be the last value of the framed range, but ${other} is. ${root} is at index ${mid}.`
  return `Index ${index} is in the middle of the range, but ${other} is there. The root ${root} is at index ${mid}, and it divides the range.`
}

interface Attachment {
  readonly inorder: readonly number[]
  readonly range: Range
  /** The next value of preorder. */
  readonly next: number
}

/** Where the next value of preorder is attached, once the range of the current root is split. */
export function decideAttachment({ inorder, range, next }: Attachment): Decision {
  const { lo, hi, mid } = range
  const root = inorder[mid]!
  const at = inorder.indexOf(next)
  const indices = `${next} is at index ${at} of inorder, ${root} at index ${mid}`
  const isBelow = lo <= at && at <= hi
  return decideAmong(
    [
      {
        option: 'As its left child',
        wrong:
          at < mid
            ? undefined
            : `${indices}: ${next} is after ${root}, so it cannot be in the left subtree of ${root}.`,
      },
      { option: 'As its right child', wrong: findFaultOfRight(inorder, range, at) },
      {
        option: 'As the right child of an ancestor',
        wrong: isBelow
          ? `${next} is at index ${at} of inorder, inside the range of ${root} from ${lo} to ${hi}. So it is below ${root}.`
          : undefined,
      },
    ],
    { question: `After ${root}, preorder continues with ${next}. Where is ${next} attached?`, line: 'split' },
  )
}

function findFaultOfRight(inorder: readonly number[], { hi, mid }: Range, at: number): string | undefined {
  const [root, next] = [inorder[mid], inorder[at]]
  if (at < mid)
    return `${next} is at index ${at} of inorder, ${root} at index ${mid}: ${next} is before ${root}, so it is in the left subtree.`
  if (at <= hi) return undefined
  return `In inorder, ${inorder[hi + 1]} is between ${root} and ${next}, and it is an ancestor of ${root}. So ${next} is not below ${root}.`
}
