import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import { localValue } from '#platform/web/local-value.ts'
import type { DemoCode } from '../demo-catalogue.ts'
import { isLanguage, type Language, languages } from '../languages.ts'

interface CodePanelProps {
  code: DemoCode
  /** Label of the line that runs now. */
  line?: string
  /** Beside the languages. */
  children?: ReactNode
}

/** The language a learner chose last, in any demo. */
const storedLanguage = localValue('capra.codeLanguage')

export function CodePanel({ code, line, children }: CodePanelProps) {
  const panelId = useId()
  const language = useCodeLanguage()
  const { lines, lineOfLabel } = code[language]
  const lineNumber = line === undefined ? undefined : lineOfLabel.get(line)

  return (
    <div className="demo-code">
      <header>
        <Tabs
          label="Language of the code"
          tabs={languages}
          selected={language}
          onSelect={storedLanguage.write}
          panelId={panelId}
        />
        {lineNumber !== undefined && <span>line {lineNumber}</span>}
        {children}
      </header>
      <pre
        className="scroll-cue"
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${language}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them.
        tabIndex={0}
      >
        <CodeLines language={language} lines={lines} current={lineNumber} />
      </pre>
    </div>
  )
}

/** The same in all demos and listings on the page. */
export function useCodeLanguage(): Language {
  return useSyncExternalStore(storedLanguage.onChange, readLanguage, () => 'python')
}

function readLanguage(): Language {
  const text = storedLanguage.read()
  return isLanguage(text) ? text : 'python'
}
