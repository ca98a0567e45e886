import type { CodeLanguage } from '#platform/ui/display/highlight-code.ts'

export type Language = CodeLanguage

export const languages: readonly {
  readonly id: Language
  readonly label: string
  readonly extension: string
}[] = [
  { id: 'python', label: 'Python', extension: 'py' },
  { id: 'typescript', label: 'TypeScript', extension: 'ts' },
  { id: 'java', label: 'Java', extension: 'java' },
  { id: 'cpp', label: 'C++', extension: 'cpp' },
]

export function isLanguage(text: string | null): text is Language {
  return languages.some(({ id }) => id === text)
}
