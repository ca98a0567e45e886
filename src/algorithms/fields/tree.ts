import type { TreeLevels } from '../binary-tree.ts'
import { type Field, normalizeMinus, randomWholeNumber, readWholeNumber, shorten } from '../input-fields.ts'

interface BinaryTreeBounds {
  readonly label: string
  readonly min: number
  readonly max: number
  /** Both keep the picture readable on a phone. */
  readonly maxNodes: number
  readonly maxLevels: number
  /** Explains why values must be distinct, if they must. */
  readonly whyDistinct?: string
}

/** A binary tree, typed level by level as problem texts write it. */
export function binaryTree(bounds: BinaryTreeBounds): Field<TreeLevels> {
  const { label, min, max, maxNodes, maxLevels, whyDistinct } = bounds
  return {
    label,
    hint: `Level by level, with null for a missing child. Up to ${maxNodes} nodes on ${maxLevels} levels, from ${min} to ${max}.`,
    format: (levels) => levels.map((value) => value ?? 'null').join(', '),
    random: (next) => randomTree(next, bounds),
    parse(text) {
      const levels: (number | null)[] = []
      for (const word of wordsOf(text)) {
        const value = word.toLowerCase() === missing ? null : readWholeNumber(word)
        if (value === undefined)
          return {
            error: `“${shorten(word)}” is neither a whole number nor null (a missing child).`,
          }
        if (value !== null && (value < min || value > max)) {
          return { error: `${value} is outside the range: use whole numbers from ${min} to ${max}.` }
        }
        if (value !== null && whyDistinct !== undefined && levels.includes(value)) {
          return { error: `${value} appears twice. ${whyDistinct}` }
        }
        levels.push(value)
      }
      const value = withoutLastNulls(levels)
      const error = findError(value, bounds)
      return error === undefined ? { value } : { error }
    },
  }
}

/** For a subtitle: 'a tree of 6 nodes'. */
export function describeTreeInput(levels: TreeLevels): string {
  const count = levels.filter((value) => value !== null).length
  if (count === 0) return 'an empty tree'
  return `a tree of ${count} ${count === 1 ? 'node' : 'nodes'}`
}

const missing = 'null'

function wordsOf(text: string): readonly string[] {
  return normalizeMinus(text)
    .replace(/[[\]]/g, ' ')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
}

function findError(levels: TreeLevels, { maxNodes, maxLevels }: BinaryTreeBounds): string | undefined {
  if (levels.length > 0 && levels[0] === null) return 'The first value is the root, so it cannot be missing.'
  const count = levels.filter((value) => value !== null).length
  if (count > maxNodes) {
    return `These are ${count} nodes; the picture stays readable with up to ${maxNodes}.`
  }
  const depths = depthsOf(levels)
  if (depths.length < levels.length) {
    const orphan = levels.slice(depths.length).find((value) => value !== null)
    return `${orphan} has no parent. Leave out the children of a missing node.`
  }
  if (Math.max(-1, ...depths) >= maxLevels) {
    return `This tree has more than ${maxLevels} levels; the picture stays readable with up to ${maxLevels}.`
  }
  return undefined
}

/** The depth of each entry that has a parent, from 0. */
function depthsOf(levels: TreeLevels): readonly number[] {
  const depths: number[] = []
  const open = [0]
  for (const value of levels) {
    const depth = open.shift()
    if (depth === undefined) break
    depths.push(depth)
    if (value !== null) open.push(depth + 1, depth + 1)
  }
  // Trailing missing children need no level.
  return depths.map((depth, index) => (levels[index] === null ? 0 : depth))
}

function withoutLastNulls(levels: TreeLevels): TreeLevels {
  return levels.slice(0, levels.findLastIndex((value) => value !== null) + 1)
}

/** At least five nodes if allowed, so that there is something to watch. */
function randomTree(
  next: () => number,
  { min, max, maxNodes, maxLevels, whyDistinct }: BinaryTreeBounds,
): TreeLevels {
  const room = Math.min(maxNodes, whyDistinct === undefined ? maxNodes : max - min + 1)
  const count = randomWholeNumber(next, { min: Math.min(5, room), max: room })
  const levels: (number | null)[] = []
  const open = [0]
  let placed = 0
  for (let depth = open.shift(); depth !== undefined && placed < count; depth = open.shift()) {
    // The last open position is always filled, or the tree would end too early.
    const isTaken = depth < maxLevels && (open.length === 0 || next() < 0.75)
    if (!isTaken) {
      levels.push(null)
      continue
    }
    levels.push(freshValue(next, levels, { min, max, isDistinct: whyDistinct !== undefined }))
    placed++
    open.push(depth + 1, depth + 1)
  }
  return withoutLastNulls(levels)
}

function freshValue(
  next: () => number,
  taken: TreeLevels,
  { min, max, isDistinct }: { min: number; max: number; isDistinct: boolean },
): number {
  const value = randomWholeNumber(next, { min, max })
  if (!isDistinct) return value
  // This ends, because there are at least as many values as nodes.
  for (let ahead = 0; ; ahead++) {
    const candidate = min + ((value - min + ahead) % (max - min + 1))
    if (!taken.includes(candidate)) return candidate
  }
}
