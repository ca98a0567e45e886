import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import type { RunLanguage } from '../../protocol.ts'
import type { Editor } from './create-editor.ts'

export type EditorHandle = Pick<Editor, 'press' | 'goToLine'>

interface CodeEditorProps {
  readonly language: RunLanguage
  /** The text to begin with. Another one replaces what was written. */
  readonly source: string
  readonly label: string
  /** 1-based; marked until the text changes. */
  readonly errorLine?: number | undefined
  readonly onChange: (source: string) => void
  readonly onRun: () => void
  readonly ref?: Ref<EditorHandle>
}

/**
 * CodeMirror in a shadow root: its styles are made by script, which the content policy forbids in the document.
 * Tab indents; Escape and then Tab leave the editor. It is fetched where something is written, with one grammar.
 */
export function CodeEditor({ language, source, label, errorLine, onChange, onRun, ref }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [failures, setFailures] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const handlers = useRef({ onChange, onRun })
  handlers.current = { onChange, onRun }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press on the button tries again
  useEffect(() => {
    const element = host.current
    if (!element) return
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const settings = {
      language,
      label,
      source,
      onChange: (text: string) => handlers.current.onChange(text),
      onRun: () => handlers.current.onRun(),
    }
    let isGone = false
    let created: Editor | undefined
    import('./create-editor.ts')
      .then(({ createEditor }) => createEditor(root, settings))
      .then((made) => {
        if (isGone) return made.destroy()
        created = made
        setEditor(made)
      })
      .catch(() => {
        if (!isGone) setFailed(true)
      })
    return () => {
      isGone = true
      created?.destroy()
      setEditor(undefined)
    }
  }, [language, label, source, failures])

  useEffect(() => editor?.markLine(errorLine), [editor, errorLine])

  useImperativeHandle(ref, () => ({
    press: (key) => editor?.press(key),
    goToLine: (line) => editor?.goToLine(line),
  }))

  return (
    <>
      {isFailed && (
        <div className="p-4">
          <Alert
            onRetry={() => {
              setFailed(false)
              setFailures(failures + 1)
            }}
          >
            The editor could not be loaded. What you wrote is kept.
          </Alert>
        </div>
      )}
      <div ref={host} className="grid min-h-64 min-w-0 grow" hidden={isFailed} />
    </>
  )
}
