import { patternList } from '#curriculum/pattern-list.ts'
import type { RoundPrompt } from './contract.ts'
import { fits, isClose } from './judge.ts'
import { seededRandom, shuffle } from './rounds/random.ts'

const rivalCount = 3

/**
 * The right name and three others, in an order that says nothing about which is right.
 *
 * @param seed gives the same order again, such as the id of the round.
 */
export function answerOptions(prompt: RoundPrompt, seed: string): readonly string[] {
  const random = seededRandom(`${seed} ${prompt.id}`)
  const others = prompt.others ?? rivalNames(prompt, random).slice(0, rivalCount)
  return shuffle([prompt.pattern, ...others], random)
}

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
