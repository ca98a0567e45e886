import type { CodeLanguage } from '#algorithms/code-proof.ts'
import type { LabelledCode } from '#algorithms/labelled-code.ts'
import type { DemoCode } from '#demos/load-demo.ts'
import type { BuildLanguage } from '../listing/code-lines.ts'
import type { RunLanguage } from '../protocol.ts'

/** In the order of a choice. Java is there to read and to order: nothing that compiles it runs in a browser. */
export const buildLanguages: readonly { readonly id: BuildLanguage; readonly label: string }[] = [
  { id: 'python', label: 'Python' },
  { id: 'typescript', label: 'TypeScript' },
  { id: 'javascript', label: 'JavaScript' },
  { id: 'cpp', label: 'C++' },
  { id: 'java', label: 'Java' },
]

export function canRun(language: BuildLanguage): language is RunLanguage {
  return language !== 'java'
}

export const runLanguages = buildLanguages.filter((each): each is { id: RunLanguage; label: string } =>
  canRun(each.id),
)

/** The language that the listing in this one is made of, and whose words it has. */
export function listingLanguageOf(language: BuildLanguage): CodeLanguage {
  return language === 'javascript' ? 'typescript' : language
}

/** There are no listings in JavaScript: they are those in TypeScript without their types. */
export async function listingIn(code: DemoCode, language: BuildLanguage): Promise<LabelledCode> {
  if (language !== 'javascript') return code[language]
  const { stripTypes } = await import('../workers/strip-types.ts')
  const { lines, lineOfLabel } = code.typescript
  const stripped = stripTypes(lines.join('\n')).split('\n')
  // Each line is still in its position; those that had nothing but types are empty, as is what separated them.
  const isLeft = stripped.map(
    (line, index) =>
      line.trim() !== '' || (lines[index]?.trim() === '' && stripped[index - 1]?.trim() !== ''),
  )
  const first = isLeft.findIndex((left, index) => left && stripped[index]?.trim() !== '')
  const kept = stripped.map((_, index) => index).filter((index) => index >= first && isLeft[index])
  return {
    lines: kept.map((index) => stripped[index]!.trimEnd()),
    lineOfLabel: new Map([...lineOfLabel].map(([label, line]) => [label, kept.indexOf(line - 1) + 1])),
  }
}
