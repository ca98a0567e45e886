export function claim(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`Not true: ${what}`)
}

export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`No element ${index} of ${list.length}`)
  return found
}

export function sidesOf(row: number, column: number): [number, number][] {
  return [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ]
}

export function replay(
  calls: readonly string[],
  object: Record<string, (value: number) => unknown>,
): unknown[] {
  return calls
    .map((call) => object[call.split(' ')[0] ?? '']?.(Number(call.split(' ')[1])))
    .filter((result) => result !== undefined)
}

export interface ListNode {
  readonly value: number
  next: ListNode | null
}

export function toList(values: readonly number[]): ListNode | null {
  return values.reduceRight<ListNode | null>((next, value) => ({ value, next }), null)
}

export function toValues(list: ListNode | null): number[] {
  return list ? [list.value, ...toValues(list.next)] : []
}

export type WrittenTree = readonly (number | null)[]

export interface TreeNode {
  readonly value: number
  left: TreeNode | null
  right: TreeNode | null
}

/** Reads the usual level order, in which a missing node has no children to write. */
export function toTree(written: WrittenTree): TreeNode | null {
  const nodes = written.map((value) => (value === null ? null : { value, left: null, right: null }))
  const parents: TreeNode[] = nodes.filter((node) => node !== null)
  for (const [index, node] of nodes.slice(1).entries()) {
    const parent = at(parents, index >> 1)
    if (index % 2 === 0) parent.left = node
    else parent.right = node
  }
  return nodes[0] ?? null
}

/** A list that is sorted again after each change: the order of a heap without its speed. */
export class Heap<T> {
  readonly #items: T[] = []
  readonly #compare: (a: T, b: T) => number

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare
  }

  get size(): number {
    return this.#items.length
  }

  get top(): T {
    return at(this.#items, 0)
  }

  push(item: T): void {
    this.#items.push(item)
    this.#items.sort(this.#compare)
  }

  pop(): T {
    const { top } = this
    this.#items.shift()
    return top
  }
}
