import type { Cases } from '#algorithms/cases.ts'
import { type KnownProblem, knownProblems } from '#content/known-problems.ts'
import { helpWith } from '#content/tutor/hints.ts'
import { programs } from '#content/tutor/programs/programs.ts'
import { type Given, isUsedUp } from '#content/tutor/reading/inputs-in-messages.ts'
import { saysValid, tasksIn } from '#content/tutor/reading/task-names.ts'
import { problemHelps } from '#curriculum/catalogue.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { readListingCases } from '#curriculum/read-listing-cases.ts'
import { problemOf, type Turn } from '../conversation.ts'
import { lessonOf, linkTo, readListing } from '../passages.ts'
import { termsOf } from '../word-forms.ts'
import { argumentsOf, isAllowed } from './read-input.ts'
import { runShortly, traceListing } from './trace-listing.ts'

type FunctionCases = Extract<Cases, { kind: 'function' }>

/** A listing with cases, or a program for a problem that no listing solves. */
export interface Runnable {
  readonly pattern: string
  readonly id: string
  readonly cases: Pick<FunctionCases, 'statement' | 'reference' | 'isValid' | 'isRight'> & {
    readonly parameters: readonly { readonly name: string; readonly type: string }[]
    readonly returns: string
  }
  /** All cases of a listing. */
  readonly listing?: FunctionCases
  readonly program?: (typeof programs)[0]
  /** Arguments to show it on. */
  readonly example: readonly unknown[]
}

export const listings: readonly Runnable[] = [
  ...(await readListingCases()).flatMap(({ pattern, id, cases }) =>
    cases.kind === 'function'
      ? { pattern, id, cases, listing: cases, example: cases.examples[0]?.args ?? [] }
      : [],
  ),
  ...programs.flatMap((program) => {
    const problem = knownProblems.get(program.problem)
    const reference = (...args: readonly unknown[]) => program.run(() => undefined, args)
    return problem
      ? {
          pattern: helpWith(problem).pattern,
          id: problem.slug,
          cases: { ...program, reference },
          program,
          example: program.examples[0]?.[0] ?? [],
        }
      : []
  }),
]

/** What solves the problem as it is. */
export function solving({ number, patterns }: KnownProblem): Runnable | undefined {
  const solvedBy = (pattern: string) => problemHelps.get(pattern)?.[number]?.solvedBy
  return (
    listings.find(({ program }) => program?.problem === number) ??
    listings.find(({ pattern, id }) => patterns.includes(pattern) && solvedBy(pattern) === id)
  )
}

/** A runnable on values of the learner's. */
export interface OwnRun extends Runnable {
  readonly args: readonly unknown[]
  /** What is left of the values. */
  readonly left: Given
}

/** Each runnable that takes the values. */
export function runsOn(given: Given, among = listings): readonly OwnRun[] {
  return among.flatMap((each) => {
    const found = argumentsOf(each.cases, given)
    return found && isAllowed(each.cases, found.args) ? [{ ...each, ...found }] : []
  })
}

export const show = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value)

export const valuesOf = ({ cases, args }: Pick<OwnRun, 'cases' | 'args'>) =>
  cases.parameters.map(({ name }, at) => `${name} = ${JSON.stringify(args[at])}`).join(', ')

export function askedBy({ cases }: Runnable): string {
  const sentences = cases.statement.split(/(?<=\.) /)
  const asked =
    sentences.find((sentence) => /^Return (?!nothing).{20}/.test(sentence)) ??
    (sentences.find((sentence) => /\breturn\b/.test(sentence)) || cases.statement)
  return `What is asked: ${asked.replace(/^Return /, '')}`
}

export function resultOf({ cases, args }: OwnRun): unknown {
  return runShortly(() => cases.reference(...structuredClone(args)))
}

/** Nothing for a task that is neither a listing nor a problem with hints. */
export function howOf({ pattern, id, program }: Runnable): readonly string[] {
  const problem = knownProblems.get(program?.problem ?? 0)
  const plan = problem && helpWith(problem).hints?.[2]
  if (problem) return plan ? [`How: ${plan}`] : []
  const { label, note } = lessonOf(pattern).listings.find((each) => each.id === id) ?? {}
  return [`How: ${note} The code is “${label}” under [all listings](${linkTo(pattern, '-variations')}).`]
}

const mostSteps = 12

/** The result, and how it comes about. */
export function tellRun(run: OwnRun): string | undefined {
  const result = resultOf(run)
  if (result === undefined) return undefined
  return [
    `For ${valuesOf(run)} the answer is ${show(result)}. ${askedBy(run)}`,
    ...stepsOf(run),
    ...howOf(run),
  ].join('\n\n')
}

/** What a program does, the row of a table, or what the variables of a listing become. */
export function stepsOf(run: OwnRun): readonly string[] {
  const steps: string[] = []
  runShortly(() => run.program?.run((step) => steps.push(step), structuredClone(run.args)))
  const shown = steps.slice(0, mostSteps).map((step, at) => `${at + 1}. ${step}`)
  if (steps.length > 0)
    return [
      [
        ...shown,
        ...(steps.length > mostSteps ? [`It goes on like this, ${steps.length} steps in all.`] : []),
      ].join('\n'),
    ]
  // Of words, a variable of one line shows only a part.
  const lines = [...(/string/.test(run.cases.returns) ? [] : variablesOf(run))]
    .filter(([, values]) => values.length > 1 && values.length <= mostSteps && show(values).length < 200)
    .map(([name, values]) => `- \`${name}\`: ${values.map(show).join(', then ')}`)
  return lines.length > 0
    ? [`What the variables of the code become, in this order:\n${lines.slice(0, 4).join('\n')}`]
    : rowOf(run).map(({ text }) => text)
}

export function variablesOf({ pattern, id, listing, args }: OwnRun) {
  // Its code takes nodes, and not the values of which a tree or a list is written.
  const isOfNodes = listing?.parameters.some(({ type }) => /list|tree|node/.test(type))
  if (!listing || isOfNodes) return new Map<string, unknown[]>()
  return traceListing(readListing(pattern, id, 'typescript').lines, listing.name.typescript, args)
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

/** What is wanted of all ways: how many, the least or the most. */
function goalsIn(text: string): readonly string[] {
  return goals.filter(([, expression]) => expression.test(text)).map(([goal]) => goal)
}
const goals: readonly (readonly [string, RegExp])[] = [
  ['count', /\b(?:ways|combinations)\b|\bReturn (?:how many|in how many|the number of)\b/i],
  ['least', /\b(?:fewest|smallest|minimum|min|cheapest|(?<!at )least)\b/i],
  ['most', /\b(?:largest|maximum|max|biggest|(?<!at )most)\b/i],
]

/** Whether words ask for something else of the input: `how many ways`, of fewest coins. */
function isOtherGoal(text: string, { cases }: Runnable): boolean {
  const wanted = goalsIn(text)
  const own = goalsIn(askedBy({ cases } as Runnable).replace(/^What is asked: /, 'Return '))
  return wanted.length > 0 && own.length > 0 && !wanted.some((goal) => own.includes(goal))
}

/** The problem worked on, or the one named last. */
function problemIn(turn: Turn, patterns: readonly string[]): KnownProblem | undefined {
  const problem =
    problemOf(turn) ?? knownProblems.get(turn.message.mentioned ?? turn.conversation.named.at(-1) ?? 0)
  return problem && patterns.includes(solving(problem)?.pattern ?? '') ? problem : undefined
}

/** What solves the task that the message names, or else the messages before it; undefined if they name none of these. */
export function tasksOf({ message, conversation }: Turn): readonly string[] | undefined {
  const { problem } = message
  const solver = problem && solving(problem)
  const spoken = conversation.messages.slice(-4).toReversed().map(tasksIn)
  // `So it is invalid`, after a task that has another result.
  const worked = conversation.problem && solving(conversation.problem)
  const tellsTruth = (ids: readonly string[] | undefined) =>
    ids && listings.some(({ id, cases }) => ids.includes(id) && cases.returns === 'bool')
  const ofTruth = saysValid.test(message.text)
    ? [...spoken, worked && [worked.id]].find(tellsTruth)
    : undefined
  return tasksIn(message.text) ?? (solver ? [solver.id] : (ofTruth ?? spoken.slice(0, 2).find(Boolean)))
}

/** The run of what solves the task or the problem alone, or those whose words were used most first, with their scores. */
export function rankRuns(turn: Turn, patterns: readonly string[], fitting: readonly OwnRun[], rest: string) {
  const tasks = tasksOf(turn)
  if (tasks)
    return tasks.flatMap((task) =>
      fitting.filter(({ id }) => id === task).map((run) => ({ run, score: Infinity })),
    )
  const problem = problemIn(turn, patterns)
  const solver = problem && solving(problem)
  if (solver && !isOtherGoal(rest, solver))
    return fitting
      .filter(({ id, pattern }) => id === solver.id && pattern === solver.pattern)
      .map((run) => ({ run, score: Infinity }))
  const {
    messages,
    last,
    patterns: [current],
  } = turn.conversation
  const title = termsOf(last.answer?.title ?? '')
  const spoken = termsOf([rest, ...messages.slice(-2)].join(' '))
  const own = listings.filter(({ pattern, listing }) => listing && patterns.includes(pattern))
  const termsIn = new Map(
    own.map(({ pattern, id, cases }) => {
      const { label } = lessonOf(pattern).listings.find((each) => each.id === id) ?? {}
      return [id, termsOf(`${label} ${cases.statement}`)]
    }),
  )
  const isPolar = /\b(?:is|are) (?:it|that|this|mine|my)\b/i.test(rest)
  const score = ({ id, pattern, cases }: Runnable) => {
    const sum = [...(termsIn.get(id) ?? [])].reduce((total, term) => {
      const weight = spoken.has(term) ? 1 : title.has(term) ? 0.5 : 0
      return total + weight / [...termsIn.values()].filter((terms) => terms.has(term)).length
    }, 0)
    const asksIt = isPolar && pattern === patterns[0] && cases.returns === 'bool'
    return sum + (id === pattern ? 0.5 : 0) + (asksIt ? 2 : 0) + (pattern === current ? 0.3 : 0)
  }
  return fitting
    .filter((run) => run.listing && patterns.includes(run.pattern) && !isOtherGoal(rest, run))
    .map((run) => ({ run, score: score(run) }))
    .sort((a, b) => b.score - a.score)
}

/** Names of what an input is. */
export const structures = /^(?:graph|tree|binary tree|array|list|linked list|string|grid|matrix)s?$/

/** The run that a message asks for, if all its values are used, and no other task is nearer. */
export function chooseRun(turn: Turn, pattern: string, given: Given): OwnRun | undefined {
  const { named } = turn.message
  const tasks = tasksOf(turn)
  const own = listings
    .filter((each) => tasks?.includes(each.id) ?? each.pattern === pattern)
    .map((each) => ({ ...each, args: [], left: given }))
  const fitting = runsOn(given).filter(({ left }) => isUsedUp(left))
  const ranked = rankRuns(turn, [pattern], fitting, given.rest)
  const best = (tasks && ranked.find(({ run }) => run.pattern === pattern)) ?? ranked[0]
  const [nearest] = rankRuns(turn, [pattern], own, given.rest)
  if (!best || !nearest || (best.run.id !== pattern && best.score < nearest.score)) return undefined
  const { label } = lessonOf(pattern).listings.find(({ id }) => id === best.run.id) ?? {}
  const known = termsOf(
    `${displayNameOf(pattern)} ${displayNameOf(pattern).replace(/(\w)\w*\W*/g, '$1')} ${pattern} ${label} ${best.run.cases.statement} ${best.run.listing?.name.python.replace('_', ' ')}`,
  )
  // `Trace quicksort` is no wish for merge sort.
  const isOther = named.some(
    ({ name }) => !structures.test(name) && [...termsOf(name)].every((term) => !known.has(term)),
  )
  return nearest.score > best.score + 0.5 || (isOther && best.score < Infinity) ? undefined : best.run
}
