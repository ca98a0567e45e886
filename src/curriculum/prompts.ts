import { categorySummaries } from './index.ts'
import type { MinimalPair, Prompt } from './prompt.ts'
import { readPatterns } from './read-patterns.ts'

/** In rounds. */
export const openPrompts: readonly Prompt[] = [...(await readPatterns('prompts.ts')).values()].flatMap(
  ({ prompts }) => prompts,
)

const pairsByCategory: readonly { readonly pairs: readonly MinimalPair[] }[] = await Promise.all(
  categorySummaries.map(({ folder }) => import(`./between/pairs/${folder}.ts`)),
)

/** In duels; each half also serves in rounds. */
export const minimalPairs: readonly MinimalPair[] = pairsByCategory.flatMap(({ pairs }) => pairs)
