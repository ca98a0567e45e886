import type { PicturePosition } from '#algorithms/step.ts'

/** Something in a drawing that takes a press: its outline in the drawing's pixels. */
export interface Hold {
  /** In its own scene. */
  readonly position: PicturePosition
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** From the outline to the ticks: less where things are close together, negative where they touch. */
  readonly pad: number
  readonly isRound?: boolean
  /** What it is and what it contains, for whoever does not see it. */
  readonly name: string
  /** The letter that presses it. */
  readonly key?: string | undefined
}

/** Where there is room around a thing. */
export const widePad = 5

/** So much that the ticks of neighbors, which are two pixels wide, stay four pixels apart. */
export function padBetween(gap: number): number {
  return Math.min(widePad, gap / 2 - 3)
}

/** The first letter of each name, unless two names share it. */
export function letterKeys(names: readonly string[]): readonly (string | undefined)[] {
  const letters = names.map((name) => (/^[a-z]/i.test(name) ? name[0]?.toLowerCase() : undefined))
  return letters.map((letter) =>
    letters.filter((other) => other === letter).length === 1 ? letter : undefined,
  )
}
