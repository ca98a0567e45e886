import { type CSSProperties, memo, useCallback, useEffect, useId, useState } from 'react'
import type { LabelledCode } from '#algorithms/labelled-code.ts'
import { CodeLines } from '#platform/ui/CodeLines.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { type Language, languages } from '../languages.ts'
import { keepPreferredLanguage, preferredLanguage } from './code-language.ts'
import { findLoadedCode, loadCode } from './load-code.ts'

interface CodePanelProps {
  patternName: string
  /** Label of the line that runs now. */
  line: string
}

export const CodePanel = memo(function CodePanel({ patternName, line }: CodePanelProps) {
  const panelId = useId()
  const [language, setLanguage] = useState(preferredLanguage)
  const shown = useCode(patternName, language)
  const lineNumber = shown?.code.lineOfLabel.get(line)

  const choose = useCallback((next: Language) => {
    setLanguage(next)
    keepPreferredLanguage(next)
  }, [])

  return (
    <div className="demo-code">
      <header>
        <LanguageTabs selected={language} onSelect={choose} panelId={panelId} />
        {lineNumber !== undefined && <span>line {lineNumber}</span>}
      </header>
      {/* The mark of the running line is a bar behind the code, so that a step leaves every line as it is. What has no box
          says where it is: a box whose style is written counts as moving, and the frame as one that a move needs. */}
      <div className="demo-lines">
        {lineNumber !== undefined && (
          // React's type of a style knows no custom properties.
          <div
            aria-hidden="true"
            className="contents"
            style={{ '--line-at': lineNumber - 1 } as CSSProperties}
          >
            <i />
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them. */}
        <pre role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${language}`} tabIndex={0}>
          {shown && <CodeLines language={shown.language} lines={shown.code.lines} />}
        </pre>
      </div>
    </div>
  )
})

interface LanguageTabsProps {
  selected: Language
  onSelect: (language: Language) => void
  panelId: string
}

const LanguageTabs = memo(function LanguageTabs(props: LanguageTabsProps) {
  return <Tabs label="Language of the code" tabs={languages} {...props} />
})

interface ShownCode {
  readonly language: Language
  readonly code: LabelledCode
}

/** Keeps showing the code of before until the one that was asked for has come. */
function useCode(patternName: string, language: Language): ShownCode | undefined {
  const [shown, setShown] = useState<ShownCode | undefined>(() => {
    const code = findLoadedCode(patternName, language)
    return code && { language, code }
  })

  useEffect(() => {
    let isWanted = true
    void loadCode(patternName, language)
      .catch(() => unreachable)
      .then((code) => isWanted && setShown({ language, code }))
    return () => {
      isWanted = false
    }
  }, [patternName, language])

  return shown
}

const unreachable: LabelledCode = {
  lines: ['The code could not be fetched.', 'Choose another language, then', 'this one again.'],
  lineOfLabel: new Map(),
}
