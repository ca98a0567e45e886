import type { Cases } from '#algorithms/cases.ts'
import type { CodeLanguage } from '#content/tutor/code/code-spellings.ts'
import type { RunLanguage } from '#runner/protocol.ts'
import type { FoundFunction } from './find-functions.ts'
import { type Match, orderOf } from './match-program.ts'

/** Pasted code in the form that the judge runs. */
export interface Adapted {
  readonly source: string
  /** With the names of the code. */
  readonly cases: Cases
  readonly language: RunLanguage
  /** Lines before the learner's first. */
  readonly linesBefore: number
}

/** What interview sites import before the code. */
const pythonImports = [
  'import bisect, collections, functools, heapq, itertools, math, operator, random, re, string',
  'from typing import *',
  'from collections import *',
  'from functools import *',
  'from itertools import *',
  'from heapq import *',
  'from bisect import *',
  'from math import ceil, floor, gcd, inf, sqrt',
].join('; ')

/** Makes pasted code callable, in lines of which only those before it shift its own. */
export function adapt(code: string, pasted: Exclude<CodeLanguage, 'java'>, { cases, entry }: Match): Adapted {
  const isPython = pasted === 'python'
  const linesBefore = isPython ? 1 : 0
  const program = (source: string, own: Cases): Adapted => ({
    source: isPython ? `${pythonImports}\n${source}` : source,
    cases: own,
    language: pasted,
    linesBefore,
  })
  const source = withoutMargin(code.replaceAll('\r', ''))
  if (cases.kind === 'class' || typeof entry === 'string')
    return program(source, { ...cases, name: String(entry) } as Cases)
  const parameters = entry.parameters.map(({ name }) => name)
  const order = orderOf(parameters, cases)
  const { name, owner, isLoose } = entry
  const isCallable = owner === undefined && !isLoose && order.every((position, index) => position === index)
  const called = isCallable ? name : `pasted_${name}`
  const names = { python: called, typescript: called, java: called, cpp: called }
  return program(isCallable ? source : callers[pasted](source, entry, order), { ...cases, name: names })
}

/** Code that was copied out of a class is indented as a whole. */
function withoutMargin(code: string): string {
  const margins = code.split('\n').flatMap((line) => (line.trim() ? [/^\s*/.exec(line)?.[0] ?? ''] : []))
  const least = margins.reduce((one, other) => (other.length < one.length ? other : one), margins[0] ?? '')
  return code.replace(new RegExp(`^${least}`, 'gm'), '')
}

type Caller = (source: string, entry: FoundFunction, order: readonly number[]) => string

/**
 * Each adds a function that makes the object of a method, and gives the parameters in the order of the code. Methods
 * that were pasted without their class get one.
 */
const callers: Readonly<Record<Exclude<CodeLanguage, 'java'>, Caller>> = {
  python(source, { name, owner, isLoose }, order) {
    const made = isLoose
      ? 'Pasted = type("Pasted", (), {key: value for key, value in globals().items() if callable(value)})\n'
      : ''
    const object = isLoose ? 'Pasted().' : owner ? `${owner}().` : ''
    const given = order.map((position) => `args[${position}]`).join(', ')
    return `${source}\n${made}def pasted_${name}(*args): return ${object}${name}(${given})\n`
  },
  typescript(source, { name, owner, isLoose }, order) {
    const code = isLoose ? `class Pasted {${source}\n}` : source
    const object = isLoose ? 'new Pasted().' : owner ? `new ${owner}().` : ''
    const given = order.map((position) => `args[${position}]`).join(', ')
    return `${code}\nconst pasted_${name} = (...args) => ${object}${name}(${given})\n`
  },
  cpp(source, { name, owner, isLoose }, order) {
    const code = isLoose ? `struct Pasted {${source}\n};` : source
    const object = isLoose ? 'Pasted().' : owner ? `${owner}().` : ''
    const types = order.map((_, index) => `class T${index}`).join(', ')
    const parameters = order.map((_, index) => `T${index}& a${index}`).join(', ')
    const given = order.map((position) => `a${position}`).join(', ')
    return `${code}\ntemplate <${types}> auto pasted_${name}(${parameters}) { return ${object}${name}(${given}); }\n`
  },
}
