import fc from 'fast-check'
import type { TreeLevels } from '#algorithms/binary-tree.ts'

/** Trees of up to 10 nodes and 5 levels: none, one, chains, crooked and full ones. */
export function treeLevels(values: fc.Arbitrary<number>): fc.Arbitrary<TreeLevels> {
  const crooked = fc.array(fc.option(values, { nil: null, freq: 2 }), { maxLength: 9 })
  const full = fc.array(fc.option(values, { nil: null, freq: 12 }), { maxLength: 10 })
  return fc.oneof(crooked, full).map(withoutOrphans)
}

/** A tree in which no value is there twice. */
export function distinctTreeLevels(values: readonly number[]): fc.Arbitrary<TreeLevels> {
  return fc
    .tuple(treeLevels(fc.constant(0)), fc.shuffledSubarray([...values], { minLength: 10, maxLength: 10 }))
    .map(([levels, names]) => levels.map((value, index) => (value === null ? null : (names[index] ?? null))))
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
  if (levels[0] === undefined || levels[0] === null) return []
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
