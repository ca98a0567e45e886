import { type BinaryNode, growTree, type TreeLevels, toLevels } from './binary-tree.ts'
import type { MethodCall } from './cases.ts'

/** What statements promise of an input, for `isValid` of cases. */

export function isAscending(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || values[index - 1]! <= value)
}

export function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}

/** Whether all rows are equally long, with one cell at least. */
export function isRectangle(rows: readonly (readonly unknown[])[]): boolean {
  return rows.every((row) => row.length > 0 && row.length === rows[0]?.length)
}

/** Whether the first call, and no other, is to the constructor, and the calls have the arguments of their methods. */
export function isCallList(
  calls: readonly MethodCall[],
  isFitting: Readonly<Record<string, (...args: unknown[]) => boolean>>,
): boolean {
  return (
    calls.length > 0 &&
    calls.every(
      ([name, ...args], index) =>
        (name === 'constructor') === (index === 0) &&
        Object.hasOwn(isFitting, name) &&
        args.length === isFitting[name]!.length &&
        isFitting[name]!(...args),
    )
  )
}

/** Whether no node hangs from a missing one, and nothing missing comes last. */
export function isTree(levels: TreeLevels): boolean {
  return levels.at(-1) !== null && String(toLevels(growTree(levels))) === String(levels)
}

/** Whether all values differ, with the smaller ones to the left of each node and the greater ones to its right. */
export function isSearchTree(levels: TreeLevels): boolean {
  const isBetween = (node: BinaryNode | undefined, low: number, high: number): boolean =>
    !node ||
    (low < node.value &&
      node.value < high &&
      isBetween(node.left, low, node.value) &&
      isBetween(node.right, node.value, high))
  return isTree(levels) && isBetween(growTree(levels), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
}
