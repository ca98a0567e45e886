/** The lesson of a new pattern, on the input of its demo, with empty texts. */
export function walkthroughFilesOf(pattern: string): Readonly<Record<string, string>> {
  return {
    'walkthrough.ts': `import { drawArray } from '#algorithms/scenes/array-scene.ts'
import type { LessonSpot, Picture, Question, Walkthrough } from '../../walkthroughs/walkthrough.ts'
import { lesson } from './lesson.ts'

const values = [2, 1, 3]
const picture: Picture = { scene: drawArray({ values }) }

export const walkthrough: Walkthrough = {
  title: '',
  problem: '',
  input: { values: values.join(', ') },
  firstTry: { picture, tries: [], leavesOpen: '' },
  bruteForce: {
    title: '',
    text: '',
    before: picture,
    question: emptyQuestion('waste'),
    after: picture,
    cost: '',
  },
  idea: { title: '', text: '', lines: [], summary: '' },
  watch: { title: '', text: '' },
  code: {
    title: '',
    parts: [{ name: '', labels: ['add', 'done'] }],
    keeps: 'add',
    note: '',
    edge: emptyQuestion('edge'),
  },
  clues: {
    evidence: [],
    rival: {
      pattern: '',
      property: '',
      here: '',
      there: '',
      example: '',
      question: emptyQuestion('rival'),
    },
  },
  spots: [emptySpot(1, '${pattern}'), emptySpot(2, '')],
  end: { canDo: '', practice: lesson.practice[0]!, practiceIs: '' },
}

function emptyQuestion(id: string): Question {
  return { id, ask: '', options: [], right: 0 }
}

function emptySpot(number: number, pattern: string): LessonSpot {
  return {
    prompt: {
      id: \`${pattern}-lesson-\${number}\`,
      text: '',
      world: '',
      pattern,
      evidence: [],
      rival: { pattern: '', fails: '' },
      why: '',
      cost: '',
    },
    names: [],
  }
}
`,
    'walkthrough.test.ts': `import { test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { walkthrough } from './walkthrough.ts'

test('every number of the lesson follows from its input', () => {
  expectComputedNumbers(walkthrough, [])
})
`,
  }
}
