import { useId } from 'react'
import type { CodeTour } from '#curriculum/walkthroughs/walkthrough.ts'
import type { DemoCode } from '#demos/load-demo.ts'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { languages } from '#settings/languages.ts'
import { chooseCodeLanguage, useCodeLanguage } from '#settings/web/code-language.ts'
import styles from './NamedCode.module.css'
import { NamedListing } from './NamedListing.tsx'

interface NamedCodeProps {
  readonly code: DemoCode
  readonly parts: CodeTour['parts']
  /** The names are an answer at first. */
  readonly showsNames: boolean
  /** Labels of the lines to highlight. The first is scrolled into view. */
  readonly lit: readonly string[]
}

/** Code with the names of its parts: beside the lines, on phones above them. */
export function NamedCode({ code, parts, showsNames, lit }: NamedCodeProps) {
  const panelId = useId()
  const language = useCodeLanguage()
  const { lineOfLabel } = code[language]
  const partOfLine = new Map(
    (showsNames ? parts : []).flatMap(({ name, labels }) =>
      labels.map((label) => [lineOfLabel.get(label) ?? 0, name] as const),
    ),
  )
  return (
    <div className={styles.code}>
      <div className="*:border-b">
        <Tabs
          label="Language of the code"
          tabs={languages}
          selected={language}
          onSelect={chooseCodeLanguage}
          panelId={panelId}
        />
      </div>
      <NamedListing
        code={code[language]}
        language={language}
        partOfLine={partOfLine}
        lit={lit}
        panelId={panelId}
        labelledBy={`${panelId}-${language}`}
      />
    </div>
  )
}
