import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CodeType } from '#algorithms/code-proof.ts'
import { folderOf, readPatterns } from '#curriculum/read-patterns.ts'
import { hasCpp, type OpenCpp, openCpp } from '#testing/verdicts/run-cpp-here.ts'
import { targetOf } from '../judge/target.ts'
import type { Target } from '../protocol.ts'

/** One code for each signature: the listings themselves are tested elsewhere. */
const files = new Map(
  [...(await readPatterns('cases.ts'))].map(([pattern, { cases }]) => [
    JSON.stringify({ ...targetOf(cases, 'cpp'), name: '' }),
    [pattern, cases] as const,
  ]),
)

describe.skipIf(!hasCpp)('a program around code in C++', () => {
  let cpp: OpenCpp
  beforeAll(() => {
    cpp = openCpp()
  })
  afterAll(() => cpp.close())

  it.each([...files.values()])('calls the code of %s and writes its result', (pattern, cases) => {
    const target = targetOf(cases, 'cpp')
    const source = readFileSync(join(folderOf(pattern), 'listings', `${pattern}.cpp`), 'utf8')
    cpp.compile(source, target)
    for (const { args, result } of cases.examples) {
      const { value } = cpp.run(target, args)
      if (cases.isRight) expect(cases.isRight(value, args)).toBe(true)
      else expect(value).toEqual(result)
    }
  })

  it.each([
    'struct Solution { vector<int> f(vector<int>& nums) { return nums; } };',
    'int other(int n) { return n; }\nclass Solution {\npublic:\n  vector<int> f(vector<int> nums) { return nums; }\n};',
  ])('calls a method of %s', (source) => {
    const target = functionOf(['int[]'], 'int[]')
    cpp.compile(source, target)
    expect(cpp.run(target, [[3, 1]]).value).toEqual([3, 1])
  })

  it('writes what JSON has for each type that code may return', () => {
    const values = `vector<bool>{true, false}, 5000000000L, 0.5, pair{1, "a\\"b\\n\\\\"s}, array{1, 2}, deque<char>{'x'}`
    const target = functionOf(['int'], 'int')
    cpp.compile(`auto f(int n) { return tuple(${values}); }`, target)
    expect(cpp.run(target, [1]).value).toEqual([
      [true, false],
      5_000_000_000,
      0.5,
      [1, 'a"b\n\\'],
      [1, 2],
      ['x'],
    ])
  })

  it('says that a list has no end', () => {
    const target = functionOf(['list'], 'list')
    cpp.compile('ListNode* f(ListNode* head) {\n  head->next = head;\n  return head;\n}', target)
    expect(cpp.run(target, [[1]])).toMatchObject({ problem: 'a list without an end' })
  })
})

function functionOf(parameters: readonly CodeType[], returns: CodeType): Target {
  return { kind: 'function', name: 'f', parameters, returns }
}
