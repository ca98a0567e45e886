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
  edges: new RegExp(String.raw`${edge}(?:(?:\s*[,;]\s*(?:and )?|\s+and\s+|\s+)${edge})+`, 'g'),
  lists:
    /(?<![\w\]])\[[-\w\s,.+*/'’“”\x22]*\]|(?<![\w.[])-?\d+(?:(?:\s*(?:,|->|→)\s*|\s+)(?:-?\d+|null)(?![\w^]|\.\d)){2,}|(?<![\w.[])-?\d+\s*(?:->|→)\s*-?\d+/g,
  calls: /\b(?:push|pop|peek|put|get)\b(?: -?\d+)*(?:\s*,\s*(?:push|pop|peek|put|get)\b(?: -?\d+)*)+/gi,
  texts: /["“][^"”]{1,40}["”]|(?<!\w)['‘][^'’]{1,20}['’](?!\w)/g,
} as const
export const kinds = [...(Object.keys(forms) as (keyof typeof forms)[]), 'numbers'] as const

export const number = /(?<![\w.(^])-?\d+(?![\w)^]|\.\d)/g

export function takeApart(text: string): Given {
  const found: Partial<Record<keyof typeof forms, string[]>> = {}
  let rest = text
  for (const kind of Object.keys(forms) as (keyof typeof forms)[])
    rest = rest.replace(forms[kind], (whole: string) => {
      found[kind] = [...(found[kind] ?? []), kind === 'texts' ? whole.slice(1, -1) : whole]
      return ' '.repeat(whole.length)
    })
  const { nested = [], lists = [], texts = [], edges = [], calls = [] } = found
  return { nested, lists, texts, edges, calls, numbers: rest.match(number) ?? [], rest }
}

export const hasInput = (given: Given) => kinds.some((kind) => kind !== 'numbers' && given[kind].length > 0)
export const isUsedUp = (left: Given) => kinds.every((kind) => left[kind].length === 0)

/** The kinds of value that a message leaves out, from another one. */
export function complete(given: Given, before: Given): Given {
  const added = kinds.map((kind) => [kind, given[kind].length > 0 ? given[kind] : before[kind]] as const)
  return { ...given, ...Object.fromEntries(added), rest: `${given.rest} ${before.rest}` }
}

const more = '(?:(?:with|has|have|and|the|a|its|my|of|is|are|=|node|child|children|side) )*'
/** `5 with left child 7 and right child 3` as a list, `{0: [1, 2], 1: [3]}` as edges, `None` as null. */
export function asValues(text: string): string {
  const tree = text
    .replace(/\bNone\b/g, 'null')
    .replace(
      new RegExp(
        String.raw`(-?\d+)[\s,;:]+${more}left ${more}(-?\d+)[\s,;]+${more}right ${more}(-?\d+)`,
        'i',
      ),
      '[$1, $2, $3]',
    )
    .replace(/\b([A-Z](?:->|[->])[A-Z]|\d+->\d+)(?: ?= ?| ?: ?| \(?(?=\d+\b(?!\s?[->])))(\d+)\)?/g, '$1:$2')
    .replace(
      /\b((?:[A-Z]|\d+)\s*:\s*\[[A-Z\d\s,]*\](?:[\s,]+(?:[A-Z]|\d+)\s*:\s*\[[A-Z\d\s,]*\])+)/g,
      (lists) =>
        [...lists.matchAll(/(\w+)\s*:\s*\[([^\]]*)\]/g)]
          .flatMap(([, from, to = '']) => (to.match(/\w+/g) ?? []).map((each) => `${from}->${each}`))
          .join(', '),
    )
  return withChildren(tree)
}

/** `Root 3 has children 5 and 1, and 5 has child 4`, as a list level by level. */
function withChildren(text: string): string {
  const said =
    /\b(?:root |node )?(-?\d+) (?:has|with) (?:the |two |a )?(?:(left|right) )?child(?:ren)? (?:node )?(-?\d+)(?: and (-?\d+)(?! (?:has|with)))?/gi
  const found = [...text.matchAll(said)]
  const [first] = found
  if (!first) return text
  const children = new Map(
    found.map(([, parent = '', side, one = '', other = 'null']) => [
      parent,
      side === 'right' ? ['null', one] : [one, other],
    ]),
  )
  const levels = [first[1] ?? '']
  for (const node of levels)
    if (node !== 'null' && levels.length < 30) levels.push(...(children.get(node) ?? ['null', 'null']))
  while (levels.at(-1) === 'null') levels.pop()
  const last = found.at(-1)
  return `${text.slice(0, first.index)}[${levels.join(', ')}]${text.slice((last?.index ?? 0) + (last?.[0].length ?? 0))}`
}
