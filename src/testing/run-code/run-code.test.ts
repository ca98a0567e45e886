import { describe, expect, test } from 'vitest'
import type { CodeProof, CodeType, FunctionProof } from '#algorithms/code-proof.ts'
import { type CodeRunner, type CodeToRun, isInstalled, runCodes } from './code-runner.ts'
import { cpp } from './run-cpp.ts'
import { java } from './run-java.ts'
import { python } from './run-python.ts'
import { typescript } from './run-typescript.ts'

/** An identity function in each language. */
function echo(pattern: string, type: CodeType, values: readonly unknown[], spelled: Spelled): CodeInAll {
  return {
    pattern,
    sources: {
      py: 'def echo(value):\n    return value',
      ts: `function echo(value: ${spelled.ts}): ${spelled.ts} {\n  return value\n}`,
      java: `${spelled.java} echo(${spelled.java} value) { return value; }`,
      cpp: `${spelled.cpp} echo(${spelled.cpp} value) { return value; }`,
    },
    proof: named('echo', [type], type, values),
  }
}

interface Spelled {
  readonly ts: string
  readonly java: string
  readonly cpp: string
}

interface CodeInAll {
  readonly pattern: string
  readonly sources: Readonly<Record<string, string>>
  readonly proof: CodeProof
}

function named(
  name: string,
  parameters: readonly CodeType[],
  returns: CodeType,
  values: readonly unknown[],
): FunctionProof {
  return {
    kind: 'function',
    name: { python: name, typescript: name, java: name, cpp: name },
    parameters,
    returns,
    cases: values.map((value) => ({ args: [value], result: value })),
  }
}

const codes: readonly CodeInAll[] = [
  echo('ints', 'int', [0, -3], { ts: 'number', java: 'int', cpp: 'int' }),
  echo('bools', 'bool', [true, false], { ts: 'boolean', java: 'boolean', cpp: 'bool' }),
]

function inLanguage({ extension }: CodeRunner): CodeToRun[] {
  return codes.map(({ pattern, sources, proof }) => ({ pattern, proof, source: sources[extension] ?? '' }))
}

describe.each([python, typescript, java, cpp])('running $language', (runner) => {
  const isMissing = runner.tools.some((tool) => !isInstalled(tool))

  test.skipIf(isMissing)(
    'names the one code that cannot be run, and runs the rest',
    { timeout: 120_000 },
    () => {
      const [ints, bools] = inLanguage(runner)
      const broken = { ...bools!, pattern: 'broken', source: `${bools!.source}\n)` }
      const outcomes = runCodes(runner, [ints!, broken])
      expect(outcomes.get('ints')).toEqual({ results: [0, -3] })
      expect(outcomes.get('broken')).toEqual({ problem: expect.stringMatching(/failed\n[\s\S]*rror/) })
    },
  )
})
