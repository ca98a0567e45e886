/** What a message gives, by kind of value. */
export interface Given {
  readonly nested: readonly string[]
  readonly lists: readonly string[]
  readonly texts: readonly string[]
  /** `A-B, B->C:4`, as one text. */
  readonly edges: readonly string[]
  readonly calls: readonly string[]
  readonly numbers: readonly string[]
  /** The message without these values. */
  readonly rest: string
  /** What is plainly said to be the result, and the noun that it is called, unless that is the answer. */
  readonly stated?: string | undefined
  readonly noun?: string | undefined
}

const edge = String.raw`(?<![\w>-])(?:[A-Z]|\d{1,2})\s?(?:->|[->→])\s?(?:[A-Z]|\d{1,2})(?::-?\d+)?(?!\w|\s?(?:->|[>→]))`

/** Lists of lists, edges, lists, calls and words in a message, as learners write them. */
const forms = {
  nested: /\[\s*\[[^[\]]*\](?:\s*,\s*\[[^[\]]*\])*\s*,?\s*\]/g,
  // One edge alone is none that was read with the others.
  edges: new RegExp(
    String.raw`${edge}(?:(?:\s*[,;]\s*(?:and )?|\s+and\s+|\s+)${edge})+|(?<![\w>-])[A-Z]\s?(?:->|[->→])\s?[A-Z](?![\w:])`,
    'g',
  ),
  lists:
    /(?<![\w\]])\[[-\w\s,.+*/'’“”\x22]*\](?! ?\*)|(?<![\w.[])-?\d+(?:(?:\s*(?:,|->|→)\s*|\s+)(?:-?\d+|null)(?![\w^]|\.\d)){2,}(?:,? and -?\d+(?![\w^]|\.\d))?|(?<![\w.[])-?\d+\s*(?:->|→)\s*-?\d+/g,
  calls: /\b(?:push|pop|peek|put|get)\b(?: -?\d+)*(?:\s*,\s*(?:push|pop|peek|put|get)\b(?: -?\d+)*)+/gi,
  texts: /["“][^"”]{1,40}["”]|(?<!\w)['‘][^'’]{1,20}['’](?!\w)/g,
} as const
export const kinds = [...(Object.keys(forms) as (keyof typeof forms)[]), 'numbers'] as const

/** In `len(a)-1` the 1 is no value of its own. */
export const number = /(?<![\w.(^)\]]|[\w)\]] ?[-+*/%] ?)-?\d+(?![\w)^]|\.\d)/g

const bracketText = /["“'‘]([()[\]{}]+)["”'’]|(?<![\w)\]}])(?=[[\]]*[(){}])[()[\]{}]{2,}(?![\w[({])/g

export function takeApart(text: string): Given {
  const found: Partial<Record<keyof typeof forms, string[]>> = {}
  // `"{[]}"` has no list in it, and neither has `({[]})`.
  let rest = text.replace(bracketText, (whole: string, quoted?: string) => {
    found.texts = [...(found.texts ?? []), quoted ?? whole]
    return ' '.repeat(whole.length)
  })
  for (const kind of Object.keys(forms) as (keyof typeof forms)[])
    rest = rest.replace(forms[kind], (whole: string) => {
      found[kind] = [...(found[kind] ?? []), kind === 'texts' ? whole.slice(1, -1) : whole]
      return ' '.repeat(whole.length)
    })
  const { nested = [], lists = [], texts = [], edges = [], calls = [] } = found
  return { nested, lists, texts, edges, calls, numbers: rest.match(number) ?? [], rest }
}

/** What comes before a list that is a result: `the order is`, but not the first word of `is [3,1] sorted?`. */
const saysResult =
  /(?:(?<!^\W*(?:(?:so|ok|and|but)\W+)*|\b(?:tree|list|array|arr|graph|grid|matrix|string|input|root|head|nums|numbers)\s+)\b(?:is|are|was|were)|\b(?:be|gives?|g[eo]t(?: (?:the|a) \w+)?|becomes?|returns?|makes|yields|order|output|result|view|answer|(?:in|pre|post)-?order)(?: is)?|->|=>|→)\s*$/i
/** `1,3,3,5 is what inorder prints` */
const isTold = /^ (?:is|are) (?:right|correct|what|the (?:\w+ )?(?:order|\w+order|result|answer|output)\b)/i
/** What comes before numbers without brackets that are an input. */
const saysInput =
  /(?:^\W*|\b(?:for|on|with|of|in|about|like|array|list|arr|input|\w+s)\s*(?:=|:|is|are)?\s*|[=:(]\s*)$/i

/** The input alone: a list that is said to be a result is `stated`, and numbers that nothing names are neither. */
export function withoutResults(text: string, given: Given): Given {
  const before = (value: string) => text.slice(0, Math.max(0, text.lastIndexOf(value)))
  const after = (value: string) => text.slice(text.lastIndexOf(value) + value.length)
  const isResult = (value: string) => saysResult.test(before(value)) || isTold.test(after(value))
  const isNamed = (value: string) => /^\[|->|→/.test(value) || saysInput.test(before(value))
  const lists = [...given.nested, ...given.lists]
  return {
    ...given,
    nested: given.nested.filter((list) => !isResult(list)),
    lists: given.lists.filter((list) => !isResult(list) && isNamed(list)),
    stated: lists.findLast(isResult),
  }
}

export const hasInput = (given: Given) => kinds.some((kind) => kind !== 'numbers' && given[kind].length > 0)
export const isUsedUp = (left: Given) => kinds.every((kind) => left[kind].length === 0)

/** The kinds of value that a message leaves out, from another one. */
export function complete(given: Given, before: Given): Given {
  const added = kinds.map((kind) => [kind, given[kind].length > 0 ? given[kind] : before[kind]] as const)
  return { ...given, ...Object.fromEntries(added), rest: `${given.rest} ${before.rest}` }
}

/** `coins = [1, 2, 5], amount 11 -> 3` states a result. */
export function sayResult(text: string): string {
  return text.replace(
    /^([^>→]*[[=][^>→]*?) ?(?:->|=>|→) ?(?=(?:-?\d+|\[[^\]]*\]|true|false)\W*$)/i,
    '$1 gives ',
  )
}

/** `{0: [1, 2], 1: [3]}` as edges, `None` as null, and a tree in words, such as `5 with left child 7`, level by level. */
export function asValues(text: string): string {
  const listed = quoteAnagrams(text)
    .replace(/\bNone\b/g, 'null')
    // `For leetcode it returns l at index 0`.
    .replace(
      /\b(for|on|with) (?!(?:that|this|it|the|all|each|every)\b)([a-z]{3,})(?=,? (?:it )?(?:returns|gives)\b)/gi,
      '$1 "$2"',
    )
    .replace(/\b(returns|gives) (?:["']?[a-z]["']?,? ?)?(?:at )?index (?=\d)/gi, '$1 ')
    // The rows of a grid.
    .replace(/\b[01]{2,}(?:\s*[/|]\s*[01]{2,})+/g, (rows) =>
      JSON.stringify((rows.match(/\d+/g) ?? []).map((row) => [...row].map(Number))),
    )
    // `1 2 3 ... n` is no list.
    .replace(/(?:-?\d+[\s,]+){2,}(?:\.{2,}|…)[\s,]*\w*/g, '')
    // A table from 0 to 6 is the one for 6.
    .replace(/\b0 (?:to|through) (?=\d)/g, '')
    // A result with its sum, if it is the only one.
    .replace(
      /^((?:(?!\d ?= ?\d).)*\b(?:is|get|gives|so) )\d+(?: ?\+ ?\d+)+ ?= ?(?=\d+\b(?!.*\d ?= ?\d))/,
      '$1',
    )
    .replace(
      /\b([A-Z](?:->|[->])[A-Z]|\d+->\d+)(?: ?= ?| ?: ?| (?:costs?|is|weighs|has weight) | \(?(?=\d+\b(?!\s?[->])))(\d+)\)?/g,
      '$1:$2',
    )
    .replace(
      /\b((?:[A-Z]|\d+)\s*:\s*\[[A-Z\d\s,]*\](?:[\s,]+(?:[A-Z]|\d+)\s*:\s*\[[A-Z\d\s,]*\])+)/g,
      (lists) =>
        [...lists.matchAll(/(\w+)\s*:\s*\[([^\]]*)\]/g)]
          .flatMap(([, from, to = '']) => (to.match(/\w+/g) ?? []).map((each) => `${from}->${each}`))
          .join(', '),
    )
  return withChildren(withSides(listed))
}

/** `Group the anagrams eat tea tan ate`: a list of words of which two have the same letters, with a request before it and a result after it at most. */
function quoteAnagrams(text: string): string {
  const [, request = '', list = '', result = ''] =
    /^(\W*(?:(?:can|could|you|please|pls|now|and|ok|so|group|find|sort|trace|run|show|try|me|the|these|them|words?|anagrams?|groups?|for|of|on|in|with|input)\b[\s:,]*)*)([a-z]{2,12}(?:(?:,? and |[\s,]+)[a-z]{2,12}){2,}?)((?: (?:gives?|makes?|is|are|i g[eo]t) \d+(?: groups?)?)?(?:,? (?:right|correct))?[\s.!?]*)$/i.exec(
      text,
    ) ?? []
  const words = list.match(/\w+/g)?.filter((word) => word !== 'and') ?? []
  const sorted = new Set(words.map((word) => [...word].sort().join('')))
  const isList = sorted.size < new Set(words).size && !words.some((word) => ofSentences.test(word))
  return isList ? request + JSON.stringify(words) + result : text
}
const ofSentences =
  /^(?:an?|the|this|that|these|it|its|is|are|was|were|be|been|do|does|did|has|have|had|i|im|me|my|we|you|your|he|she|they|them|their|of|in|on|at|by|for|from|with|as|or|but|if|so|not?|yes|ok|then|than|to|too|out|into|about|can|will|would|should|what|how|why|when|where|which|who|all|any|some|each|every|one|ones|another|other|same|both|only|also|just|like|there|here|group|groups|together|words?|letters?|anagrams?|give|gives|get|make|makes|right)$/i

/** `My code returns 3, is it right?` */
export const asksOfCode =
  /\b(?:returns|gives|prints|outputs) \S+(?: for \S+)?[\s,.;]+(?:is (?:it|that|this) )?(?:right|correct)\b/i
/** `With lo < hi and hi = len(a) - 1` is other code than ours. */
export const isOtherCode = /\b[a-z]\w* ?(?:[<>]=?|!=) ?[a-z]\w*|\blen\(|\.length\b/i

/** A tree of which a message says in words what is whose child. */
export const isTreeInWords = ({ lists, rest }: Given) =>
  lists.some((list) => /->|→/.test(list)) ||
  (!lists.some((list) => list.startsWith('[')) &&
    /\b(?:left|right|child|children|under|below)\b.*\d|\d.*\b(?:left|right) child\b/i.test(rest))
export const treeForm =
  'I could not read from that which node is whose child, so I did not run it. Write the tree level by level, with null for a missing child: [1,null,2,null,3] is a chain of right children.'

/** A path: `1 -> 2 -> 3, all right children` and `5 -> 3 -> 1 (left, left)`. */
function withSides(text: string): string {
  const [path = ''] = /-?\d+(?:\s*(?:->|→)\s*-?\d+)+/.exec(text) ?? []
  const values = path.match(/-?\d+/g) ?? []
  const [, all] = /\b(?:all|each|every|only|always) (?:\w+ )?(left|right)\b/i.exec(text) ?? []
  const said = text.match(/\b(?:left|right)\b(?! ?[=\d])/gi) ?? []
  const isTree = /\b(?:child|children|tree|bst|balanced|skewed|root)\b/i.test(text)
  if (!isTree || values.length < 2 || (!all && said.length !== values.length - 1)) return text
  const [root = '', ...others] = values
  const levels = others.flatMap((value, at) =>
    (all ?? said[at] ?? '').toLowerCase() === 'left' ? [value, 'null'] : ['null', value],
  )
  return text
    .replace(path, `[${[root, ...levels].join(', ').replace(/(?:, null)+$/, '')}]`)
    .replace(/\b(?:left|right|child|children)\b/gi, '')
}

const more = String.raw`(?:(?:with|has|have|and|the|a|its|my|is|are|=|node|child|children|side)\b[\s:]*)*`
const link = new RegExp(
  String.raw`(?:(-?\d+)(?:['’]s)?[\s,;:()]+${more})?\b(left|right)\b[\s:=]*${more}(-?\d+)|(-?\d+) (?:has|with) (?:the |two |a )?child(?:ren)? (?:node )?(-?\d+)(?: and (-?\d+)(?! (?:has|with)))?`,
  'gi',
)

/** `Root 10, left 5, right 15, and 15 has left child 6`; as it is where not all of it can be read. */
function withChildren(whole: string): string {
  const text = whole.replace(
    /\b(left|right)(?: child)? of (?:node )?(-?\d+) (?:is|=|:) (-?\d+)/gi,
    '$2 has $1 child $3',
  )
  const links = [...text.matchAll(link)]
  const [first] = links
  const last = links.at(-1)
  const root = first?.[1] ?? first?.[4]
  if (!first || !last || !root || /[\d,>\]]\s*$/.test(text.slice(0, first.index))) return whole
  const children = new Map<string, (string | undefined)[]>()
  let isRead = true
  let parent = root
  let end = first.index
  for (const { 0: part, 1: own, 2: side, 3: child, 4: parentOfBoth, 5: one, 6: other, index } of links) {
    isRead &&= !/\d/.test(text.slice(end, index))
    end = index + part.length
    parent = own ?? parentOfBoth ?? parent
    const pair = children.get(parent) ?? []
    for (const [at, value] of side
      ? [[side.toLowerCase() === 'left' ? 0 : 1, child] as const]
      : [one, other].entries()) {
      if (value === undefined) continue
      isRead &&= pair[at] === undefined
      pair[at] = value
    }
    children.set(parent, pair)
  }
  const levels = [root]
  for (const node of levels) {
    if (node === 'null') continue
    const [left = 'null', right = 'null'] = children.get(node) ?? []
    levels.push(left, right)
    if (levels.length > 40) return whole
  }
  const nodes = levels.filter((node) => node !== 'null')
  const isWhole =
    new Set(nodes).size === nodes.length && [...children.keys()].every((node) => nodes.includes(node))
  if (!isRead || !isWhole) return whole
  const tree = levels.join(', ').replace(/(?:, null)+$/, '')
  return `${text.slice(0, first.index)}[${tree}]${text.slice(end)}`
}

/** `You didn't answer, are the sums right?` */
export const asksAgain =
  /^(?:\W*(?:so|but|and|ok|yes|no)\b)*\W*(?:is|are|was|were) (?:(?:my|the) )?\w+(?: i said)? (?:right|correct|true|ok)\b/i

/** Another question than whether it is so. */
export const asksHow =
  /(?:^|[,.;:!?]\s*|\b(?:and|but|so|then|ok)\s+)(?:how|what(?:[’']?s)?|which|where|why)\b(?! (?:is it|not|isn))/i

/** `At index 2 it is 11` is no result. */
export const isPartial =
  /\b(?:at|after|index|step|day|house|position|round|window|level|iteration|first|second|third|next|last|then|now|start|begin|begins|(?<!^\W*)if|other|or|why|not)\b/i
