import { quickPrefix } from '#curriculum/between/quick/quick-text.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import type { MinimalPair, Prompt } from '#curriculum/prompt.ts'
import type { Answer } from '#practice/contract.ts'
import { createBank, type PromptBank } from '#practice/rounds/bank.ts'
import type { JudgedAnswer } from '#practice/standing/standing.ts'

const words =
  'A shop keeps the sales of each day and wants the longest run of days that stays below a limit of'

function testPrompt(id: string, pattern: string, rival: string): Prompt {
  return {
    id,
    text: `${words} ${id} sales.`,
    world: id,
    pattern,
    evidence: [
      { words: 'longest run', tells: 'The answer is a range.', decides: true },
      { words: 'each day', tells: 'Values come in order.', decides: false },
    ],
    rival: { pattern: rival, fails: 'It forgets the order of the days.' },
    why: 'Grow a range and shrink it when it breaks the limit.',
    cost: 'O(n)',
  }
}

function testPair(first: string, second: string): MinimalPair {
  const id = `${first}--${second}`
  return {
    id,
    prompts: [testPrompt(`${id}-a`, first, second), testPrompt(`${id}-b`, second, first)],
    clauses: [`${id}-a sales`, `${id}-b sales`],
    changes: 'The limit changes.',
    breaks: 'The range can no longer shrink.',
    counterexample: { prompt: 0, input: { sales: [1, 2] }, right: 2, wrong: 1, explains: 'Two days.' },
  }
}

/** A bank in which each pattern has `promptCount` open prompts, two for storms, and a pair with the pattern after it. */
export function testBank({ patternCount = 12, promptCount = 4 } = {}): PromptBank {
  const names = patternList.slice(0, patternCount).map(({ name }) => name)
  const prompts = names.flatMap((name, index) =>
    Array.from({ length: promptCount }, (_, number) =>
      testPrompt(`${name}-${number + 1}`, name, names[(index + 1) % names.length]!),
    ),
  )
  const pairs = names.slice(1).map((name, index) => {
    const [first = '', second = ''] = [names[index]!, name].sort()
    return testPair(first, second)
  })
  const sealed = names.map((name, index) =>
    testPrompt(`${name}-s1`, name, names[(index + 1) % names.length]!),
  )
  const quick = names.flatMap((name, index) =>
    [1, 2].map((number) =>
      testPrompt(`${quickPrefix}${name}-${number}`, name, names[(index + 1) % names.length]!),
    ),
  )
  return createBank({ prompts, pairs, sealed, quick, difficultyOf: () => 0 })
}

export function testSpot(promptId: string, named: string | null, rest: Partial<Answer> = {}): Answer {
  return {
    id: crypto.randomUUID(),
    kind: 'spot',
    promptId,
    named,
    marks: [],
    sure: 2,
    ms: 20_000,
    at: '2026-01-01T12:00:00.000Z',
    ...rest,
  } as Answer
}

export function testFlip(
  promptId: string,
  named: readonly [string | null, string | null],
  rest: Partial<Answer> = {},
): Answer {
  return { ...testSpot(promptId, null), kind: 'flip', named: [...named], ...rest } as Answer
}

/** What an answer of a round that counts has beside what was asked and named. */
export const ratedAnswer: Pick<JudgedAnswer, 'isRated' | 'difficulty' | 'sure' | 'shown'> = {
  isRated: true,
  difficulty: 0,
  sure: 2,
  shown: [],
}

export { seededRandom } from '#practice/rounds/random.ts'
