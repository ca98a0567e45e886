import { useRef } from 'react'
import type { Cases } from '#algorithms/cases.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { EarlierDraft } from '#learning/web/drafts/EarlierDraft.tsx'
import { useDraft } from '#learning/web/drafts/use-draft.ts'
import type { RunLanguage } from '../../protocol.ts'
import { stubOf } from '../../write-stub.ts'
import { CodeEditor, type EditorHandle } from '../editor/CodeEditor.tsx'
import { KeyRow } from '../editor/KeyRow.tsx'
import type { TabPanel } from '../rung-props.ts'
import { errorLineOf, useJudge } from './use-judge.ts'
import { Workbench } from './Workbench.tsx'

interface WriteBenchProps {
  /** Names the draft. */
  readonly listing: string
  readonly cases: Cases
  /** Of the cases, if its demo can show their inputs. */
  readonly pattern?: PatternEntry
  readonly language: RunLanguage
  readonly panel: TabPanel
  onPass?(): void
}

/** An empty function to write; it is judged in this browser. */
export function WriteBench({ listing, cases, pattern, language, panel, onPass }: WriteBenchProps) {
  const draft = useDraft(`write-${listing}-${language}`, stubOf(cases, language))
  const editor = useRef<EditorHandle>(null)
  const judge = useJudge(cases, language, onPass)

  function onRun() {
    draft.store()
    void judge.start(draft.text())
  }

  return (
    <Workbench
      cases={cases}
      pattern={pattern}
      language={language}
      panel={panel}
      judge={judge}
      onRun={onRun}
      onStartOver={draft.startOver}
      onGoToLine={(line) => editor.current?.goToLine(line)}
    >
      <CodeEditor
        ref={editor}
        language={language}
        source={draft.start}
        label={`Code of ${cases.kind === 'class' ? cases.name : cases.name.typescript}`}
        errorLine={errorLineOf(judge.judgment)}
        onChange={draft.write}
        onRun={onRun}
      />
      <KeyRow onKey={(key) => editor.current?.press(key)} />
      <div className="px-3.5 py-2 empty:hidden">
        {/* The editor begins anew with that text. */}
        <EarlierDraft draft={draft} onBack={() => setTimeout(() => editor.current?.goToLine(1))} />
      </div>
    </Workbench>
  )
}
