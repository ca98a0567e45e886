import type { Prompt } from './prompt.ts'
import { readPatterns } from './read-patterns.ts'

/** For the weekly check only. Never in a file that a browser can load. */
export const sealedPrompts: readonly Prompt[] = [...(await readPatterns('sealed.ts')).values()].flatMap(
  ({ sealed }) => sealed,
)
