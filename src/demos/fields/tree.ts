import type { TreeLevels } from '#algorithms/trees/binary-tree.ts'
import { type Field, randomWholeNumber, readWholeNumber, shorten, withPlainMinus } from '../input-fields.ts'

interface BinaryTreeBounds {
  readonly label: string
  readonly least: number
  readonly most: number
  /** Both keep the picture readable on a phone. */
  readonly mostNodes: number
  readonly mostLevels: number
  /** Present when values may not repeat: says why. */
  readonly whyDistinct?: string
}

/** A binary tree, typed level by level as problem texts write it. */
export function binaryTree(bounds: BinaryTreeBounds): Field<TreeLevels> {
  const { label, least, most, mostNodes, mostLevels, whyDistinct } = bounds
  return {
    label,
    hint: `Level by level, with null for what is missing. Up to ${mostNodes} nodes on ${mostLevels} levels, from ${least} to ${most}.`,
    format: (levels) => levels.map((value) => value ?? 'null').join(', '),
    random: (next) => randomTree(next, bounds),
    parse(text) {
      const levels: (number | null)[] = []
      for (const word of wordsOf(text)) {
        const value = word.toLowerCase() === missing ? null : readWholeNumber(word)
        if (value === undefined)
          return {
            fault: `“${shorten(word)}” is neither a whole number nor null, which stands for a missing child.`,
          }
        if (value !== null && (value < least || value > most)) {
          return { fault: `${value} is outside the range: use whole numbers from ${least} to ${most}.` }
        }
        if (value !== null && whyDistinct !== undefined && levels.includes(value)) {
          return { fault: `${value} is there twice. ${whyDistinct}` }
        }
        levels.push(value)
      }
      const value = withoutLastNulls(levels)
      const fault = findFault(value, bounds)
      return fault === undefined ? { value } : { fault }
    },
  }
}

/** For a subtitle: 'a tree of 6 nodes'. */
export function sayTree(levels: TreeLevels): string {
  const count = levels.filter((value) => value !== null).length
  if (count === 0) return 'an empty tree'
  return `a tree of ${count} ${count === 1 ? 'node' : 'nodes'}`
}

const missing = 'null'

function wordsOf(text: string): readonly string[] {
  return withPlainMinus(text)
    .replace(/[[\]]/g, ' ')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
}

function findFault(levels: TreeLevels, { mostNodes, mostLevels }: BinaryTreeBounds): string | undefined {
  if (levels.length > 0 && levels[0] === null) return 'The first value is the root: it cannot be missing.'
  const count = levels.filter((value) => value !== null).length
  if (count > mostNodes) {
    return `These are ${count} nodes; the picture stays readable with up to ${mostNodes}.`
  }
  const depths = depthsOf(levels)
  if (depths.length < levels.length) {
    const orphan = levels.slice(depths.length).find((value) => value !== null)
    return `${orphan} has no parent: children of a missing node are left out.`
  }
  if (Math.max(-1, ...depths) >= mostLevels) {
    return `This tree has more than ${mostLevels} levels; the picture stays readable with up to ${mostLevels}.`
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
  // A missing child that nothing follows needs no level.
  return depths.map((depth, index) => (levels[index] === null ? 0 : depth))
}

function withoutLastNulls(levels: TreeLevels): TreeLevels {
  return levels.slice(0, levels.findLastIndex((value) => value !== null) + 1)
}

/** At least five nodes where they are allowed, so that there is something to watch. */
function randomTree(
  next: () => number,
  { least, most, mostNodes, mostLevels, whyDistinct }: BinaryTreeBounds,
): TreeLevels {
  const room = Math.min(mostNodes, whyDistinct === undefined ? mostNodes : most - least + 1)
  const count = randomWholeNumber(next, { least: Math.min(5, room), most: room })
  const levels: (number | null)[] = []
  const open = [0]
  let placed = 0
  for (let depth = open.shift(); depth !== undefined && placed < count; depth = open.shift()) {
    // The last open place is always taken: the tree would end too early.
    const isTaken = depth < mostLevels && (open.length === 0 || next() < 0.75)
    if (!isTaken) {
      levels.push(null)
      continue
    }
    levels.push(freshValue(next, levels, { least, most, isDistinct: whyDistinct !== undefined }))
    placed++
    open.push(depth + 1, depth + 1)
  }
  return withoutLastNulls(levels)
}

function freshValue(
  next: () => number,
  taken: TreeLevels,
  { least, most, isDistinct }: { least: number; most: number; isDistinct: boolean },
): number {
  const value = randomWholeNumber(next, { least, most })
  if (!isDistinct) return value
  // Searching on from a taken value always ends: there is room for all.
  for (let ahead = 0; ; ahead++) {
    const candidate = least + ((value - least + ahead) % (most - least + 1))
    if (!taken.includes(candidate)) return candidate
  }
}
