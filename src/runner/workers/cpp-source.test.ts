import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CodeType } from '#algorithms/code-proof.ts'
import { folderOf, readPatterns } from '#curriculum/read-patterns.ts'
import { isInstalled } from '#testing/run-code/code-runner.ts'
import { targetOf } from '../judge/target.ts'
import type { Input, Target } from '../protocol.ts'
import { harness } from './cpp-harness.ts'
import { writeInput, writeProgram } from './cpp-source.ts'

const files = await readPatterns('cases.ts')
let folder: string

const compiler = 'g++'

describe.skipIf(!isInstalled(compiler))('a program around code in C++', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'capra-code-'))
    writeFileSync(join(folder, 'harness.h'), harness)
    gcc('-x', 'c++-header', 'harness.h')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each([...files])('calls the code of %s and writes its result', (pattern, { cases }) => {
    const target = targetOf(cases, 'cpp')
    const source = readFileSync(join(folderOf(pattern), 'listings', `${pattern}.cpp`), 'utf8')
    compile(source, target)
    for (const { args, result } of cases.examples) {
      const { value } = run(target, args)
      if (cases.isRight) expect(cases.isRight(value, args)).toBe(true)
      else expect(value).toEqual(result)
    }
  })

  it('writes what JSON has for each type that code may return', () => {
    const values = `vector<bool>{true, false}, 5000000000L, 0.5, pair{1, "a\\"b\\n\\\\"s}, array{1, 2}, deque<char>{'x'}`
    const target = functionOf(['int'], 'int')
    compile(`auto f(int n) { return tuple(${values}); }`, target)
    expect(run(target, [1]).value).toEqual([[true, false], 5_000_000_000, 0.5, [1, 'a"b\n\\'], [1, 2], ['x']])
  })

  it('says that a list has no end', () => {
    const target = functionOf(['list'], 'list')
    compile('ListNode* f(ListNode* head) {\n  head->next = head;\n  return head;\n}', target)
    expect(run(target, [[1]])).toMatchObject({ problem: 'a list without an end' })
  })
})

function functionOf(parameters: readonly CodeType[], returns: CodeType): Target {
  return { kind: 'function', name: 'f', parameters, returns }
}

function compile(source: string, target: Target) {
  writeFileSync(join(folder, 'program.cc'), writeProgram(source, target))
  gcc('-include', 'harness.h', '-o', 'program', 'program.cc')
}

function gcc(...words: readonly string[]) {
  const { status, stderr } = spawnSync(compiler, ['-std=c++20', ...words], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
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
