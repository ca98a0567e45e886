import { memoize } from '#platform/memoize.ts'

/** Words that carry no subject: they neither find a passage nor tell that a question is off-topic. */
const stopWords = new Set(
  `a an the this that these those it its is are was were be been being am do does did done have has had i im ive id
  me my mine we us our you your he she they them their to of in on at by for from with as and or but so if then than
  too very just only also about into out up down over can could should would will shall may might must not no yes
  what whats which who whom when whens where why how hows there here any some all each every both either one ones
  please pls plz thanks thank hey hi hello ok okay well really actually like kind sort-of get got gets getting go
  goes going know knows knew tell tells explain explains explained describe mean means meant say says show shows
  give gives see want wants need needs use uses used using make makes made let lets work works working thing things
  something anything someone way ways lot bit much many more most less even still again now exactly basically
  supposed understand understanding understood think thinks help helps question questions answer answers confused
  confusing quick quickly simple simply simpler words word-for come comes came take takes put dont doesnt cant wont
  isnt didnt im-not whys wanna gonna tho though because cause cuz since while during between`.split(/\s+/),
)

/** `Why O(n)?` becomes `why`, `o(n)`: lower case, apostrophes gone, costs and numbers kept whole. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’`]/g, '')
      .replace(/\b(\d+)\s*-?\s*(sum|d)\b/g, '$1$2')
      .match(/o\([^)\s]*(?:\s[^)\s]+)*\)|[a-z]+\+\+|[a-z0-9]+/g) ?? []
  )
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/**
 * A light stem: enough to bring `pointers`, `sorted` and `merging` together with their stems. The same words are looked
 * at again and again, in each role they may play; more are remembered than all lessons have.
 */
export const stemOf = memoize(cutToStem, 20_000)

function cutToStem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word
  const bare = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<![sui])s$/, '')
  const short = bare.replace(/(?:ations?|ing|edly|ed|ly|er|al)$/, '')
  const root = short.length >= 3 && /[aeiouy]/.test(short) ? short : bare
  return root
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/(?<=..)e$/, '')
    .replace(/(?<=...)i$/, 'y')
}

/** Words of a text that carry meaning, as stems. */
export function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !stopWords.has(word))
    .map(stemOf)
}

/**
 * Words a learner uses for words of the lessons. Each group is one meaning; both sides are indexed under it. A word
 * may stand in two groups.
 */
const groups: readonly string[] = [
  'duplicate duplicates dupes dups repeated repeat repeats repeating equal same identical twin twice',
  'contiguous consecutive unbroken adjacent neighbouring neighboring neighbour neighbor stretch subarray side-by-side',
  'remove removed removing delete deleting drop dropping discard throw evict evicted erase lose lost',
  'insert inserting add adding append push pushed put store stored',
  'memory space storage ram room extra auxiliary',
  'negative negatives minus below-zero',
  'positive positives non-negative',
  'null none nil nullptr undefined missing',
  'crash crashes fail fails failing failure breaks broken breaking wrong incorrect error exception bug',
  'infinite infinitely endless endlessly forever hang hangs stuck-in loop never ends stop stops terminate terminates',
  'visited visit mark marked marking marks seen flag',
  'max maximum largest biggest greatest highest larger bigger greater',
  'min minimum smallest least lowest fewest cheapest smaller shortest',
  'start begin beginning first front initial initialise initialize',
  'end last final tail back',
  'sort sorted sorting ordered order arrange ascending',
  'unsorted unordered shuffled random jumbled',
  'recursion recursive recursively recurse call calls',
  'edge edges link links connection connections arrow',
  'node nodes vertex vertices',
  'map dict dictionary hashmap hashtable table hashset set lookup look-up',
  'string strings text texts word words',
  'letter letters character characters char chars symbol symbols',
  'number numbers integer integers int value values element elements item items entry entries',
  'array arrays list lists vector row',
  'index indices indexes position positions place slot',
  'pointer pointers index cursor reference references',
  'middle mid midpoint centre center halfway',
  'half halves halve halving halved split cut',
  'cycle cycles loop loops circle circular ring',
  'component components group groups island islands connected region regions cluster',
  'path paths route routes way walk',
  'distance length far steps moves hops',
  'cost costs price weight weights weighted',
  'fast faster quick quicker speed efficient efficiently performance',
  'slow slower tle linear quadratic timeout times',
  'overflow overflows wrap wraps integer-range',
  'swap swapped exchange interchange',
  'reverse reversed reversing reversal backwards backward turn flip flipped invert',
  'combination combinations subset subsets',
  'permutation permutations arrangement arrangements',
  'prune pruning cut leave early skip',
  'undo undone unmake restore revert take-back',
  'copy copied clone copies snapshot duplicate',
  'capacity budget limit weight sack bag',
  'amount total sum target',
  'coin coins piece pieces change denomination denominations',
  'memo memoization memoize memoise cache caching cached remember remembers remembering top-down topdown',
  'tabulation table bottom-up bottomup fill filled filling',
  'base basecase trivial smallest-case empty',
  'level levels row rows layer layers depth tier',
  'parent root representative leader boss',
  'child children kid kids subtree subtrees',
  'balance balanced skewed unbalanced degenerate chain',
  'prerequisite prerequisites dependency dependencies depends',
  'bracket brackets paren parens parenthesis parentheses brace braces',
  'window windows range ranges interval stretch',
  'interval intervals meeting meetings booking bookings range ranges segment segments',
  'overlap overlapping overlaps collide collides conflict conflicts',
  'greedy greed greedily',
  'profit profits money gain reward',
  'stock stocks share shares trade trades buy sell',
  'hold holding own holds',
  'prefix prefixes beginning starts-with',
  'palindrome palindromes mirror mirrored symmetric symmetry',
  'anagram anagrams rearrange rearranged rearranging shuffle',
  'count counts counting counter frequency frequencies often tally occurrences occurs',
  'carry carries carried',
  'dummy sentinel guard placeholder fake',
  'stale outdated old expired obsolete',
  'shrink shrinks shrinking contract narrow smaller tighten',
  'grow grows growing expand expands expanding widen extend longer',
  'bound bounds boundary boundaries border borders limit edge out-of-range outside',
  'monotone monotonic monotonicity monotonous',
  'peak peaks mountain summit top',
  'rotated rotation rotate rotates shifted pivot',
  'negative-weights negative',
  'obstacle obstacles wall walls blocked',
  'grid matrix board cells cell 2d',
  'diagonal diagonally diagonals',
  'fixed constant size-k',
  'skip skips skipping jump pass ignore',
  'unsigned signed sign',
  'shift shifting shifts',
  'choose choosing choice choices pick picks picking select decide decision option options',
  'optimal best optimum',
  'opponent player players game turns',
  'burst balloons balloon',
  'stale lazy-deletion outdated',
  'tie ties equal',
  'triplet triplets triple triples three',
  'collide collides collision collisions clash',
  'once single one-time',
  'behind left over survives survive remain remains leftover leftovers',
  'itself self same own partner',
  'uppercase capitals capital lowercase case',
  'update record recording note save',
  'correct right valid proof prove sure trust trusting certain',
  'bfs breadth queue',
  'dfs depth stack',
  'bisect lower upper bound',
  'directly themselves itself',
  'direction way round orientation directed',
  'uphill slope rising climbs climb',
  'day days yesterday today',
  'distance days width far',
  'afterwards after later',
  'even odd parity',
]

const groupsOfStem = new Map<string, string[]>()
for (const [index, group] of groups.entries())
  for (const word of group.split(' ')) {
    const stem = stemOf(word)
    const known = groupsOfStem.get(stem) ?? []
    if (!known.includes(`~${index}`)) groupsOfStem.set(stem, [...known, `~${index}`])
  }

/** Names of the meanings a stem may have, each beginning with `~`, as no word does. */
export function meaningsOf(stem: string): readonly string[] {
  return groupsOfStem.get(stem) ?? []
}

export type Corrector = (word: string) => string

/**
 * Mends typing errors towards the words the lessons and the names are made of. Careful: a word of everyday life must
 * not become one of ours, so short words are left alone and the first letter has to agree.
 */
export function makeCorrector(known: ReadonlySet<string>): Corrector {
  const byFirstLetter = Map.groupBy(
    [...known].filter((word) => word.length >= 4 && /^[a-z]+$/.test(word)),
    (word) => word.charAt(0),
  )

  function mend(word: string): string {
    if (word.length < 5 || known.has(word) || isStopWord(word) || !/^[a-z]+$/.test(word)) return word
    const allowed = word.length >= 8 ? 2 : 1
    let best = word
    let bestDistance = allowed + 1
    for (const candidate of byFirstLetter.get(word.charAt(0)) ?? []) {
      if (Math.abs(candidate.length - word.length) >= bestDistance) continue
      const distance = editDistance(word, candidate, bestDistance)
      if (distance >= bestDistance) continue
      best = candidate
      bestDistance = distance
    }
    return best
  }

  // Learners repeat themselves, and a session is replayed at each message.
  return memoize(mend, 2000)
}

/** Insertions, deletions, replacements and swaps of neighbours between two words; `limit` when there are that many. */
function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (previous[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (previous[column - 1] ?? limit) + (same ? 0 : 1),
      )
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? limit) + 1)
      current.push(cost)
    }
    if (Math.min(...current) >= limit) return limit
    before = previous
    previous = current
  }
  return Math.min(previous[b.length] ?? limit, limit)
}
