import { patternList } from '#curriculum/pattern-list.ts'
import type { MinimalPair, Prompt } from '#curriculum/prompt.ts'
import type { FlipItem } from '../contract.ts'
import { trialPromptIds } from './trial-prompts.ts'

/** The prompts that rounds are made of: all of them on the server, those of the open categories for guests. */
export interface PromptBank {
  /** In the order of the lessons. Those without a prompt are left out. */
  readonly patterns: readonly BankPattern[]
  readonly pairs: readonly MinimalPair[]
  /** Open prompts and both halves of each pair. */
  findPrompt(id: string): Prompt | undefined
  findPair(id: string): MinimalPair | undefined
  /** The pair between two patterns, whichever comes first in it. */
  pairBetween(pattern: string, other: string): MinimalPair | undefined
  /** The prompts of an item: one of a Spot, two of a Flip, none if it is unknown. */
  promptsOf(kind: 'spot' | 'flip', id: string): readonly Prompt[]
}

/** An item of a round, as it is stored: its prompts are in the bank. */
export type ItemRef =
  | { readonly kind: 'spot'; readonly id: string; readonly isSeen: boolean; readonly isNew: boolean }
  | { readonly kind: 'flip'; readonly id: string; readonly confusion?: FlipItem['confusion'] }

export interface BankPattern {
  readonly name: string
  readonly openIds: readonly string[]
  /** Ids of the halves of pairs. They serve once the open prompts are used up: a Flip needs them unseen. */
  readonly halfIds: readonly string[]
  /** Patterns with which it has a pair. */
  readonly rivals: readonly string[]
}

export function createBank(prompts: readonly Prompt[], pairs: readonly MinimalPair[]): PromptBank {
  const halves = pairs.flatMap((pair) => pair.prompts)
  const promptById = new Map([...prompts, ...halves].map((prompt) => [prompt.id, prompt]))
  const pairById = new Map(pairs.map((pair) => [pair.id, pair]))
  const pairByPatterns = new Map(
    pairs.flatMap((pair) => {
      const [first, second] = pair.prompts
      return [
        [`${first.pattern} ${second.pattern}`, pair] as const,
        [`${second.pattern} ${first.pattern}`, pair] as const,
      ]
    }),
  )
  const idsOf = (all: readonly Prompt[], name: string) =>
    all.filter(({ pattern }) => pattern === name).map(({ id }) => id)
  const patterns = patternList
    .map(({ name }) => ({
      name,
      openIds: idsOf(prompts, name).filter((id) => !trialPromptIds.includes(id)),
      halfIds: idsOf(halves, name),
      rivals: patternList
        .map((other) => other.name)
        .filter((other) => pairByPatterns.has(`${name} ${other}`)),
    }))
    .filter(({ openIds, halfIds }) => openIds.length + halfIds.length > 0)
  return {
    patterns,
    pairs,
    findPrompt: (id) => promptById.get(id),
    findPair: (id) => pairById.get(id),
    pairBetween: (pattern, other) => pairByPatterns.get(`${pattern} ${other}`),
    promptsOf: (kind, id) => {
      if (kind === 'flip') return pairById.get(id)?.prompts ?? []
      const prompt = promptById.get(id)
      return prompt ? [prompt] : []
    },
  }
}
