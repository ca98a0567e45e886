import { codeSlips } from '#content/tutor/code/code-slips.ts'
import type { CodeLanguage } from '#content/tutor/code/code-spellings.ts'
import { readStatements } from './read-statements.ts'

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
