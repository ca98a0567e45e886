import type { CodeLanguage } from '#platform/ui/display/highlight-code.ts'

export type Language = CodeLanguage

export const codeLanguages = ['python', 'typescript', 'java', 'cpp'] as const satisfies readonly Language[]

const names: Record<Language, { readonly label: string; readonly extension: string }> = {
  python: { label: 'Python', extension: 'py' },
  typescript: { label: 'TypeScript', extension: 'ts' },
  java: { label: 'Java', extension: 'java' },
  cpp: { label: 'C++', extension: 'cpp' },
}

export const languages = codeLanguages.map((id) => ({ id, ...names[id] }))

export function isLanguage(text: string | null): text is Language {
  return codeLanguages.some((id) => id === text)
}
