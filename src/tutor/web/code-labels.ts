import type { CodeLanguage } from '#platform/ui/display/highlight-code.ts'

const labels: Readonly<Record<CodeLanguage, readonly string[]>> = {
  python: ['python', 'py', 'python3', 'pseudocode'],
  typescript: ['typescript', 'ts', 'javascript', 'js'],
  java: ['java', 'kotlin'],
  cpp: ['cpp', 'c++', 'cc', 'c'],
}

/** The language to highlight a block in, by the label a model gave it. */
export function languageOf(label: string | undefined): CodeLanguage | undefined {
  const word = label?.toLowerCase() ?? ''
  // The keys are those of the table above.
  return (Object.keys(labels) as CodeLanguage[]).find((language) => labels[language].includes(word))
}
