import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

  /** What the program writes to descriptor 3 for each input. A shell starts it much faster than Node. */
  function runAll(target: Target, inputs: readonly Input[]): readonly { readonly value?: unknown }[] {
    const names = inputs.map((_, index) => String(index))
    for (const [index, args] of inputs.entries())
      writeFileSync(join(folder, `${index}.in`), writeInput(target, args))
    const loop = 'for name; do ./program <"$name.in" >/dev/null 3>"$name.out"; done'
    spawnSync('sh', ['-c', loop, 'sh', ...names], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    return names.map((name) => JSON.parse(readFileSync(join(folder, `${name}.out`), 'utf8')))
  }

  const run = (target: Target, args: Input) => runAll(target, [args])[0] ?? {}

  const judged: Run = async ({ program: { source, target }, inputs }) => {
    compile(source, target)
    const outcomes = runAll(target, inputs).map(({ value }) => {
      return { kind: 'returned' as const, value, shown: '', printed: '', milliseconds: 0 }
    })
    return { outcomes }
  }

  writeFileSync(join(folder, 'harness.h'), harness)
  gcc('-x', 'c++-header', 'harness.h')
  return { compile, run, judged, close: () => rmSync(folder, { recursive: true, force: true }) }
}
