import {
  type CodeLanguage,
  clearlyCode,
  codeLanguageNames,
  codeLine,
  controlFlow,
  fenceLabels,
  languageSigns,
} from '#content/tutor/code-languages.ts'

export interface ReadCode {
  /** As it is in the message. */
  readonly code: string
  readonly language: CodeLanguage
}

const fence = /```([\w+#]*)[^\n]*\n([\s\S]*?)(?:```|$)/

/** The code in a message: what is in a fence, or else the lines from the first to the last that look like code. */
export function readCode(message: string): ReadCode | undefined {
  const [, label = '', fenced = ''] = fence.exec(message) ?? []
  if (fenced.trim())
    return { code: fenced, language: fenceLabels.get(label.toLowerCase()) ?? languageOf(fenced) }
  const lines = message.split('\n')
  // A sentence ends with a sign that no line of code ends with: `It fails for n = 1. Why?`
  const isCode = (line: string) => codeLine.test(line) && !/[.?!]\s*$/.test(line)
  // A title such as `Sqrt(x)`, alone above the code.
  const isTitle = (index: number) =>
    /^(?!def |class |function )[\w ]+\(\w*\):?$/.test(lines[index]?.trim() ?? '') && index < 2
  let from = lines.findIndex((line, index) => isCode(line) && !isTitle(index))
  // The start of a comment above the code.
  while (from > 0 && /^\s*(?:\/\*|\*|\/\/)/.test(lines[from - 1] ?? '')) from--
  let until = lines.findLastIndex(isCode) + 1
  // The last line of a block may be a bare expression.
  while (/^\s+\S/.test(lines[until] ?? '')) until++
  const found = lines.slice(from, until)
  const withoutDocs = found
    .join('\n')
    .replace(/"{3}[\s\S]*?"{3}/g, '')
    .split('\n')
  const isMostlyCode =
    withoutDocs.filter((line) => codeLine.test(line) || line.trim() === '').length > withoutDocs.length * 0.7
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
