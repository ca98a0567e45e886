import type { CodeType } from '#algorithms/code-proof.ts'
import { limits, type Target } from '../protocol.ts'

/** A learner's code in JavaScript is called with plain values, and what it returns becomes plain values again. */

/** Whether a value has these fields: learners paste definitions of nodes, whose nodes are then of another class. */
const hasFields = (value: unknown, ...fields: readonly string[]) =>
  typeof value === 'object' && value !== null && fields.every((field) => field in value)

class ListNode {
  static [Symbol.hasInstance] = (value: unknown) => hasFields(value, 'val', 'next')
  val: number
  next: ListNode | null
  constructor(val = 0, next: ListNode | null = null) {
    this.val = val
    this.next = next
  }
}

class TreeNode {
  static [Symbol.hasInstance] = (value: unknown) => hasFields(value, 'val', 'left', 'right')
  val: number
  left: TreeNode | null
  right: TreeNode | null
  constructor(val = 0, left: TreeNode | null = null, right: TreeNode | null = null) {
    this.val = val
    this.left = left
    this.right = right
  }
}

Object.assign(globalThis, { ListNode, TreeNode })

type Callable = (...args: unknown[]) => unknown
type Made = Record<string, Callable | undefined>

/** The function may also be a method of a class Solution, as interview sites have it, and be spelled with underscores. */
export function exportOf(target: Target): string {
  if (target.kind === 'script') return ''
  const { kind, name } = target
  const isThere = (text: string) => `typeof ${text} === 'function'`
  const names =
    kind === 'class' ? [name] : [name, name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]
  const methods = kind === 'class' ? [] : names
  const choices = [
    ...names.map((each) => `${isThere(each)} ? ${each}`),
    ...methods.map(
      (each) =>
        `${isThere('Solution')} && ${isThere(`Solution.prototype.${each}`)} ? (...args) => new Solution().${each}(...args)`,
    ),
  ]
  return `\n;export const __answer = ${choices.join(' : ')} : undefined`
}

/** @returns what the code returned, not yet plain, and how long it took without the building of its arguments. */
export function call(
  answer: unknown,
  target: Exclude<Target, { kind: 'script' }>,
  input: readonly unknown[],
): { readonly value: unknown; readonly milliseconds: number } {
  if (typeof answer !== 'function') throw new TypeError(`there is no ${target.kind} named ${target.name}`)
  if (target.kind === 'class')
    return callClass(answer as unknown as new (...args: unknown[]) => Made, target, input)
  const { parameters, returns } = target
  const args: unknown[] = []
  for (const [index, type] of parameters.entries()) args.push(build(input[index], type, args[0]))
  const started = performance.now()
  const result = (answer as Callable)(...args)
  const milliseconds = performance.now() - started
  return {
    value: returns === 'void' ? asType(args[0], parameters[0]) : asType(result, returns),
    milliseconds,
  }
}

function callClass(
  Answer: new (...args: unknown[]) => Made,
  { methods }: Extract<Target, { kind: 'class' }>,
  [calls]: readonly unknown[],
) {
  let made: Made = {}
  let milliseconds = 0
  const value = (calls as readonly (readonly [string, ...unknown[]])[]).map(([name, ...values]) => {
    const { parameters = [], returns = 'void' } = methods[name] ?? {}
    const args = parameters.map((type, index) => build(values[index], type))
    const started = performance.now()
    let result: unknown
    if (name === 'constructor') made = new Answer(...args)
    else {
      const method = made[name]
      if (!method) throw new TypeError(`there is no method named ${name}`)
      result = method.apply(made, args)
    }
    milliseconds += performance.now() - started
    return returns === 'void' ? null : asType(result, returns)
  })
  return { value, milliseconds }
}

function build(value: unknown, type: CodeType, first?: unknown): unknown {
  switch (type) {
    case 'list':
      return buildList(value as number[], -1)
    case 'cyclic-list': {
      const { values, tail } = value as { values: number[]; tail: number }
      return buildList(values, tail)
    }
    case 'tree':
      return buildTree(value as (number | null)[])
    case 'node':
      return find(first, value)
    default:
      return structuredClone(value)
  }
}

function buildList(values: readonly number[], tail: number): ListNode | null {
  const nodes = values.map((value) => new ListNode(value))
  for (const [index, node] of nodes.entries()) node.next = nodes[index + 1] ?? nodes[tail] ?? null
  return nodes[0] ?? null
}

function buildTree(values: readonly (number | null)[]): TreeNode | null {
  const nodes = values.map((value) => (value === null ? null : new TreeNode(value)))
  let next = 1
  for (const node of nodes) {
    if (!node) continue
    node.left = nodes[next++] ?? null
    node.right = nodes[next++] ?? null
  }
  return nodes[0] ?? null
}

/** The node of a tree or list with this value. */
function find(first: unknown, value: unknown): unknown {
  const waiting = [first]
  for (const node of waiting) {
    if (!(node instanceof TreeNode || node instanceof ListNode)) continue
    if (node.val === value) return node
    waiting.push(...(node instanceof TreeNode ? [node.left, node.right] : [node.next]))
  }
  return null
}

function asType(value: unknown, type: CodeType | undefined): unknown {
  if (type === 'node') return (value as { val?: unknown } | null)?.val ?? value
  return (value === null || value === undefined) && (type === 'list' || type === 'tree') ? [] : value
}

/** A value that JSON has, walked with a bound, because a list may be a cycle. */
export function toJsonValue(value: unknown): { readonly value: unknown } | { readonly problem: string } {
  let left: number = limits.value / 2
  const walk = (item: unknown): unknown => {
    if (--left < 0) throw new NoJsonValue('more than can be shown')
    if (item === null || typeof item === 'boolean' || typeof item === 'string') return item
    if (typeof item === 'number' && Number.isFinite(item)) return item + 0
    if (item instanceof ListNode) return chain(item).map(walk)
    if (item instanceof TreeNode) return levels(item).map(walk)
    if (Array.isArray(item)) return Array.from(item, walk)
    throw new NoJsonValue(show(item))
  }
  const chain = (first: ListNode) => {
    const values: unknown[] = []
    for (let node: unknown = first; node instanceof ListNode; node = node.next)
      if (values.push(node.val) > limits.value / 2) throw new NoJsonValue('a list without an end')
    return values
  }
  const levels = (root: TreeNode) => {
    const nodes: unknown[] = [root]
    for (const node of nodes) {
      if (node instanceof TreeNode) nodes.push(node.left, node.right)
      if (nodes.length > limits.value / 2) throw new NoJsonValue('a tree without an end')
    }
    const values = nodes.map((node) => (node instanceof TreeNode ? node.val : null))
    return values.slice(0, values.findLastIndex((item) => item !== null) + 1)
  }
  try {
    return { value: walk(value) }
  } catch (error) {
    if (error instanceof NoJsonValue) return { problem: error.message }
    if (error instanceof RangeError) return { problem: 'a value without an end' }
    throw error
  }
}

class NoJsonValue extends Error {}

/** As code writes it, at most 2,000 characters. */
export function show(value: unknown): string {
  try {
    if (value instanceof ListNode || value instanceof TreeNode) {
      const json = toJsonValue(value)
      return `${value.constructor.name} ${'value' in json ? JSON.stringify(json.value) : json.problem}`.slice(
        0,
        2000,
      )
    }
    if (value instanceof Map || value instanceof Set)
      return `${value.constructor.name}(${value.size}) ${show([...value].slice(0, 100))}`.slice(0, 2000)
    if (typeof value === 'function') return `function ${value.name}`
    const isBeyondJson = (each: unknown) => typeof each === 'number' && !Number.isFinite(each)
    const json = JSON.stringify(value, (_, each: unknown) => (isBeyondJson(each) ? String(each) : each))
    return (json ?? String(value)).replace(/"(-?Infinity|NaN)"/g, '$1').slice(0, 2000)
  } catch {
    return Object.prototype.toString.call(value)
  }
}
