import type { Edge, Graph } from '../graph.ts'
import { type Field, normalizeMinus, type Range, randomWholeNumber, shorten } from '../input-fields.ts'
import { layOutGraph } from './graph-layout.ts'

export interface GraphRules {
  readonly label: string
  readonly isDirected?: boolean
  /** Present when each edge has a weight, a whole number from 0 to this. */
  readonly maxWeight?: number
  /** Explains why the graph must have a node, if it must. */
  readonly whyNotEmpty?: string
  /** If a random graph should be larger than usual. */
  readonly random?: RandomSize
}

interface RandomSize {
  readonly nodes: Range
  /** How many edges are tried beyond a tree: each new one closes a cycle. */
  readonly moreEdges: Range
}

export const maxNodes = 8
export const maxEdges = 12
const usualSize: RandomSize = { nodes: { min: 5, max: 7 }, moreEdges: { min: 1, max: 3 } }

/**
 * Edges typed `A-B, B-C`, with arrows `A>B`, with weights `A-B:4`; a node without edges is typed alone. Nodes are kept
 * in the order of their names, with their positions in the picture.
 */
export function graph(rules: GraphRules): Field<Graph> {
  const { label, maxWeight } = rules
  const [one, other] = [
    writeEdge({ from: 'A', to: 'B', weight: 4 }, rules),
    writeEdge({ from: 'B', to: 'C', weight: 2 }, rules),
  ]
  return {
    label,
    hint: `Up to ${maxNodes} nodes and ${maxEdges} edges, as in ${one}, ${other}. List a node by itself if it has no edges.`,
    parse: (text) => parseGraph(text, rules),
    format({ nodes, edges }) {
      const joined = new Set(edges.flatMap(({ from, to }) => [from, to]))
      const alone = nodes.flatMap(({ id }) => (joined.has(id) ? [] : [id]))
      return [...edges.map((edge) => writeEdge(edge, rules)), ...alone].join(', ')
    },
    random(next) {
      const { nodes, moreEdges } = rules.random ?? usualSize
      const names = Array.from({ length: randomWholeNumber(next, nodes) }, (_, index) => nameOf(index))
      const edges = randomEdges(names, next, moreEdges).map((edge) => ({
        ...edge,
        ...(maxWeight !== undefined && {
          weight: randomWholeNumber(next, { min: 1, max: Math.min(9, maxWeight) }),
        }),
      }))
      return build(names, edges, rules)
    },
  }
}

/** Parses a graph as a learner would type it, for presets. */
export function graphOf(text: string, rules: Omit<GraphRules, 'label'> = {}): Graph {
  const parsed = parseGraph(text, { label: '', ...rules })
  if ('error' in parsed) throw new Error(parsed.error)
  return parsed.value
}

function parseGraph(text: string, rules: GraphRules): ReturnType<Field<Graph>['parse']> {
  const edges: Edge[] = []
  const names = new Set<string>()
  for (const word of splitWords(text)) {
    const [ends, weight, ...more] = word.split(':')
    const [from = '', to, ...others] = ends!.split(/[->]/)
    const invalid = [from, to ?? 'A'].find((name) => !/^[A-Z0-9]{1,2}$/.test(name))
    if (invalid !== undefined || others.length > 0 || more.length > 0)
      return { error: unreadableError(word, invalid, rules) }
    names.add(from)
    if (to === undefined) {
      if (weight !== undefined) return { error: unreadableError(word, undefined, rules) }
      continue
    }
    names.add(to)
    const error = findEdgeError({ word, from, to, weight }, edges, rules)
    if (error !== undefined) return { error }
    edges.push({ from, to, ...(weight !== undefined && { weight: Number(weight) }) })
  }
  const error = findSizeError(names.size, edges.length, rules)
  if (error !== undefined) return { error }
  const nodes = [...names].toSorted(byName)
  return { value: build(nodes, edges, rules) }
}

function build(nodes: readonly string[], edges: readonly Edge[], { isDirected = false }: GraphRules): Graph {
  return { nodes: layOutGraph({ nodes, edges, isDirected }), edges, ...(isDirected && { isDirected }) }
}

/** One word for each edge and each single node. */
function splitWords(text: string): readonly string[] {
  return normalizeMinus(text)
    .toUpperCase()
    .replace(/\s*(?:-+>|=>|→)\s*/g, '>')
    .replace(/\s*([->:])\s*/g, '$1')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
}

interface TypedEdge {
  readonly word: string
  readonly from: string
  readonly to: string
  readonly weight: string | undefined
}

function findEdgeError(
  { word, from, to, weight }: TypedEdge,
  before: readonly Edge[],
  rules: GraphRules,
): string | undefined {
  const { isDirected = false, maxWeight } = rules
  if (from === to) return `${word} joins a node to itself: an edge here needs two different nodes.`
  if (isDirected && !word.includes('>'))
    return `${word} has no direction: write ${from}>${to} or ${to}>${from}.`
  if (!isDirected && word.includes('>'))
    return `Edges here go both ways: write ${from}-${to}, without an arrow.`
  if (maxWeight === undefined && weight !== undefined)
    return `Weights do not count here: write ${word.split(':')[0]}.`
  if (maxWeight !== undefined) {
    const allowed = `a whole number from 0 to ${maxWeight}`
    if (weight === undefined || weight === '')
      return `${word} has no weight: add ${allowed}, as in ${writeEdge({ from, to, weight: 4 }, rules)}.`
    if (!/^\d{1,4}$/.test(weight) || Number(weight) > maxWeight) {
      return `“${shorten(weight)}” cannot be the weight of ${from}-${to}: use ${allowed}.`
    }
  }
  const isThere = before.some(
    (edge) => (edge.from === from && edge.to === to) || (!isDirected && edge.from === to && edge.to === from),
  )
  return isThere ? `The edge between ${from} and ${to} is listed twice: keep one.` : undefined
}

function findSizeError(
  nodeCount: number,
  edgeCount: number,
  { whyNotEmpty }: GraphRules,
): string | undefined {
  if (nodeCount === 0) return whyNotEmpty
  if (nodeCount > maxNodes) {
    return `These are ${nodeCount} nodes; the picture stays readable with up to ${maxNodes}.`
  }
  if (edgeCount > maxEdges) {
    return `These are ${edgeCount} edges; the picture stays readable with up to ${maxEdges}.`
  }
  return undefined
}

function unreadableError(word: string, invalid: string | undefined, rules: GraphRules): string {
  if (invalid) return `“${shorten(invalid)}” cannot name a node: use one or two letters or digits.`
  return `“${shorten(word)}” is not an edge: write it as in ${writeEdge({ from: 'A', to: 'B', weight: 4 }, rules)}.`
}

function writeEdge({ from, to, weight }: Edge, { isDirected = false, maxWeight }: GraphRules): string {
  return `${from}${isDirected ? '>' : '-'}${to}${maxWeight === undefined ? '' : `:${weight}`}`
}

/** 2 comes before 10, and digits before letters. */
function byName(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

function nameOf(index: number): string {
  return String.fromCharCode(65 + index)
}

/**
 * Edges that are worth watching: most nodes are connected, sometimes one is not, and a few edges close a cycle.
 * Each edge leads from an earlier to a later node, so that arrows never go round.
 */
function randomEdges(names: readonly string[], next: () => number, moreEdges: Range): readonly Edge[] {
  const edges: Edge[] = []
  const add = (from: number, to: number) => {
    const edge = { from: names[from]!, to: names[to]! }
    if (!edges.some((other) => other.from === edge.from && other.to === edge.to)) edges.push(edge)
  }
  for (let to = 1; to < names.length; to++) {
    const isLeftOut = to === names.length - 1 && next() < 0.25
    if (!isLeftOut) add(randomWholeNumber(next, { min: Math.max(0, to - 3), max: to - 1 }), to)
  }
  for (let tries = randomWholeNumber(next, moreEdges); tries > 0; tries--) {
    const to = randomWholeNumber(next, { min: 1, max: names.length - 1 })
    add(randomWholeNumber(next, { min: 0, max: to - 1 }), to)
  }
  return edges
}

/** The name of one node; whether the graph has it is for the demo to check. */
export function nodeName({ label }: { label: string }): Field<string> {
  return {
    label,
    hint: 'The name of a node in the graph.',
    format: (name) => name,
    random: () => 'A',
    parse(text) {
      const name = text.trim().toUpperCase()
      if (name === '') return { error: 'Type the name of a node, as in A.' }
      if (!/^[A-Z0-9]{1,2}$/.test(name))
        return { error: `“${shorten(name)}” cannot name a node: use one or two letters or digits.` }
      return { value: name }
    },
  }
}

/** The error for a name that no node has. */
export function findMissingNode(name: string, nodes: readonly { readonly id: string }[]): string | undefined {
  const names = nodes.map(({ id }) => id)
  return names.includes(name) ? undefined : `The graph has no node ${name}: choose ${names.join(', ')}.`
}
