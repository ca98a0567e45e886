import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLabelledCode } from '#algorithms/labelled-code.ts'
import { readCode } from './read-code.ts'

const samples = {
  python: 'def total(nums):\n    s = 0\n    for x in nums:\n        s += x\n    return s',
  java: 'public int total(int[] nums) {\n  int s = 0;\n  for (int x : nums) {\n    s += x;\n  }\n  return s;\n}',
  typescript:
    'const total = (nums) => {\n  let s = 0\n  for (const x of nums) {\n    s += x\n  }\n  return s\n}',
  cpp: 'int total(vector<int>& nums) {\n  int s = 0;\n  for (auto x : nums) s += x;\n  return s;\n}',
}
const languages = ['python', 'java', 'typescript', 'cpp'] as const

test.each(languages)('reads %s with and without a fence, between sentences', (language) => {
  const code = samples[language]
  expect(readCode(`why is this 0?\n\`\`\`\n${code}\n\`\`\`\nthanks`)).toEqual({ code: `${code}\n`, language })
  expect(readCode(`hi, my code is this\n\n${code}\n\nit returns 0, what is wrong?`)).toEqual({
    code,
    language,
  })
  expect(readCode(`hi, my code is this:\n${code}\nWhat is wrong?`)?.code).toContain(code)
})

test('believes the label of a fence, and reads one that is not closed', () => {
  expect(readCode('```js\nlet x = 1\n```')).toEqual({ code: 'let x = 1\n', language: 'typescript' })
  expect(readCode('```c++\nreturn 1;')).toEqual({ code: 'return 1;', language: 'cpp' })
})

test.each([
  'why does my loop never end?\nI move left, and then right.',
  'Given an array nums and an integer target, return indices of the two numbers.\nInput: nums = [2,7], target = 9\nOutput: [0,1]',
  'my input was\nnums = [1, 2, 3]\ntarget = 4\nand the answer is 2 instead of 1',
  'I do this:\n- for each number, look it up\n- if it is there, return\n- otherwise store it',
  'what does lo + (hi - lo) / 2 do?',
  'while left < right I move left, right?',
])('finds no code in “%s”', (text) => {
  expect(readCode(text)).toBeUndefined()
})

test('recognizes the language of nearly all our listings, pasted without a fence', () => {
  const folder = join(import.meta.dirname, '../../curriculum')
  const endings: Readonly<Record<string, string>> = {
    py: 'python',
    ts: 'typescript',
    java: 'java',
    cpp: 'cpp',
  }
  const files = globSync('*/*/listings/*.{py,ts,java,cpp}', { cwd: folder })
  const wrong = files.filter((file) => {
    const code = readLabelledCode(readFileSync(join(folder, file), 'utf8')).lines.join('\n')
    return readCode(`It fails, why?\n${code}\nThank you`)?.language !== endings[file.replace(/.*\./, '')]
  })
  expect(wrong.length / files.length).toBeLessThan(0.01)
})

test('a comment above the code belongs to it', () => {
  const code =
    '/**\n * Definition for singly-linked list.\n * struct ListNode {\n *     int val;\n * };\n */\nclass Solution {\npublic:\n    bool hasCycle(ListNode *head) {\n        if (!head) return false;\n        return true;\n    }\n};'
  expect(readCode(`why wrong\n\n${code}`)?.code).toBe(code)
})
