import type { CodeType } from '#algorithms/code-proof.ts'
import type { Input, Target } from '../protocol.ts'

export const cppTypes: Readonly<Record<CodeType, string>> = {
  void: 'void',
  int: 'int',
  bool: 'bool',
  string: 'string',
  'int[]': 'vector<int>',
  'string[]': 'vector<string>',
  'int[][]': 'vector<vector<int>>',
  'string[][]': 'vector<vector<string>>',
  'char[][]': 'vector<vector<char>>',
  list: 'ListNode*',
  'cyclic-list': 'ListNode*',
  tree: 'TreeNode*',
  'weighted-graph': 'vector<vector<pair<int, int>>>',
  node: 'ListNode*',
}

type Signature = Pick<Extract<Target, { kind: 'function' }>, 'parameters' | 'returns'>
type ClassTarget = Extract<Target, { kind: 'class' }>

/** The learner's code with a `main` that calls it. Each keeps the line numbers of its own. */
export function writeProgram(written: string, target: Target): string {
  const source = withoutNodes(written)
  // Without the mention of it, a program that lacks it would be linked and do nothing.
  if (target.kind === 'script')
    return `#line 1 "your code"\n${source}\n#line 1 "harness"\nconst auto harness_main = &main;\n`
  // A main of the learner's is a function that nothing calls.
  return `#define main your_main
#line 1 "your code"
${source}
#undef main
#line 1 "harness"
int main() {
harness::Input input;
harness::Output output;
${target.kind === 'class' ? writeCalls(target) : writeCall(calledName(source, target.name), target)}
output.finish();
}
`
}

/** The function may also be a method of a class Solution, as interview sites have it, and be spelled with underscores. */
function calledName(source: string, name: string): string {
  const code = source.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
  const underscored = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const isWritten = (each: string) => new RegExp(`\\b${each}\\s*\\(`).test(code)
  const written = !isWritten(name) && isWritten(underscored) ? underscored : name
  const [solution = ''] = /\b(class|struct)\s+Solution\b[\s\S]*/.exec(code) ?? []
  const isMethod = new RegExp(`\\b${written}\\s*\\(`).test(untilClosed(solution))
  return isMethod ? `Solution().${written}` : written
}

/** Without the definitions of nodes that learners paste: the harness has them. */
function withoutNodes(source: string): string {
  const [start] = /\bstruct\s+(?:List|Tree)Node\s*\{/.exec(source) ?? []
  if (start === undefined) return source
  const at = source.indexOf(start)
  const definition = `${untilClosed(source.slice(at))}}`
  return withoutNodes(
    source.slice(0, at) + definition.replace(/[^\n]/g, '') + source.slice(at + definition.length),
  )
}

/** The code up to the brace that closes its first one. */
function untilClosed(code: string): string {
  let depth = 0
  for (const { 0: brace, index } of code.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth === 0) return code.slice(0, index)
  }
  return code
}

function writeCall(name: string, signature: Signature): string {
  const { parameters, returns } = signature
  const call = `${name}(${argumentsOf(parameters)})`
  const { statement, write } = writeResult(call, name, returns)
  return [
    ...readArguments(parameters),
    'output.start();',
    statement,
    'output.stop();',
    returns === 'void' ? 'output.write(a0);' : write,
  ].join('\n')
}

/** The number of calls, then for each the index of its method and its arguments. */
function writeCalls({ name, methods }: ClassTarget): string {
  const cases = Object.entries(methods).map(([method, { parameters, returns }], index) => {
    const isConstructor = method === 'constructor'
    const { statement, write } = isConstructor
      ? { statement: `made = new ${name}(${argumentsOf(parameters)});`, write: 'output.add("null");' }
      : writeResult(`made->${method}(${argumentsOf(parameters)})`, method, returns)
    const body = [...readArguments(parameters), 'output.start();', statement, 'output.stop();', write]
    return `case ${index}: {\n${body.join('\n')}\nbreak;\n}`
  })
  return `${name}* made = nullptr;
int calls, method;
input.read(calls);
output.add("[");
for (int call = 0; call < calls; call++) {
if (call > 0) output.add(",");
input.read(method);
switch (method) {
${cases.join('\n')}
}
}
output.add("]");`
}

function writeResult(call: string, name: string, returns: CodeType) {
  if (returns === 'void') return { statement: `${call};`, write: 'output.add("null");' }
  return {
    statement: `static_assert(!is_void_v<decltype(${call})>, "${name} returns nothing");\nauto result = ${call};`,
    write: returns === 'node' ? 'output.write_node(result);' : 'output.write(result);',
  }
}

export function readArguments(parameters: readonly CodeType[]): readonly string[] {
  return parameters.map((type, index) =>
    type === 'node' && index > 0
      ? `auto a${index} = harness::find(a0, input.maybe());`
      : `${cppTypes[type]} a${index}{};\ninput.read(a${index});`,
  )
}

export function argumentsOf(parameters: readonly CodeType[]): string {
  return parameters.map((_, index) => `a${index}`).join(', ')
}

/** What the program of a target reads: numbers with spaces between them, and texts after their number of bytes. */
export function writeInput(target: Target, input: Input): string {
  if (target.kind === 'script') return ''
  if (target.kind === 'function') return writeValues(input, target.parameters)
  const names = Object.keys(target.methods)
  const calls = (input[0] as readonly (readonly [string, ...unknown[]])[]).map(
    ([name, ...args]) =>
      `${names.indexOf(name)} ${writeValues(args, target.methods[name]?.parameters ?? [])}`,
  )
  return `${calls.length} ${calls.join(' ')}`
}

export function writeValues(values: readonly unknown[], types: readonly CodeType[]): string {
  return types.map((type, index) => writeValue(values[index], type)).join(' ')
}

function writeValue(value: unknown, type: CodeType): string {
  switch (type) {
    case 'list':
      return `${writeItems(value, String)} -1`
    case 'cyclic-list': {
      const { values, tail } = value as { values: readonly number[]; tail: number }
      return `${writeItems(values, String)} ${tail}`
    }
    case 'tree':
      return writeItems(value, writeMaybe)
    case 'node':
      return writeMaybe(value)
    case 'char[][]':
      return writeItems(value, (row) => writeItems(row, (cell) => String(String(cell).charCodeAt(0))))
    case 'weighted-graph':
      return writeItems(value, (edges) => writeItems(edges, (edge) => (edge as number[]).join(' ')))
    default:
      return writeAny(value)
  }
}

function writeItems(values: unknown, write: (item: unknown) => string): string {
  const items = values as readonly unknown[]
  return [items.length, ...items.map(write)].join(' ')
}

function writeAny(value: unknown): string {
  if (Array.isArray(value)) return writeItems(value, writeAny)
  if (typeof value === 'string') return `${new TextEncoder().encode(value).length} ${value}`
  return String(Number(value))
}

function writeMaybe(value: unknown): string {
  return value === null ? 'x' : String(value)
}
