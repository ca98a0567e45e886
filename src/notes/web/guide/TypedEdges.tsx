import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { edgesField } from '../../edited-graph.ts'
import type { GraphDesk } from './use-edited-graph.ts'

/** The graph as a line of text. What cannot be read is answered with a sentence, and the graph stays as it was. */
export function TypedEdges({ desk: { state, edit } }: { desk: GraphDesk }) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => edgesField.format(state.graph))
  const [fault, setFault] = useState<string>()

  // Another graph is another text to begin with.
  useEffect(() => {
    setTyped(edgesField.format(state.graph))
    setFault(undefined)
  }, [state.graph])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const edited = edit({ kind: 'type', text: typed })
    if (edited.kind === 'done') return
    setFault(edited.fault)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField
        label={edgesField.label}
        hint={edgesField.hint}
        error={fault}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">Use these edges</Button>
    </form>
  )
}
