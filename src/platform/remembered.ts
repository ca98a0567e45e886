/**
 * What was worked out from a text and depends on nothing else, so that it can never be old. Once there are `most` texts
 * all are forgotten, and longer ones than `longest` are worked out each time: nobody may fill the memory. What it gives
 * is shared, so nobody may change it.
 */
export class Remembered<Value> {
  readonly #known = new Map<string, Value>()
  readonly #most: number
  readonly #longest: number

  constructor(most: number, longest = Number.POSITIVE_INFINITY) {
    this.#most = most
    this.#longest = longest
  }

  get(text: string, make: () => Value): Value {
    const found = this.#known.get(text)
    if (found !== undefined) return found
    const made = make()
    if (this.#known.size >= this.#most) this.#known.clear()
    if (text.length <= this.#longest) this.#known.set(text, made)
    return made
  }
}

/** `make` with what it gave remembered. Without `most` for texts of which there are only so many. */
export function remembered<Value>(
  make: (text: string) => Value,
  most = Number.POSITIVE_INFINITY,
): (text: string) => Value {
  const known = new Remembered<Value>(most)
  return (text) => known.get(text, () => make(text))
}
