/**
 * What was worked out from a text and depends on nothing else, so that it can never be old. With `most` texts all are
 * forgotten; longer ones than `longest` are worked out each time: nobody may fill the memory.
 */
export class Remembered<Value> {
  readonly #known = new Map<string, Value>()
  readonly #most: number
  readonly #longest: number

  constructor(most: number, longest: number) {
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
