import type { LabelledCode } from '#algorithms/labelled-code.ts'
import { useRunningLine } from '#demos/web/use-running-line.ts'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import type { CodeLanguage } from '#platform/ui/display/highlight-code.ts'
import styles from './NamedListing.module.css'

interface NamedListingProps {
  readonly code: LabelledCode
  /** Whose words are highlighted. */
  readonly language: CodeLanguage
  /** The name of a part by line, counted from 1. Lines without a part have none. */
  readonly partOfLine: ReadonlyMap<number, string>
  /** Labels of the lines to highlight. The first is scrolled into view. */
  readonly lit: readonly string[]
  readonly panelId: string
  /** Id of the tab that shows it. */
  readonly labelledBy: string
}

/** The panel of a tab: code with the names of its parts beside the lines, on phones above them. */
export function NamedListing({ code, language, partOfLine, lit, panelId, labelledBy }: NamedListingProps) {
  const { lines, lineOfLabel } = code
  const current = lit.map((label) => lineOfLabel.get(label))
  const pre = useRunningLine(current[0])
  return (
    <pre
      ref={pre}
      className={styles.listing}
      role="tabpanel"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, and keys scroll only what has the focus
      tabIndex={0}
      id={panelId}
      aria-labelledby={labelledBy}
    >
      {lines.map((text, index) => {
        const number = index + 1
        const part = partOfLine.get(number)
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
  )
}
