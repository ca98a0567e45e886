import type { Cases } from '#algorithms/cases.ts'
import { knownProblems } from '#content/known-problems.ts'
import { helpWith } from '#content/tutor/hints.ts'
import { readListingCases } from '#curriculum/read-listing-cases.ts'
import { problemOf, type Turn } from '../conversation.ts'
import { lessonOf, linkTo } from '../passages.ts'
import { termsOf } from '../word-forms.ts'
import { runShortly } from './trace-listing.ts'

/** What a message gives, by kind of value, and its numbers without the stated one. */
export interface Given {
  readonly nested: readonly string[]
  readonly lists: readonly string[]
  readonly texts: readonly string[]
  readonly numbers: readonly string[]
  /** The message without these values. */
  readonly rest: string
  /** What is plainly said to be the result, and the noun that it is called, unless that is the answer. */
  readonly stated?: string | undefined
  readonly noun?: string | undefined
}

/** The references may try everything, so that only a small input is done at once. */
const largest = { values: 13, value: 1000, number: 100 }

type Listing = Awaited<ReturnType<typeof readListingCases>>[0]
type FunctionListing = Listing & { readonly cases: Extract<Cases, { kind: 'function' }> }
export const listings = (await readListingCases()).filter(
  (listing): listing is FunctionListing => listing.cases.kind === 'function',
)

/** A listing on values of the learner's. */
export type OwnRun = FunctionListing & {
  readonly args: readonly unknown[]
  readonly given: Given
  readonly left: Given
}

/** The result of the listing that is spoken of on the learner's own values; undefined if that is the demo's, or they do not fit. */
export function runListing(turn: Turn, pattern: string, given: Given): string | undefined {
  const fitting = runsOn(given).filter(
    (run) => run.pattern === pattern && kinds.every((kind) => run.left[kind].length === 0),
  )
  const { runs, demo } = rankRuns(turn, [pattern], fitting, given.rest)
  const [{ run, score } = { run: undefined, score: 0 }] = runs
  if (!run || run.id === pattern || score <= demo) return undefined
  const result = resultOf(run)
  if (result === undefined) return undefined
  return [
    `For ${valuesOf(run)} the answer is ${show(result)}. ${askedBy(run)}`,
    ...rowOf(run).map(({ text }) => text),
    howOf(run),
  ].join('\n\n')
}

export const show = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value)

export const valuesOf = ({ cases, args }: OwnRun) =>
  cases.parameters.map(({ name }, at) => `${name} = ${JSON.stringify(args[at])}`).join(', ')

export function askedBy({ cases }: OwnRun): string {
  const sentences = cases.statement.split(/(?<=\.) /)
  const asked = sentences.find((sentence) => /^Return (?!nothing)/.test(sentence)) ?? sentences[0]
  return `What is asked: ${asked?.replace('Return ', '')}`
}

export function resultOf({ cases, args }: OwnRun): unknown {
  return runShortly(() => cases.reference(...structuredClone(args)))
}

export function howOf({ pattern, id }: OwnRun): string {
  const { label, note } = lessonOf(pattern).listings.find((each) => each.id === id) ?? {}
  return `How: ${note} The code is “${label}” under [all listings](${linkTo(pattern, '-variations')}).`
}

/** The row of a table: the same for each smaller amount, or for each beginning of the only list. */
export function rowOf(
  run: OwnRun,
): readonly { readonly values: readonly unknown[]; readonly text: string }[] {
  const { cases, args } = run
  if (cases.returns !== 'int') return []
  const at = cases.parameters.findIndex(({ name }) => ['amount', 'capacity'].includes(name))
  const most = args[at]
  if (typeof most === 'number' && most >= 1 && most <= 12) {
    const values = Array.from({ length: most + 1 }, (_, value) =>
      resultOf({ ...run, args: args.with(at, value) }),
    )
    return [
      {
        values,
        text: `The same for each ${cases.parameters[at]?.name} from 0 on, each from the ones before it: ${values.map((value, amount) => `${amount}: ${show(value)}`).join(', ')}.`,
      },
    ]
  }
  const [list] = args
  const [{ type } = { type: '' }, ...others] = cases.parameters
  if (!Array.isArray(list) || type !== 'int[]' || others.length > 0) return []
  const values = list.map((_, last) => resultOf({ ...run, args: args.with(0, list.slice(0, last + 1)) }))
  if (values.includes(undefined)) return []
  return [
    {
      values,
      text: `For its first ${list.map((_, last) => last + 1).join(', ')} values alone it is ${values.map(show).join(', ')}.`,
    },
  ]
}

/** The problem worked on, or the one named last. */
function problemIn(turn: Turn, pattern: string) {
  const problem =
    problemOf(turn) ?? knownProblems.get(turn.message.mentioned ?? turn.conversation.named.at(-1) ?? 0)
  return problem && helpWith(problem).pattern === pattern && helpWith(problem).solvedBy ? problem : undefined
}

/** The run of the listing that solves the problem alone, or those whose words were used most first, with the score of the demo's. */
export function rankRuns(turn: Turn, patterns: readonly string[], fitting: readonly OwnRun[], rest: string) {
  const [problem] = patterns.flatMap((pattern) => problemIn(turn, pattern) ?? [])
  const solving = fitting.find(({ id }) => problem && id === helpWith(problem).solvedBy)
  if (problem) return { runs: solving ? [{ run: solving, score: Infinity }] : [], demo: 0 }
  const {
    messages,
    last,
    patterns: [current],
  } = turn.conversation
  const title = termsOf(last.answer?.title ?? '')
  const spoken = termsOf([rest, ...messages.slice(-2)].join(' '))
  const own = listings.filter(({ pattern }) => patterns.includes(pattern))
  const termsIn = new Map(
    own.map(({ pattern, id, cases }) => {
      const { label } = lessonOf(pattern).listings.find((each) => each.id === id) ?? {}
      return [id, termsOf(`${label} ${cases.statement}`)]
    }),
  )
  const isPolar = /\b(?:is|are) (?:it|that|this|mine|my)\b/i.test(rest)
  const score = ({ id, pattern, cases }: FunctionListing) => {
    const sum = [...(termsIn.get(id) ?? [])].reduce((total, term) => {
      const weight = spoken.has(term) ? 1 : title.has(term) ? 0.5 : 0
      return total + weight / [...termsIn.values()].filter((terms) => terms.has(term)).length
    }, 0)
    const asksIt =
      isPolar && pattern === patterns[0] && fitting.some((run) => run.id === id) && cases.returns === 'bool'
    return sum + (id === pattern ? 0.5 : 0) + (asksIt ? 2 : 0) + (pattern === current ? 0.3 : 0)
  }
  const runs = fitting.map((run) => ({ run, score: score(run) })).sort((a, b) => b.score - a.score)
  const demo = own.find(({ id, pattern }) => id === pattern && pattern === patterns[0])
  return { runs, demo: demo ? score(demo) : 0 }
}

const kinds = ['nested', 'lists', 'texts', 'numbers'] as const

/** Each listing that takes the values, with what is left of them. */
export function runsOn(given: Given): readonly OwnRun[] {
  return listings.flatMap((listing) => {
    const found = argumentsOf(listing.cases, given)
    return found ? [{ ...listing, ...found, given }] : []
  })
}

function argumentsOf({ parameters, isValid }: FunctionListing['cases'], given: Given) {
  const left = {
    ...given,
    nested: [...given.nested],
    lists: [...given.lists],
    texts: [...given.texts],
    numbers: [...given.numbers],
  }
  const takeNumber = (name: string) => {
    const named = new RegExp(`\\b(?:${name}|${name[0]}|k)\\s*(?:=|:|is|of)?\\s*(-?\\d+)`, 'i').exec(
      left.rest,
    )?.[1]
    const at = Math.max(0, left.numbers.indexOf(named ?? ''))
    const [value] = left.numbers.splice(at, 1)
    return value === undefined ? undefined : Number(value)
  }
  const args = parameters.map(({ type, name }) => {
    if (['int[]', 'list', 'tree'].includes(type))
      return left.lists
        .shift()
        ?.match(/-?\d+|null/g)
        ?.map((value) => JSON.parse(value) as unknown)
    if (type === 'int[][]') return parse(left.nested.shift())
    if (type === 'string') return left.texts.shift()
    if (type === 'int') return takeNumber(name)
    if (type !== 'string[]') return undefined
    return left.texts.length > 0 ? left.texts.splice(0) : parse(left.lists.shift())
  })
  const isSmall = (value: unknown): boolean =>
    typeof value === 'number'
      ? Math.abs(value) <= largest.value
      : typeof value !== 'object' || value === null
        ? String(value).length <= largest.values
        : Array.isArray(value) && value.length <= largest.values && value.every(isSmall)
  const isFit =
    !args.includes(undefined) &&
    args.some((value) => typeof value === 'object' || typeof value === 'string') &&
    args.every((value) => isSmall(value) && (typeof value !== 'number' || Math.abs(value) <= largest.number))
  return isFit && isValid?.(args) !== false ? { args, left } : undefined
}

export function parse(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
