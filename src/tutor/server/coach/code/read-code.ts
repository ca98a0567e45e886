import {
  type CodeLanguage,
  clearlyCode,
  codeLanguageNames,
  codeLine,
  codeSpellings,
  controlFlow,
  fenceLabels,
  languageSigns,
} from '#content/tutor/code-spellings.ts'

export interface ReadCode {
  /** As it is in the message. */
  readonly code: string
  readonly language: CodeLanguage
}

const fence = /```([\w+#]*)[^\n]*\n([\s\S]*?)(?:```|$)/

/** The code in a message: what is in a fence, or else the lines from the first to the last that look like code. */
export function readCode(message: string): ReadCode | undefined {
  const [, label = '', fenced = ''] = fence.exec(message) ?? []
  if (fenced.trim()) return { code: fenced, language: fenceLabels[label.toLowerCase()] ?? languageOf(fenced) }
  const lines = message.split('\n')
  const from = lines.findIndex((line) => codeLine.test(line))
  let until = lines.findLastIndex((line) => codeLine.test(line)) + 1
  // The last line of a block may be a bare expression.
  while (/^\s+\S/.test(lines[until] ?? '')) until++
  const found = lines.slice(from, until)
  const isMostlyCode =
    found.filter((line) => codeLine.test(line) || line.trim() === '').length > found.length * 0.7
  const isOneLiner = found.some((line) => /\{.*;.*\}/.test(line))
  const clear = found.filter((line) => clearlyCode.test(line)).length
  if (!isMostlyCode || (clear < 2 && !isOneLiner)) return undefined
  const code = found.join('\n')
  if (!controlFlow.test(code)) return undefined
  return { code, language: languageOf(code) }
}

function languageOf(code: string): CodeLanguage {
  const languages = Object.keys(codeLanguageNames) as CodeLanguage[]
  const count = (language: CodeLanguage) => code.match(languageSigns[language])?.length ?? 0
  const isBraced = /[;{}]\s*(?:\/\/.*)?$/m.test(code) && count('python') === 0
  const possible = isBraced ? languages.slice(1) : languages.slice(0, 2)
  return possible.reduce((best, language) => (count(language) > count(best) ? language : best))
}

/** One statement, in the spelling that all languages share. */
export interface Statement {
  /** Counted from 1. */
  readonly line: number
  /** In how many blocks it is. */
  readonly depth: number
  readonly text: string
}

/** Adds a statement, and returns the depth at which it ends: a header may have its body on the same line. */
type Add = (text: string, depth: number, line: number) => number

export function readStatements(code: string, language: CodeLanguage): readonly Statement[] {
  const statements: Statement[] = []
  const add: Add = (text, depth, line) => {
    const [header, rest] = splitHeader(text, language)
    for (const part of header === text ? splitAssignments(text) : [header])
      statements.push({ line, depth, text: unify(part) })
    const linesBefore = text.slice(0, text.length - rest.length).split('\n').length - 1
    return rest ? add(rest, depth + 1, line + linesBefore) : depth
  }
  if (language === 'python') readIndented(code, add)
  else readBraced(code, add, language === 'typescript')
  return withLengths(statements)
}

function readIndented(code: string, add: Add) {
  const indents: number[] = []
  let pending = ''
  let startedAt = 0
  const ignored = /"""[\s\S]*?"""|'''[\s\S]*?'''|#.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g
  for (const [index, line] of blank(code, ignored).split('\n').entries()) {
    if (!pending.trim()) [pending, startedAt] = ['', index + 1]
    pending += pending ? ` ${line.trim()}` : line.replaceAll('\t', '    ')
    const isOpen = (pending.match(/[([{]/g)?.length ?? 0) > (pending.match(/[)\]}]/g)?.length ?? 0)
    if (!pending.trim() || isOpen) continue
    const indent = pending.search(/\S/)
    while ((indents.at(-1) ?? -1) >= indent) indents.pop()
    add(pending.trim(), indents.length, startedAt)
    indents.push(indent)
    pending = ''
  }
}

/** What comes before a brace that opens a block, rather than a value. */
const opensBlock =
  /(?:\)\s*(?:(?::|->)\s*[\w<>[\]|*&, ]+|const|throws [\w, ]+)?|=>|^|\belse|\bdo|\btry|\bfinally)\s*$|^\s*(?:[\w ]+ )?(?:class|struct|interface)\b[^()]*$/

function readBraced(code: string, add: Add, endsAtLine: boolean) {
  /** What was around the blocks that are open. */
  const blocks: { readonly brackets: number; readonly depth: number; readonly bare: number }[] = []
  let [brackets, depth, text, line, startedAt] = [0, 0, '', 1, 1]
  /** Headers without braces: the next statement is their body. */
  let bare = 0
  /** The same for the `else` of a block that was closed. */
  let bareBefore = 0
  const finish = () => {
    const words = text.trim()
    text = ''
    if (!/\w/.test(words)) return depth
    if (/^else\b/.test(words)) bare = bareBefore
    const end = add(words, depth + bare, startedAt)
    const isHeader =
      /^(?:else )?(?:if|for|while)\b/.test(words) &&
      end === depth + bare &&
      splitHeader(words, 'java')[1] === ''
    bare = isHeader || words === 'else' ? end - depth + 1 : 0
    return end
  }
  const ignored = /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`]*`/g
  for (const sign of blank(code, ignored)) {
    if (text.trim() === '') startedAt = line
    if (sign === '\n') line++
    const endsStatement = sign === ';' || (sign === '\n' && endsAtLine && !/[-=+*/&|,?:<>(.]\s*$/.test(text))
    if (sign === '{' && opensBlock.test(text)) {
      const header = finish()
      blocks.push({ brackets, depth, bare: header - depth })
      ;[depth, brackets, bare] = [header + 1, 0, 0]
    } else if (brackets === 0 && sign === '}') {
      finish()
      ;({ brackets, depth, bare: bareBefore } = blocks.pop() ?? { brackets: 0, depth: 0, bare: 0 })
      bare = 0
    } else if (brackets === 0 && endsStatement) finish()
    else {
      if ('([{'.includes(sign)) brackets++
      if (')]}'.includes(sign)) brackets = Math.max(0, brackets - 1)
      text += sign
    }
  }
  finish()
}

/** Removes comments and string literals, and keeps the lines. */
function blank(code: string, ignored: RegExp): string {
  return code.replace(
    ignored,
    (found) => (/^[#/]/.test(found) ? '' : '""') + '\n'.repeat(found.split('\n').length - 1),
  )
}

/** `if (a) return b` is a header and its body. */
function splitHeader(text: string, language: CodeLanguage): readonly [header: string, rest: string] {
  if (language === 'python') {
    const [, header, rest = ''] =
      /^((?:if|elif|else|for|while|try|except)\b[^:[{]*(?:\[[^\]]*\][^:[{]*)*):\s*(.*)$/.exec(text) ?? []
    return header ? [header, rest] : [text.replace(/:$/, ''), '']
  }
  const start = /^(?:else\s+)?(?:if|for|while)\s*(?=\()|^else\b|^do\b/.exec(text)?.[0]
  if (start === undefined) return [text, '']
  let [end, depth] = [start.length, 0]
  if (/(?:if|for|while)\s*$/.test(start))
    do {
      if (text[end] === '(') depth++
      if (text[end] === ')') depth--
      end++
    } while (depth > 0 && end < text.length)
  return [text.slice(0, end), text.slice(end).trim()]
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

/** With `n` spelled out where it is the length of something. */
function withLengths(statements: readonly Statement[]): readonly Statement[] {
  const lengths = statements.flatMap(({ text }) => /^(\w+) = (len\(\w+\))$/.exec(text)?.slice(1, 3) ?? [])
  const lengthOf = new Map<string, string>()
  for (let at = 0; at < lengths.length; at += 2) lengthOf.set(lengths[at] ?? '', lengths[at + 1] ?? '')
  const isFixed = (name: string) =>
    statements.filter(({ text }) => new RegExp(`\\b${name} [-+*/]?= `).test(text)).length === 1
  for (const name of lengthOf.keys()) if (!isFixed(name)) lengthOf.delete(name)
  return statements.map((statement) => ({
    ...statement,
    text: statement.text.replace(/(?<![.\w])\w+\b(?! = )/g, (word) => lengthOf.get(word) ?? word),
  }))
}
