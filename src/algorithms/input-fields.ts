/** An input field: parses text, with a sentence for each error, and formats a value as it would be typed. */
export interface Field<Value> {
  readonly label: string
  /** Shown below the field. */
  readonly hint: string
  parse(text: string): { readonly value: Value } | { readonly error: string }
  format(value: Value): string
  /** Some allowed value, from a source of numbers in [0, 1): the same numbers give the same value. */
  random(next: () => number): Value
}

export interface Range {
  readonly min: number
  readonly max: number
}

const wholeNumberText = /^[+-]?\d{1,9}$/

export function wholeNumber({ label, min, max }: Range & { label: string }): Field<number> {
  const allowed = `a whole number from ${min} to ${max}`
  return {
    label,
    hint: `${capitalize(allowed)}.`,
    format: String,
    random: (next) => randomWholeNumber(next, { min, max }),
    parse(text) {
      const typed = normalizeMinus(text.trim())
      if (typed === '') return { error: `Type ${allowed}.` }
      const value = readWholeNumber(typed)
      if (value === undefined) return { error: `“${shorten(typed)}” is not ${allowed}.` }
      if (value < min || value > max) return { error: `${value} is outside the range: type ${allowed}.` }
      return { value }
    },
  }
}

interface NumberListBounds extends Range {
  readonly label: string
  readonly maxValues: number
  /** Explains why the values must be sorted, if they must. */
  readonly whySorted?: string
}

export function numberList({
  label,
  min,
  max,
  maxValues,
  whySorted,
}: NumberListBounds): Field<readonly number[]> {
  const allowed = `whole numbers from ${min} to ${max}`
  return {
    label,
    hint: `Up to ${maxValues} ${allowed}${whySorted ? ', from small to large' : ''}, with commas or spaces between them.`,
    format: (values) => values.join(', '),
    random(next) {
      const count = randomWholeNumber(next, { min: 0, max: maxValues })
      const values = Array.from({ length: count }, () => randomWholeNumber(next, { min, max }))
      return whySorted === undefined ? values : values.toSorted((a, b) => a - b)
    },
    parse(text) {
      const words = normalizeMinus(text)
        .replace(/[[\]]/g, ' ')
        .split(/[\s,;]+/)
        .filter((word) => word !== '')
      const values: number[] = []
      for (const word of words) {
        const value = readWholeNumber(word)
        if (value === undefined) return { error: `“${shorten(word)}” is not a whole number.` }
        if (value < min || value > max) return { error: `${value} is outside the range: use ${allowed}.` }
        const before = values.at(-1)
        if (whySorted !== undefined && before !== undefined && value < before) {
          return { error: `${value} comes after ${before}. ${whySorted}` }
        }
        values.push(value)
      }
      if (values.length > maxValues) {
        return {
          error: `These are ${values.length} values; the picture stays readable with up to ${maxValues}.`,
        }
      }
      return { value: values }
    },
  }
}

/** From `least` to `most`, both included. */
export function randomWholeNumber(next: () => number, { min, max }: Range): number {
  return min + Math.floor(next() * (max - min + 1))
}

export function readWholeNumber(text: string): number | undefined {
  // Adding zero turns -0 into 0.
  return wholeNumberText.test(text) ? Number(text) + 0 : undefined
}

/** Phones and word processors insert a real minus sign or a dash. */
export function normalizeMinus(text: string): string {
  return text.replace(/[−–]/g, '-')
}

export function shorten(word: string): string {
  return word.length > 16 ? `${word.slice(0, 15)}…` : word
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
