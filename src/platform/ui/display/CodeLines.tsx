import { memo } from 'react'
import { type CodeLanguage, highlightLine } from './highlight-code.ts'
import './code-lines.css'

interface CodeLinesProps {
  lines: readonly string[]
  /** Without one that the highlighter knows, the code is plain. */
  language: CodeLanguage | undefined
}

/** Highlighted code, one element a line, for a `<pre>`. */
export const CodeLines = memo(function CodeLines({ lines, language }: CodeLinesProps) {
  return lines.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; texts may repeat.
    <code key={index}>
      {language
        ? highlightLine(text, language).map((token, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a line never move.
            <span key={place} data-code={token.kind}>
              {token.text}
            </span>
          ))
        : text}
      {'\n'}
    </code>
  ))
})
