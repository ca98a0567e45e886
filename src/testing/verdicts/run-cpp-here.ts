import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Run } from '#runner/judge/judge.ts'
import type { Input, Target } from '#runner/protocol.ts'
import { harness } from '#runner/workers/cpp-harness.ts'
import { writeInput, writeProgram } from '#runner/workers/cpp-source.ts'
import { isInstalled } from '../run-code/code-runner.ts'

const compiler = 'g++'
export const hasCpp = isInstalled(compiler)

export type OpenCpp = ReturnType<typeof openCpp>

/** Compiles and runs C++ on this machine, without the limits of a worker. Must be closed. */
export function openCpp() {
  const folder = mkdtempSync(join(tmpdir(), 'capra-code-'))
  let compiled = ''

  function gcc(...words: readonly string[]) {
    const { status, stderr } = spawnSync(compiler, ['-std=c++20', ...words], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
  }

  function compile(source: string, target: Target) {
    const program = writeProgram(source, target)
    if (program === compiled) return
    writeFileSync(join(folder, 'program.cc'), program)
    gcc('-include', 'harness.h', '-o', 'program', 'program.cc')
    compiled = program
  }

  /** What the program writes to descriptor 3. */
  function run(target: Target, args: Input): { readonly value?: unknown } {
    const { output } = spawnSync(join(folder, 'program'), {
      input: writeInput(target, args),
      stdio: ['pipe', 'ignore', 'inherit', 'pipe'],
      encoding: 'utf8',
    })
    return JSON.parse(output[3] ?? '')
  }

  const judged: Run = async ({ program: { source, target }, inputs }) => {
    compile(source, target)
    const outcomes = inputs.map((input) => {
      const { value } = run(target, input)
      return { kind: 'returned' as const, value, shown: '', printed: '', milliseconds: 0 }
    })
    return { outcomes }
  }

  writeFileSync(join(folder, 'harness.h'), harness)
  gcc('-x', 'c++-header', 'harness.h')
  return { compile, run, judged, close: () => rmSync(folder, { recursive: true, force: true }) }
}
