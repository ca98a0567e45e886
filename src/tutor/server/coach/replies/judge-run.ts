import { helpWith } from '#content/tutor/hints.ts'
import { assertion } from '#content/tutor/moves.ts'
import { type Draft, patternsOf, problemOf, type Turn } from '../conversation.ts'
import { lessonOf, readListing } from '../passages.ts'
import { goOn } from './follow.ts'
import { judgeLinks } from './judge-links.ts'
import { judgeOn } from './read-reply.ts'
import {
  askedBy,
  type Given,
  howOf,
  listings,
  type OwnRun,
  parse,
  rankRuns,
  resultOf,
  rowOf,
  runsOn,
  show,
  valuesOf,
} from './run-listing.ts'
import { numbersIn, takeApart } from './trace.ts'
import { calculate, traceListing } from './trace-listing.ts'

/** What it says of a program is for whoever sees the program, and these ask for more than a verdict. */
const isOther =
  /\b(?:my (?:code|program|function|solution|loop|version)|instead of|expected|push(?:es|ed)?|pops?|inserts?|swaps?|splits? into|it (?:gives|returns|prints|outputs))\b|^\W*(?:(?:ok|so|and|but|then)\W+)*(?:how|what|when|where|which|show|trace|run|try|walk)\b/i

/** Judges what the learner worked out, by working it out: a result, values in between, a computation, an order of assignments. */
export function judgeRun(turn: Turn): Draft | undefined {
  const found = judgeLinks(turn) ?? judgeNumbers(turn)
  return found && { ...found, kind: 'judged' }
}

/** `You didn't answer, are the sums right?` */
const asksAgain =
  /^(?:\W*(?:so|but|and|ok|yes|no)\b)*\W*(?:is|are|was|were) (?:(?:my|the) )?\w+(?: i said)? (?:right|correct|true|ok)\b/i

const stating = /\b(?:right|correct|i g[eo]t|gives?|becomes?|answer|result)\b|\d\W*\?\s*$/i

function judgeNumbers(turn: Turn): Draft | undefined {
  const { message, conversation } = turn
  const { messages, last } = conversation
  const isAgain = asksAgain.test(message.text) && !/\d/.test(message.text)
  const text = (isAgain ? messages.at(-1) : undefined) ?? message.text
  if (message.code || isOther.test(text)) return undefined
  const own = givenIn(text)
  const hasInput = own.lists.length + own.nested.length + own.texts.length > 0
  const sums = sumsIn(text)
  const onCheck = last.check && judgeOn(last.check, text)?.verdict
  if (!hasInput && (onCheck === 'right' || onCheck === 'wrong' || (onCheck === 'other' && sums.length === 0)))
    return undefined
  const states = assertion.test(text) || stating.test(text)
  const problem = problemOf(turn)
  const [byHand] = problem && !helpWith(problem).solvedBy ? (helpWith(problem).hints ?? []) : []
  if (problem && byHand && hasInput && states)
    return goOn(
      turn,
      `I have no program for ${problem.title} with which I could check that. Do it by hand as in this example. ${byHand}`,
    )
  const ran = hasInput ? judgeResult(turn, chooseOn(turn, own)) : undefined
  const looksBack = sums.length > 0 || (states && !hasInput)
  const earlier = looksBack && !ran ? messages.slice(-4).toReversed().map(givenIn) : []
  const [before] = earlier.flatMap((given) => chooseOn(turn, given, own) ?? [])
  const judged = ran ?? (sums.length === 0 ? judgeResult(turn, before) : undefined)
  const wrong = sums.filter(({ isRight }) => !isRight).map((each) => each.text)
  if (judged) return goOn(turn, [...wrong, judged].join('\n\n'), { check: undefined })
  if (sums.length === 0) return undefined
  const idea = lessonOf(patternsOf(turn)[0] ?? conversation.patterns[0] ?? turn.topic.patterns[0] ?? '').idea
  const on = before
    ? [`On ${valuesOf(before)}: ${rowOf(before)[0]?.text ?? askedBy(before)}`, howOf(turn, before)]
    : [last.check?.ask ?? idea]
  return goOn(turn, [...sums.map((each) => each.text), ...on].join('\n\n'))
}

function givenIn(text: string): Given {
  const { rest, found } = takeApart(text)
  const [nested = [], lists = [], texts = []] = (['nested', 'list', 'text'] as const).map((kind) =>
    found.get(kind),
  )
  const results = rest.replace(/\([^()]*\)|-?\d+(?:\s*[-+*/]\s*\d+)+(?:\s*=)?/g, ' ')
  return { nested, lists, texts, numbers: numbersIn(results), rest }
}

/** Of the words that the task and what is spoken of share. */
const leastScore = 0.8

/** The run of what is spoken of, if what is left of the values can be its result. */
function chooseOn(turn: Turn, given: Given, stated?: Given): OwnRun | undefined {
  const problem = problemOf(turn)
  const { pattern, solvedBy } = problem ? helpWith(problem) : { pattern: '', solvedBy: undefined }
  if (problem && !solvedBy) return undefined
  const named = turn.message.named.flatMap((each) => each.patterns)
  const around = named.length > 0 ? named : [...turn.conversation.patterns, ...turn.topic.patterns]
  const patterns = problem ? [pattern] : [...new Set([...patternsOf(turn), ...around])]
  const fitting = runsOn(given)
    .map((run) => (stated ? { ...run, left: stated } : run))
    .filter(
      (run) =>
        patterns.includes(run.pattern) &&
        namedIn(given.rest).every((value) => run.args.includes(Number(value))) &&
        (claimOf(run) !== undefined || listsOf(run).length > 0),
    )
  const { runs } = rankRuns(turn, patterns, fitting, stated ? `${given.rest} ${stated.rest}` : given.rest)
  const [best] = runs
  // Of tasks that are nearly as likely, the one of which it is true.
  const near = runs.filter(({ score }) => score >= leastScore && score >= (best?.score ?? 0) - 0.6)
  return (near.find(({ run }) => judge(run)?.isRight) ?? near[0])?.run
}

/** `k = 2` is given, and no result. */
const namedIn = (text: string) =>
  [...text.matchAll(/\b(?:\w ?=|k|target) ?(-?\d+)/gi)].map(([, value = '']) => value)
const numbersOf = (text: string) =>
  (text.match(/-?\d+|null/g) ?? []).map((value) => JSON.parse(value) as unknown)
const listsOf = ({ left }: OwnRun) => left.lists.map(numbersOf)

/** The result that is stated, of the kind that the listing returns. */
function claimOf({ cases: { returns }, left }: OwnRun): unknown {
  const { numbers, lists, texts, nested, rest } = left
  if (returns === 'bool')
    return numbers.length + lists.length === 0 &&
      /\b(?:is|are|has|can|cannot|isn[’']?t|yes|no|true|false|answer|gives?|get)\b/i.test(rest)
      ? !/\b(?:not|no|false|invalid|cannot|can[’']?t|isn[’']?t|unbalanced)\b/i.test(rest)
      : undefined
  const last = numbers.at(-1) ?? lists.at(-1)?.match(/-?\d+/g)?.at(-1)
  const number = last === undefined ? undefined : Number(last)
  if (returns === 'int' || returns === 'node') return number
  if (returns === 'string') return texts.at(-1)
  // `There are 8 subsets.`
  if (returns.endsWith('[][]')) return nested.length > 0 ? parse(nested.at(-1)) : number
  if (!['int[]', 'list', 'tree', 'void'].includes(returns)) return undefined
  const list = lists.at(-1)
  return list !== undefined ? numbersOf(list) : numbers.length > 1 ? numbers.map(Number) : undefined
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function judge(run: OwnRun) {
  const returned = resultOf(run)
  if (returned === undefined) return undefined
  const { cases, args } = run
  const claim = claimOf(run)
  const result = Array.isArray(returned) && typeof claim === 'number' ? returned.length : returned
  const traced = traceOf(run)
  // A window is returned as its start, and spoken of as its sum.
  const ofBest = /\b(?:index|indices|start|position|at)\b/i.test(run.left.rest) ? [] : traced.get('best')
  const best = typeof ofBest?.at(-1) === 'number' ? ofBest.at(-1) : result
  const isSame =
    isEqual(claim, result) ||
    isEqual(claim, best) ||
    (claim !== undefined && typeof claim === typeof result && cases.isRight?.(claim, args) === true)
  const rows = listsOf(run).filter((list) => !isEqual(list, claim) && !isPart(list, args))
  const between = rows.map((list) => judgeRow(run, list, traced))
  const isRight = (claim === undefined || isSame) && between.every(({ isSaid }) => isSaid)
  return { result, best, claim, isSame, isRight, between }
}

function judgeResult(turn: Turn, run: OwnRun | undefined): string | undefined {
  const judged = run && judge(run)
  if (!judged) return undefined
  const { result, best, claim, isSame, isRight, between } = judged
  // `At index 2 it is 11` is no result, and `2 ways, or 3 the other way` are two.
  const others = typeof result === 'number' ? run.left.numbers.slice(0, -1) : []
  const isOpen =
    !isRight &&
    (/\bwhy\b/i.test(run.left.rest) ||
      others.includes(`${show(result)}`) ||
      (others.length > 0 && part.test(run.left.rest)))
  const verdict = isOpen ? 'I get this' : isRight ? 'Yes' : typeof result === 'boolean' ? 'No' : 'Not quite'
  const isOff = !isSame && !isOpen && claim !== undefined && typeof claim !== 'boolean'
  const instead = isOff ? `, not ${show(claim)}` : ''
  const shown =
    best !== result
      ? `\`best\` ends at ${best}${instead}, and the code returns ${show(result)}`
      : `the answer is ${show(result)}${instead}`
  return [
    `${verdict}: for ${valuesOf(run)} ${shown}. ${askedBy(run)}`,
    ...between.map(({ text }) => text),
    ...(isOpen ? besides(run, result) : []),
    ...(isRight || best !== result ? [] : rowOf(run).map(({ text }) => text)),
    ...(isRight ? [] : [howOf(turn, run)]),
  ].join('\n\n')
}

const part = /\b(?:at|after|index|step|day|house|position|round|the first) #?\d/i

/** The other listings of the pattern that return what is stated, too. */
function besides({ pattern, given, left }: OwnRun, result: unknown) {
  const others = runsOn(given).flatMap((run) => {
    const value = run.pattern === pattern && run.cases.returns === 'int' ? resultOf(run) : undefined
    const isStated = value !== result && left.numbers.includes(`${show(value)}`)
    return isStated
      ? [`I get ${show(value)} for another task: ${askedBy(run).replace('What is asked: ', '')}`]
      : []
  })
  return [...new Set(others)]
}

/** A part of the input, such as a window. */
function isPart(list: readonly unknown[], args: readonly unknown[]): boolean {
  return args.some(
    (value) =>
      Array.isArray(value) && value.length > list.length && `,${value.join()},`.includes(`,${list.join()},`),
  )
}

function traceOf({ pattern, id, cases, args }: OwnRun) {
  return traceListing(readListing(pattern, id, 'typescript').lines, cases.name.typescript, args)
}

/** Values in between, compared with each variable of the listing and of those that do the same. */
function judgeRow(run: OwnRun, list: readonly unknown[], traced: ReturnType<typeof traceOf>) {
  const same = listings.filter(
    ({ pattern, id, cases }) =>
      pattern === run.pattern && id !== run.id && cases.reference === run.cases.reference,
  )
  const all = [traced, ...same.map((other) => traceOf({ ...run, ...other }))].flatMap((variables) => [
    ...variables,
  ])
  const [row] = rowOf(run)
  if (row && isEqual(row.values, list)) return { isSaid: true, text: row.text }
  const found = all.find(([, values]) => isRun(list, values))
  if (found)
    return { isSaid: true, text: `\`${found[0]}\` becomes ${list.map(show).join(', ')}, in this order.` }
  return { isSaid: false, text: `I don't get ${list.map(show).join(', ')} in between.` }
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

const operand = String.raw`(?:-?\d+(?:\.\d+)?|(?:max|min|ceil|floor|abs)?\((?:[^()]|\([^()]*\))*\))`
const sum = new RegExp(
  String.raw`(?<![\w.\]]|[-+*/%^]\s*)((?:${operand})(?:\s*[-+*/%]\s*${operand})*)\s*=\s*(-?\d+(?:\.\d+)?)(?![\w.]|\s*[-+*/])`,
  'gi',
)

/** `max(11, 7+3) = 11`, and whether it is so. */
function sumsIn(text: string) {
  return [...text.matchAll(sum)].flatMap(([, left = '', stated]) => {
    const isArithmetic =
      /[-+*/%(]/.test(left.slice(1)) && /^(?:[-+*/%(),.\d\s]|max|min|ceil|floor|abs)+$/i.test(left)
    const value = isArithmetic ? calculate(left.toLowerCase()) : undefined
    if (value === undefined) return []
    // An integer division rounds, and learners do, too.
    const isRight = Math.abs(value - Number(stated)) < (/\//.test(left) ? 1 : 1e-9)
    const spaced = left.replace(/(?<=[\d)])\s*([-+*/%])\s*/g, ' $1 ')
    return {
      isRight,
      text: isRight ? `Yes, ${spaced} is ${stated}.` : `No: ${spaced} is ${value}, not ${stated}.`,
    }
  })
}
