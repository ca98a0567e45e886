import type { PicturePosition } from '#algorithms/step.ts'

/** What a learner can press in the pictures of a step. */
export interface Press {
  /** Everything of these kinds takes a press, right and wrong alike, so that none gives the answer away. */
  readonly kinds: readonly PressKind[]
  /** Without it the marks are only shown. The name is what a screen reader says. */
  onPress?: ((position: PicturePosition, name: string) => void) | undefined
  /** Pressed, and wrong. */
  readonly refused?: PicturePosition | undefined
  /** Where the learner should have pressed. */
  readonly shown?: PicturePosition | undefined
}

/** Of one of the step's scenes: 0, or absent, for its own, and from 1 on for those beside it. */
export type PressKind = Pick<PicturePosition, 'kind' | 'in'>

export function pressKindsOf(positions: readonly PicturePosition[]): readonly PressKind[] {
  const kinds = new Map(positions.map((position) => [`${position.kind} ${position.in ?? 0}`, position]))
  return [...kinds.values()].map(({ kind, in: scene = 0 }) => ({ kind, in: scene }))
}

export function isSamePosition(one: PicturePosition | undefined, other: PicturePosition): boolean {
  return one !== undefined && positionKey(one) === positionKey(other)
}

/** The same text for the same position. */
export function positionKey(position: PicturePosition): string {
  const { kind, in: scene = 0 } = position
  switch (position.kind) {
    case 'cell':
    case 'item':
      return `${scene} ${kind} ${position.index}`
    case 'table-cell':
      return `${scene} ${kind} ${position.row} ${position.column}`
    case 'pointer':
      return `${scene} ${kind} ${position.name}`
    case 'node':
      return `${scene} ${kind} ${position.id}`
  }
}
