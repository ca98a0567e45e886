import { type CSSProperties, memo, useCallback, useEffect, useId, useState } from 'react'
import { type LabelledCode, readLabelledCode } from '#algorithms/labelled-code.ts'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import { localValue } from '#platform/web/local-value.ts'
import { isLanguage, type Language, languages } from '../languages.ts'

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

/** Each file is its own little chunk, fetched when its language is first looked at. */
const files = import.meta.glob<string>('../../algorithms/code/*/*', { query: '?raw', import: 'default' })
const loaded = new Map<string, LabelledCode>()

/** The code, if it is already here: so that a player opens without a gap where the code will be. */
function findLoadedCode(patternName: string, language: Language): LabelledCode | undefined {
  return loaded.get(pathOf(patternName, language))
}

export async function loadCode(patternName: string, language: Language): Promise<LabelledCode> {
  const path = pathOf(patternName, language)
  const known = loaded.get(path)
  if (known) return known
  const load = files[path]
  if (!load) throw new Error(`There is no code at ${path}`)
  const code = readLabelledCode(await load())
  loaded.set(path, code)
  return code
}

function pathOf(patternName: string, language: Language): string {
  return `../../algorithms/code/${patternName}/${patternName}.${languages.find(({ id }) => id === language)?.extension}`
}

const kept = localValue('capra.codeLanguage')

/** The language a reader chose last, in any demo. */
export function preferredLanguage(): Language {
  const text = kept.read()
  return isLanguage(text) ? text : 'python'
}

function keepPreferredLanguage(language: Language): void {
  kept.write(language)
}
