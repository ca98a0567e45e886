/** State of a navigation to a lesson: the cell of its first picture that was pressed before it was opened. */
export interface FirstPress {
  readonly press: number
}

export function firstPressOf(state: unknown): readonly number[] {
  const press: unknown =
    typeof state === 'object' && state !== null && 'press' in state ? state.press : undefined
  return typeof press === 'number' ? [press] : []
}
