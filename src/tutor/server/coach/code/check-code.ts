import type { SyntaxNode } from '@lezer/common'
import { parser as cpp } from '@lezer/cpp'
import { parser as java } from '@lezer/java'
import { parser as javascript } from '@lezer/javascript'
import { parser as python } from '@lezer/python'
import { codeSlips } from '#content/tutor/code/code-slips.ts'
import {
  type CodeLanguage,
  codeBlocks,
  codeFrames,
  codeSpellings,
} from '#content/tutor/code/code-spellings.ts'
import { blank } from '../../../code/blank-code.ts'

/** Longer code is not a slip to point out but a project to read, and the expressions would take long. */
const mostStatements = 150

/** Slips that our lessons name, with the lesson's pattern, by line, counted from 1. */
export function checkCode(code: string, language: CodeLanguage, pattern = '') {
  const statements = readStatements(code, language).slice(0, mostStatements)
  const text = statements.map(({ depth, text: words }) => `${'\t'.repeat(depth)}${words}\n`).join('')
  return Object.entries(codeSlips)
    .filter(([, { languages, when, unless }]) => {
      const isPossible =
        (languages?.includes(language) ?? true) && (when?.test(`${pattern}\n${text}`) ?? true)
      return isPossible && !unless?.test(text)
    })
    .flatMap(([id, slip]) => {
      const found = slip.finds.map((expression) => expression.exec(text)?.indices?.groups?.at?.[0])
      const index = found.find((each) => each !== undefined)
      const line =
        index === undefined ? undefined : statements[text.slice(0, index).split('\n').length - 1]?.line
      return line === undefined ? [] : [{ id, line, says: slip.says, pattern: slip.pattern }]
    })
    .sort((a, b) => a.line - b.line)
}

const parsers = { cpp, java, python, typescript: javascript.configure({ dialect: 'ts' }) }

/** One statement, or the header of one with a body, in the spelling that all languages share. */
export interface Statement {
  /** Counted from 1. */
  readonly line: number
  /** In how many blocks it is. */
  readonly depth: number
  readonly text: string
}

export function readStatements(code: string, language: CodeLanguage): readonly Statement[] {
  const { text, topNode, frames } = parse(blank(code, language), language)
  const statements: Statement[] = []

  function add(from: number, to: number, depth: number) {
    const words = text.slice(from, to).trim().replace(/;$/, '')
    if (!/\w/.test(words)) return
    const line = text.slice(0, text.indexOf(words, from)).split('\n').length
    for (const part of splitAssignments(unify(words))) statements.push({ line, depth, text: part })
  }

  function readBlock(block: SyntaxNode, depth: number) {
    for (const child of childrenOf(block)) {
      if (child.name === 'StatementGroup') readBlock(child, depth)
      else if (!child.type.isError) read(child, depth)
    }
  }

  /** @param from where its text begins: for `else if`, at the `else`. */
  function read(statement: SyntaxNode, depth: number, from = statement.from) {
    let at = from
    for (const body of bodiesOf(statement)) {
      if (body.name === 'IfStatement' && text.slice(at, body.from).trim() === 'else') read(body, depth, at)
      else {
        add(at, body.from, depth)
        if (codeBlocks.has(body.name)) readBlock(body, depth + 1)
        else read(body, depth + 1)
      }
      at = body.to
    }
    add(at, statement.to, depth)
  }

  readBlock(topNode, 0 - frames)
  return statements.filter(({ depth }) => depth >= 0)
}

/** The code in the frame with which it has the fewest syntax errors. */
function parse(code: string, language: CodeLanguage) {
  const parses = codeFrames[language].map((header) => {
    const frames = header.split('{').length - 1
    const text = `${header}${code}${'}'.repeat(frames)}`
    const { topNode } = parsers[language].parse(text)
    return { text, topNode, frames, errors: countErrors(topNode) }
  })
  return parses.reduce((best, each) => (each.errors < best.errors ? each : best))
}

function countErrors(node: SyntaxNode): number {
  const inside = childrenOf(node).reduce((sum, child) => sum + countErrors(child), 0)
  return inside + (node.type.isError ? 1 : 0)
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

/** Blocks in a statement, and statements that stand where a block could: not what is inside these. */
function bodiesOf(statement: SyntaxNode): SyntaxNode[] {
  return childrenOf(statement).flatMap((child) =>
    codeBlocks.has(child.name) || /(?:Statement|Loop)$/.test(child.name) ? [child] : bodiesOf(child),
  )
}

/** `lo, hi = 0, n`, `a = b = 0` and `int lo = 0, hi = n` are two assignments each, unless one uses what another sets. */
function splitAssignments(text: string): readonly string[] {
  const [left = '', ...values] = text.split(/(?<![=!<>+\-*/%|&^]) = /)
  const value = values.at(-1) ?? ''
  const targets = values.length === 1 ? left.split(', ') : [left, ...values.slice(0, -1)]
  const parts = values.length === 1 ? value.split(/, (?![^([]*[)\]])/) : targets.map(() => value)
  const isSimple = targets.every(
    (target) => /^\w+$/.test(target) && !new RegExp(`\\b${target}\\b`).test(value),
  )
  if (targets.length > 1 && targets.length === parts.length && isSimple)
    return targets.map((target, index) => `${target} = ${parts[index]}`)
  const declared = text.split(/, (?=\w+ = )/)
  return declared[0]?.includes(' = ') ? declared : [text]
}

function unify(text: string): string {
  return codeSpellings.reduce((words, [pattern, spelling]) => words.replace(pattern, spelling), text).trim()
}
