import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cases, createRandom, type MethodCall } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'
import { driveCalls } from './drive-calls.ts'

/** The code of one pattern in one language, and its expected results. */
export interface CodeToRun {
  readonly pattern: string
  readonly source: string
  readonly proof: CodeProof
}

export interface CodeRunner {
  readonly language: string
  readonly extension: string
  /** What must be installed. */
  readonly tools: readonly string[]
  /** Runs all codes as one program, which prints a line per result and a heading line before each pattern. */
  run(codes: readonly CodeToRun[], workshop: Workshop): string
}

/** A folder to build and run in. */
export interface Workshop {
  readonly folder: string
  write(name: string, text: string): void
  /** The tool's output; throws with its error message. */
  run(tool: string, ...words: string[]): string
}

export type Outcome = { readonly results: readonly unknown[] } | { readonly problem: string }

/** How to run the code of a demo: on its examples, and on random inputs with the results of the reference. */
export function proofOfCases(cases: Cases): CodeProof {
  if (cases.drive) return cases.drive
  const { examples, reference, random } = cases
  const next = createRandom(20_240_501)
  const inputs = cases.isRight ? [] : Array.from({ length: 30 }, () => random(next, 12))
  const all = [...examples, ...inputs.map((args) => ({ args, result: reference(...structuredClone(args)) }))]
  if (cases.kind === 'class') return driveClass(cases.name, all)
  const { name, parameters, returns } = cases
  return { kind: 'function', name, returns, parameters: parameters.map(({ type }) => type), cases: all }
}

/** The arguments of a class are its calls, the first of them to the constructor; the results are theirs. */
function driveClass(
  of: string,
  all: readonly { readonly args: readonly unknown[]; readonly result: unknown }[],
): CodeProof {
  return driveCalls(
    all.map(({ args, result }) => {
      const [[, ...given] = [''], ...calls] = args[0] as readonly MethodCall[]
      const [, ...results] = result as readonly unknown[]
      return { of, given, calls, results }
    }),
  )
}

/** Starts the results of a pattern. */
export function headingOf(pattern: string): string {
  return `== ${pattern}`
}

/**
 * The results of each pattern's code. All run together, because starting a compiler takes the most time.
 * If that fails, the batch is halved until the failing one is found.
 */
export function runCodes(runner: CodeRunner, codes: readonly CodeToRun[]): ReadonlyMap<string, Outcome> {
  const [only] = codes
  if (!only) return new Map()
  const attempt = runTogether(runner, codes)
  if (attempt.kind === 'ran') return attempt.outcomes
  if (codes.length === 1) return new Map([[only.pattern, { problem: attempt.problem }]])
  const middle = Math.ceil(codes.length / 2)
  return new Map([...runCodes(runner, codes.slice(0, middle)), ...runCodes(runner, codes.slice(middle))])
}

function runTogether(runner: CodeRunner, codes: readonly CodeToRun[]): Attempt {
  const folder = mkdtempSync(join(tmpdir(), 'capra-code-'))
  try {
    return { kind: 'ran', outcomes: readOutcomes(runner.run(codes, openWorkshop(folder))) }
  } catch (error) {
    return { kind: 'failed', problem: error instanceof Error ? error.message : String(error) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Attempt =
  | { readonly kind: 'ran'; readonly outcomes: ReadonlyMap<string, Outcome> }
  | { readonly kind: 'failed'; readonly problem: string }

function openWorkshop(folder: string): Workshop {
  return {
    folder,
    write: (name, text) => writeFileSync(join(folder, name), text),
    run(tool, ...words) {
      const { status, stdout, stderr, error } = spawnSync(tool, words, {
        cwd: folder,
        encoding: 'utf8',
        timeout: 240_000,
      })
      if (error) throw error
      if (status !== 0) throw new Error(`${tool} failed\n${stderr}\n${stdout}`)
      return stdout
    },
  }
}

function readOutcomes(printed: string): ReadonlyMap<string, Outcome> {
  const [, ...sections] = printed.split(/^== /m)
  return new Map(
    sections.map((section) => {
      const [pattern = '', ...lines] = section.trim().split('\n')
      return [pattern.trim(), { results: lines.map((line) => JSON.parse(line)) }]
    }),
  )
}

export function expectedResults(proof: CodeProof): readonly unknown[] {
  return proof.kind === 'function' ? proof.cases.map(({ result }) => result) : proof.results
}

export function isInstalled(tool: string): boolean {
  return spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0
}
