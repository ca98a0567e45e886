import { CodeLines } from '#platform/ui/CodeLines.tsx'
import type { CodeLanguage } from '#platform/ui/highlight-code.ts'

interface TemplateCodeProps {
  language: CodeLanguage
  /** The text of a file that the tests run. */
  code: string
}

export function TemplateCode({ language, code }: TemplateCodeProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them.
    <pre tabIndex={0}>
      <CodeLines language={language} lines={code.trimEnd().split('\n')} />
    </pre>
  )
}
