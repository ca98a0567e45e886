import { patternList } from '#curriculum/pattern-list.ts'
import type { RoundPrompt } from '../../contract.ts'
import { fits, isClose } from '../../judge.ts'
import { shuffle } from '../../rounds/random.ts'

/** Patterns that are easily taken for that of a prompt, the nearest rival first, its category before others. */
export function rivalNames(prompt: RoundPrompt, random: () => number): readonly string[] {
  const { categoryId } = patternList.find(({ name }) => name === prompt.pattern) ?? {}
  const rivals = prompt.rivals.map(({ name }) => name)
  const others = shuffle(patternList, random)
  const neighbors = others.filter((each) => each.categoryId === categoryId)
  const names = new Set([
    ...[prompt.rival.pattern, ...shuffle(rivals, random)],
    ...[...neighbors, ...others].map(({ name }) => name),
  ])
  return [...names].filter((name) => !fits(prompt, name) && !isClose(prompt, name))
}
