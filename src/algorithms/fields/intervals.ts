import { type Field, normalizeMinus, randomWholeNumber, readWholeNumber, shorten } from '../input-fields.ts'

export type IntervalPair = readonly [from: number, to: number]

interface IntervalsBounds {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly maxIntervals: number
}

/** Intervals from one whole number to a larger one, typed `[1, 3], [2, 5]` or `1-3 2-5`. */
export function intervals({
  label,
  min,
  max,
  maxIntervals,
}: IntervalsBounds): Field<readonly IntervalPair[]> {
  const allowed = `whole numbers from ${min} to ${max}`
  return {
    label,
    hint: `Up to ${maxIntervals} intervals, as in [1, 3], [2, 5], with ${allowed}.`,
    format: (pairs) => pairs.map(([from, to]) => `[${from}, ${to}]`).join(', '),
    random(next) {
      const count = randomWholeNumber(next, { min: 0, max: maxIntervals })
      return Array.from({ length: count }, () => {
        const from = randomWholeNumber(next, { min, max: max - 1 })
        const longest = Math.min(max, from + Math.ceil((max - min) / 3))
        return [from, randomWholeNumber(next, { min: from + 1, max: longest })] as const
      })
    },
    parse(text) {
      const pairs: IntervalPair[] = []
      for (const typed of splitPairs(text)) {
        const ends = readEnds(typed)
        if (!ends) {
          return {
            error: `“${shorten(typed)}” is not an interval: write its two ends as whole numbers, as in [1, 3].`,
          }
        }
        const outside = ends.find((end) => end < min || end > max)
        if (outside !== undefined) return { error: `${outside} is outside the range: use ${allowed}.` }
        if (ends[0] >= ends[1]) {
          return {
            error: `[${ends[0]}, ${ends[1]}] does not end after it starts: put the smaller end first.`,
          }
        }
        pairs.push(ends)
      }
      if (pairs.length > maxIntervals) {
        return {
          error: `These are ${pairs.length} intervals; the picture stays readable with up to ${maxIntervals}.`,
        }
      }
      return { value: pairs }
    },
  }
}

/** Each pair as it was typed: in brackets, or with a dash between two numbers. */
function splitPairs(text: string): readonly string[] {
  const normalized = normalizeMinus(text).trim()
  // A list may have its own brackets, as in [[1, 3], [2, 5]].
  const inner = /^\[\s*(\[.*\])\s*\]$/s.exec(normalized)?.[1] ?? normalized
  const parts = /[[(]/.test(inner) ? inner.match(/[[(][^\])]*[\])]?|[^\s,;[(]+/g) : inner.split(/[\s,;]+/)
  return (parts ?? []).filter((part) => part !== '' && part !== '[]')
}

function readEnds(typed: string): IntervalPair | undefined {
  const bracketed = /^[[(]([^,;\s]+)(?:\s*[,;]\s*|\s+)([^,;\s]+)[\])]$/.exec(
    typed.replace(/([[(])\s+|\s+([\])])/g, '$1$2'),
  )
  const [, first, second] = bracketed ?? /^([+-]?\d+)(?:-|\.\.)([+-]?\d+)$/.exec(typed) ?? []
  const from = readWholeNumber(first ?? '')
  const to = readWholeNumber(second ?? '')
  return from === undefined || to === undefined ? undefined : [from, to]
}
