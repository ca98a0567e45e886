import { readFileSync } from 'node:fs'
import { readLabelledCode } from '#algorithms/labelled-code.ts'

/** How the languages of the templates are named in a fence, and their files' endings. */
export const templateLanguages = ['python', 'typescript', 'java', 'cpp'] as const
export type TemplateLanguage = (typeof templateLanguages)[number]

const endings: Record<TemplateLanguage, string> = { python: 'py', typescript: 'ts', java: 'java', cpp: 'cpp' }

/** A pattern's code as its lesson shows it. */
export function readTemplate(patternName: string, language: TemplateLanguage): string {
  const file = new URL(
    `../../../algorithms/code/${patternName}/${patternName}.${endings[language]}`,
    import.meta.url,
  )
  return readLabelledCode(readFileSync(file, 'utf8')).lines.join('\n')
}
