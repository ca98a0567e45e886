import { easierPrompts, harderPrompts } from '#curriculum/prompt-difficulties.ts'

const easier = new Set(easierPrompts)
const harder = new Set(harderPrompts)

/** How hard a prompt is before anyone has answered it, as far as its words say: on the scale of the rating. */
export function contentDifficulty(id: string): number {
  return easier.has(id) ? -0.4 : harder.has(id) ? 0.4 : 0
}
