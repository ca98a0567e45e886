import { useId } from 'react'
import type { CodeTour } from '#curriculum/walkthroughs/walkthrough.ts'
import type { DemoCode } from '#demos/load-demo.ts'
import { useRunningLine } from '#demos/web/use-running-line.ts'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import { languages } from '#settings/languages.ts'
import { chooseCodeLanguage, useCodeLanguage } from '#settings/web/code-language.ts'
import styles from './NamedCode.module.css'

interface NamedCodeProps {
  readonly code: DemoCode
  readonly parts: CodeTour['parts']
  /** The names are an answer at first. */
  readonly showsNames: boolean
  /** Lower on phones, where something is seen together with it. */
  readonly isCompact?: boolean
  /** Labels of the lines to highlight. The first is scrolled into view. */
  readonly lit: readonly string[]
}

/** Code with the names of its parts: beside the lines, on phones above them. */
export function NamedCode({ code, parts, showsNames, isCompact, lit }: NamedCodeProps) {
  const panelId = useId()
  const language = useCodeLanguage()
  const { lines, lineOfLabel } = code[language]
  const current = lit.map((label) => lineOfLabel.get(label))
  const pre = useRunningLine(current[0])
  const partOfLine = new Map(
    parts.flatMap(({ name, labels }) => labels.map((label) => [lineOfLabel.get(label), name] as const)),
  )
  return (
    <div className={styles.code} data-compact={isCompact}>
      <div className="*:border-b">
        <Tabs
          label="Language of the code"
          tabs={languages}
          selected={language}
          onSelect={chooseCodeLanguage}
          panelId={panelId}
        />
      </div>
      <pre
        ref={pre}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, and keys scroll only what has the focus
        tabIndex={0}
        id={panelId}
        aria-labelledby={`${panelId}-${language}`}
      >
        {lines.map((text, index) => {
          const number = index + 1
          const part = showsNames ? partOfLine.get(number) : undefined
          const isCurrent = current.includes(number)
          const isFirst = part !== undefined && partOfLine.get(number - 1) !== part
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number.
            <div key={index} className={styles.row} data-current={isCurrent || undefined}>
              <CodeLines lines={[text]} language={language} current={isCurrent ? 1 : undefined} />
              {part !== undefined && <span className={styles.part}>{isFirst && part}</span>}
            </div>
          )
        })}
      </pre>
    </div>
  )
}
