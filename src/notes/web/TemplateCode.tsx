import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import type { CodeLanguage } from '#platform/ui/display/highlight-code.ts'

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
