import type { Cases } from '#algorithms/cases.ts'
import type { CodeType } from '#algorithms/code-proof.ts'
import type { RunLanguage, Target } from '../protocol.ts'

/** How code in this language is called on these cases. */
export function targetOf(cases: Cases, language: RunLanguage): Target {
  if (cases.kind === 'class') {
    const methods = Object.entries(cases.methods).map(([name, { parameters, returns }]) => [
      name,
      { parameters: parameters.map(({ type }) => type), returns },
    ])
    return { kind: 'class', name: cases.name, methods: Object.fromEntries(methods) }
  }
  const name = cases.name[language === 'javascript' ? 'typescript' : language]
  return {
    kind: 'function',
    name,
    parameters: cases.parameters.map(({ type }) => type),
    returns: cases.returns,
  }
}

/** Whether a value that came back is of the type that the problem asks for. */
export function hasResultType(cases: Cases, args: readonly unknown[], value: unknown): boolean {
  if (cases.kind === 'function') {
    const { returns, parameters } = cases
    const type = returns === 'void' ? parameters[0]?.type : returns
    return type !== undefined && hasType(value, type)
  }
  const calls = args[0] as readonly (readonly [string])[]
  return (
    Array.isArray(value) &&
    value.length === calls.length &&
    calls.every(([name], index) => hasType(value[index], cases.methods[name]?.returns ?? 'void'))
  )
}

const isNumber = (value: unknown) => typeof value === 'number'
const isText = (value: unknown) => typeof value === 'string'
const listOf = (is: (item: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(is)

const checks: Readonly<Record<CodeType, (value: unknown) => boolean>> = {
  void: (value) => value === null || value === undefined,
  int: isNumber,
  bool: (value) => typeof value === 'boolean',
  string: isText,
  'int[]': listOf(isNumber),
  'string[]': listOf(isText),
  'int[][]': listOf(listOf(isNumber)),
  'string[][]': listOf(listOf(isText)),
  'char[][]': listOf(listOf(isText)),
  list: listOf(isNumber),
  'cyclic-list': listOf(isNumber),
  tree: listOf((value) => value === null || isNumber(value)),
  'weighted-graph': listOf(listOf(listOf(isNumber))),
  node: (value) => value === null || isNumber(value),
}

function hasType(value: unknown, type: CodeType): boolean {
  return checks[type](value)
}
