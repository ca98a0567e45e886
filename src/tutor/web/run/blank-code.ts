import type { CodeLanguage } from '#content/tutor/code-languages.ts'

/** Removes comments and the content of string literals, and keeps the lines. */
export function blank(code: string, language: CodeLanguage): string {
  const ignored =
    language === 'python'
      ? /"""[\s\S]*?"""|'''[\s\S]*?'''|#.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g
      : /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`]*`/g
  return code.replace(
    ignored,
    (found) => (/^[#/]/.test(found) ? '' : '""') + '\n'.repeat(found.split('\n').length - 1),
  )
}
