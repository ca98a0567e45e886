import { patternList } from '#curriculum/pattern-list.ts'
import { minimalPairs, openPrompts } from '#curriculum/prompts.ts'

const prompts = [...openPrompts, ...minimalPairs.flatMap((pair) => pair.prompts)]
const displayNames = new Map(patternList.map(({ name, displayName }) => [name, displayName]))

/** The name of the right pattern of a prompt on the screen. */
export function rightName(text: string | null): string {
  const prompt = prompts.find((each) => each.text === text)
  return displayNames.get(prompt?.pattern ?? '') ?? ''
}
