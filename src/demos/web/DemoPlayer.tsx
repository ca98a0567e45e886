import { useSuspenseQuery } from '@tanstack/react-query'
import { loadDemo } from '../demo-catalogue.ts'
import { loadCode, preferredLanguage } from './CodePanel.tsx'
import { DemoScreen } from './DemoScreen.tsx'
import './demo.css'
import './demo-side.css'
import './demo-controls.css'
import './demo-input.css'
import './drawings/shared/drawings.css'
import './drawings/plot/plot.css'
import './drawings/table/table.css'
import './drawings/graph/graph.css'
import './drawings/tree/tree.css'
import './drawings/array/array.css'
import './drawings/map/map.css'
import './drawings/list/list.css'
import './drawings/shelf/shelf.css'
import './drawings/intervals/intervals.css'

interface DemoPlayerProps {
  patternName: string
  /** Makes an address open what this player is in. */
  hash: string
}

/** Watch a pattern at work: step by step, at the reader's own pace and on the reader's own input. */
export function DemoPlayer(props: DemoPlayerProps) {
  // Another pattern is another demo: nothing of the one before is kept.
  return <OpenedDemo key={props.patternName} {...props} />
}

/** Suspends until the demo and the code that it shows first are loaded. */
function OpenedDemo({ patternName, hash }: DemoPlayerProps) {
  const { data: demo } = useSuspenseQuery({
    queryKey: ['demo', patternName],
    queryFn: async () => {
      // A demo without its code is still worth showing; the code panel says what is missing.
      const code = loadCode(patternName, preferredLanguage()).catch(() => undefined)
      const [demo] = await Promise.all([loadDemo(patternName), code])
      return demo
    },
  })
  return <DemoScreen patternName={patternName} demo={demo} hash={hash} />
}
