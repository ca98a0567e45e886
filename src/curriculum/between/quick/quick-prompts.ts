import type { AskedPrompt } from '../../prompt.ts'
import type { RivalPair } from '../rivals/rival-pair.ts'
import { rivalPairs } from '../rivals/rivals.ts'
import { quickContrasts } from './quick-contrasts.ts'
import { quickOnArrays } from './quick-on-arrays.ts'
import { quickOnSearches } from './quick-on-searches.ts'
import { quickOnStringsAndChains } from './quick-on-strings-and-chains.ts'
import { quickOnTables } from './quick-on-tables.ts'
import { quickOnTreesAndGraphs } from './quick-on-trees-and-graphs.ts'
import { type QuickText, quickPrefix } from './quick-text.ts'

function promptOf({ id, text, pattern, others, words, tells, why, fails }: QuickText): AskedPrompt {
  const evidence = [{ words, tells, decides: true }]
  return { id, text, pattern, others, evidence, rival: { pattern: others[0], fails }, why }
}

const unmarked = (text: string) => text.replaceAll('`', '')

function promptOfContrast({ between, signs, contrast }: RivalPair): AskedPrompt | undefined {
  const { is, problem, because } = contrast
  const [other, sign] = is === between[0] ? [between[1], signs[0]] : [between[0], signs[1]]
  const others = quickContrasts[`${is} ${other}`]
  if (!others) return undefined
  const idea = sign.replace(/^(Yes|No): /, '')
  return {
    id: `${quickPrefix}${is}--${other}`,
    text: unmarked(problem),
    pattern: is,
    others,
    evidence: [],
    rival: { pattern: other, fails: unmarked(because) },
    why: `${idea.charAt(0).toUpperCase()}${idea.slice(1)}.`,
  }
}

/** What a storm asks, and nothing else does. */
export const quickPrompts: readonly AskedPrompt[] = [
  ...[quickOnArrays, quickOnSearches, quickOnStringsAndChains, quickOnTreesAndGraphs, quickOnTables]
    .flat()
    .map(promptOf),
  ...rivalPairs.flatMap((pair) => promptOfContrast(pair) ?? []),
]
