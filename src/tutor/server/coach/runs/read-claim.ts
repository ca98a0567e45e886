import { type Given, number } from '#content/tutor/reading/inputs-in-messages.ts'

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

const soft = `(?:(?:then|still|also|only|exactly|just|really|an?|total of|about) )*`
const verb = String.raw`\s*(?:(?:should|would|will|must|has to) )?(?:is|was|be|becomes?|ends at|comes out (?:as|to)|=|:)\s*${soft}$`
/** What comes before a result, wherever in a sentence. */
const inner = [
  new RegExp(
    String.raw`\bi(?:[’']?d| would| do)? ${soft}(?:g[eo]t|counted|count|computed|found|said|say|think|thought|guess)(?: (?:it|that|the answer|the result))?(?:[’']?s| is| was)?\s*${soft}$`,
    'i',
  ),
  new RegExp(String.raw`\b(?:answer|result|output|solution|best)(?: (?!of\b)\w+){0,3}?${verb}`, 'i'),
] as const
const bare = [/\b(?:answer|result|output)\s*$/i, /(?:^|[.,;!?]\s*|\b(?:so|and|but|then|answer|ok)\s+)is $/i]
const called = new RegExp(
  String.raw`\bthe (?:\w+ )?(?!(?:of|for|in)\b)(\w+)(?: (?:of|for|in)\b)?${verb}`,
  'i',
)
/** What comes before it at the end of a message. */
const weak = new RegExp(
  String.raw`(?:\b(?:gives|give|returns|return|becomes|become|makes|yields|so|so it[’']?s|(?:it|that|this)(?:[’']?s| is| was| must be| should be| would be| will be)|is it|is that)|->|=>|→|(?:^|\s{3,})(?:\w+ )?(?:is|=|:|are|has|have|gives))\s*${soft}$`,
  'i',
)
const ending =
  /^(?: \w+s)?\W*(?:(?:(?:is|was) (?:that|this|it)|am i|so|for (?:that|this|it)) ?)?(?:(?:right|correct|true|ok|yes|no|then|isn[’']?t it|wrong|though)\W*)*$/i
const isRightAfter = /^\s*(?:is )?(?:right|correct)\b/i
/** It is the value of something else, or one of several. */
const goesOn =
  /^(?:\s+(?:is|was|are|as|at|on|in|after|before|when|while|plus|more|and|or|open|times)\b(?! (?:right|correct|it|that|the (?:answer|result)))|\s+for (?:the )?(?:mid|middle|left|right|low|lo|hi|high|first|second|last|sum|total|\w)\b(?! ?=)|\s*[-+*/%<>=^])/i
const isNoResult =
  /\b(?:not|isn[’']?t|or|if|than|least|most|mid|middle|first|second|next|last|k|target|size|limit|capacity|amount|until|except)\s*(?:i get|is|=|:|of)?\s*$/i

/** Whether what stands between these is plainly said to be the result, and what that is called. */
function howStated(before: string, after: string, rawAfter: string): { readonly noun?: string } | undefined {
  if (goesOn.test(rawAfter) && !isRightAfter.test(rawAfter)) return undefined
  const [, noun] = called.exec(before) ?? []
  if (noun && !/^(?:answer|result|output|solution|best)$/i.test(noun)) return { noun }
  if (isNoResult.test(before)) return undefined
  const [, work] =
    /^ (?:\w+ )?(calls|steps|comparisons|operations|additions|multiplications|iterations|frames)\b/i.exec(
      after,
    ) ?? []
  if (inner.some((expression) => expression.test(before))) return work ? { noun: work } : {}
  if (isRightAfter.test(rawAfter) && bare.some((expression) => expression.test(before))) return {}
  const [, unit] = /^ ([a-z]+s)\b/i.exec(after) ?? []
  return weak.test(before) && ending.test(after) ? { ...(unit && { noun: unit }) } : undefined
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
