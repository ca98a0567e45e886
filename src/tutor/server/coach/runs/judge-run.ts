import { assertion } from '#content/tutor/moves.ts'
import {
  asksHow,
  asksOfCode,
  asValues,
  type Given,
  hasInput,
  isOtherCode,
  isPartial,
  isTreeInWords,
  isUsedUp,
  sayResult,
} from '#content/tutor/reading/inputs-in-messages.ts'
import { isOtherTask, saysInvalid, saysValid } from '#content/tutor/reading/task-names.ts'
import { type Draft, patternsOf, problemOf, type Turn } from '../conversation.ts'
import { goOn } from '../replies/follow.ts'
import { judgeOn } from '../replies/judge-replies.ts'
import { termsOf } from '../word-forms.ts'
import { givenIn, isSame, parametersIn } from './read-claim.ts'
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
import { asksBeside, inputIn, namesInput, stating } from './trace.ts'

/** What it says of a program is for whoever sees the program, `the gap goes 2, 3, 4` is no input, and these ask for more than a verdict. */
const isOther =
  /\b(?:greedy|my (?:code|program|function|solution|loop|version)|instead of|expected|push(?:es|ed)?|pops?|enqueues?|dequeues?|inserts? \d|swaps?|splits? into|how (?:would|will|do|does))\b|^\W*(?:and |but |ok |so )*(?:what )?if i\b.*\?\s*$|^\W*(?:(?:ok|so|and|but|then)\W+)*(?:how|why|what|when|where|which|show|trace|run|try|walk)\b|^[^[\d]*(?:\d+(?!,? ?\d)[^[\d]+)*\b(?:gap|distance|dp|table|row)s? (?:goes|go|=|is|becomes?) ?\[?\d+,/i
/** `How many ways for n = 10? I get 89`. */
const getsResult = /\bi g[eo]t \S*\d/i

/** Judges what the learner worked out, by working it out: operations on a stack or a queue, or a result. */
export function judgeRun(turn: Turn): Draft | undefined {
  const { message } = turn
  const claims = message.text.split(/(?<=[.;])\s+(?=(?:and )?for ["[\w])/i)
  const [first, ...others] =
    claims.length > 1 ? claims.map((text) => judgeRun({ ...turn, message: { ...message, text } })) : []
  if (first && others.every(Boolean))
    return { ...first, opening: [first, ...others].map((draft) => draft?.opening).join('\n\n') }
  try {
    const found = runOperations(turn) ?? judgeResult(turn)
    return found && { ...found, kind: 'judged' }
  } catch {
    // What one of the programs cannot take is no reason to give no answer.
    return undefined
  }
}

function judgeResult(turn: Turn): Draft | undefined {
  const { message, conversation } = turn
  const { messages, last } = conversation
  const text = sayResult(message.text)
  const read = (each: string) => givenIn(asValues(each), inputIn(turn, each))
  const own = read(text)
  const isClaim = getsResult.test(text)
  if (
    message.code ||
    (isOther.test(text) && !asksOfCode.test(text) && !isClaim) ||
    isOtherCode.test(own.rest) ||
    asksBeside(text, own, []) ||
    (asksHow.test(text) && !/\b(?:right|correct)\b|\d\W*\?\s*$/i.test(text) && !isClaim)
  )
    return undefined
  const onCheck = last.check && judgeOn(last.check, text)?.verdict
  // A reply names no input of its own, unless it says so.
  if (onCheck && !namesInput.test(text) && !saysValid.test(text)) return undefined
  const problem = problemOf(turn)
  const solver = problem && solving(problem)
  const isOfNumbers = solver?.cases.parameters.every(({ type }) => type === 'int') === true
  const isInput = hasInput(own) || (isOfNumbers && own.numbers.length > 0)
  // `So it is 5?`, after an input. A number is hardly meant for long.
  const looksBack = !isInput && own.stated !== undefined && !ofOther.test(own.rest)
  const wasRun = last.steps !== undefined || last.kind === 'trace'
  const earlier = looksBack && wasRun ? messages.slice(isOfNumbers ? -1 : -3) : []
  const states = own.stated !== undefined || [assertion, stating, saysValid].some((says) => says.test(text))
  const inputs = isInput && states ? [own] : earlier.toReversed().map(read)
  const [run] = inputs.flatMap((given) => chooseOn(turn, given, own) ?? [])
  const isVariant = ({ id, pattern, cases }: OwnRun) =>
    patternsOf(turn).includes(pattern) && isOtherTask(saidIn(turn), `${id} ${cases.statement}`)
  if (isInput && states && !run && ((problem && !solver) || runsOn(own).some(isVariant)))
    return goOn(
      turn,
      'I cannot tell for which task that is the result, or have no program for it, so I do not judge it. Send the name of the problem, the input in brackets and your result in one message.',
    )
  const judged = run && judge(run)
  return judged ? goOn(turn, judged, { check: undefined, steps: stepsOf(run).join('\n\n') }) : undefined
}

const ofOther = /\b(?:for|with|on|if|when) (?!(?:that|this|it|the|me|my|all|each|every)\b)\w/i

/** What names the task: this message and the one before. */
const saidIn = ({ conversation, message }: Turn) => `${conversation.messages.at(-1) ?? ''} ${message.text}`

/** A list is no result of a task that returns a number. */
const isOfKind = (stated: string | undefined, returns: string) =>
  stated === undefined || !/^(?:\[|-?\d+[\s,])/.test(stated) || /\[\]|list|tree|void/.test(returns)

/** `So 2 steps?`, of a task that speaks of no steps. */
function isCalledOther(noun = '', task: string): boolean {
  const spoken = termsOf(task)
  return [...termsOf(noun)].slice(0, 1).some((term) => !spoken.has(term))
}

/** Beyond this, the task that is nearest by its words is certainly meant, and not the next one. */
const leastLead = 1

/** The run of the task that is spoken of, if there is no doubt which one that is, and all values are read. */
function chooseOn(turn: Turn, given: Given, { stated, noun, rest }: Given): OwnRun | undefined {
  const tasks = tasksOf(turn)
  const problem = problemOf(turn)
  const solver = problem && solving(problem)
  if (problem && !solver && !tasks) return undefined
  const patterns = solver ? [solver.pattern] : patternsOf(turn).slice(0, 1)
  const fitting = runsOn(given).filter(
    ({ id, pattern, cases, args, left }) =>
      (tasks?.includes(id) ?? patterns.includes(pattern)) &&
      left.edges.length + left.calls.length === 0 &&
      !(cases.parameters.some(({ type }) => type === 'tree') && isTreeInWords(left)) &&
      (tasks !== undefined || solver !== undefined || isOfKind(stated, cases.returns)) &&
      !isCalledOther(noun, `${id} ${cases.statement}`) &&
      !isOtherTask(saidIn(turn), `${id} ${cases.statement}`) &&
      parametersIn(`${given.rest} ${rest}`).every((value) => args.includes(Number(value))),
  )
  const ranked = rankRuns(turn, patterns, fitting, `${given.rest} ${rest}`)
  const ofTopic = ranked.filter(({ run }) => turn.topic.patterns.includes(run.pattern))
  const likely = (ofTopic.length > 0 ? ofTopic : ranked).map(({ run, score }) => ({
    score,
    run: { ...run, left: { ...run.left, stated } },
  }))
  const [best] = likely
  const near = likely.filter(({ score }) => score === best?.score || score > (best?.score ?? 0) - leastLead)
  // Of tasks that may be meant, the one of which it is true; if it is true of none, they must have the same result.
  const confirmed = near.find(({ run }) => /^(?:Yes|The result)/.test(judge(run) ?? ''))
  const isSure = near.every(({ run }) => best && isSameSet(resultOf(best.run), resultOf(run)))
  return (confirmed ?? (isSure ? best : undefined))?.run
}

/** Also of rows whose values come in another order. */
function isSameSet(one: unknown, other: unknown): boolean {
  const sorted = (rows: unknown) =>
    Array.isArray(rows) ? rows.map((row: unknown) => (Array.isArray(row) ? row.toSorted() : row)) : rows
  return isSame(sorted(one), sorted(other))
}

/** The stated result, of the kind that is returned; undefined if it is of another. */
function claimOf({ cases: { returns }, left: { stated = '', rest } }: OwnRun): unknown {
  if (returns === 'string') return stated
  if (returns === 'bool') return saysValid.test(rest) ? !saysInvalid.test(rest) : undefined
  const value = parse(stated) ?? numbersOf(stated)
  // `There are 8 subsets.`
  const isCount = typeof value === 'number' && (/^(?:int|node)$/.test(returns) || returns.endsWith('[][]'))
  return isCount || Array.isArray(value) ? value : undefined
}

/** Undefined if there is nothing to say to it. */
function judge(run: OwnRun): string | undefined {
  const returned = resultOf(run)
  if (returned === undefined) return undefined
  const { cases, args, left } = run
  const stated = claimOf(run)
  // `Amount 6 is 2`: one value that is no input can confirm, and not refute.
  const claim =
    stated ??
    (left.numbers.length === 1 && typeof returned === 'number' ? Number(left.numbers[0]) : undefined)
  const result =
    cases.returns.endsWith('[][]') && Array.isArray(returned) && typeof claim === 'number'
      ? returned.length
      : returned
  const traced = variablesOf(run)
  // A window is returned as its start, and spoken of as its sum.
  const ofBest = /\b(?:index|indices|start|position|at)\b/i.test(left.rest) ? [] : traced.get('best')
  const best = typeof ofBest?.at(-1) === 'number' ? ofBest.at(-1) : result
  const isRight =
    claim !== undefined &&
    [result, best, ...(Array.isArray(result) ? [result.flat()] : [])].some((value) => isSame(claim, value))
  const isOtherKind = Array.isArray(claim) !== Array.isArray(result)
  const isAlsoRight =
    typeof claim === typeof returned && !isOtherKind && cases.isRight?.(claim, args) === true
  // With other values in it, the message may say it of a part.
  const isWhole = isUsedUp(left) || stated === undefined
  const isWrong = stated !== undefined && !isOtherKind && isWhole && !isPartial.test(left.rest)
  const yes = isWhole ? 'Yes: for' : 'The result is right: for'
  const verdict = isRight || isAlsoRight ? yes : isWrong ? 'Not quite: for' : 'For'
  const instead = verdict.startsWith('Not') ? `, not ${show(claim)}` : ''
  const totals = traced.get('total')?.map(show).join(', ')
  const row = run.program ? [] : rowOf(run).map(({ text }) => text)
  const steps =
    totals && best !== result
      ? [`\`total\` becomes ${totals}, in this order.`]
      : row.length > 0
        ? row
        : stepsOf(run)
  return [
    best === result
      ? `${verdict} ${valuesOf(run)} the answer is ${show(isAlsoRight ? claim : result)}${instead}. ${askedBy(run)}`
      : `${verdict} ${valuesOf(run)} \`best\`, the largest so far, ends at ${best}${instead}.`,
    ...(verdict.startsWith('Yes') ? [] : steps),
    ...howOf(run),
  ].join('\n\n')
}
