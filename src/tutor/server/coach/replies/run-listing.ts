import type { Cases } from '#algorithms/cases.ts'
import { knownProblems } from '#content/known-problems.ts'
import { helpWith } from '#content/tutor/hints.ts'
import { readListingCases } from '#curriculum/read-listing-cases.ts'
import { problemOf, type Turn } from '../conversation.ts'
import { lessonOf, linkTo } from '../passages.ts'
import { termsOf } from '../word-forms.ts'

/** What a message gives, by kind of value, and its numbers. */
export interface Given {
  readonly nested: readonly string[]
  readonly lists: readonly string[]
  readonly texts: readonly string[]
  readonly numbers: readonly string[]
  /** The message without these values. */
  readonly rest: string
}

/** The references try everything, so that only a small input is done at once. */
const largest = { values: 8, value: 1000, number: 15 }

type Listing = Awaited<ReturnType<typeof readListingCases>>[0]
const listings = await readListingCases()

/** The result of the listing that is spoken of on the learner's own values; undefined if that is the demo's, or they do not fit. */
export function runListing(turn: Turn, pattern: string, given: Given): string | undefined {
  const fitting = listings.flatMap((listing) => {
    const args = listing.pattern === pattern ? argumentsOf(listing.cases, given) : undefined
    return args ? [{ ...listing, args }] : []
  })
  const chosen = spokenOf(turn, pattern, fitting, given.rest)
  if (!chosen || chosen.id === pattern || chosen.cases.kind !== 'function') return undefined
  const { id, args, cases } = chosen
  const { label, note } = lessonOf(pattern).listings.find((each) => each.id === id) ?? {}
  const values = cases.parameters.map(({ name }, at) => `${name} = ${JSON.stringify(args[at])}`)
  const result = (own: readonly unknown[]) => {
    const value: unknown = cases.reference(...structuredClone(own))
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value)
  }
  const problem = problemIn(turn, pattern)
  const how = problem ? helpWith(problem).hints?.[1] : note
  return [
    `For ${values.join(', ')} the answer is ${result(args)}. What is asked: ${cases.statement.replace(/^Return /, '').split(/(?<=\.) /)[0]}`,
    ...smaller(chosen, result),
    `How: ${how} The code is “${label}” under [all listings](${linkTo(pattern, '-variations')}).`,
  ].join('\n\n')
}

/** The row of a table: the same for each smaller amount. */
function smaller(
  { cases, args }: Listing & { args: readonly unknown[] },
  result: (own: readonly unknown[]) => string,
) {
  if (cases.kind !== 'function' || cases.returns !== 'int') return []
  const at = cases.parameters.findIndex(({ name }) => ['amount', 'capacity'].includes(name))
  const most = args[at]
  if (typeof most !== 'number' || most < 1 || most > 12) return []
  const row = Array.from({ length: most + 1 }, (_, value) => `${value}: ${result(args.with(at, value))}`)
  return [
    `The same for each ${cases.parameters[at]?.name} from 0 on, each from the ones before it: ${row.join(', ')}.`,
  ]
}

/** The problem worked on, or the one named last. */
function problemIn(turn: Turn, pattern: string) {
  const problem =
    problemOf(turn) ?? knownProblems.get(turn.message.mentioned ?? turn.conversation.named.at(-1) ?? 0)
  return problem && helpWith(problem).pattern === pattern && helpWith(problem).solvedBy ? problem : undefined
}

/** The listing that solves the problem, or whose words were used most; the demo's if none was. */
function spokenOf<Each extends Listing>(turn: Turn, pattern: string, fitting: readonly Each[], rest: string) {
  const problem = problemIn(turn, pattern)
  if (problem) return fitting.find(({ id }) => id === helpWith(problem).solvedBy)
  const { messages, last } = turn.conversation
  const spoken = termsOf([rest, ...messages.slice(-2), last.answer?.title].join(' '))
  const own = listings.filter((each) => each.pattern === pattern)
  const labelOf = (id: string) => lessonOf(pattern).listings.find((each) => each.id === id)?.label
  const termsIn = new Map(own.map(({ id, cases }) => [id, termsOf(`${labelOf(id)} ${cases.statement}`)]))
  const isPolar = /\b(?:is|are) (?:it|that|this|mine|my)\b/i.test(rest)
  const score = ({ id, cases }: Listing) => {
    const shared = [...(termsIn.get(id) ?? [])].filter((term) => spoken.has(term))
    const sum = shared.reduce(
      (total, term) => total + 1 / [...termsIn.values()].filter((terms) => terms.has(term)).length,
      0,
    )
    return (
      sum +
      (id === pattern ? 0.5 : 0) +
      (isPolar &&
      fitting.some((each) => each.id === id) &&
      cases.kind === 'function' &&
      cases.returns === 'bool'
        ? 2
        : 0)
    )
  }
  const [best] = fitting.toSorted((a, b) => score(b) - score(a))
  const demo = own.find(({ id }) => id === pattern)
  return best && demo && score(best) > score(demo) ? best : undefined
}

/** The values as arguments, if each is used and each parameter has one. */
function argumentsOf(cases: Cases, { nested, lists, texts, numbers }: Given): readonly unknown[] | undefined {
  if (cases.kind !== 'function') return undefined
  const isLarge =
    [...nested, ...lists].some((text) =>
      (text.match(/-?\d+/g) ?? []).some((value) => Math.abs(Number(value)) > largest.value),
    ) ||
    [...nested, ...lists].some((text) => text.split(',').length > largest.values) ||
    [...texts].some(({ length }) => length > largest.values) ||
    numbers.some((value) => Math.abs(Number(value)) > largest.number)
  if (isLarge || nested.length + lists.length + texts.length === 0) return undefined
  const left = { nested: [...nested], lists: [...lists], texts: [...texts], numbers: [...numbers] }
  const args = cases.parameters.map(({ type }) => {
    if (['int[]', 'list', 'tree'].includes(type))
      return left.lists
        .shift()
        ?.match(/-?\d+|null/g)
        ?.map((value) => JSON.parse(value) as unknown)
    if (type === 'int[][]') return parse(left.nested.shift())
    if (type === 'string') return left.texts.shift()
    if (type === 'int') return left.numbers.length > 0 ? Number(left.numbers.shift()) : undefined
    return type === 'string[]' && left.texts.length > 0 ? left.texts.splice(0) : undefined
  })
  const isAll = !args.includes(undefined) && Object.values(left).every(({ length }) => length === 0)
  return isAll && cases.isValid?.(args) !== false ? args : undefined
}

function parse(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
