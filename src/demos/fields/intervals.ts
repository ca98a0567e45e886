import { type Field, randomWholeNumber, readWholeNumber, shorten, withPlainMinus } from '../input-fields.ts'

export type IntervalPair = readonly [from: number, to: number]

interface IntervalsBounds {
  readonly label: string
  readonly least: number
  readonly most: number
  readonly mostIntervals: number
}

/** Stretches from one whole number to a larger one, typed `[1, 3], [2, 5]` or `1-3 2-5`. */
export function intervals({
  label,
  least,
  most,
  mostIntervals,
}: IntervalsBounds): Field<readonly IntervalPair[]> {
  const allowed = `whole numbers from ${least} to ${most}`
  return {
    label,
    hint: `Up to ${mostIntervals} intervals, as in [1, 3], [2, 5], with ${allowed}.`,
    format: (pairs) => pairs.map(([from, to]) => `[${from}, ${to}]`).join(', '),
    random(next) {
      const count = randomWholeNumber(next, { least: 0, most: mostIntervals })
      return Array.from({ length: count }, () => {
        const from = randomWholeNumber(next, { least, most: most - 1 })
        const longest = Math.min(most, from + Math.ceil((most - least) / 3))
        return [from, randomWholeNumber(next, { least: from + 1, most: longest })] as const
      })
    },
    parse(text) {
      const pairs: IntervalPair[] = []
      for (const typed of splitPairs(text)) {
        const ends = readEnds(typed)
        if (!ends) {
          return {
            fault: `“${shorten(typed)}” is not an interval: write its two ends as whole numbers, as in [1, 3].`,
          }
        }
        const outside = ends.find((end) => end < least || end > most)
        if (outside !== undefined) return { fault: `${outside} is outside the range: use ${allowed}.` }
        if (ends[0] >= ends[1]) {
          return {
            fault: `[${ends[0]}, ${ends[1]}] does not end after it starts: put the smaller end first.`,
          }
        }
        pairs.push(ends)
      }
      if (pairs.length > mostIntervals) {
        return {
          fault: `These are ${pairs.length} intervals; the picture stays readable with up to ${mostIntervals}.`,
        }
      }
      return { value: pairs }
    },
  }
}

/** Each pair as it was typed: brackets hold it together, or a dash between two numbers does. */
function splitPairs(text: string): readonly string[] {
  const plain = withPlainMinus(text).trim()
  // A list may stand in brackets of its own, as in [[1, 3], [2, 5]].
  const inner = /^\[\s*(\[.*\])\s*\]$/s.exec(plain)?.[1] ?? plain
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
