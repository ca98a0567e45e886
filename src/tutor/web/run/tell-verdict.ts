import type { Cases } from '#algorithms/cases.ts'
import type { GrowthReport } from '#runner/judge/growth.ts'
import type { Check, Verdict } from '#runner/judge/judge.ts'
import type { Failed } from '#runner/protocol.ts'
import { textOfFailure } from '#runner/web/failure-text.ts'
import type { CodeRun } from '../../contract.ts'
import type { Adapted } from './adapt-program.ts'

type Told = Omit<CodeRun, 'pattern'>

/** How a run went, as the first part of an answer. It says what the code was compared with, because the code may answer another problem. */
export function tellVerdict(
  { cases, linesBefore, assumed }: Adapted,
  lines: number,
  verdict: Verdict,
  /** Of code that is too slow. */
  growth?: GrowthReport,
): Told {
  const { refused, examples, random, smallest } = verdict
  const failure = (failed: Failed) => tellFailure(failed, linesBefore, lines)
  const problem = `The problem I compared it with: ${cases.statement}`
  const checks = [...examples, ...random]
  const shown = smallest ?? checks.find(({ passes, outcome }) => !passes && outcome)
  if (refused && !shown)
    return {
      verdict: 'broken',
      text: `I tried to run your code in your browser, but it does not ${refused.reason === 'time' ? 'come to an end before I give it an input' : 'start'}:\n\n${inFence(failure(refused))}`,
    }
  if (shown) {
    const isStopped = shown.outcome?.kind === 'failed' && shown.outcome.reason !== 'error'
    const begins = isStopped
      ? 'I ran your code in your browser. It does not come to an end on this input:'
      : 'I ran your code in your browser. This is the smallest input I found on which it is wrong:'
    return {
      verdict: 'fails',
      text: [begins, inFence(tellCheck(cases, shown, failure)), problem].join('\n\n'),
    }
  }
  const passes = `I ran your code in your browser. It passes all ${checks.length} inputs that I tried`
  const missing = assumed
    ? ` As interview sites do, I ran \`${assumed}\` before it: anywhere else your code needs that line.`
    : ''
  if (!growth) return { verdict: 'passes', text: `${passes}.${missing}\n\n${problem}` }
  const isHidden = growth.isHidden
    ? ' Something that you call in the loop walks through the data, such as `in`, a slice or `pop(0)`.'
    : ''
  const slow =
    growth.stoppedAt === undefined
      ? `its time grows like ${orders[growth.order ?? 0]}, and with the pattern like ${orders[cases.growth.order]}.${isHidden}`
      : `on an input of size ${growth.stoppedAt} it takes too much time or memory.`
  const parts = [`${passes}, but it is slow: ${slow}`, `The inputs for this: ${cases.growth.kind}`, problem]
  return { verdict: 'slow', text: parts.join('\n\n') }
}

const orders = ['a constant or log n', 'n', 'n²', 'n³ or worse'] as const

function tellFailure(failed: Failed, linesBefore: number, lines: number): string {
  const { line, ...rest } = failed
  const own = line === undefined ? 0 : line - linesBefore
  const message = short(failed.message).replace(
    /\bline (\d+)/g,
    (_, number: string) => `line ${Number(number) - linesBefore}`,
  )
  return textOfFailure({ ...rest, message, ...(own >= 1 && own <= lines && { line: own }) })
}

function tellCheck(cases: Cases, check: Check, failure: (failed: Failed) => string): string {
  const { args, expected, outcome } = check
  const inputs =
    cases.kind === 'class'
      ? [['calls', tellCalls(cases.name, args[0])]]
      : cases.parameters.map(({ name }, index) => [name, tellValue(args[index])])
  const got =
    outcome?.kind === 'failed'
      ? failure(outcome)
      : outcome?.value === undefined
        ? (outcome?.shown ?? '')
        : tellValue(outcome.value)
  const printed = outcome?.printed.trimEnd()
  return [
    ...inputs.map(([name, value]) => `${name} = ${value}`),
    `expected${cases.isRight && tellValue(expected) !== '[]' ? ', for example' : ''}: ${tellValue(expected)}`,
    `got: ${short(got)}`,
    ...(printed ? [`printed: ${short(printed)}`] : []),
  ].join('\n')
}

function tellCalls(name: string, calls: unknown): string {
  const told = (calls as readonly (readonly [string, ...unknown[]])[]).map(
    ([method, ...args]) =>
      `${method === 'constructor' ? name : method}(${args.map((each) => JSON.stringify(each)).join(', ')})`,
  )
  return short(told.join(', '))
}

function tellValue(value: unknown): string {
  return short((JSON.stringify(value) ?? 'nothing').replaceAll(',', ', '))
}

const longest = 300

function short(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** What the code printed may itself look like the end of the block. */
function inFence(text: string): string {
  return `\`\`\`input\n${text.replaceAll('```', "'''")}\n\`\`\``
}
