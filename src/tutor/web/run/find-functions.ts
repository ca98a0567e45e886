import type { CodeLanguage } from '#content/tutor/code-languages.ts'
import { blank } from './blank-code.ts'

/** A function in pasted code that can be called from outside: not one within another. */
export interface FoundFunction {
  readonly name: string
  /** Where the name is in the code without comments and strings. */
  readonly at: number
  /** The class whose method it is. */
  readonly owner?: string
  readonly parameters: readonly FoundParameter[]
  /** As written, if it is. */
  readonly returns?: string
  /** A method that was pasted without its class. */
  readonly isLoose: boolean
}

export interface FoundParameter {
  readonly name: string
  /** As written, if it is. */
  readonly type?: string
  readonly isOptional: boolean
}

export interface FoundCode {
  /** In their order. */
  readonly functions: readonly FoundFunction[]
  readonly classes: readonly string[]
}

/** The functions and classes of code that may not be complete. Its parser is not needed: only headers are read. */
export function findFunctions(code: string, language: CodeLanguage): FoundCode {
  const text = blank(code, language)
  return language === 'python' ? readPython(text) : readBraces(text, language)
}

const pythonHeader = /^([ \t]*)(?:async )?(def|class) (\w+)(\()?/gm

function readPython(text: string): FoundCode {
  const functions: FoundFunction[] = []
  const classes: string[] = []
  const open: { readonly indent: number; readonly owner?: string }[] = []
  for (const header of text.matchAll(pythonHeader)) {
    const [all, margin = '', kind, name = '', hasParameters] = header
    const indent = margin.replaceAll('\t', '    ').length
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop()
    const around = open.at(-1)
    open.push({ indent, ...(kind === 'class' && { owner: name }) })
    if (kind === 'class') {
      classes.push(name)
      continue
    }
    const isNested = around && around.owner === undefined
    if (isNested || !hasParameters) continue
    const start = header.index + all.length
    const end = closing(text, start)
    const own = splitList(text.slice(start, end)).map(readPythonParameter)
    const isMethod = own[0]?.name === 'self'
    const returns = /^\)\s*->\s*([^:]+):/.exec(text.slice(end))?.[1]
    functions.push({
      name,
      at: header.index + all.lastIndexOf(name),
      ...(around?.owner !== undefined && { owner: around.owner }),
      parameters: own.slice(isMethod ? 1 : 0).filter((each) => !/^[*/]/.test(each.name)),
      ...(returns !== undefined && { returns }),
      isLoose: isMethod && !around,
    })
  }
  return { functions, classes }
}

function readPythonParameter(text: string): FoundParameter {
  const [, name = text, type, value] = /^(\*{0,2}\w+)\s*(?::\s*([^=]+?))?\s*(=.*)?$/s.exec(text) ?? []
  return { name, ...(type !== undefined && { type }), isOptional: value !== undefined }
}

/** Words before a parenthesis that name no function. */
const notNames = /^(?:if|for|while|switch|catch|return|function|else|do|new|sizeof|await|typeof|constructor)$/
const assigned =
  /(?:const|let|var)\s+(\w+)(?:\s*:[^=;]+)?\s*=\s*(?:async\s+)?(?:function\s*\*?\s*\w*\s*)?(?:<[^()]*>\s*)?\(/y
const named = /(\w+)\s*(?:<[^()<>]*>\s*)?\(/y
const shortArrow = /(?:const|let|var)\s+(\w+)\s*=\s*(\w+)\s*=>/y

function readBraces(text: string, language: CodeLanguage): FoundCode {
  const functions: FoundFunction[] = []
  const classes: string[] = []
  /** What each open brace began: the name of a class, or nothing. */
  const open: (string | undefined)[] = []
  let began: string | undefined
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '{') {
      open.push(began)
      began = undefined
    } else if (sign === '}') open.pop()
    const isInFunction = open.some((owner) => owner === undefined)
    if (isInFunction || !/\w/.test(sign ?? '') || /\w/.test(text[at - 1] ?? '')) continue
    const [, className] = /^(?:class|struct)\s+(\w+)[^;{()]*\{/.exec(text.slice(at, at + 200)) ?? []
    if (className !== undefined) {
      began = className
      classes.push(className)
      continue
    }
    const [arrow, arrowName, parameter] = matchAt(shortArrow, text, at) ?? []
    if (arrow && arrowName && parameter) {
      const parameters = [{ name: parameter, isOptional: false }]
      functions.push({ name: arrowName, at: at + arrow.indexOf(arrowName), parameters, isLoose: false })
      at += arrow.length - 1
      continue
    }
    const header = matchAt(assigned, text, at) ?? matchAt(named, text, at)
    const name = header?.[1] ?? ''
    if (!header || notNames.test(name)) continue
    const start = at + header[0].length
    const end = closing(text, start)
    const [body, returned] =
      /^\)\s*(?:const\b\s*|noexcept\b\s*|override\b\s*)*(?::\s*([^={;]+?)\s*)?(?:=>|\{)/.exec(
        text.slice(end),
      ) ?? []
    const owner = open.at(-1)
    if (body === undefined) continue
    const before = language === 'cpp' ? typeBefore(text, at) : undefined
    const returns = returned ?? before
    functions.push({
      name,
      at: at + header[0].indexOf(name),
      ...(owner !== undefined && { owner }),
      parameters: splitList(text.slice(start, end)).map(
        language === 'cpp' ? readCppParameter : readScriptParameter,
      ),
      ...(returns !== undefined && { returns }),
      isLoose: owner === undefined && isBare(text.slice(0, at), header[0], language),
    })
    at = end + body.length - (body.endsWith('{') ? 2 : 1)
  }
  return { functions, classes }
}

/** Written as a method is, outside of a class. */
function isBare(before: string, header: string, language: CodeLanguage): boolean {
  if (language === 'cpp') return /\b(?:public|private):/.test(before)
  return !/^(?:const|let|var)\b/.test(header) && !/\bfunction\s*\*?\s*$/.test(before)
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function typeBefore(text: string, at: number): string | undefined {
  const before = text.slice(0, at).split(/[;{}]|\b(?:public|private|protected):|^#.*$/m)
  return before.at(-1)?.trim() || undefined
}

function readScriptParameter(text: string): FoundParameter {
  const [, name = text, mark, type, value] =
    /^(?:\.{3})?(\w+)\s*(\?)?\s*(?::\s*([^=]+(?:=>[^=]+)?))?\s*(=.*)?$/s.exec(text) ?? []
  return {
    name,
    ...(type !== undefined && { type: type.trim() }),
    isOptional: mark !== undefined || value !== undefined,
  }
}

function readCppParameter(text: string): FoundParameter {
  const [, type = '', name = text, value] = /^(.*?)(\w+)\s*(=.*)?$/s.exec(text) ?? []
  return { name, type: type.trim(), isOptional: value !== undefined }
}

/** Where the parenthesis closes that was opened just before. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (/[([{]/.test(text[at] ?? '')) depth++
    else if (/[)\]}]/.test(text[at] ?? '') && --depth === 0) return at
  }
  return text.length
}

/** Parts between commas that are in no brackets. */
function splitList(text: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (/[([{<]/.test(sign)) depth++
    else if (/[)\]}>]/.test(sign)) depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
