import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { RunLanguage } from '../../protocol.ts'
import { createEditor, type Editor } from './create-editor.ts'

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
 * Tab indents; Escape and then Tab leave the editor.
 */
export function CodeEditor({ language, source, label, errorLine, onChange, onRun, ref }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const handlers = useRef({ onChange, onRun })
  handlers.current = { onChange, onRun }

  useEffect(() => {
    const element = host.current
    if (!element) return
    const created = createEditor(element.shadowRoot ?? element.attachShadow({ mode: 'open' }), {
      language,
      label,
      source,
      onChange: (text) => handlers.current.onChange(text),
      onRun: () => handlers.current.onRun(),
    })
    editor.current = created
    return () => created.destroy()
  }, [language, label, source])

  useEffect(() => editor.current?.markLine(errorLine), [errorLine])

  useImperativeHandle(ref, () => ({
    press: (key) => editor.current?.press(key),
    goToLine: (line) => editor.current?.goToLine(line),
  }))

  return <div ref={host} className="grid min-h-64 min-w-0 grow" />
}
