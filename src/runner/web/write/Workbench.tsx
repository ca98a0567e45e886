import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Cases } from '#algorithms/cases.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { useDraftHome } from '#learning/web/drafts/use-draft-home.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { keyLook } from '#platform/ui/display/key-look.ts'
import type { RunLanguage } from '../../protocol.ts'
import { RunButton } from '../RunButton.tsx'
import type { TabPanel } from '../rung-props.ts'
import { Findings } from './Findings.tsx'
import { Results } from './Results.tsx'
import type { JudgeState } from './use-judge.ts'
import styles from './Workbench.module.css'

interface WorkbenchProps {
  readonly cases: Cases
  /** Whose demo shows the least input that fails. */
  readonly pattern?: PatternEntry | undefined
  readonly language: RunLanguage
  readonly panel: TabPanel
  readonly judge: JudgeState
  /** Where the code is written. */
  readonly children: ReactNode
  onRun(): void
  onStartOver(): void
  onGoToLine(line: number): void
}

/** Code, what runs it, and what came of it. */
export function Workbench(props: WorkbenchProps) {
  const { cases, pattern, language, panel, judge, children, onRun, onStartOver, onGoToLine } = props
  return (
    <div role="tabpanel" id={panel.id} aria-labelledby={panel.labelledBy}>
      <div className={styles.bench}>
        <section aria-label="Code" className={styles.editor}>
          <p className={styles.head}>
            <b>{nameOf(cases, language)}</b>
            <span>{useDraftHome()}</span>
          </p>
          {children}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-3.5 py-3">
            <RunButton isBusy={judge.isBusy} onRun={onRun} onStop={judge.stop} />
            <span
              className="flex items-center gap-2 text-xs text-muted max-md:hidden [@media(hover:none)]:hidden"
              aria-hidden="true"
            >
              <kbd className={keyLook}>Ctrl</kbd> <kbd className={keyLook}>↵</kbd> <span>runs,</span>{' '}
              <kbd className={keyLook}>Esc</kbd> <kbd className={keyLook}>Tab</kbd>{' '}
              <span>leave the editor</span>
            </span>
            <Button look="quiet" className="ms-auto" onClick={onStartOver}>
              <RotateCcw className="icon" aria-hidden="true" />
              <span>Start over</span>
            </Button>
          </div>
        </section>
        <Results cases={cases} language={language} judge={judge} onGoToLine={onGoToLine} />
      </div>
      <Findings cases={cases} pattern={pattern} language={language} judgment={judge.judgment} />
    </div>
  )
}

function nameOf(cases: Cases, language: RunLanguage): string {
  return cases.kind === 'class' ? cases.name : cases.name[language === 'javascript' ? 'typescript' : language]
}
