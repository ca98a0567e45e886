import type { Compilable, CompiledQuery } from 'kysely'
import type { ClockShift, StoreHandle } from './store.ts'

export type QuestionValues = Readonly<Record<string, string | number>>

/**
 * A reading query that is asked again and again with other values, e.g. whose session a token is. Written like any
 * query, as a constant of its file. It may only pass the values on to the query: when its text is made, each of them
 * is a place to be filled.
 */
export type Question<Values extends QuestionValues, Row> = (
  handle: StoreHandle,
  values: Values,
) => Compilable<Row>

/** Where a value goes in a text. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Hands out a place for every value that a question reads. */
const places: object = new Proxy({}, { get: (_, name) => new Place(String(name)) })

/** The texts of one store's questions. Making a text takes several times as long as SQLite needs to answer it. */
export class PreparedTexts {
  readonly #shift: ClockShift
  #shiftOfTexts: number
  #texts = new WeakMap<object, CompiledQuery>()

  constructor(shift: ClockShift) {
    this.#shift = shift
    this.#shiftOfTexts = shift.milliseconds
  }

  /** The question as it goes to the store. */
  fill<Values extends QuestionValues, Row>(
    question: Question<Values, Row>,
    handle: StoreHandle,
    values: Values,
  ): CompiledQuery<Row> {
    const text = this.#textOf(question, handle)
    const parameters = text.parameters.map((value) => (value instanceof Place ? values[value.name] : value))
    return { ...text, parameters }
  }

  #textOf<Values extends QuestionValues, Row>(
    question: Question<Values, Row>,
    handle: StoreHandle,
  ): CompiledQuery<Row> {
    if (this.#shiftOfTexts !== this.#shift.milliseconds) {
      // Texts that ask for the time hold by how much a test has moved the clock.
      this.#shiftOfTexts = this.#shift.milliseconds
      this.#texts = new WeakMap()
    }
    const known = this.#texts.get(question)
    // A question's text was made from that question, so its rows are of the same kind.
    if (known) return known as CompiledQuery<Row>
    // The places stand for values of every type: the query builder takes whatever it is given as a parameter.
    const text = question(handle, places as Values).compile()
    this.#texts.set(question, text)
    return text
  }
}
