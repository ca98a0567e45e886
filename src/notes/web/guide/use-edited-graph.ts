import { useCallback, useState } from 'react'
import { type Edited, type EditedGraph, editGraph, type GraphEdit } from '../../edited-graph.ts'
import { guideGraph } from '../../guide-graph.ts'

export interface GraphDesk {
  readonly state: EditedGraph
  /** What the last edit did, or why it could not be done. */
  readonly news: { readonly text: string; readonly isFault: boolean } | undefined
  edit(edit: GraphEdit): Edited
  /** Takes a whole graph instead of this one. */
  replace(next: EditedGraph, said: string): void
}

/** The graph the reader works on. `onChange` hears each new one. */
export function useEditedGraph(onChange: (state: EditedGraph) => void): GraphDesk {
  const [state, setState] = useState(guideGraph)
  const [news, setNews] = useState<GraphDesk['news']>()

  const replace = useCallback(
    (next: EditedGraph, said: string) => {
      setState(next)
      setNews({ text: said, isFault: false })
      onChange(next)
    },
    [onChange],
  )

  const edit = useCallback(
    (wanted: GraphEdit) => {
      const edited = editGraph(state, wanted)
      if (edited.kind === 'done') replace(edited.state, edited.said)
      // What is wrong with a typed text is said at its field.
      else if (wanted.kind !== 'type') setNews({ text: edited.fault, isFault: true })
      return edited
    },
    [state, replace],
  )

  return { state, news, edit, replace }
}
