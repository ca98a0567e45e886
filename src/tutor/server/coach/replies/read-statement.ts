import { read } from '#content/tutor/reading/reply-words.ts'
import { opposites, stopWords } from '#content/tutor/words.ts'
import { processTerm, wordsOf } from '../word-forms.ts'

const negations = new Set(
  'not no never cannot cant dont doesnt didnt isnt arent wasnt wont wouldnt shouldnt havent hasnt without nothing none neither nor fail fails wrong incorrect breaks invalid'.split(
    ' ',
  ),
)

/** Names of several words, and their abbreviations, as one word. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/\b(?:binary )?search trees?\b|\bbsts\b/g, 'bst'],
  [/\bbinary search(?:es)?\b/g, 'binarysearch'],
  [
    /\b(quick|merge|heap|bubble|insertion|selection|counting|radix|topological|comparison) ?sort(?:s|ing)?\b/g,
    '$1sort',
  ],
  [/\bbreadth[- ]first search\b/g, 'bfs'],
  [/\bdepth[- ]first search\b/g, 'dfs'],
  [/\bhash ?(?:map|table)s?\b|\bdict(?:ionar(?:y|ies)|s)?\b/g, 'hashmap'],
  [/\bdoubly[- ]linked lists?\b/g, 'doublylinkedlist'],
  [/\blinked ?lists?\b/g, 'linkedlist'],
  [/\b(?:priority queue|heap)s?\b/g, 'heap'],
  [/\bfirst in,? first out\b/g, 'fifo'],
  [/\blast in,? first out\b/g, 'lifo'],
]
export const isName = (word: string) =>
  /^(?:bst|binarysearch|\w+sort|quickselect|[bd]fs|dijkstra|kahn|hash\w*|\w*linkedlist|heaps?|stacks?|queues?|deques?|arrays?|trees?|graphs?|tries?|strings?|greedy|dp|knapsack|recursion|backtracking|memo\w*|preorder|inorder|postorder|window|pointers?|sets?|maps?)$/.test(
    word,
  )
/** `prefix - k` is not `prefix + k`, and `dummy.next` is not `dummy`. */
const operators: readonly (readonly [RegExp, string])[] = [
  [/\bcurr(?:ent)?\b/g, 'cur'],
  [/\bprevious\b/g, 'prev'],
  [/\b(?:nums|arr|a|array|numbers|values)\[/g, '['],
  [/\b(max|min)[- ]?heap(?=s?\b)/g, '$1heap heap'],
  [/\b(?:max(?:imum)?|biggest|greatest|highest)\b/g, 'largest'],
  [/\b(?:min(?:imum)?|lowest)\b/g, 'smallest'],
  [/\b(?:bigger|greater)\b/g, 'larger'],
  [/\b([a-z]+)(?:\.|->)(?=[a-z]+\b)/g, '$1'],
  [/(?<=[\w)\]] ?)\+ ?(?!1\b)(?=[\w(])/g, ' plusof '],
  [/(?<=[\w)\]]) [-–] (?!1\b)(?=[\w(])/g, ' minusof '],
  [/(?<!o\([^()]*)(?<=[\w)\]]) ?[*·×] ?(?=[\w(])/g, ' timesof '],
  [/\bplus 1\b/g, '+ 1'],
  [/(?<=[\w)\]]) ?(?:\/\/?) ?(?=\d)/g, ' divof '],
  [/(?<=[\w)\]]) ?% ?(?=\d)/g, ' modof '],
]
/** Words that change what a sentence says, though they name nothing. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|arent|wasnt|wont)$/, 'not'],
  [/^(?:all|every|each|any|everything)$/, 'every'],
  [/^(?:needs?|needed|must|requires?|required)$/, 'must'],
  [/^(?:can|could|may|might|sometimes|possible)$/, 'can'],
  [/^(?:if|when|whenever|unless|until|once)$/, 'if'],
  [
    /^(?:exactly|always|only|just|without|except|more|less|most|least|fewer|better|both|enough|never|than)$/,
    '$&',
  ],
]
/** `Elements`, `time`: they may be missing. */
export const isFiller = (word: string) =>
  /^(?:elements?|values?|numbers?|items?|time|complexity|costs?|takes?|taking|runs?|running|runtime|data|operations?|long)$/.test(
    word,
  )

export interface Statement {
  /** Without words that carry no subject, in their order. */
  readonly sequence: readonly string[]
  readonly terms: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly marks: ReadonlySet<string>
  readonly isNegated: boolean
}

export function readStatement(text: string): Statement {
  const lower = operators.reduce(
    (whole, [sign, word]) => whole.replace(sign, word),
    text.toLowerCase().replace(/[’'`"]/g, ''),
  )
  const words = wordsOf(read(joined.reduce((whole, [name, word]) => whole.replace(name, word), lower)))
  return {
    sequence: words
      .filter((word) => !stopWords.has(word) && !negations.has(word))
      .map((word) => processTerm(word)?.at(-1) ?? word),
    terms: new Set(
      words.filter((word) => !negations.has(word)).flatMap((word) => processTerm(word)?.at(-1) ?? []),
    ),
    words: new Set(words),
    marks: new Set(
      words.flatMap((word) => marks.flatMap(([mark, as]) => (mark.test(word) ? word.replace(mark, as) : []))),
    ),
    isNegated: words.filter((word) => negations.has(word)).length % 2 === 1,
  }
}

/** Of written ones. */
const statements = new Map<string, Statement>()
export function readOnce(text: string): Statement {
  const known = statements.get(text) ?? readStatement(text)
  statements.set(text, known)
  return known
}

const isCost = (word: string) =>
  word.startsWith('o(') || /^(?:linear|quadratic|logarithmic|constant|exponential)$/.test(word)
export const isSymbol = (word: string) =>
  /^(?:lte?|gte?|differs|equals|plusone|minusone|(?:plus|minus|times|div|mod)of)$/.test(word)
const isNumber = (word: string) => /^\d+$/.test(word)
export const isValue = (word: string) => isNumber(word) || isCost(word) || isSymbol(word)

type Pair = readonly [string, string]

export const oppositesOf = new Map<string, string[]>()
for (const [one, other] of opposites) {
  oppositesOf.set(one, [...(oppositesOf.get(one) ?? []), other])
  oppositesOf.set(other, [...(oppositesOf.get(other) ?? []), one])
}

/** The sides, numbers, comparisons or costs in which they differ: the word of one, and what the other has instead. */
export function swapsIn(own: Statement, written: Statement): readonly Pair[] {
  const [mine, theirs] = [
    [...own.words].filter((word) => !written.words.has(word)),
    [...written.words].filter((word) => !own.words.has(word)),
  ]
  const areOpposite = (word: string, other: string) =>
    oppositesOf.get(word)?.includes(other) ||
    [isCost, isSymbol, isNumber].some((isOf) => isOf(word) && isOf(other))
  return mine.flatMap((word) =>
    theirs.flatMap((other): Pair[] => (areOpposite(word, other) ? [[word, other]] : [])),
  )
}

/** Whether the sides that both name come in the same order, and neither has both sides where the other has one. */
export function areSidesInOrder(own: Statement, written: Statement): boolean {
  const sidesOf = (one: Statement, other: Statement) =>
    [...one.words].filter((word) => oppositesOf.has(word) && other.words.has(word))
  const hasBoth = (one: Statement, other: Statement, word: string) =>
    oppositesOf.get(word)?.some((side) => one.words.has(side) !== other.words.has(side))
  const mine = sidesOf(own, written)
  return (
    !mine.some((word) => hasBoth(own, written, word)) && inOrder(mine, sidesOf(written, own)) === mine.length
  )
}

/** How many of the words of one come in the same order in the other. */
export function inOrder(one: readonly string[], other: readonly string[]): number {
  let lengths = new Array<number>(other.length + 1).fill(0)
  for (const word of one) {
    const next = [0]
    for (const [at, each] of other.entries())
      next.push(each === word ? (lengths[at] ?? 0) + 1 : Math.max(next[at] ?? 0, lengths[at + 1] ?? 0))
    lengths = next
  }
  return lengths.at(-1) ?? 0
}
