import type { ItemRef } from './bank.ts'

/** Items that stay together: one, or the two that introduce a pattern. */
export interface Block {
  /** One of a Spot, two of a Flip. */
  readonly patterns: readonly string[]
  readonly items: readonly ItemRef[]
}

/**
 * Puts rivals next to each other, and never the same pattern twice running as long as that is possible. The given order
 * decides between equals.
 */
export function arrangeBlocks(
  blocks: readonly Block[],
  rivalsOf: (pattern: string) => readonly string[],
): readonly ItemRef[] {
  const left = [...blocks]
  const arranged: Block[] = []
  while (left.length > 0) {
    const last = arranged.at(-1)
    const rivals = last?.patterns.flatMap(rivalsOf) ?? []
    const fitting = left.filter((block) => !last || !isSharing(block, last))
    const possible = fitting.filter((block) => canFollow(block, left))
    const candidates = [possible, fitting, left].find((each) => each.length > 0) ?? left
    const next =
      candidates.find(({ patterns }) => patterns.some((name) => rivals.includes(name))) ?? candidates[0]!
    left.splice(left.indexOf(next), 1)
    arranged.push(next)
  }
  return arranged.flatMap(({ items }) => items)
}

const isSharing = (a: Block, b: Block) => a.patterns.some((name) => b.patterns.includes(name))

/** Whether the blocks after this one can still be arranged: no pattern is in more than every other of them. */
function canFollow(block: Block, left: readonly Block[]): boolean {
  const rest = left.filter((other) => other !== block)
  const names = new Set(rest.flatMap(({ patterns }) => patterns))
  return [...names].every((name) => {
    const count = rest.filter(({ patterns }) => patterns.includes(name)).length
    return count <= (block.patterns.includes(name) ? Math.floor : Math.ceil)(rest.length / 2)
  })
}
