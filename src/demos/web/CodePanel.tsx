import { type ReactNode, useId } from 'react'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import { languages } from '#settings/languages.ts'
import { chooseCodeLanguage, useCodeLanguage } from '#settings/web/code-language.ts'
import type { DemoCode } from '../load-demo.ts'
import { useRunningLine } from './use-running-line.ts'

interface CodePanelProps {
  code: DemoCode
  /** Label of the line that runs now. */
  line?: string
  /** Beside the languages. */
  children?: ReactNode
}

export function CodePanel({ code, line, children }: CodePanelProps) {
  const panelId = useId()
  const language = useCodeLanguage()
  const { lines, lineOfLabel } = code[language]
  const lineNumber = line === undefined ? undefined : lineOfLabel.get(line)

  const pre = useRunningLine(lineNumber)

  return (
    <div className="demo-code">
      <header>
        <Tabs
          label="Language of the code"
          tabs={languages}
          selected={language}
          onSelect={chooseCodeLanguage}
          panelId={panelId}
        />
        {lineNumber !== undefined && <span>{`line ${lineNumber}`}</span>}
        {children}
      </header>
      <pre
        ref={pre}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, and keys scroll only what has the focus
        tabIndex={0}
        id={panelId}
        aria-labelledby={`${panelId}-${language}`}
      >
        <CodeLines language={language} lines={lines} current={lineNumber} />
      </pre>
    </div>
  )
}
