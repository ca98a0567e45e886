import { type Given, number } from '#content/tutor/reading/inputs-in-messages.ts'
import { listings, type OwnRun, rowOf, show, variablesOf } from './run-listing.ts'

/** The inputs in a message, and the value that it plainly says to be the result, if any. */
export function givenIn(text: string, found: Given): Given {
  const { nested, lists, texts, rest } = found
  const results = rest.replace(/\([^()]*\)|-?\d+(?:\s*[-+*/]\s*\d+)+(?:\s*=(?:\s*-?\d+)?)?/g, (sum) =>
    ' '.repeat(sum.length),
  )
  const numbers = [...results.matchAll(number)].map(({ 0: value, index }) => ({ value, start: index }))
  const others = [...nested, ...lists, ...texts].map((value) => ({ value, start: text.lastIndexOf(value) }))
  const stated = [...others, ...numbers]
    .sort((one, other) => one.start - other.start)
    .flatMap(({ value, start }) => {
      if (start < 0) return []
      const end = start + value.length
      const how = howStated(rest.slice(0, start), rest.slice(end), text.slice(end))
      return how ? [{ ...how, value, start }] : []
    })
    .at(-1)
  return {
    ...found,
    numbers: numbers.filter(({ start }) => start !== stated?.start).map(({ value }) => value),
    stated: stated?.value,
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
  String.raw`(?:(?<![\d)] ?)\b(?:gives|give|returns|return|becomes|become|makes|yields|so|so it[’']?s|(?:it|that|this)(?:[’']?s| is| was| must be| should be| would be| will be)|is it|is that)|->|=>|→|(?:^|\s{3,})(?:\w+ )?(?:is|=|:|are|has|have|gives))\s*${soft}$`,
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
  if (inner.some((expression) => expression.test(before))) return {}
  if (isRightAfter.test(rawAfter) && bare.some((expression) => expression.test(before))) return {}
  const [, unit] = /^ ([a-z]+s)\b/i.exec(after) ?? []
  return weak.test(before) && ending.test(after) ? { ...(unit && { noun: unit }) } : undefined
}

/** `k = 2` and `left = 3` are given, and no result. */
export const parametersIn = (text: string) =>
  [...text.matchAll(/\b(?:(?:\w|left|right|pos|capacity|amount|limit|size) ?=|k|target) ?(-?\d+)/gi)].map(
    ([, value = '']) => value,
  )

/** Whether it is plainly said to be so or not; a bare question says neither. */
export function polarityIn(rest: string): boolean | undefined {
  const isAsked =
    /^[^\w\s]*(?:is|are|was|does|do|can|has|have|how|what)\b/i.test(rest) &&
    !/\b(?:right|correct)\b/i.test(rest)
  const isSaid = /\b(?:is|are|its|it[’']s|has|can|cannot|isn[’']?t|true|false|answer|gives?|get)\b/i.test(
    rest,
  )
  // A longer message says more than the result.
  const isShort = rest.split(/\s+/).length < 14
  return isSaid && isShort && !isAsked
    ? !/\b(?:not|no|false|invalid|cannot|can[’']?t|isn[’']?t|unbalanced)\b/i.test(rest)
    : undefined
}

export const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** Of lists of lists in any order. */
export const isSame = (a: unknown, b: unknown) => isEqual(inOrder(a), inOrder(b))
const inOrder = (value: unknown) =>
  Array.isArray(value) && value.some(Array.isArray) ? value.map((row) => JSON.stringify(row)).sort() : value

/** A part of the input, such as a window. */
export function isPart(list: readonly unknown[], args: readonly unknown[]): boolean {
  return args.some(
    (value) =>
      Array.isArray(value) && value.length > list.length && `,${value.join()},`.includes(`,${list.join()},`),
  )
}

/** Values in between, compared with each variable of the listing and of those that do the same. */
export function judgeRow(run: OwnRun, list: readonly unknown[], traced: ReturnType<typeof variablesOf>) {
  const same = listings.filter(
    ({ pattern, id, cases }) =>
      pattern === run.pattern && id !== run.id && cases.reference === run.cases.reference,
  )
  const all = [traced, ...same.map((other) => variablesOf({ ...run, ...other }))].flatMap((variables) => [
    ...variables,
  ])
  const [row] = rowOf(run)
  if (row && isEqual(row.values, list)) return { isSaid: true, text: row.text }
  const found = all.find(([, values]) => isRun(list, values))
  if (found)
    return { isSaid: true, text: `\`${found[0]}\` becomes ${list.map(show).join(', ')}, in this order.` }
  const isComparable = all.some(([, values]) => values.includes(list[0]))
  const text = isComparable ? `I don't get ${list.map(show).join(', ')} in between.` : undefined
  return { isSaid: false, text }
}

/** The end of what a variable becomes, at least three values of it anywhere, or the list that it is in the end. */
function isRun(list: readonly unknown[], values: readonly unknown[]): boolean {
  const last = values.at(-1)
  if (Array.isArray(last)) return isEqual(last, list) || isEqual(last.slice(1), list)
  const starts = values
    .map((_, start) => start)
    .filter((start) => isEqual(values.slice(start, start + list.length), list))
  return starts.some((start) => list.length > 2 || (list.length > 1 && start + list.length === values.length))
}
