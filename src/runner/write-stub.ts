import type { Cases } from '#algorithms/cases.ts'
import type { CodeType } from '#algorithms/code-proof.ts'
import type { RunLanguage } from './protocol.ts'
import { cppTypes } from './workers/cpp-source.ts'

interface Signature {
  readonly parameters: readonly { readonly name: string; readonly type: CodeType }[]
  readonly returns: CodeType
}

export const typescriptTypes: Readonly<Record<CodeType, string>> = {
  void: 'void',
  int: 'number',
  bool: 'boolean',
  string: 'string',
  'int[]': 'number[]',
  'string[]': 'string[]',
  'int[][]': 'number[][]',
  'string[][]': 'string[][]',
  'char[][]': 'string[][]',
  list: 'ListNode | null',
  'cyclic-list': 'ListNode | null',
  tree: 'TreeNode | null',
  'weighted-graph': 'number[][][]',
  node: 'TreeNode | null',
}

/** A node that a signature names is one of a tree. */
const cpp: Readonly<Record<CodeType, string>> = { ...cppTypes, node: 'TreeNode*' }

/** What an editor begins with: the signature, and an empty body. */
export function stubOf(cases: Cases, language: RunLanguage): string {
  if (cases.kind === 'class') return classStub(cases.name, Object.entries(cases.methods), language)
  const name = cases.name[language === 'javascript' ? 'typescript' : language]
  return `${bodyOf(headOf(name, cases, language), language, '')}\n`
}

function headOf(
  name: string,
  { parameters, returns }: Signature,
  language: RunLanguage,
  isMethod = false,
): string {
  const keyword = isMethod ? '' : language === 'python' ? 'def ' : 'function '
  switch (language) {
    case 'python': {
      const names = parameters.map((parameter) => snakeCase(parameter.name))
      return `def ${name}(${[...(isMethod ? ['self'] : []), ...names].join(', ')})`
    }
    case 'typescript': {
      const typed = parameters.map((parameter) => `${parameter.name}: ${typescriptTypes[parameter.type]}`)
      return `${keyword}${name}(${typed.join(', ')})${name === 'constructor' ? '' : `: ${typescriptTypes[returns]}`}`
    }
    case 'javascript':
      return `${keyword}${name}(${parameters.map((parameter) => parameter.name).join(', ')})`
    case 'cpp': {
      const typed = parameters.map(({ name: own, type }) => {
        const text = cpp[type]
        return `${text}${/^vector/.test(text) ? '&' : ''} ${own}`
      })
      return `${cpp[returns]} ${name}(${typed.join(', ')})`
    }
  }
}

function bodyOf(head: string, language: RunLanguage, margin: string): string {
  if (language === 'python') return `${margin}${head}:\n${margin}    pass`
  const indent = language === 'cpp' ? '    ' : '  '
  return `${margin}${head} {\n${margin}${indent}\n${margin}}`
}

function classStub(
  name: string,
  methods: readonly (readonly [string, Signature])[],
  language: RunLanguage,
): string {
  const margin = language === 'python' || language === 'cpp' ? '    ' : '  '
  const parts = methods.map(([method, signature]) => {
    const own = methodName(name, method, language)
    const head = headOf(own, signature, language, true)
    // A constructor in C++ has no type.
    return bodyOf(
      language === 'cpp' && method === 'constructor' ? head.replace(/^\S+ /, '') : head,
      language,
      margin,
    )
  })
  const body = parts.join('\n\n')
  if (language === 'python') return `class ${name}:\n${body}\n`
  return language === 'cpp' ? `class ${name} {\npublic:\n${body}\n};\n` : `class ${name} {\n${body}\n}\n`
}

function methodName(className: string, method: string, language: RunLanguage): string {
  if (method !== 'constructor') return language === 'python' ? snakeCase(method) : method
  return { python: '__init__', cpp: className, typescript: method, javascript: method }[language]
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
