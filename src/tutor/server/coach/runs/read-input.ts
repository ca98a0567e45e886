import { type Given, kinds, takeApart } from '#content/tutor/reading/inputs-in-messages.ts'

/** The references may try everything, so that only a small input is done at once. */
const largest = { values: 16, value: 1000, number: 1000 }

interface Parameters {
  readonly parameters: readonly { readonly name: string; readonly type: string }[]
  readonly statement: string
  readonly isValid?: ((args: readonly unknown[]) => boolean) | undefined
}

/** Also false for values of another form than it expects. */
export function isAllowed({ isValid }: Pick<Parameters, 'isValid'>, args: readonly unknown[]): boolean {
  try {
    return isValid?.(args) !== false
  } catch {
    return false
  }
}

/** What a message gives, read as what a task takes: `8 and -8` as a list, `[1,0], [2,1]` as pairs, `1->4 and 2->3` as lists. */
export function readAs({ parameters }: Pick<Parameters, 'parameters'>, text: string): Given {
  const types = parameters.map(({ type }) => type)
  // `Fib(5)`
  const ofNumbers = types.every((type) => type === 'int')
  const takesRows = types.some((type) => /\[\]\[\]|graph/.test(type))
  const given = takeApart(
    takesRows ? text.replace(rows, '[$&]') : ofNumbers ? text.replace(/\b[a-z]+\((\d+)\)/g, '$1') : text,
  )
  const { lists, edges } = given
  const isOfLists = !takesRows && types.some((type) => /^(?:int\[\]|list|cyclic-list)$/.test(type))
  const chains = edges.flatMap((text) => text.match(/\w+\s?(?:->|→)\s?\w+/g) ?? [])
  if (!isOfLists || chains.length === 0) return given
  const all = [...lists, ...chains].sort((one, other) => text.indexOf(one) - text.indexOf(other))
  return { ...given, edges: [], lists: all }
}
const rows = /(?<!\[)\[[-\w\s,]*\](?:\s*,\s*\[[-\w\s,]*\]){2,}(?!\])/g

/** The values as arguments, with what is left of them. Undefined if they are of other kinds. */
export function argumentsOf({ parameters, statement, isValid }: Parameters, given: Given) {
  const left = {
    ...given,
    ...Object.fromEntries(kinds.map((kind) => [kind, [...given[kind]]])),
  } as Given & Record<(typeof kinds)[number], string[]>
  const takeNumber = (name: string, isOptional = false) => {
    const [, before, after] =
      new RegExp(
        String.raw`\b(?:${name}|${name[0]}|k)\s*(?:=|:|is|of)?\s*(-?\d+)${name === 'n' ? String.raw`|(\d+) (?:courses|nodes|vertices|cities|stairs|steps)` : ''}`,
        'i',
      ).exec(left.rest) ?? []
    const named = left.numbers.indexOf(before ?? after ?? '')
    if (named < 0 && isOptional) return undefined
    const [value] = left.numbers.splice(Math.max(0, named), 1)
    return value === undefined ? undefined : Number(value)
  }
  const takeRows = () => {
    const quoted = left.lists[0]?.match(/["'][\d.#]+["']/g)
    if (left.nested.length === 0 && quoted && left.lists.shift())
      return quoted.map((row) => [...row.slice(1, -1)].map(Number))
    const rows = parse(left.nested.shift()?.replaceAll("'", '"'))
    return Array.isArray(rows)
      ? rows.map((row: unknown) =>
          Array.isArray(row)
            ? row.map((value: unknown) => (/^\d$/.test(String(value)) ? Number(value) : value))
            : row,
        )
      : undefined
  }
  const isUndirected = /undirected/.test(statement)
  const takeGraph = (isWeighted: boolean) => {
    const edges = takeEdges(left)
    const isDirected = edges?.some(({ isArrow }) => isArrow)
    // No edge that leads both ways is run as one that leads one way.
    if (edges && !isDirected && !isUndirected && !isWeighted) return undefined
    if (edges) return neighborsIn(edges, isWeighted, isUndirected || !isDirected)
    const rows = takeRows()
    const arePairs = rows?.every((row) => Array.isArray(row) && row.length === (isWeighted ? 3 : 2))
    const isList =
      isAllowed({ isValid }, [rows, 0].slice(0, parameters.length)) && !/\bedges?\b/i.test(left.rest)
    if (isList || !arePairs) return rows
    const pairs = (rows as number[][]).map(([from = 0, to = 0, weight]) => ({ from, to, weight }))
    return neighborsIn(pairs, isWeighted, isUndirected)
  }
  const takers: Readonly<Record<string, (name: string) => unknown>> = {
    int: (name) =>
      name in defaults || (name === 'n' && parameters.length > 1) ? takeNumber(name, true) : takeNumber(name),
    node: takeNumber,
    'int[]': () => numbersOf(left.lists.shift()),
    'cyclic-list': () => {
      const all = numbersOf(left.lists.shift())
      // `1->2->3->2` names the node that the last one leads back to.
      const values =
        all && all.indexOf(all.at(-1) ?? null) < all.length - 1 && /\bback\b/.test(left.rest)
          ? all.slice(0, -1)
          : all
      const [, index, node] =
        /\b(?:tail|pos) ?(?:=|is)? ?(-?\d+)|\bback to (?:node )?(-?\d+)/.exec(left.rest) ?? []
      const tail = node === undefined ? Number(index ?? -1) : values?.indexOf(Number(node))
      left.numbers.splice(0, (index ?? node) ? 1 : 0)
      return values && { values, tail }
    },
    'weighted-graph': () => takeGraph(true),
    string: () => left.texts.shift(),
    'char[][]': () => takeRows()?.map((row: unknown) => (Array.isArray(row) ? row.map(String) : row)),
    'string[]': () =>
      left.texts.length > 0 ? left.texts.splice(0) : left.lists.shift()?.match(/[^\s,[\]"'“”‘’]+/g),
    'int[][]': (name) => {
      if (name === 'graph') return takeGraph(false)
      const edges = /^(?:edges|prerequisites|times)$/.test(name) ? takeEdges(left) : undefined
      const isOrder = name === 'prerequisites' || /must come/.test(statement)
      if (isOrder && edges?.some(({ isArrow }) => !isArrow)) return undefined
      // An arrow leads to what comes later, and a course is named before what it needs.
      return (
        edges?.map(({ from, to, weight = [] }) =>
          [...(name === 'prerequisites' ? [to, from] : [from, to]), weight].flat(),
        ) ?? takeRows()
      )
    },
  }
  const taken = parameters.map(({ type, name }) =>
    // `1 -> 2 -> 3` says nothing of left and right.
    type === 'tree' && /->|→/.test(left.lists[0] ?? '')
      ? undefined
      : (takers[/^(?:list|tree)$/.test(type) ? 'int[]' : type] ?? (() => undefined))(name),
  )
  const args = taken.map((value, at) => value ?? defaults[parameters[at]?.name ?? '']?.(taken))
  const isSmall = (value: unknown): boolean =>
    typeof value === 'number'
      ? Math.abs(value) <= largest.value
      : typeof value !== 'object' || value === null
        ? String(value).length <= largest.values
        : Object.values(value).length <= largest.values && Object.values(value).every(isSmall)
  const isFit =
    !args.includes(undefined) &&
    args.every((value) => isSmall(value) && (typeof value !== 'number' || Math.abs(value) <= largest.number))
  return isFit ? { args, left } : undefined
}

/** What is meant where nothing is said. */
const defaults: Readonly<Record<string, (args: readonly unknown[]) => unknown>> = {
  n: (args) => {
    const rows = args.find((value) => Array.isArray(value)) as readonly (readonly number[])[] | undefined
    const nodes = rows?.flatMap((row) => (Array.isArray(row) ? row.slice(0, 2) : []))
    return nodes && nodes.length > 0 ? Math.max(...nodes) + 1 : undefined
  },
  start: ([graph]) =>
    Array.isArray(graph)
      ? Math.max(
          0,
          graph.findIndex((row: unknown) => String(row)),
        )
      : 0,
  nums2: ([list]) => list,
  lo: () => 0,
  hi: ([list]) => (Array.isArray(list) ? list.length : undefined),
}

interface Edge {
  readonly from: number
  readonly to: number
  readonly weight?: number | undefined
  readonly isArrow?: boolean
}

/** Letters become numbers: A is 0. */
const nodeOf = (name: string) => (/\d/.test(name) ? Number(name) : name.charCodeAt(0) - 65)

function takeEdges(left: { readonly edges: string[] }): readonly Edge[] | undefined {
  const text = left.edges.shift()
  return (
    (text &&
      [...text.matchAll(/(\w+)\s?(->|[->→])\s?(\w+)(?::(-?\d+))?/g)].map(
        ([, from = '', arrow, to = '', weight]) => ({
          from: nodeOf(from),
          to: nodeOf(to),
          weight: weight === undefined ? undefined : Number(weight),
          isArrow: arrow !== '-',
        }),
      )) ||
    undefined
  )
}

function neighborsIn(edges: readonly Edge[], isWeighted: boolean, isBoth: boolean) {
  const count = Math.max(-1, ...edges.flatMap(({ from, to }) => [from, to])) + 1
  const all = isBoth
    ? [...edges, ...edges.map(({ from, to, ...more }) => ({ ...more, from: to, to: from }))]
    : edges
  return Array.from({ length: count }, (_, node) => {
    const own = new Map(all.filter(({ from }) => from === node).map(({ to, weight }) => [to, weight]))
    return [...own].sort(([a], [b]) => a - b).map(([to, weight]) => (isWeighted ? [to, weight] : to))
  })
}

export function numbersOf(text: string | undefined) {
  const values = text?.match(/-?\d+|null|(?<![a-z])(?!and\b)[a-z]\w*/gi)
  return values?.every((value) => /^(?:-?\d+|null)$/.test(value)) || text?.trim() === '[]'
    ? (values ?? []).map((value) => (value === 'null' ? null : Number(value)))
    : undefined
}

export function parse(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
