/** How the counterexample of a minimal pair is checked: both methods run on its input. */
export interface Methods {
  /** The method of the prompt's own pattern, or brute force. */
  right(input: never): unknown
  /** The rival's method. Missing where it cannot answer, which `wrong` then explains. */
  wrong?(input: never): unknown
}
