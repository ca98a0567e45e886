import { patternAliases } from '#content/tutor/pattern-aliases.ts'
import { nameOfPattern } from './passages.ts'
import { isStopWord, stemOf, wordsOf } from './words.ts'

/** Names of much else, too: beside a more telling name they count little. */
const genericNames = new Set(
  `tree|trees|graph|graphs|recursion|recursive|recursive calls|recursive function|sort|sorts|sorting|stable|matrix|grid|grids|hash|hash map|hash maps|hash set|hash table|hash tables|dictionary|greedy|
  window|dp|dynamic programming|dfs|bfs|binary tree|binary trees|shortest path|shortest paths|linked list|linked lists|stack|stacks|queue|queues|
  heap|heaps|tree traversal|binary search|monotonic|rotated|coins|dummy|intervals|transition|bits|parse|parsing|digits|stability|base case|base cases|
  memo|memoization|memoisation|tabulation|two pointers|two pointer|sliding window|prune|pruning|prerequisites|reversal|divide and conquer|window technique`
    .split('|')
    .map((name) => name.trim()),
)

export interface NamedPattern {
  /** Patterns it may mean, the likeliest first. */
  readonly patterns: readonly string[]
  /** Place and number of the words that name it. */
  readonly from: number
  readonly count: number
  /** The name of the lesson itself, rather than of something taught in it. */
  readonly isOwn: boolean
  readonly isGeneric: boolean
}

const patternsByName = new Map<string, readonly string[]>()
let mostWords = 1
for (const [spellings, patterns] of Object.entries(patternAliases))
  for (const name of spellings.split('|')) {
    patternsByName.set(name, patterns.split(' '))
    mostWords = Math.max(mostWords, name.split(' ').length)
  }

/** Every pattern named in these words, in their order. */
export function findNamedPatterns(words: readonly string[]): NamedPattern[] {
  const found: NamedPattern[] = []
  for (let from = 0; from < words.length; ) {
    const named = longestNameAt(words, from)
    if (named) found.push(named)
    from += named?.count ?? 1
  }
  return found
}

function longestNameAt(words: readonly string[], from: number): NamedPattern | undefined {
  for (let count = Math.min(mostWords, words.length - from); count > 0; count--) {
    const text = words.slice(from, from + count).join(' ')
    const patterns = patternsByName.get(text) ?? patternsByName.get(text.replace(/s$/, ''))
    if (patterns)
      return { patterns, from, count, isOwn: isOwnName(text, patterns), isGeneric: genericNames.has(text) }
  }
  return undefined
}

const abbreviations =
  /^(2 pointers?|dfs|bfs|bsts?|lis|lca|dp|mst|unionfind|dsu|toposort|topo sort|lru|pq|lcs|tries|heaps?|queues?|stacks?)$/

function isOwnName(text: string, patterns: readonly string[]): boolean {
  const name = new Set(wordsOf(`${patterns[0]} ${nameOfPattern(patterns[0] ?? '')}`).map(stemOf))
  return (
    abbreviations.test(text) || text.split(' ').every((word) => isStopWord(word) || name.has(stemOf(word)))
  )
}

/** All words that occur in names, for the correction of typing errors. */
export function wordsOfNames(): Set<string> {
  return new Set([...patternsByName.keys()].flatMap((name) => name.split(' ')))
}
