import { memo } from 'react'
import { type CodeLanguage, highlightLine } from './highlight-code.ts'
import './code-lines.css'

interface CodeLinesProps {
  lines: readonly string[]
  /** Without a language, the code is not highlighted. */
  language: CodeLanguage | undefined
  /** The line to highlight, counted from 1. */
  current?: number | undefined
}

/** Highlighted code for a `<pre>`, one element per line. */
export function CodeLines({ lines, language, current }: CodeLinesProps) {
  return lines.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number; texts may repeat.
    <CodeLine key={index} text={text} language={language} isCurrent={index + 1 === current} />
  ))
}

interface CodeLineProps {
  text: string
  language: CodeLanguage | undefined
  isCurrent: boolean
}

/** Memoized because highlighting a listing again at every step of a demo takes longer than a frame. */
const CodeLine = memo(function CodeLine({ text, language, isCurrent }: CodeLineProps) {
  const [indent = ''] = text.match(/^ */) ?? []
  const code = text.slice(indent.length)
  return (
    <code data-current={isCurrent || undefined}>
      <span>{indent}</span>
      <span className="code-text">
        {language
          ? highlightLine(code, language).map((token, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a line keep their order.
              <span key={position} data-code={token.kind}>
                {token.text}
              </span>
            ))
          : code}
        {'\n'}
      </span>
    </code>
  )
})
