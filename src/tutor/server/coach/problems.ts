import { allLessons } from '#content/catalogue.ts'
import type { Lesson, PracticeProblem } from '#content/lesson.ts'
import { wordsOf } from './words.ts'

/** Chat spelling and abbreviations, and the few German and Spanish words that carry a question. */
const forms: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  ppl: 'people',
  idx: 'index',
  lvl: 'level',
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
  freq: 'frequency',
  freqs: 'frequency',
  arr: 'array',
  num: 'number',
  nums: 'numbers',
  str: 'string',
  substr: 'substring',
  impl: 'implementation',
  algo: 'algorithm',
  algos: 'algorithms',
  rec: 'recursion',
  pq: 'priority queue',
  ll: 'linked list',
  prob: 'problem',
  probs: 'problems',
  tc: 'time complexity',
  sc: 'space complexity',
  gimme: 'give me',
  ptr: 'pointer',
  ptrs: 'pointers',
  mem: 'memory',
  iter: 'iterative',
  diff: 'difference',
  neg: 'negative',
  dup: 'duplicate',
  dups: 'duplicates',
  dict: 'hash map',
  hashmap: 'hash map',
  hashmaps: 'hash maps',
  hashset: 'hash set',
  hashtable: 'hash table',
  minheap: 'min heap',
  maxheap: 'max heap',
  subseq: 'subsequence',
  tut: 'tutorial',
  coz: 'because',
  recc: 'recursion',
  doesn: 'doesnt',
  wann: 'when',
  wie: 'how',
  was: 'was',
  ist: 'is',
  warum: 'why',
  wieso: 'why',
  unterschied: 'difference',
  zwischen: 'between',
  und: 'and',
  oder: 'or',
  nehm: 'use',
  nehme: 'use',
  benutze: 'use',
  ich: 'i',
  laufzeit: 'runtime',
  speicher: 'memory',
  fehler: 'mistakes',
  beispiel: 'example',
  como: 'how',
  cuando: 'when',
  porque: 'why',
  diferencia: 'difference',
  entre: 'between',
  y: 'and',
  cual: 'which',
  uso: 'use',
  es: 'is',
  que: 'what',
  complejidad: 'complexity',
  errores: 'mistakes',
  ejemplo: 'example',
}

/** The same message in whole English words, as far as it is known how. */
export function spellOut(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=[a-z]{2} )n(?= (?!log|queens|times|squared)[a-z]{2})/g, 'and')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\/(?=\s)/g, 'with')
    .replace(/(?<=\s|^)&(?=\s)/g, 'and')
    .replace(/\bwhats\b|\bwhat's\b/g, 'what is')
    .replace(/[a-zà-ÿ]+/g, (word) => forms[word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')] ?? word)
}

/** A practice problem with the lessons that train it. */
export interface KnownProblem {
  readonly number: number
  readonly title: string
  readonly lessons: readonly Lesson[]
  /** What the problem adds, from its first lesson. */
  readonly adds?: string
}

interface FoundProblem {
  readonly problem: KnownProblem
  /** Its words in the question, which therefore name no pattern. */
  readonly from: number
  readonly count: number
  /** One everyday word, or a name that is also a technique's: only a sign of solving makes it a problem. */
  readonly isVague: boolean
}

/** Shorter names people use. A number alone needs a sign, as in `leetcode 15`. */
const nicknames: Readonly<Record<string, number>> = {
  '2sum': 1,
  'two sum sorted': 167,
  '2sum 2': 167,
  'three sum': 15,
  'three sum closest': 16,
  'rain water': 42,
  'trapping water': 42,
  'most water': 11,
  'valid brackets': 20,
  koko: 875,
  'koko bananas': 875,
  'eating bananas': 875,
  'rotten oranges': 994,
  'max subarray': 53,
  'stock problem': 121,
  'number of island': 200,
  'validate bst': 98,
  'kth smallest in a bst': 230,
  'lca of a binary tree': 236,
  nqueens: 51,
  queens: 51,
  lis: 300,
  lcs: 1143,
}

const problems = new Map<number, KnownProblem>()
for (const lesson of allLessons)
  for (const problem of lesson.practice) problems.set(problem.number, withLesson(problem, lesson))

function withLesson({ number, title, adds }: PracticeProblem, lesson: Lesson): KnownProblem {
  const known = problems.get(number)
  if (known) return { ...known, lessons: [...known.lessons, lesson] }
  return { number, title, lessons: [lesson], ...(adds ? { adds } : {}) }
}

const byName = new Map<string, KnownProblem>()
for (const problem of problems.values())
  for (const name of [problem.title, problem.title.replace(/ - .*| \(.*\)/, '')])
    for (const words of [wordsOf(name), wordsOf(spellOut(name))]) byName.set(nameOf(words), problem)
for (const [name, number] of Object.entries(nicknames)) {
  const problem = problems.get(number)
  if (problem && !byName.has(name)) byName.set(name, problem)
}
/** With the articles of the longest titles. */
const mostWords = Math.max(...[...byName.keys()].map((name) => name.split(' ').length)) + 4

/** `Two Sum II` and `two sum 2` are one name, and so are `Reverse Linked List` and `reverse a linked list`. */
function nameOf(words: readonly string[]): string {
  const roman: Record<string, string> = { ii: '2', iii: '3', iv: '4' }
  return words
    .filter((word) => !/^(a|an|the)$/.test(word))
    .map((word) => roman[word] ?? word)
    .join(' ')
}

export function findProblemByNumber(number: number): KnownProblem | undefined {
  return problems.get(number)
}

/** The practice problem that these words name: the longest name wins. */
export function findProblem(words: readonly string[]): FoundProblem | undefined {
  const numberAt = words.findIndex((word) => /^(leetcode|lc|problem|number)$/.test(word))
  const byNumber = numberAt < 0 ? undefined : problems.get(Number(words[numberAt + 1]))
  if (byNumber) return { problem: byNumber, from: numberAt, count: 2, isVague: false }
  for (let count = Math.min(mostWords, words.length); count > 0; count--)
    for (let from = 0; from + count <= words.length; from++) {
      const name = nameOf(words.slice(from, from + count))
      const problem = byName.get(name)
      if (problem) return { problem, from, count, isVague: !name.includes(' ') || isTechnique(problem) }
    }
  return undefined
}

/** Titles that are also what a technique is called. */
function isTechnique({ number }: KnownProblem): boolean {
  return [53, 78, 46, 146, 200, 208, 207, 300, 322, 509, 704, 912, 1143, 206, 876, 460].includes(number)
}

/**
 * Practice problems that a lesson's template solves, or nearly: to whoever is stuck on one of them the template would
 * be the solution. Judged by hand, and a test holds that both sides exist.
 */
const solvedByTemplate: Readonly<Record<string, readonly number[]>> = {
  'two-pointers': [167],
  'sliding-window': [643],
  'prefix-sum': [560],
  'hash-lookup': [1],
  sorting: [912, 493],
  'greedy-intervals': [435, 646],
  'basic-binary-search': [704, 35, 374],
  'range-search': [34],
  'rotated-array-search': [33, 81],
  'binary-search-on-answer': [875, 1283],
  'string-two-pointers': [125],
  'string-sliding-window': [3],
  'string-dynamic-programming': [1143, 583],
  'frequency-counting': [242, 383],
  'digit-and-bit-parsing': [136],
  'linked-list-manipulation': [707],
  'linked-list-two-pointers': [141, 142, 287],
  'linked-list-reversal': [206],
  'linked-list-design': [146],
  'queue-operations': [232],
  'monotonic-stack': [739, 496, 503],
  'tree-traversal': [94],
  'level-order-traversal': [102, 103, 199, 637],
  'binary-search-tree': [700, 701],
  'path-sum-and-lca': [236, 235],
  'tree-construction': [105, 106],
  'heap-priority-queue': [215, 703],
  trie: [208],
  backtracking: [39, 40, 78, 90],
  'depth-first-search': [841, 1971],
  'breadth-first-search': [1971],
  'matrix-traversal': [200, 695],
  'topological-sort': [207, 210],
  'union-find': [323, 547],
  'shortest-path-and-mst': [743],
  'dynamic-programming': [322],
  'zero-one-knapsack': [416],
  'unbounded-knapsack': [518],
  'longest-increasing-subsequence': [300],
  'grid-dp': [64],
  'interval-dp': [486, 877],
  'state-machine-dp': [309],
}

/** Names of the lessons whose template solves the problem. */
export function templatesThatSolve(problemNumber: number): readonly string[] {
  return Object.keys(solvedByTemplate).filter((name) => solvedByTemplate[name]?.includes(problemNumber))
}
