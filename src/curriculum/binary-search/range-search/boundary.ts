/** What a search for a boundary looks for. */
export interface Known {
  readonly target: number
  /** The result of the first search. With it, the second one looks for values greater than the target. */
  readonly first: number | undefined
}

/** Whether a value is before the boundary. */
export function isBefore(value: number, { target, first }: Known): boolean {
  return first === undefined ? value < target : value <= target
}

/** The values on both sides of the boundary, in words. */
export function goalOf({ target, first }: Known) {
  return first === undefined
    ? { sign: '≥', no: `less than ${target}`, yes: `at least ${target}` }
    : { sign: '>', no: `at most ${target}`, yes: `greater than ${target}` }
}
