import { type Given, number } from '#content/tutor/reading/inputs-in-messages.ts'
import { howStated } from '#content/tutor/reading/result-words.ts'

/** The inputs in a message, and the value that it plainly says to be the result, if any. */
export function givenIn(text: string, found: Given): Given {
  const { nested, lists, texts, rest } = found
  const results = rest.replace(/\([^()]*\)|-?\d+(?:\s*[-+*/]\s*\d+)+(?:\s*=(?:\s*-?\d+)?)?/g, (sum) =>
    ' '.repeat(sum.length),
  )
  const numbers = [...results.matchAll(number)].map(({ 0: value, index }) => ({ value, start: index }))
  const others = [...nested, ...lists, ...texts].map((value) => ({ value, start: text.lastIndexOf(value) }))
  // A list that is said to be a result stands for values in between where a number follows.
  const stated = [...(found.stated === undefined ? others : []), ...numbers]
    .sort((one, other) => one.start - other.start)
    .flatMap(({ value, start }) => {
      if (start < 0) return []
      const end = start + value.length
      const how = howStated(rest.slice(0, start), rest.slice(end), text.slice(end))
      return how ? [{ ...how, value, start }] : []
    })
    .at(-1)
  const withoutStated = (values: readonly string[]) => values.filter((value) => value !== stated?.value)
  return {
    ...found,
    nested: withoutStated(nested),
    lists: withoutStated(lists),
    texts: withoutStated(texts),
    numbers: numbers.filter(({ start }) => start !== stated?.start).map(({ value }) => value),
    stated: stated?.value ?? found.stated,
    noun: stated?.noun,
  }
}

/** `k = 2` and `left = 3` are given, and no result. */
export const parametersIn = (text: string) =>
  [...text.matchAll(/\b(?:(?:\w|left|right|pos|capacity|amount|limit|size) ?=|k|target) ?(-?\d+)/gi)].map(
    ([, value = '']) => value,
  )

export const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** Of lists of lists in any order. */
export const isSame = (a: unknown, b: unknown) => isEqual(inOrder(a), inOrder(b))
const inOrder = (value: unknown) =>
  Array.isArray(value) && value.some(Array.isArray) ? value.map((row) => JSON.stringify(row)).sort() : value
