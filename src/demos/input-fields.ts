/** One thing a reader can type: read with a sentence for what cannot be used, written back as it would be typed. */
export interface Field<Value> {
  readonly label: string
  /** What is allowed, shown under the field. */
  readonly hint: string
  parse(text: string): { readonly value: Value } | { readonly fault: string }
  format(value: Value): string
  /** Some allowed value, from a source of numbers in [0, 1): the same numbers give the same value. */
  random(next: () => number): Value
}

interface Range {
  readonly least: number
  readonly most: number
}

const wholeNumberText = /^[+-]?\d{1,9}$/

export function wholeNumber({ label, least, most }: Range & { label: string }): Field<number> {
  const allowed = `a whole number from ${least} to ${most}`
  return {
    label,
    hint: `${capitalise(allowed)}.`,
    format: String,
    random: (next) => randomWholeNumber(next, { least, most }),
    parse(text) {
      const typed = withPlainMinus(text.trim())
      if (typed === '') return { fault: `Type ${allowed}.` }
      const value = readWholeNumber(typed)
      if (value === undefined) return { fault: `“${shorten(typed)}” is not ${allowed}.` }
      if (value < least || value > most) return { fault: `${value} is outside the range: type ${allowed}.` }
      return { value }
    },
  }
}

interface NumberListBounds extends Range {
  readonly label: string
  readonly mostValues: number
  /** Present when the pattern only works on values in order: says so. */
  readonly whySorted?: string
}

export function numberList({
  label,
  least,
  most,
  mostValues,
  whySorted,
}: NumberListBounds): Field<readonly number[]> {
  const allowed = `whole numbers from ${least} to ${most}`
  return {
    label,
    hint: `Up to ${mostValues} ${allowed}${whySorted ? ', from small to large' : ''}, with commas or spaces between them.`,
    format: (values) => values.join(', '),
    random(next) {
      const count = randomWholeNumber(next, { least: 0, most: mostValues })
      const values = Array.from({ length: count }, () => randomWholeNumber(next, { least, most }))
      return whySorted === undefined ? values : values.toSorted((a, b) => a - b)
    },
    parse(text) {
      const words = withPlainMinus(text)
        .replace(/[[\]]/g, ' ')
        .split(/[\s,;]+/)
        .filter((word) => word !== '')
      const values: number[] = []
      for (const word of words) {
        const value = readWholeNumber(word)
        if (value === undefined) return { fault: `“${shorten(word)}” is not a whole number.` }
        if (value < least || value > most) return { fault: `${value} is outside the range: use ${allowed}.` }
        const before = values.at(-1)
        if (whySorted !== undefined && before !== undefined && value < before) {
          return { fault: `${value} comes after ${before}. ${whySorted}` }
        }
        values.push(value)
      }
      if (values.length > mostValues) {
        return {
          fault: `These are ${values.length} values; the picture stays readable with up to ${mostValues}.`,
        }
      }
      return { value: values }
    },
  }
}

/** From `least` to `most`, both included. */
export function randomWholeNumber(next: () => number, { least, most }: Range): number {
  return least + Math.floor(next() * (most - least + 1))
}

export function readWholeNumber(text: string): number | undefined {
  // Adding zero turns the -0 of '-0' into a plain 0.
  return wholeNumberText.test(text) ? Number(text) + 0 : undefined
}

/** Phones and word processors like to type a real minus sign or a dash. */
export function withPlainMinus(text: string): string {
  return text.replace(/[−–]/g, '-')
}

export function shorten(word: string): string {
  return word.length > 16 ? `${word.slice(0, 15)}…` : word
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
