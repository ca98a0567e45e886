import { fileURLToPath } from 'node:url'
import type { CodeProof, CodeType } from '#algorithms/code-proof.ts'
import { typescriptTypes } from '#runner/write-stub.ts'
import { type CodeRunner, type CodeToRun, headingOf } from './code-runner.ts'
import { createLiteralWriter, quote } from './literals.ts'

/** In tests, a node is one of a list or a tree. */
const types: Readonly<Record<CodeType, string>> = { ...typescriptTypes, node: '{ val: number } | null' }

const literal = createLiteralWriter({
  array: (_, items) => `[${items.join(', ')}]`,
  text: quote,
  call: (name, words) => `${name}(${words})`,
  levels: (values) => JSON.stringify(values),
  graph: (edgesOf) => JSON.stringify(edgesOf),
})

const helpers = `
export class ListNode {
  val: number
  next: ListNode | null
  constructor(val = 0, next: ListNode | null = null) {
    this.val = val
    this.next = next
  }
}

export class TreeNode {
  val: number
  left: TreeNode | null
  right: TreeNode | null
  constructor(val = 0, left: TreeNode | null = null, right: TreeNode | null = null) {
    this.val = val
    this.left = left
    this.right = right
  }
}

export function makeCyclicList(values: number[], tail: number): ListNode | null {
  const nodes = values.map((value) => new ListNode(value))
  nodes.forEach((node, index) => { node.next = nodes[index + 1] ?? null })
  if (tail >= 0) nodes[nodes.length - 1]!.next = nodes[tail]!
  return nodes[0] ?? null
}

export const makeList = (values: number[]) => makeCyclicList(values, -1)

export function makeTree(values: (number | null)[]): TreeNode | null {
  const nodes = values.map((value) => (value === null ? null : new TreeNode(value)))
  const waiting = nodes.slice(1)
  for (const node of nodes) {
    if (!node) continue
    node.left = waiting.shift() ?? null
    node.right = waiting.shift() ?? null
  }
  return nodes[0] ?? null
}

export const makeChain = (values: number[]) =>
  values.reduceRight<TreeNode | null>((root, value) => new TreeNode(value, null, root), null)

export const progression = (start: number, step: number, count: number) =>
  Array.from({ length: count }, (_, i) => start + i * step)

export const progressions = (starts: number[], steps: number[], count: number) =>
  Array.from({ length: count }, (_, i) => starts.map((start, column) => start + i * steps[column]!))

export const repeated = (unit: string, count: number) => unit.repeat(count)

function plain(value: unknown): unknown {
  const values: unknown[] = []
  if (value instanceof ListNode) {
    for (let node: ListNode | null = value; node; node = node.next) {
      if (values.push(node.val) > 10_000) throw new Error('this list has no end')
    }
    return values
  }
  if (value instanceof TreeNode) {
    const nodes: (TreeNode | null)[] = [value]
    for (const node of nodes) {
      values.push(node?.val ?? null)
      if (node) nodes.push(node.left, node.right)
    }
    while (values[values.length - 1] === null) values.pop()
    return values
  }
  return Array.isArray(value) ? value.map(plain) : value
}

export function print(value: unknown): void {
  const text = JSON.stringify(plain(value))
  if (text === undefined) throw new Error('undefined is not a result')
  console.log(text)
}

export function printAs(value: unknown, kind: string): void {
  if (kind === 'node') print((value as { val: number } | null)?.val ?? null)
  else print(value === null && (kind === 'list' || kind === 'tree') ? [] : value)
}
`

const tsc = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url))
const strictly = ['--strict', '--noEmit', '--target', 'ES2023', '--module', 'NodeNext']

export const typescript: CodeRunner = {
  language: 'TypeScript',
  extension: 'ts',
  tools: [process.execPath],
  run(codes, { write, run }) {
    write('helpers.mts', helpers)
    const files = codes.map(({ pattern }) => `${pattern}.mts`)
    for (const code of codes) write(`${code.pattern}.mts`, toModule(code))
    write('main.mts', files.map((file) => `await import('./${file}')`).join('\n'))
    run(process.execPath, tsc, ...strictly, '--allowImportingTsExtensions', ...files)
    return run(process.execPath, 'main.mts')
  },
}

function toModule({ pattern, source, proof }: CodeToRun): string {
  return `import { ListNode, TreeNode, makeChain, makeCyclicList, makeList, makeTree, print, printAs, progression, progressions, repeated } from './helpers.mts'
${source}
console.log(${quote(headingOf(pattern))})
${drive(proof)}
`
}

function drive(proof: CodeProof): string {
  if (proof.kind === 'driven') return proof.drive.typescript
  const { name, parameters, returns, cases } = proof
  return cases
    .map(({ args }) => {
      const given = parameters.map(
        (type, index) => `const a${index}: ${types[type]} = ${literal(args[index], type)}`,
      )
      const call = `${name.typescript}(${parameters.map((_, index) => `a${index}`).join(', ')})`
      const shown =
        returns === 'void' ? `${call}\nprintAs(a0, '${parameters[0]}')` : `printAs(${call}, '${returns}')`
      return `{\n${[...given, shown].join('\n')}\n}`
    })
    .join('\n')
}
