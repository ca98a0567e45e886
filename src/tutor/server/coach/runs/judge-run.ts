import { assertion } from '#content/tutor/moves.ts'
import {
  asksAgain,
  asksHow,
  asksOfCode,
  asValues,
  type Given,
  hasInput,
  isOtherCode,
  isPartial,
  isTreeInWords,
  sayResult,
} from '#content/tutor/reading/inputs-in-messages.ts'
import { isOtherTask } from '#content/tutor/reading/task-names.ts'
import { type Draft, patternsOf, problemOf, type Turn } from '../conversation.ts'
import { goOn } from '../replies/follow.ts'
import { judgeOn } from '../replies/judge-replies.ts'
import { termsOf } from '../word-forms.ts'
import { judgeLinks } from './judge-links.ts'
import { givenIn, isEqual, isPart, isSame, judgeRow, parametersIn, polarityIn } from './read-claim.ts'
import { numbersOf, parse } from './read-input.ts'
import {
  askedBy,
  howOf,
  type OwnRun,
  rankRuns,
  resultOf,
  rowOf,
  runsOn,
  show,
  solving,
  stepsOf,
  tasksOf,
  valuesOf,
  variablesOf,
} from './run-listing.ts'
import { runOperations } from './run-operations.ts'
import { asksBeside, inputIn, isResultOnly } from './trace.ts'
import { sumsIn } from './trace-listing.ts'

/** What it says of a program is for whoever sees the program, `the gap goes 2, 3, 4` is no input, and these ask for more than a verdict. */
const isOther =
  /\b(?:my (?:code|program|function|solution|loop|version)|instead of|expected|push(?:es|ed)?|pops?|inserts? \d|swaps?|splits? into|how (?:would|will|do|does))\b|^\W*(?:(?:ok|so|and|but|then)\W+)*(?:how|why|what|when|where|which|show|trace|run|try|walk)\b|^[^[\d]*(?:\d+(?!,? ?\d)[^[\d]+)*\b(?:gap|distance|dp|table|row)s? (?:goes|go|=|is|becomes?) ?\[?\d+,/i

/** Judges what the learner worked out, by working it out: a result, values in between, a computation, an order of assignments. */
export function judgeRun(turn: Turn): Draft | undefined {
  try {
    const found = judgeLinks(turn) ?? runOperations(turn) ?? judgeNumbers(turn)
    return found && { ...found, kind: 'judged' }
  } catch {
    // What one of the programs cannot take is no reason to give no answer.
    return undefined
  }
}

/** `How many ways for n = 10? I get 89`. */
const getsResult = /\bi g[eo]t \S*\d/i
const stating = /\b(?:right|correct|i g[eo]t|gives?|becomes?|answer|result)\b|\d\W*\?\s*$/i

function judgeNumbers(turn: Turn): Draft | undefined {
  const { message, conversation } = turn
  const { messages, last } = conversation
  const isAgain = asksAgain.test(message.text) && !/\d/.test(message.text)
  const text = sayResult((isAgain ? messages.at(-1) : undefined) ?? message.text)
  const read = (each: string) => givenIn(asValues(each), inputIn(turn, each))
  const own = read(text)
  if (
    message.code ||
    (isOther.test(text) && !asksOfCode.test(text) && !getsResult.test(text)) ||
    isOtherCode.test(own.rest) ||
    asksBeside(text, own, []) ||
    (asksHow.test(text) && !/\b(?:right|correct)\b|\d\W*\?\s*$/i.test(text) && !getsResult.test(text))
  )
    return undefined
  const problem = problemOf(turn)
  const solver = problem && solving(problem)
  const isOfNumbers = solver?.cases.parameters.every(({ type }) => type === 'int') === true
  const isInput =
    (hasInput(own) && !isResultOnly(asValues(text), own)) || (isOfNumbers && own.numbers.length > 0)
  const sums = sumsIn(text)
  const onCheck = last.check && judgeOn(last.check, text)?.verdict
  if (onCheck === 'right' && !/[[=]/.test(text)) return undefined
  if (!isInput && onCheck && (sums.length === 0 || /right|wrong/.test(onCheck))) return undefined
  const chosen = isInput ? chooseOn(turn, own) : undefined
  const isClaim = chosen !== undefined && claimOf(chosen.run).isStated
  const states = isClaim || own.stated !== undefined || assertion.test(text) || stating.test(text)
  const ran = judgeResult(chosen, states)
  const isVariant = ({ id, pattern, cases }: OwnRun) =>
    [...patternsOf(turn), ...conversation.patterns].includes(pattern) &&
    isOtherTask(saidIn(turn), `${id} ${cases.statement}`)
  if (
    isInput &&
    states &&
    !chosen &&
    !/\bshow\b/i.test(text) &&
    ((problem && !solver) || runsOn(own).some(isVariant))
  )
    return goOn(
      turn,
      'I have no program for exactly that task, so I cannot check your result. Go through it by hand, one value after the other, and ask about the step you are not sure of.',
    )
  // `For one house it returns 0` is about another input than the one before.
  const looksBack = sums.length > 0 || (own.stated !== undefined && !isInput && !ofOther.test(own.rest))
  // A number is hardly meant for long.
  const earlier = looksBack && !ran ? messages.slice(isOfNumbers ? -1 : -4).toReversed() : []
  const inputs = earlier.filter((each) => !traversals.test(each)).map(read)
  const [before] = inputs.flatMap((given) => chooseOn(turn, given, own) ?? [])
  const judged = ran ?? (sums.length === 0 ? judgeResult(before, states) : undefined)
  const wrong = sums.filter(({ isRight }) => !isRight).map((each) => each.text)
  const run = ran ? chosen?.run : before?.run
  const steps = run && stepsOf(run).join('\n\n')
  if (judged) return goOn(turn, [...wrong, judged].join('\n\n'), { check: undefined, steps })
  if (sums.length === 0) return undefined
  const on = before
    ? [
        `On ${valuesOf(before.run)}: ${rowOf(before.run)[0]?.text ?? askedBy(before.run)}`,
        ...howOf(before.run),
      ]
    : last.check
      ? [last.check.ask]
      : []
  return goOn(turn, [...sums.map((each) => each.text), ...on].join('\n\n'))
}

/** These list the nodes of a tree, and are not the tree. */
const traversals = /\b(?:pre|in|post)-?order\b.*\b(?:pre|in|post)-?order\b/i
const ofOther = /\b(?:for|with|on|if|when) (?!(?:that|this|it|the|me|my|all|each|every)\b)\w/i

/** What names the task: this message and the one before. */
const saidIn = ({ conversation, message }: Turn) => `${conversation.messages.at(-1) ?? ''} ${message.text}`

/** Of the words that the task and what is spoken of share. */
const leastScore = 0.8
/** By which a task is certainly meant, and not the next one. */
const leastLead = 0.6

/** What is left of `I was asking if it is 5`. */
const asksIf = /^\W*(?:if|whether)\b/i

/** With whether no other task may be meant. */
type Chosen = ReturnType<typeof chooseOn>

/** The run of what is spoken of, if what is left of the values can be its result. */
function chooseOn(turn: Turn, given: Given, stated?: Given) {
  const tasks = tasksOf(turn)
  const problem = problemOf(turn)
  const solver = problem && solving(problem)
  if (problem && !solver && !tasks) return undefined
  const named = turn.message.named.flatMap((each) => each.patterns)
  const around = named.length > 0 ? named : [...turn.conversation.patterns, ...turn.topic.patterns]
  const patterns = solver ? [solver.pattern] : [...new Set([...patternsOf(turn), ...around])]
  const fitting = runsOn(given)
    .map((run) => (stated ? { ...run, left: stated } : run))
    .filter(
      (run) =>
        (tasks?.includes(run.id) ?? patterns.includes(run.pattern)) &&
        isAllRead(run) &&
        !isOtherTask(saidIn(turn), `${run.id} ${run.cases.statement}`) &&
        parametersIn(`${given.rest} ${stated?.rest}`).every((value) => run.args.includes(Number(value))) &&
        (claimOf(run).value !== undefined || run.left.numbers.length > 0 || listsOf(run).length > 0),
    )
  const before = turn.message.isCorrection ? (turn.conversation.messages.at(-1) ?? '') : ''
  const runs = rankRuns(turn, patterns, fitting, [before, given.rest, stated?.rest].join(' '))
  const [best] = runs
  // Of tasks that are nearly as likely, the one of which it is true.
  const near = runs.filter(({ score }) => score >= leastScore && score >= (best?.score ?? 0) - leastLead)
  const [run] = [...near.filter((each) => judge(each.run)?.isRight), ...near].map((each) => each.run)
  if (!run) return undefined
  const isSpokenOf =
    tasks !== undefined ||
    problem !== undefined ||
    [...named, ...turn.conversation.patterns.slice(0, 1)].includes(run.pattern)
  const result = resultOf(run)
  const isAlone = near.every((each) => isSame(resultOf(each.run), result))
  return {
    run,
    isSpokenOf,
    isCertain: isSpokenOf && isAlone && (!turn.message.isCorrection || asksIf.test(turn.message.text)),
  }
}

/** No part of the input was dropped: what is left can be a result, or values in between. */
function isAllRead({ cases: { parameters, returns }, left }: OwnRun): boolean {
  const { edges, calls, numbers, lists } = left
  const isLoose = parameters.some(({ type }) => type === 'tree') && isTreeInWords(left)
  const isMore = returns === 'bool' && numbers.length + lists.length > 0
  return edges.length + calls.length === 0 && !isLoose && !isMore
}

const listsOf = ({ left }: OwnRun) => left.lists.flatMap((list) => [numbersOf(list) ?? []])

/** The result that is stated, of the kind that the listing returns, and whether it plainly is. */
function claimOf({ cases: { returns, statement }, id, left }: OwnRun): {
  readonly value: unknown
  readonly isStated: boolean
  /** It is called something that the task does not speak of. */
  readonly isOther?: boolean
} {
  const { numbers, lists, texts, nested, rest, stated, noun } = left
  const spoken = termsOf(`${statement} ${id}`)
  const isOther = [...termsOf(noun ?? '')].slice(0, 1).some((term) => !spoken.has(term))
  const isStated = stated !== undefined && !isOther
  const number = isStated && /^-?\d+$/.test(stated) ? Number(stated) : undefined
  const asClaim = (value: unknown) => ({ value, isOther, isStated: isStated && value !== undefined })
  if (returns === 'bool') {
    const verdict = numbers.length + lists.length === 0 ? polarityIn(rest) : undefined
    return { value: verdict, isStated: verdict !== undefined }
  }
  if (returns === 'int' || returns === 'node') return asClaim(number)
  if (returns === 'string') return { value: texts.at(-1), isStated: isStated && stated === texts.at(-1) }
  // `There are 8 subsets.`
  if (returns.endsWith('[][]'))
    return asClaim(nested.length > 0 ? parse(nested.at(-1)) : (number ?? numbers.map(Number).at(-1)))
  if (!['int[]', 'list', 'tree', 'void'].includes(returns)) return asClaim(undefined)
  const list = lists.at(-1)
  const value = list !== undefined ? numbersOf(list) : numbers.length > 1 ? numbers.map(Number) : undefined
  return { value, isStated: isStated && list !== undefined && stated === list }
}

function judge(run: OwnRun) {
  const returned = resultOf(run)
  if (returned === undefined) return undefined
  const { cases, args, left } = run
  const claim = claimOf(run)
  const result = Array.isArray(returned) && typeof claim.value === 'number' ? returned.length : returned
  const traced = variablesOf(run)
  // A window is returned as its start, and spoken of as its sum.
  const ofBest = /\b(?:index|indices|start|position|at)\b/i.test(left.rest) ? [] : traced.get('best')
  const best = typeof ofBest?.at(-1) === 'number' ? ofBest.at(-1) : result
  const isResult = (value: unknown) =>
    isEqual(value, result) ||
    isEqual(value, best) ||
    (Array.isArray(value) === Array.isArray(returned) &&
      typeof value === typeof returned &&
      cases.isRight?.(value, args) === true)
  const flat = Array.isArray(result) ? result.flat() : undefined
  const isFlat = listsOf(run).some((list) => flat !== undefined && isEqual(list, flat))
  const rows = listsOf(run).filter(
    (list) => !isEqual(list, claim.value) && !isEqual(list, flat) && !isPart(list, args),
  )
  const between = rows.map((list) => judgeRow(run, list, traced))
  const isTold = between.every(({ isSaid }) => isSaid)
  // Who does not say what the result is may have it among the numbers.
  const isNamed =
    claim.value === undefined
      ? isFlat || left.numbers.some((value) => isResult(Number(value)))
      : isResult(claim.value)
  const isTwo = claim.value === undefined && /\bother\b/i.test(left.rest)
  const isRight = isTold && !isTwo && (isNamed || (claim.value === undefined && rows.length > 0))
  return { result, best, claim, isNamed, isRight, isTold, between, traced }
}

/** Undefined if there is nothing to say to it. */
function judgeResult(chosen: Chosen, states: boolean): string | undefined {
  const { run, isCertain, isSpokenOf } = chosen ?? {}
  const judged = run && judge(run)
  if (!judged) return undefined
  const { result, best, claim, isNamed, isRight, isTold, between, traced } = judged
  if (!isNamed && !isRight && !states) return undefined
  // `So 2 steps` is no index, and `so it is false` is no list.
  const isOfOther =
    claim.isOther ||
    (typeof result !== 'boolean' &&
      polarityIn(run.left.rest) !== undefined &&
      /\b(?:true|false|valid)\b/i.test(run.left.rest))
  if (isOfOther && (!isRight || /s$/.test(run.left.noun ?? ''))) return undefined
  const { rest, numbers } = run.left
  const isStated = claim.isStated && isCertain && isTold && numbers.length === 0 && !isPartial.test(rest)
  const isWrong = !isNamed && isStated
  const instead = isWrong && typeof claim.value !== 'boolean' ? `, not ${show(claim.value)}` : ''
  const verdict =
    isRight && (isCertain || typeof claim.value !== 'boolean')
      ? 'Yes: for'
      : isWrong
        ? `${typeof result === 'boolean' ? 'No' : 'Not quite'}: for`
        : 'For'
  if (verdict === 'For' && !isSpokenOf) return undefined
  const told = isRight || isWrong ? 'the answer is' : 'I get'
  const shown =
    best !== result
      ? `\`best\` ends at ${best}${instead}, and the code returns ${show(result)}`
      : `${told} ${show(result)}${instead}`
  const totals = traced.get('total')?.map(show).join(', ')
  return [
    `${verdict} ${valuesOf(run)} ${shown}. ${askedBy(run)}`,
    ...between.flatMap(({ text }) => text ?? []),
    ...(isRight && typeof result !== 'boolean'
      ? []
      : best !== result
        ? [`\`total\` becomes ${totals}, in this order.`]
        : !run.program && rowOf(run).length > 0
          ? rowOf(run).map((row) => row.text)
          : stepsOf(run)),
    ...howOf(run),
  ].join('\n\n')
}
