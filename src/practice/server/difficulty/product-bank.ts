import { quickPrompts } from '#curriculum/between/quick/quick-prompts.ts'
import { minimalPairs, openPrompts } from '#curriculum/prompts.ts'
import { sealedPrompts } from '#curriculum/sealed-prompts.ts'
import { createBank, type PromptBank } from '../../rounds/bank.ts'

/** All prompts. @param difficultyOf by default what the texts say of it */
export function createProductBank(difficultyOf?: (id: string) => number): PromptBank {
  return createBank({
    prompts: openPrompts,
    pairs: minimalPairs,
    sealed: sealedPrompts,
    quick: quickPrompts,
    ...(difficultyOf && { difficultyOf }),
  })
}
