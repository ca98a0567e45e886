export type CodeLanguage = 'python' | 'typescript' | 'java' | 'cpp'

export const codeLanguageNames: Readonly<Record<CodeLanguage, string>> = {
  python: 'Python',
  typescript: 'TypeScript or JavaScript',
  java: 'Java',
  cpp: 'C++',
}

/** What people write after the three backticks of a fence. */
export const fenceLabels: ReadonlyMap<string, CodeLanguage> = new Map(
  Object.entries({
    ...{ python: 'python', py: 'python', python3: 'python', pseudocode: 'python' },
    ...{ typescript: 'typescript', ts: 'typescript', javascript: 'typescript', js: 'typescript' },
    ...{ java: 'java', kotlin: 'java', cpp: 'cpp', 'c++': 'cpp', cc: 'cpp', c: 'cpp' },
  }),
)

/** The language with most signs wins, the first of several. */
export const languageSigns: Readonly<Record<CodeLanguage, RegExp>> = {
  python:
    /^\s*(?:def|elif|for|while|if|else|class)\b.*:\s*(?:#.*)?$|\bself\b|\bNone\b|\bTrue\b|\bnot in\b|\brange\(/gm,
  typescript:
    /\b(?:const|let|var) [\w[{]+[\w, \]}]*(?::.*)? =|\bfunction\b|[!=]==|=>|\bundefined\b|: (?:number|string|boolean)\b|\bfor \((?:const|let)\b|\.(?:push|shift)\(|\.length\b|\bMath\.|\bconstructor\(|\bnew (?:Map|Set|Array)\b/g,
  java: /\b(?:public|private|int|long|boolean|String|Integer|\w*List|HashMap|HashSet|Deque|PriorityQueue|(?:List|Tree)Node \w+)\b|\w\[\]|\bnew \w+|\bMath\.|\.length\b|\.(?:put|containsKey|poll|offer|charAt)\(/g,
  cpp: /\b(?:vector|int|long|unordered_\w+|auto|(?<!: )string|bool|nullptr|NULL|size_t)\b|\w->\w|::|\w& ?\w|\w\* ?\w+|\bqueue<|#include|\b(?:public|private):|\blong long\b|^\};|\.(?:push_back|push|size|empty|front|top)\(/gm,
}

/** A line that looks like code. */
export const codeLine =
  /^\s*(?:[\w.[\], <>*&:-]+ [-+*/|]?= \S.*|\w[\w.[\]]* ?[-+*/|]?= ?\S.*|(?:def|class|for|while|if|elif|else|try|except|switch)\b.*[:{)]|(?:if|elif|else|for|while)\b.*:\s*\S.*|(?:return|break|continue|import|from|const|let|var|function|public|private|#include)\b.*|.*[;{}(]|[\w.]+\(.*\)|\w[\w<>&*:, ]*\(.*,|\/\*.*\*\/|[\])}]+,?|(?:#|\/\/).*)\s*(?:(?:#|\/\/).*)?$/

/** A line that no prose has. */
export const clearlyCode =
  /[;{}]\s*$|^\s*(?:def \w+\(|return\b|(?:const|let|var) \w+ =)|^\s*[\w.[\], ]+ [-+*/]?= \S|^\s+[\w.[\]]+[-+*/]?=\S|^\s*(?:for|while|if|else)\b.*:\s*$/

/** What code has, and an example input in code's notation has not. */
export const controlFlow =
  /(?:^\s*(?:def|for|while|if|elif|else|return|function|class|public|void|const \w+ = \(.*=>)|[{;]\s*return)\b/m

/** What code is probably about, by what it calls things; the first that occurs. */
export const codeSigns: readonly (readonly [RegExp, string])[] = [
  [/heapq|heappush|PriorityQueue|priority_queue|MinHeap|MaxHeap/, 'heap-priority-queue'],
  [/\b(?:DSU|UnionFind|unite)\b|\bunion\(|\bfind\(parent/i, 'union-find'],
  [/\bin_?degree/i, 'topological-sort'],
  [/\b(?:Trie|TrieNode)\b|\bis_?(?:end|word)\b/i, 'trie'],
  [/\b(?:fast|slow)\b/, 'linked-list-two-pointers'],
  [/\b(?:prev|cur|curr|head)\w*(?:\.|->)next\b/, 'linked-list-manipulation'],
  [/(?:\.|->)(?:left|right)\b/, 'tree-traversal'],
  [
    /(\w+)\[(?:lo|l|left|low|start|hi|r|right|high|end)\] *[<>]=? *\1\[m(?:id(?:dle)?)?\]|(\w+)\[m(?:id(?:dle)?)?\] *[<>]=? *\2\[(?:lo|l|left|low|start|hi|r|right|high|end)\]/,
    'rotated-array-search',
  ],
  [/\bmid(?:dle)?\b/, 'basic-binary-search'],
  [/\bdp\b|\bmemo\b/, 'dynamic-programming'],
  [/\b(?:grid|board|maze)\b.*\[/, 'matrix-traversal'],
  [/\b(?:deque|queue)\b|popleft|\.shift\(|\.poll\(/i, 'breadth-first-search'],
  [/\b(?:path|subset|perm)\w*\.(?:append|push|add|pop)/, 'backtracking'],
  [/\b(?:stack|st|stk)\b/, 'stack-operations'],
  [/\b(?:graph|adj|neighbou?rs?)\b/, 'depth-first-search'],
  [/\bprefix|\bpre(?:_?sum)?\[/, 'prefix-sum'],
  [/right - left|\br - l\b|\bend - start\b|\bj - i\b/, 'sliding-window'],
  [/\bleft <=? right|\bl <=? r\b|\bi <=? j\b|lo <=? hi/, 'two-pointers'],
  [/Counter\(|\b(?:count|freq)\w*\[/, 'frequency-counting'],
  [/\b(?:set|Set|HashMap|Map|dict|unordered_\w+|seen)\b/, 'hash-lookup'],
]

/** The language that a message names, if any. */
export function languageIn(text: string): CodeLanguage | undefined {
  const words = text.toLowerCase().match(/c\+\+|[a-z]{2,}/g) ?? []
  return words.map((word) => fenceLabels.get(word)).find((language) => language !== undefined)
}
