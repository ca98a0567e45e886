import { allLessons } from '#content/catalogue.ts'
import { patternAliases } from '#content/tutor/pattern-aliases.ts'
import { wordsOf } from './words.ts'

const byName = new Map<string, readonly string[]>()
for (const { name, displayName } of allLessons)
  for (const spelling of [name, displayName]) byName.set(wordsOf(spelling).join(' '), [name])
for (const [spellings, patterns] of Object.entries(patternAliases))
  for (const name of spellings.split('|')) byName.set(wordsOf(name).join(' '), patterns.split(' '))
const mostWords = Math.max(...[...byName.keys()].map((name) => name.split(' ').length))

/** What a text names, in its order, with the patterns it may mean, the likeliest first; of overlapping names the longest. */
export function findNamed(text: string, topic: readonly string[]) {
  const words = wordsOf(text)
  const found = new Map<string, { readonly name: string; readonly patterns: readonly string[] }>()
  for (let from = 0; from < words.length; from++)
    for (let count = Math.min(mostWords, words.length - from); count > 0; count--) {
      const name = words.slice(from, from + count).join(' ')
      const patterns = byName.get(name) ?? byName.get(name.replace(/e?s$/, ''))
      if (!patterns) continue
      found.set(name, { name, patterns: keepTopic(patterns, topic) })
      from += count - 1
      break
    }
  return [...found.values()]
}

/** The patterns of the topic, or all if none is. */
export function keepTopic(patterns: readonly string[], topic: readonly string[]): readonly string[] {
  const inside = patterns.filter((name) => topic.includes(name))
  return inside.length > 0 ? inside : patterns
}
