import { useId, useState } from 'react'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import { localValue } from '#platform/web/local-value.ts'
import type { DemoCode } from '../demo-catalogue.ts'
import { isLanguage, type Language, languages } from '../languages.ts'

interface CodePanelProps {
  code: DemoCode
  /** Label of the line that runs now. */
  line: string
}

/** The language a learner chose last, in any demo. */
const storedLanguage = localValue('capra.codeLanguage')

export function CodePanel({ code, line }: CodePanelProps) {
  const panelId = useId()
  const [language, setLanguage] = useState(readLanguage)
  const { lines, lineOfLabel } = code[language]
  const lineNumber = lineOfLabel.get(line)

  function choose(next: Language) {
    setLanguage(next)
    storedLanguage.write(next)
  }

  return (
    <div className="demo-code">
      <header>
        <Tabs
          label="Language of the code"
          tabs={languages}
          selected={language}
          onSelect={choose}
          panelId={panelId}
        />
        {lineNumber !== undefined && <span>line {lineNumber}</span>}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them. */}
      <pre role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${language}`} tabIndex={0}>
        <CodeLines language={language} lines={lines} current={lineNumber} />
      </pre>
    </div>
  )
}

function readLanguage(): Language {
  const text = storedLanguage.read()
  return isLanguage(text) ? text : 'python'
}
