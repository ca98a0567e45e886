import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

/** The code shown to learners is run as it stands, in each language, on inputs with known results. */
interface CodeCase {
  readonly input: readonly [values: readonly number[], target: number]
  readonly result: readonly number[]
}

const twoSumCases: readonly CodeCase[] = [
  { input: [[2, 7, 11, 15, 18, 22, 25], 9], result: [0, 1] },
  { input: [[2, 7, 11, 15, 18, 22, 25], 47], result: [5, 6] },
  { input: [[2, 7, 11, 15, 18, 22, 25], 10], result: [] },
  { input: [[], 0], result: [] },
  { input: [[4], 8], result: [] },
  { input: [[4, 4], 8], result: [0, 1] },
  { input: [[-3, -1, 0, 1, 2], 0], result: [1, 3] },
  { input: [[-9, -7, -2], -16], result: [0, 1] },
  { input: [[1, 2, 3], 100], result: [] },
]

const folder = mkdtempSync(join(tmpdir(), 'capra-code-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function sourceOf(name: string): string {
  return readFileSync(new URL(`code/${name}`, import.meta.url), 'utf8')
}

function write(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

function run(tool: string, ...words: string[]): string {
  return execFileSync(tool, words, { cwd: folder, encoding: 'utf8' })
}

function isInstalled(tool: string): boolean {
  return spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0
}

/** Each prints one result per line, as `[0,1]`. */
const languages: { name: string; tools: string[]; print: () => string }[] = [
  {
    name: 'Python',
    tools: ['python3'],
    print() {
      const calls = JSON.stringify(twoSumCases.map(({ input }) => input))
      const program = `${sourceOf('two-pointers.py')}
import json
for values, target in ${calls}:
    print(json.dumps(two_sum(values, target)))
`
      return run('python3', write('two_pointers.py', program))
    },
  },
  {
    name: 'TypeScript',
    tools: [process.execPath],
    print() {
      const calls = JSON.stringify(twoSumCases.map(({ input }) => input))
      const program = `${sourceOf('two-pointers.ts')}
const calls: [number[], number][] = ${calls}
for (const [values, target] of calls) console.log(JSON.stringify(twoSum(values, target)))
`
      return run(process.execPath, write('two-pointers.ts', program))
    },
  },
  {
    name: 'Java',
    tools: ['javac', 'java'],
    print() {
      const calls = twoSumCases.map(
        ({ input: [values, target] }) => `twoSum(new int[] {${values}}, ${target})`,
      )
      write(
        'Main.java',
        `class Main {
${sourceOf('two-pointers.java')}
void printAll() {
${calls.map((call) => `System.out.println(java.util.Arrays.toString(${call}));`).join('\n')}
}
public static void main(String[] words) { new Main().printAll(); }
}`,
      )
      run('javac', 'Main.java')
      return run('java', 'Main')
    },
  },
  {
    name: 'C++',
    tools: ['g++'],
    print() {
      const calls = twoSumCases.map(({ input: [values, target] }) => `print({${values}}, ${target});`)
      write(
        'main.cpp',
        `#include <iostream>
#include <vector>
using namespace std;
${sourceOf('two-pointers.cpp')}
void print(vector<int> values, int target) {
  string separator = "";
  cout << "[";
  for (int index : twoSum(values, target)) { cout << separator << index; separator = ","; }
  cout << "]\\n";
}
int main() { ${calls.join('\n')} }`,
      )
      run('g++', '-std=c++17', '-Wall', '-Wextra', '-Werror', '-o', 'main', 'main.cpp')
      return run(join(folder, 'main'))
    },
  },
]

describe('the code shown for two pointers', () => {
  for (const { name, tools, print } of languages) {
    const missing = tools.filter((tool) => !isInstalled(tool))
    const note = missing.length > 0 ? ` (skipped: ${missing.join(', ')} is not installed)` : ''
    test.skipIf(missing.length > 0)(`${name} gives the expected results${note}`, { timeout: 120_000 }, () => {
      const results = print()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(results).toEqual(twoSumCases.map(({ result }) => result))
    })
  }
})
