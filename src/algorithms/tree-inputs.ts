import type { TreeLevels } from './binary-tree.ts'
import { list, type Random, shuffle } from './cases.ts'

/** Trees of up to `size` nodes: none, one, chains, crooked and full ones. Of 10 nodes at most 5 levels as a rule. */
export function randomTree(next: Random, size: number, value: () => number): TreeLevels {
  if (next() < 0.1) return []
  const isFull = next() < 0.5
  const rest = list(next, isFull ? size - 1 : size - 2, () =>
    next() < (isFull ? 1 / 13 : 1 / 3) ? null : value(),
  )
  return withoutOrphans([value(), ...rest])
}

/** A tree in which no value is there twice. */
export function randomDistinctTree(next: Random, size: number): TreeLevels {
  const values = shuffle(
    next,
    Array.from({ length: size + 2 }, (_, index) => index - 5),
  )
  return randomTree(next, size, () => 0).map((node, index) => (node === null ? null : values[index]!))
}

/** The values 0 to `size` - 1: a full tree, and below each of its leaves a chain as long as there are leaves. */
export function treeOfChains(size: number): TreeLevels {
  const leaves = 2 ** Math.floor(Math.log2(size) / 2)
  return Array.from({ length: size }, (_, value) => (value < 2 * leaves - 1 ? value : [null, value])).flat()
}

interface Standing {
  readonly value: number
  /** The path from the root, one letter per level: the root's is empty. */
  readonly path: string
}

/** The path of each value, level by level. Independent of the trees that algorithms use. */
export function positionsIn(levels: TreeLevels): readonly Standing[] {
  const open = ['']
  const positions: Standing[] = []
  for (const value of levels) {
    const path = open.shift()
    if (path === undefined || value === null) continue
    positions.push({ value, path })
    open.push(`${path}l`, `${path}r`)
  }
  return positions
}

function withoutOrphans(levels: TreeLevels): TreeLevels {
  let open = 1
  let length = 0
  for (const value of levels) {
    if (open === 0) break
    open += value === null ? -1 : 1
    length++
  }
  const kept = levels.slice(0, length)
  return kept.slice(0, kept.findLastIndex((value) => value !== null) + 1)
}
