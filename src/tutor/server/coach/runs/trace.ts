import type { Demo, Run } from '#algorithms/demo.ts'
import type { Step } from '#algorithms/step.ts'
import { knownProblems } from '#content/known-problems.ts'
import {
  asValues,
  complete,
  type Given,
  hasInput,
  isOtherCode,
  isTreeInWords,
  isUsedUp,
  takeApart,
  treeForm,
  withoutResults,
} from '#content/tutor/reading/inputs-in-messages.ts'
import { checkOf } from '#content/tutor/reading/reply-words.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { Check } from '#curriculum/tutor-texts.ts'
import { writeDemoAddress } from '#demos/demo-address.ts'
import { readArguments } from '#demos/run-on-arguments.ts'
import { type Draft, patternsOf, problemOf, type Turn } from '../conversation.ts'
import { demoLink, demos } from '../passages.ts'
import { contentWords, wordsOf } from '../word-forms.ts'
import { argumentsOf, readAs } from './read-input.ts'
import {
  chooseRun,
  listings,
  type OwnRun,
  type Runnable,
  rowOf,
  runsOn,
  solving,
  structures,
  tasksOf,
  tellRun,
  valuesOf,
} from './run-listing.ts'

const mostSteps = 9

/** It may say what the result is. */
export const stating =
  /\b(?:right|correct|i g[eo]t|gives?|becomes?|i think|i say)\b|\b(?:answer|result)\b.*\d|\d(?: \w+)?\W*\?\s*$/i

/** Words with which learners ask for a run. */
const asksRun =
  /^(?:trace|tracing|dry|run|walk|happens?|try|step|steps|input|example|array|list|string|result|output|returns?|returned|order|exact|same|number|numbers|value|values|target|size|case|demo|null|edges?|graph|tree|grid|nodes?|words?|courses?|prerequisites|show|answer|work|look|many|ways|each|every)$/
const asksTrace =
  /\b(?:trace|tracing|dry[- ]?run|walk (?:me )?through|run|happens?|what about|step by step|what gets returned|for \w ?= ?\d+)\b/i
/** Of no input, so that an example or the one from before is meant. */
const asksExample =
  /\b(?:trace|tracing|dry[- ]?run|walk (?:me )?through|run (?:it|this|that|the|on)|step by step)\b|^\W*(?:\w+ ){0,2}run\b/i
/** `Is one map enough?`, beside values. */
const question =
  /(?:^|[.,!?]\s*)(?:(?:ok|so|and|but)\s+)*((?:is|are|do|does|can(?! you)|should|why)\b[^?\d"“[,]*)\?/gi
const unknownIn = (words: string, known: readonly string[]) =>
  contentWords(words).filter(
    (word) => !known.includes(word) && !asksRun.test(word) && !/^(?:\d+|[a-z])$/.test(word),
  )
export const asksBeside = (text: string, { texts }: Given, known: readonly string[]) =>
  [...text.matchAll(question)].some(
    ([, asked = '']) =>
      !/\b(?:right|correct|true|valid|it|that|this)\b/i.test(asked) &&
      !texts.some((value) => asked.includes(value)) &&
      unknownIn(asked, known).length > 0,
  )
const isSymptom =
  /\bgreedy\b|\b(?:my|(?<!\bwhat (?:do|does|would|will)\b.*)gives?(?! what)|gave|got|wrong|fails?|instead|expected|error|crash|why\b|(?:gap|distance|dp) (?:goes|=|is)|how (?:do|can|could|should|would) (?:i|we|you)\b(?! (?:trace|run|walk)))/i

/** What an earlier message or this one gives. */
export function inputIn(turn: Turn, message: string): Given {
  const text = asValues(message)
  const problem = problemOf(turn)
  const tasks = tasksOf(turn)
  const solver = tasks ? listings.find(({ id }) => tasks.includes(id)) : problem && solving(problem)
  return withoutResults(text, solver ? readAs(solver.cases, text) : takeApart(text))
}

/** A reply to the question that waits names no input, unless it says so. */
export const namesInput = /\b(?:on|with|for|of|show) (?:\w+ ){0,2}["“'[({\d]|=|\[[^\]]+[,\s][^\]]+\]/i

/** `What happens with [3, 1, 2]?`: what the demo or a program does on it, or why it cannot. Undefined if the message says more. */
export function traceInput(turn: Turn): Draft | undefined {
  const { message, conversation } = turn
  const { code, named } = message
  const text = asValues(message.text)
  const given = inputIn(turn, message.text)
  const { rest } = given
  const isRun = text !== message.text || given.lists.length > 1 || asksTrace.test(text)
  const isEmpty = !hasInput(given)
  const mentioned = knownProblems.get(message.mentioned ?? 0)
  const isNamed = named.every(({ patterns }) => patterns.some((name) => mentioned?.patterns.includes(name)))
  const problem = problemOf(turn) ?? (isNamed ? mentioned : undefined)
  const solver = problem && solving(problem)
  // What a message says to be the result was judged, or cannot be.
  const states = given.stated !== undefined || (stating.test(text) && !/^\W*(?:what|how|show)\b/i.test(text))
  if (states && !asksTrace.test(text)) return undefined
  const isOfNumbers =
    solver?.cases.parameters.every(({ type }) => type === 'int') && /\b[a-z] ?= ?\d/.test(text)
  if (
    code ||
    (isSymptom.test(rest) && text === message.text) ||
    (isEmpty && !isOfNumbers && !(isRun && (given.numbers.length > 0 || solver)))
  )
    return undefined
  // `What is a "state"?` quotes a word.
  const isInput = isRun || /\b(?:on|with|for|string|word|input|of|=)\s*["“'‘]/i.test(text)
  const isQuote = given.texts.length > 0 && !hasInput({ ...given, texts: [] }) && /["“'‘]/.test(text)
  if (isQuote && !isInput && !(solver && given.texts.length > 1)) return undefined
  const [spoken] = conversation.patterns
  // `The graph A-B, B-C` is no other subject.
  const isGeneral = spoken !== undefined && named.every(({ name }) => structures.test(name))
  const tasks = tasksOf(turn)
  const ofTask = tasks
    ?.flatMap((id) => listings.filter((each) => each.id === id))
    .sort((one, other) => Number(other.pattern === spoken) - Number(one.pattern === spoken))
  const isTree = ofTask?.some(({ cases }) => cases.parameters.some(({ type }) => type === 'tree'))
  if (isTree && isTreeInWords(given)) return { kind: 'demo', opening: treeForm, patterns: patternsOf(turn) }
  if ((ofTask?.length === 0 && !isEmpty) || isOtherCode.test(rest)) return undefined
  const pattern = ofTask?.[0]?.pattern ?? solver?.pattern ?? (isGeneral ? spoken : patternsOf(turn)[0])
  const demo = demos.get(pattern ?? '')
  if (!pattern || !demo) return undefined
  const known = wordsOf(
    [
      problem?.title,
      ...named.map(({ name }) => name),
      ...demo.fields.map(({ name, label }) => `${name} ${label}`),
      solver?.cases.statement,
    ].join(' '),
  )
  const more = unknownIn(rest, known)
  const earlier = conversation.messages
    .slice(-4)
    .toReversed()
    .map((each) => inputIn(turn, each))
  const asksAny = asksExample.test(text)
  const inputs = [
    given,
    ...(asksAny || !isEmpty ? earlier.map((before) => ({ ...complete(given, before), rest })) : []),
  ]
  const [chosen = solver && (tasks?.includes(solver.id) ?? true) ? runLoosely(solver, given) : undefined] =
    inputs.flatMap((input) => chooseRun(turn, pattern, input) ?? [])
  const example = isEmpty && asksAny && given.numbers.length === 0 ? solver : undefined
  const run = chosen ?? (example && { ...example, args: example.example, left: given })
  // A list alone may be the reply that was asked for.
  const isReply = conversation.last.check && !isRun && !namesInput.test(text)
  if (more.length > (run ? 3 : 0) || isReply || asksBeside(text, given, known)) return undefined
  // `What if there are duplicates, like [1,1,3,1]` is a question, and nothing stands for no input.
  const isOther = solver !== undefined && tasks?.includes(solver.id) === false
  if (/\bwhat if\b.*\b(?:like|e\.g)/i.test(rest)) return undefined
  if (!run && (isOther || (isEmpty && given.numbers.length === 0) || /\blike\b|\be\.g/.test(rest)))
    return undefined
  const reading = readDemo(pattern, demo, run, given)
  const isShown = run ? run.id === pattern : !listings.some(({ id }) => id === pattern)
  const demoRun = reading?.kind === 'run' && isShown ? reading.run : undefined
  const shown = demoRun && tellDemo(pattern, demoRun, run, given)
  const last = { ...conversation.last, check: demoRun && checkIn(demoRun.steps), misses: 0 }
  if (!run && !shown && !asksTrace.test(text)) return undefined
  const errors = reading?.kind === 'refused' ? Object.values(reading.errors) : reading && []
  return {
    kind: 'demo',
    opening: shown ?? (run && tellRun(run)) ?? tellLimits(turn, pattern, demo, errors),
    patterns: [pattern],
    said: { ...last, kind: 'trace', given: [...(last.given ?? []), 'example'] },
  }
}

/** Where numbers are left that only repeat the input, as in `0->1 and 1->2, do I get 0, 1?` */
function runLoosely(solver: Runnable, given: Given): OwnRun | undefined {
  return runsOn(given, [solver]).find(
    ({ args, left }) =>
      isUsedUp({ ...left, numbers: [] }) &&
      left.numbers.every((value) =>
        args.some((arg) => Array.isArray(arg) && arg.flat().includes(Number(value))),
      ),
  )
}

/** The demo on these values; that of a class takes them as it shows them. */
function readDemo(pattern: string, demo: Demo, run: OwnRun | undefined, given: Given) {
  const { listing } = listings.find(({ id }) => id === pattern) ?? {}
  if (run && run.id !== pattern) return undefined
  if (listing) {
    const args = run?.args ?? argumentsOf(listing, given)?.args
    return args && readArguments(demo, listing, args)
  }
  const words = given.lists[0]?.replace(/[[\]"'“”]/g, '')
  const own: Readonly<Record<string, string | undefined>> = {
    words,
    prefix: given.texts.at(-1),
    capacity: given.numbers[0] ?? demo.presets[0]?.texts.capacity,
    calls: given.calls[0]?.toLowerCase(),
  }
  const texts = demo.fields.flatMap(({ name }) =>
    own[name] === undefined ? [] : [[name, own[name]] as const],
  )
  return texts.length === demo.fields.length ? demo.read(Object.fromEntries(texts)) : undefined
}

/** The decision that is left to the learner, after the steps that are shown. */
function checkIn(steps: readonly Step[]): Check | undefined {
  const later = steps.findIndex(({ decision }, at) => decision && at >= mostSteps)
  const at = later < 0 ? steps.findIndex(({ decision }) => decision) : later
  const { decision } = steps[at] ?? {}
  const { fact, why } = steps[at + 1]?.caption ?? {}
  return decision && checkOf(decision, `${fact} ${why}`)
}

function tellDemo(
  pattern: string,
  { steps, subtitle, texts }: Run,
  run: OwnRun | undefined,
  given: Given,
): string {
  const lines = steps.slice(0, mostSteps).map(({ caption }, index) => `${index + 1}. ${caption.fact}`)
  const left = steps.length - lines.length
  const check = checkIn(steps)
  const lookFor = check ? ` Decide before you go on: ${check.ask}` : ''
  const end =
    left > 0
      ? `\n\nThe last step: ${steps.at(-1)?.caption.fact} There are ${left} more steps. Open`
      : '\n\nOpen'
  const areNumbers = texts.graph !== undefined && !/[A-Z]/.test(given.edges.join())
  const more = [
    ...(areNumbers ? ['Node 0 is A here, 1 is B and so on.'] : []),
    ...(run ? rowOf(run) : []).map(({ text }) => text),
  ]
  const what = run && run.args === run.example ? 'On the example of the lesson' : 'On your input'
  return `${what}, step by step. ${subtitle}:\n${[...lines, ...more.map((text) => `\n${text}`)].join('\n')}${end} ${linkTo(pattern, texts)} on exactly this input.${lookFor}`
}

/** Why an input cannot be run. */
function tellLimits(turn: Turn, pattern: string, demo: Demo, errors: readonly string[] | undefined): string {
  const problem = problemOf(turn)
  const solver = problem && solving(problem)
  const takes = demo.fields.map(({ label, hint }) => `${label}: ${hint}`).join(' ')
  if (solver)
    return `I cannot run ${problem.title} on that. It takes an input such as ${valuesOf({ ...solver, args: solver.example })}. ${solver.cases.statement}`
  if (problem) return `I have no program for ${problem.title}: ${linkTo(pattern)} runs another task.`
  return `I cannot run that input. ${errors?.join(' ') || takes} Try it in ${linkTo(pattern)}.`
}

function linkTo(pattern: string, texts?: Readonly<Record<string, string>>): string {
  const address = texts && writeDemoAddress(pattern, { mode: 'watch', step: 0, speed: 1, texts })
  const encoded = address?.replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const link = encoded ? demoLink(pattern).replace(/\?[^#]*/, encoded) : demoLink(pattern)
  return `[the demo of ${displayNameOf(pattern)}](${link})`
}
