import { patternList } from '#curriculum/pattern-list.ts'
import type { AskedPrompt, MinimalPair, Prompt } from '#curriculum/prompt.ts'
import type { FlipItem } from '../contract.ts'
import { contentDifficulty } from './content-difficulty.ts'
import { trialPromptIds } from './trial-prompts.ts'

/** The prompts that rounds are made of: all of them on the server, those of the open categories for guests. */
export interface PromptBank {
  /** In the order of the lessons. Those without a prompt are left out. */
  readonly patterns: readonly BankPattern[]
  readonly pairs: readonly MinimalPair[]
  /** Ids of all prompts that a Spot may ask, sealed ones too, but not those for storms: these are never rated. */
  readonly spotIds: readonly string[]
  /** For the weekly check only. Guests have none. */
  readonly sealed: readonly Prompt[]
  /** For storms only. */
  readonly quick: readonly AskedPrompt[]
  /** Open prompts, both halves of each pair, and those for storms. */
  findPrompt(id: string): AskedPrompt | undefined
  findPair(id: string): MinimalPair | undefined
  /** The pair between two patterns, whichever comes first in it. */
  pairBetween(pattern: string, other: string): MinimalPair | undefined
  /** The prompts of an item: one of a Spot, two of a Flip, none if it is unknown. Never a sealed one. */
  promptsOf(kind: 'spot' | 'flip', id: string): readonly AskedPrompt[]
  /** The difficulty in force: 0 in the middle, +1 turns 73% into 50%. */
  difficultyOf(id: string): number
  /** The mean difficulty of the pattern's open prompts. */
  middleOf(pattern: string): number
}

/** An item of a round, as it is stored: its prompts are in the bank. */
export type ItemRef =
  | {
      readonly kind: 'spot'
      readonly id: string
      readonly isSeen: boolean
      readonly isNew: boolean
      /** Whether the round and this item say something about recall. */
      readonly isRated?: boolean
      /** The prompt that comes back if this one was missed. */
      readonly comeback?: string
    }
  | { readonly kind: 'flip'; readonly id: string; readonly confusion?: FlipItem['confusion'] }

export interface BankPattern {
  readonly name: string
  readonly openIds: readonly string[]
  /** Ids of the halves of pairs. They serve once the open prompts are used up: a Flip needs them unseen. */
  readonly halfIds: readonly string[]
  /** Patterns with which it has a pair. */
  readonly rivals: readonly string[]
}

interface BankParts {
  readonly prompts: readonly Prompt[]
  readonly pairs: readonly MinimalPair[]
  readonly sealed?: readonly Prompt[]
  readonly quick?: readonly AskedPrompt[]
  /** By default what the texts say of it. */
  readonly difficultyOf?: (id: string) => number
}

export function createBank({
  prompts,
  pairs,
  sealed = [],
  quick = [],
  difficultyOf = contentDifficulty,
}: BankParts): PromptBank {
  const halves = pairs.flatMap((pair) => pair.prompts)
  const promptById = new Map<string, AskedPrompt>(
    [...prompts, ...halves, ...quick].map((prompt) => [prompt.id, prompt]),
  )
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
  const openIdsOf = new Map(patterns.map(({ name, openIds }) => [name, openIds]))
  return {
    patterns,
    pairs,
    spotIds: [...prompts, ...halves, ...sealed].map(({ id }) => id),
    sealed,
    quick,
    findPrompt: (id) => promptById.get(id),
    difficultyOf,
    middleOf: (name) => {
      const ids = openIdsOf.get(name) ?? []
      return ids.reduce((sum, id) => sum + difficultyOf(id), 0) / Math.max(1, ids.length)
    },
    findPair: (id) => pairById.get(id),
    pairBetween: (pattern, other) => pairByPatterns.get(`${pattern} ${other}`),
    promptsOf: (kind, id) => {
      if (kind === 'flip') return pairById.get(id)?.prompts ?? []
      const prompt = promptById.get(id)
      return prompt ? [prompt] : []
    },
  }
}
