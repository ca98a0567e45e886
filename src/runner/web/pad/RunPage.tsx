import { useId, useRef, useState } from 'react'
import { EarlierDraft } from '#learning/web/drafts/EarlierDraft.tsx'
import { useDraft } from '#learning/web/drafts/use-draft.ts'
import { useDraftHome } from '#learning/web/drafts/use-draft-home.ts'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { useCodeLanguage } from '#settings/web/code-language.ts'
import type { Outcome, RunLanguage } from '../../protocol.ts'
import { canRun, runLanguages } from '../build-languages.ts'
import { CodeEditor, type EditorHandle } from '../editor/CodeEditor.tsx'
import { KeyRow } from '../editor/KeyRow.tsx'
import { RunButton } from '../RunButton.tsx'
import { isBusy } from '../RunnerNote.tsx'
import { useRunner } from '../use-runner.ts'
import bench from '../write/Workbench.module.css'
import { PadOutput } from './PadOutput.tsx'

const begin: Readonly<Record<RunLanguage, string>> = {
  python: 'for n in range(1, 6):\n    print(n, n * n)\n',
  typescript: 'const squares: number[] = [1, 2, 3, 4, 5].map((n) => n * n)\nconsole.log(squares)\n',
  javascript: 'const squares = [1, 2, 3, 4, 5].map((n) => n * n)\nconsole.log(squares)\n',
  cpp: 'int main() {\n    for (int n = 1; n <= 5; n++) cout << n << " " << n * n << "\\n";\n}\n',
}

/** A page to try code on. It runs in this browser; members' text is saved in their account. */
export function RunPage() {
  const panelId = useId()
  const preferred = useCodeLanguage()
  const [language, setLanguage] = useState<RunLanguage>(canRun(preferred) ? preferred : 'python')
  return (
    <div className="page pt-5 pb-8 md:pt-8">
      <title>Scratch pad · Capra</title>
      <div className="overflow-clip rounded-lg border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 *:min-w-0 md:px-6">
          <div>
            <h1 className="text-heading-sm">Scratch pad</h1>
            <p className="mt-0.5 text-sm text-muted">{`Runs in your browser. What you write is ${useDraftHome()}.`}</p>
          </div>
          <div className="max-w-full [--scroll-ground:var(--surface)] *:border-b-0">
            <Tabs
              label="Language"
              tabs={runLanguages}
              selected={language}
              onSelect={setLanguage}
              panelId={panelId}
            />
          </div>
        </div>
        <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${language}`}>
          <Pad key={language} language={language} />
        </div>
      </div>
    </div>
  )
}

function Pad({ language }: { readonly language: RunLanguage }) {
  const draft = useDraft(`pad-${language}`, begin[language])
  const editor = useRef<EditorHandle>(null)
  const [outcome, setOutcome] = useState<Outcome>()
  const { state, run, stop } = useRunner(language)

  async function onRun() {
    draft.store()
    setOutcome(undefined)
    const program = { language, source: draft.text(), target: { kind: 'script' } } as const
    const report = await run({ program, inputs: [[]] })
    setOutcome(report?.refused ?? report?.outcomes[0])
  }

  return (
    <div className={bench.bench}>
      <section aria-label="Program" className={bench.editor}>
        <CodeEditor
          ref={editor}
          language={language}
          source={draft.start}
          label="Code"
          errorLine={outcome?.kind === 'failed' ? outcome.line : undefined}
          onChange={draft.write}
          onRun={() => void onRun()}
        />
        <KeyRow onKey={(key) => editor.current?.press(key)} />
        <div className="px-3.5 py-2 empty:hidden">
          <EarlierDraft draft={draft} onBack={() => setTimeout(() => editor.current?.goToLine(1))} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-3.5 py-3">
          <RunButton isBusy={isBusy(state)} onRun={() => void onRun()} onStop={stop} />
          <span className="text-xs text-muted max-md:hidden">
            Ctrl + Enter runs. Esc and then Tab leave the editor.
          </span>
        </div>
      </section>
      <PadOutput
        language={language}
        state={state}
        outcome={outcome}
        onGoToLine={(line) => editor.current?.goToLine(line)}
      />
    </div>
  )
}
