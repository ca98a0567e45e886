import { useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { SegmentedControl } from '#platform/ui/controls/SegmentedControl.tsx'
import { localValue } from '#platform/web/local-value.ts'
import { useCodeLanguage } from '#settings/web/code-language.ts'
import type { Outcome, RunLanguage } from '../../protocol.ts'
import { CodeEditor } from '../editor/CodeEditor.tsx'
import { runLanguages } from '../run-languages.ts'
import { useRunner } from '../use-runner.ts'
import { PadOutput } from './PadOutput.tsx'

const begin: Readonly<Record<RunLanguage, string>> = {
  python: 'for n in range(1, 6):\n    print(n, n * n)\n',
  typescript: 'const squares: number[] = [1, 2, 3, 4, 5].map((n) => n * n)\nconsole.log(squares)\n',
  javascript: 'const squares = [1, 2, 3, 4, 5].map((n) => n * n)\nconsole.log(squares)\n',
  cpp: 'int main() {\n    for (int n = 1; n <= 5; n++) cout << n << " " << n * n << "\\n";\n}\n',
}

const draftOf = (language: RunLanguage) => localValue(`capra.draft.pad.${language}`)

/** A page to try code on. It runs in this browser; nothing is sent. */
export function RunPage() {
  const preferred = useCodeLanguage()
  const [language, setLanguage] = useState<RunLanguage>(preferred === 'java' ? 'python' : preferred)
  return (
    <div className="mx-auto w-full max-w-(--page-max) px-(--gutter) py-8">
      <title>Scratch pad · Capra</title>
      <h1 className="font-display text-3xl font-heavy">Scratch pad</h1>
      <p className="mt-2 text-muted">Runs in your browser. Nothing is sent, and the text is kept here.</p>
      <div className="mt-6">
        <SegmentedControl
          label="Language"
          options={runLanguages}
          selected={language}
          onSelect={setLanguage}
        />
      </div>
      <Pad key={language} language={language} />
    </div>
  )
}

function Pad({ language }: { readonly language: RunLanguage }) {
  const [start] = useState(() => draftOf(language).read() ?? begin[language])
  const [source, setSource] = useState(start)
  const [outcome, setOutcome] = useState<Outcome>()
  const { state, run, stop } = useRunner(language)

  async function onRun() {
    draftOf(language).write(source)
    setOutcome(undefined)
    const report = await run({ program: { language, source, target: { kind: 'script' } }, inputs: [[]] })
    setOutcome(report?.refused ?? report?.outcomes[0])
  }

  const isRunning = ['loading', 'preparing', 'running'].includes(state.kind)
  return (
    <div className="mt-4 grid gap-4 lg:grid-cols-2">
      <div className="overflow-hidden rounded-md border border-line">
        <CodeEditor
          language={language}
          source={start}
          label="Code"
          errorLine={outcome?.kind === 'failed' ? outcome.line : undefined}
          onChange={(text) => {
            setSource(text)
            draftOf(language).write(text)
          }}
          onRun={() => void onRun()}
        />
        <div className="flex flex-wrap items-center gap-3 border-t border-line p-3">
          {isRunning ? (
            <Button onClick={stop}>Stop</Button>
          ) : (
            <Button look="primary" aria-keyshortcuts="Control+Enter" onClick={() => void onRun()}>
              Run
            </Button>
          )}
          <span className="text-xs text-muted">Ctrl + Enter runs, Esc then Tab leaves the editor</span>
        </div>
      </div>
      <PadOutput language={language} state={state} outcome={outcome} />
    </div>
  )
}
