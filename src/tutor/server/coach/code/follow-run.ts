import type { ReadCode } from '../../../code/read-code.ts'
import type { CodeRun } from '../../../contract.ts'
import type { Draft } from '../conversation.ts'
import { demoLink, tellMistakes } from '../passages.ts'
import { readFailure, shortInput } from './read-failure.ts'

/**
 * The smallest next step after a failing run.
 *
 * @param reply what the learner said to it: a line, a part of the code, or nothing of use.
 * @param step how many steps were taken before this one, from 0.
 */
export function followRun(
  { code }: ReadCode,
  { pattern, text }: CodeRun,
  reply: string,
  step: number,
): Draft {
  const failure = readFailure(text)
  const where = failure ? shortInput(failure) : 'this input'
  const lines = code.trimEnd().split('\n')
  const named = lineIn(reply, lines)
  const steps = [
    `Trace it by hand with ${where}: after each line, write down the variable that changed and its new value. Stop at the first value that you did not expect. Which line wrote it?`,
    `${tellMistakes(pattern)}\n\nWhich of these fits your code?`,
    `Run ${where} in [the demo](${demoLink(pattern)}) under “My input”, and compare each step with your trace. At which step do they differ for the first time?`,
  ]
  const opening =
    named === undefined
      ? (steps[step] ?? steps.at(-1))
      : `Line ${named + 1} is \`${lines[named]?.trim()}\`. With ${where}, what are its variables just before it runs for the first time, and what should they be just after? If both agree, look at the next line in the same way.`
  return { kind: 'code', opening: opening ?? '', patterns: [pattern] }
}

const parts: readonly (readonly [RegExp, RegExp])[] = [
  [/\bloops?\b|\bfor\b|\bwhile\b/i, /^\s*(?:for|while)\b/],
  [/\bconditions?\b|\bif\b/i, /^\s*(?:if|elif|\}? ?else if)\b/],
  [/\breturns?\b/i, /^\s*return\b/],
]

/** The line that a reply names, by its number or as the only one of its kind. */
function lineIn(reply: string, lines: readonly string[]): number | undefined {
  const number = Number(/\bline (\d+)/i.exec(reply)?.[1] ?? 0)
  if (number >= 1 && number <= lines.length) return number - 1
  if (reply.split(/\s+/).length > 8) return undefined
  const [, kind] = parts.find(([said]) => said.test(reply)) ?? []
  const found = kind ? lines.findIndex((line) => kind.test(line)) : -1
  return found < 0 ? undefined : found
}
