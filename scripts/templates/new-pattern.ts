import { patternList } from '../../src/curriculum/pattern-list.ts'
import { UserError } from '../lib/project.mjs'
import { checkName, insertBefore, type Plan, type Read, spell } from './plan.ts'
import { walkthroughFilesOf } from './walkthrough-files.ts'

/** A pattern whose demo adds up an array, with empty texts: the tests then list what is missing. */
export function newPattern(path: string, read: Read): Plan {
  const [category = '', name = '', ...more] = path.split('/')
  if (!name || more.length > 0)
    throw new UserError(`"${path}" names no pattern. Write a category and a name, as in arrays/my-pattern.`)
  for (const part of [category, name]) checkName(part, 'arrays/my-pattern')
  const categoryFile = `src/curriculum/${category}/category.ts`
  const categoryText = read(categoryFile)
  if (!categoryText)
    throw new UserError(`There is no ${categoryFile}. Name a category, as in arrays/my-pattern.`)
  if (patternList.some((pattern) => pattern.name === name))
    throw new UserError(`There is a pattern ${name} already. Choose another name.`)

  const folder = `src/curriculum/${category}/${name}`
  const id = Math.max(...patternList.map((pattern) => pattern.id)) + 1
  const files = Object.entries(filesOf(name, id)).map(([file, text]) => [`${folder}/${file}`, text])
  return {
    files: {
      ...Object.fromEntries(files),
      [categoryFile]: insertBefore(']', '  patterns: [', categoryText, `, '${name}'`).replace(
        /,\s*, '/,
        ", '",
      ),
    },
    steps: [
      'Write its texts and its algorithm: docs/adding-a-lesson-and-a-demo.md says what each file holds.',
      `Run npx vitest run --project unit ${folder} src/curriculum/checks src/curriculum/catalogue src/curriculum/walkthroughs, which says what is missing.`,
      'Run `npm run index` after each change of the lesson.',
    ],
  }
}

function filesOf(name: string, id: number): Readonly<Record<string, string>> {
  const { camel, snake, title } = spell(name)
  return {
    'lesson.ts': `import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: ${id},
  name: '${name}',
  displayName: '${title}',
  description: '',
  idea: '',
  scenarios: [],
  identificationClues: '',
  recognitionGuide: { keyPhrases: [], commonVariations: [] },
  commonMistakes: [],
  complexity: { time: '', timeReason: '', space: '', spaceReason: '' },
  whenNot: [],
  story: { problem: '', naive: '', insight: '', invariant: '', plan: [], rival: { name: '', reason: '' } },
  workedExample: '',
  listings: [{ id: '${name}', label: '', note: '' }],
  practice: [],
}
`,
    'prompts.ts': promptsOf('prompts'),
    'sealed.ts': promptsOf('sealed'),
    'tutor.ts': `import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = { questions: [], problems: [], quiz: [] } satisfies TutorTexts
`,
    'help.ts': `import type { ProblemHelpTexts } from '../../problem-help.ts'

/** By number of the practice problem. */
export const help = {} satisfies ProblemHelpTexts
`,
    'fit.ts': `import type { PracticeFit } from '../../practice-fit.ts'

export const fit = { scenarios: {}, keyPhrases: {}, variations: {}, costs: {} } satisfies PracticeFit
`,
    'slips.ts': `import type { TestedSlip, WrongLine } from '#algorithms/slip.ts'

export const slips: readonly TestedSlip[] = []

export const wrongLines: readonly WrongLine[] = []
`,
    'cases.ts': `import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'

export const cases: Cases<readonly [nums: readonly number[]], number> = {
  kind: 'function',
  statement: 'Return the sum of \`nums\`. An empty array gives 0.',
  name: { python: '${snake}', typescript: '${camel}', java: '${camel}', cpp: '${camel}' },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  examples: [
    { name: 'the lesson', args: [[2, 1, 3]], result: 6 },
    { name: 'no values', args: [[]], result: 0 },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, -9, 9))],
  reference: (nums) => nums.reduce((sum, value) => sum + value, 0),
  growth: {
    kind: 'Any array: every value is added once.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, index) => index % 1000)],
  },
}
`,
    'further-cases.ts': `import type { Cases } from '#algorithms/cases.ts'

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {} satisfies Readonly<Record<string, Cases>>
`,
    'edge-cases.ts': `import { type EdgeCases, repeat } from '#algorithms/edge-cases.ts'

/** By listing. */
export const edgeCases: Readonly<Record<string, EdgeCases>> = {
  '${name}': {
    empty: { args: [[]], result: 0 },
    zero: { args: [[0]], result: 0 },
    equal: { args: [[2, 2]], result: 4 },
    largest: { args: [repeat(1, 100_000)], result: 100_000 },
    problem: { reason: 'no problem asks for just this' },
  },
}
`,
    'demo.ts': `import { defineDemo } from '#algorithms/demo.ts'
import { numberList } from '#algorithms/input-fields.ts'
import { ${camel} } from './algorithm.ts'

interface Input extends Record<string, unknown> {
  readonly values: readonly number[]
}

export const demo = defineDemo<Input>({
  fields: { values: numberList({ label: 'Array', min: -99, max: 99, maxValues: 10 }) },
  presets: [{ name: 'From the lesson', input: { values: [2, 1, 3] } }],
  legend: [
    { role: 'visited', means: 'added' },
    { role: 'default', means: 'still to come' },
  ],
  trace: ({ values }) => ${camel}(values),
  subtitle: () => 'Sum of all values',
})
`,
    'algorithm.ts': `import type { Step, Trace } from '#algorithms/step.ts'

/** Returns the sum of all values. */
export function* ${camel}(values: readonly number[]): Trace<number> {
  let total = 0
  yield show(values, 0, total)
  for (const [index, value] of values.entries()) {
    total += value
    yield show(values, index + 1, total)
  }
  return total
}

function show(values: readonly number[], count: number, total: number): Step {
  return {
    scene: {
      kind: 'array',
      cells: values.map((value, index) => ({ value, role: index < count ? 'visited' : 'default' })),
      pointers: [],
      spans: [],
    },
    caption: { fact: \`The sum of \${count} values is \${total}.\`, why: '' },
    line: count === values.length ? 'done' : 'add',
    variables: [{ name: 'total', value: total }],
  }
}
`,
    ...walkthroughFilesOf(name),
    'proof.test.ts': `import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { variable } from '#testing/proofs/read-step.ts'
import { ${camel} } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([values]) => ({ values }),
  trace: ({ values }) => ${camel}(values),
  pictured: (last) => variable(last, 'total'),
  taken: () => '',
})
`,
    [`listings/${name}.py`]: `def ${snake}(nums):
    total = 0
    for num in nums:
        total += num  # @add
    return total  # @done
`,
    [`listings/${name}.ts`]: `function ${camel}(nums: number[]): number {
  let total = 0
  for (const num of nums) {
    total += num // @add
  }
  return total // @done
}
`,
    [`listings/${name}.java`]: `int ${camel}(int[] nums) {
${loopOver('num', 'nums')}}
`,
    [`listings/${name}.cpp`]: `int ${camel}(vector<int>& nums) {
${loopOver('num', 'nums')}}
`,
  }
}

function promptsOf(name: string): string {
  return `import type { Prompt } from '../../prompt.ts'

export const ${name}: readonly Prompt[] = []
`
}

/** The same lines in Java and in C++. */
function loopOver(value: string, values: string): string {
  return `  int total = 0;
  for (int ${value} : ${values}) {
    total += ${value}; // @add
  }
  return total; // @done
`
}
