import { parser as cpp } from '@lezer/cpp'
import { parser as script } from '@lezer/javascript'
import { parser as python } from '@lezer/python'
import type { CodeLanguage } from '#content/tutor/code-languages.ts'

/** Pasted code in a language that runs here. */
export interface RunnableCode {
  readonly code: string
  readonly language: Exclude<CodeLanguage, 'java'>
}

/** A function in pasted code that can be called from outside: not one within another. */
export interface FoundFunction {
  readonly name: string
  /** The class whose method it is. */
  readonly owner: string | undefined
  readonly parameters: readonly FoundParameter[]
  /** As written, if it is. */
  readonly returns: string | undefined
  /** A method that was pasted without its class. */
  readonly isLoose: boolean
  /** Names of what it calls. */
  readonly calls: ReadonlySet<string>
}

export interface FoundParameter {
  readonly name: string
  /** As written, if it is. */
  readonly type: string | undefined
  readonly isOptional: boolean
}

export interface FoundCode {
  /** In their order. */
  readonly functions: readonly FoundFunction[]
  readonly classes: readonly string[]
}

type Node = ReturnType<typeof python.parse>['topNode']
type Parser = Pick<typeof python, 'parse'>

const parsers: Readonly<Record<RunnableCode['language'], Parser>> = {
  python,
  typescript: script.configure({ dialect: 'ts' }),
  cpp,
}

/** The functions and classes of code that may not be complete. */
export function findFunctions({ code, language }: RunnableCode): FoundCode {
  const found = read(code, parsers[language])
  // Outside of a class, methods do not parse.
  const { functions, classes, errors } = read(`class Loose {${code}\n};`, parsers[language])
  if (language === 'python' || errors >= found.errors) return found
  const loose = functions.map((each) =>
    each.owner === 'Loose' ? { ...each, owner: undefined, isLoose: true } : each,
  )
  return { functions: loose, classes: classes.slice(1) }
}

const isClass = ({ name }: Node) =>
  /^(?:ClassDefinition|ClassDeclaration|ClassSpecifier|StructSpecifier)$/.test(name)
const isFunction = ({ name }: Node) =>
  /^(?:FunctionDefinition|FunctionDeclaration|FunctionExpression|MethodDeclaration|ArrowFunction)$/.test(name)
const isName = ({ name }: Node) =>
  /^(?:Variable(?:Name|Definition)|PropertyDefinition|(?:Type|Field)?Identifier)$/.test(name)

function read(code: string, parser: Parser) {
  const functions: FoundFunction[] = []
  const classes: string[] = []
  let errors = 0
  parser.parse(code).iterate({
    enter({ node }) {
      const list = isFunction(node) ? parametersOf(node) : null
      if (isClass(node)) classes.push(textOf(childrenOf(node).find(isName), code))
      if (list) functions.push(...readFunction(node, list, code))
      if (node.type.isError) errors++
      return !list
    },
  })
  return { functions, classes: [...classes, ...prototypesIn(functions, classes)], errors }
}

/** Functions that are classes, because they have methods. */
function prototypesIn(functions: readonly FoundFunction[], classes: readonly string[]): readonly string[] {
  const owners = functions.flatMap(({ owner }) => (owner === undefined ? [] : [owner]))
  return [...new Set(owners)].filter((owner) => !classes.includes(owner))
}

function readFunction(node: Node, list: Node, code: string): readonly FoundFunction[] {
  // The value of a variable or of a property has its name.
  const isValue = /Expression|Arrow/.test(node.name)
  let header = isValue ? node.prevSibling : list
  if (isValue && header?.name !== 'Equals') return []
  // As in `MinStack.prototype.push = function (value) {}`.
  const [, prototype, method] = /^(\w+)\.prototype\.(\w+)$/.exec(textOf(header?.prevSibling, code)) ?? []
  while (header && !isName(header) && !method) header = header.prevSibling
  const name = method ?? textOf(header, code)
  if (!header || name === 'constructor') return []
  let owner = node.parent
  while (owner && !isClass(owner)) owner = owner.parent
  const type = node.getChild('TypeDef') ?? node.getChild('TypeAnnotation')
  const before = list.name === 'ParameterList' ? code.slice(node.from, header.from).trim() : ''
  const parameters = childrenOf(list).flatMap((each) => readParameter(each, code))
  const isMethod = parameters[0]?.name === 'self'
  const calls = new Set<string>()
  node.cursor().iterate(({ name: kind, node: { firstChild } }) => {
    if (kind === 'CallExpression') calls.add(/\w*$/.exec(textOf(firstChild, code))?.[0] ?? '')
  })
  return [
    {
      name,
      owner: owner ? textOf(childrenOf(owner).find(isName), code) : prototype,
      parameters: parameters.slice(isMethod ? 1 : 0),
      returns: textOf(type, code).replace(/^(?:->|:)\s*/, '') || before || undefined,
      isLoose: isMethod && !owner,
      calls,
    },
  ]
}

/** The list of parameters, in C++ within what says that the result is a pointer. */
function parametersOf(node: Node): Node | null {
  const inner = childrenOf(node).find(({ name }) => /^(?:Function|Pointer|Reference)Declarator$/.test(name))
  return node.getChild('ParamList') ?? node.getChild('ParameterList') ?? (inner ? parametersOf(inner) : null)
}

function readParameter(node: Node, code: string): readonly FoundParameter[] {
  if (/^(?:Optional)?ParameterDeclaration$/.test(node.name)) {
    const text = textOf(node, code)
    const [, type = '', name = text] = /^(.*?)(\w+)\s*(?:=.*)?$/s.exec(text) ?? []
    return [{ name, type: type.trim(), isOptional: node.name.startsWith('Optional') }]
  }
  if (!isName(node) || !/^[(,]?$/.test(node.prevSibling?.name ?? '')) return []
  const others = followers(node)
  const end = others.findIndex(({ name }) => name === ',')
  const after = end < 0 ? others : others.slice(0, end)
  const type = after.find(({ name }) => name === 'TypeDef' || name === 'TypeAnnotation')
  return [
    {
      name: textOf(node, code),
      type: textOf(type, code).replace(/^:\s*/, '') || undefined,
      isOptional: after.some(({ name }) => /^(?:Optional|Equals|AssignOp)$/.test(name)),
    },
  ]
}

function childrenOf({ firstChild }: Node): readonly Node[] {
  return firstChild ? [firstChild, ...followers(firstChild)] : []
}

function followers({ nextSibling }: Node): readonly Node[] {
  return nextSibling ? [nextSibling, ...followers(nextSibling)] : []
}

function textOf(node: Node | null | undefined, code: string): string {
  return node ? code.slice(node.from, node.to) : ''
}
