import { useRef, useState } from 'react'
import type { Cases } from '#algorithms/cases.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { localValue } from '#platform/web/local-value.ts'
import type { RunLanguage } from '../../protocol.ts'
import { stubOf } from '../../write-stub.ts'
import { CodeEditor } from '../editor/CodeEditor.tsx'
import { KeyRow } from '../editor/KeyRow.tsx'
import { Results } from './Results.tsx'
import { useJudge } from './use-judge.ts'

interface WritePanelProps {
  /** Names the draft. */
  readonly listing: string
  readonly cases: Cases
  readonly language: RunLanguage
}

/** An empty function to write; it is judged in this browser. */
export function WritePanel({ listing, cases, language }: WritePanelProps) {
  const stub = stubOf(cases, language)
  const [draft] = useState(() => localValue(`capra.draft.${listing}.${language}`))
  const [start, setStart] = useState(() => draft.read() ?? stub)
  const source = useRef(start)
  const editor = useRef<{ focus(): void; press(key: string): void }>(null)
  const { state, judgment, stop, start: judge } = useJudge(cases, language)
  const failed = judgment?.verdict?.refused ?? judgment?.examples.find(({ passes }) => !passes)?.outcome
  const isRunning = ['loading', 'preparing', 'running'].includes(state.kind)

  function onRun() {
    draft.write(source.current)
    void judge(source.current)
  }

  function onStartOver() {
    draft.clear()
    source.current = stub
    // A line break more makes it another text, so that the editor begins anew even with the same one.
    setStart((current) => (current === stub ? `${stub}\n` : stub))
  }

  return (
    <div className="grid lg:grid-cols-[3fr_2fr]">
      <div className="min-w-0">
        <CodeEditor
          ref={editor}
          language={language}
          source={start}
          label={`Code of ${cases.kind === 'class' ? cases.name : cases.name.typescript}`}
          errorLine={failed?.kind === 'failed' ? failed.line : undefined}
          onChange={(text) => {
            source.current = text
            draft.write(text)
          }}
          onRun={onRun}
        />
        <KeyRow onKey={(key) => editor.current?.press(key)} />
        <div className="flex flex-wrap items-center gap-3 border-y border-line p-3">
          {isRunning ? (
            <Button onClick={stop}>Stop</Button>
          ) : (
            <Button look="primary" aria-keyshortcuts="Control+Enter" onClick={onRun}>
              Run
            </Button>
          )}
          <span className="text-xs text-muted max-sm:hidden">
            Ctrl + Enter runs, Esc and then Tab leave the editor
          </span>
          <Button look="quiet" className="ms-auto" onClick={onStartOver}>
            Start over
          </Button>
        </div>
      </div>
      <Results cases={cases} language={language} state={state} judgment={judgment} />
    </div>
  )
}
