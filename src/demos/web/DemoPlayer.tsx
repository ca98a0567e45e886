import { ComingDemo } from './ComingDemo.tsx'
import { DemoScreen } from './DemoScreen.tsx'
import { useDemo } from './use-demo.ts'
import './demo.css'
import './demo-side.css'
import './demo-controls.css'
import './demo-input.css'
import './demo-prediction.css'
import './drawings/drawings.css'
import './drawings/plot.css'
import './drawings/table.css'
import './drawings/graph.css'
import './drawings/tree.css'
import './drawings/array.css'
import './drawings/map.css'
import './drawings/list.css'
import './drawings/shelf.css'
import './drawings/intervals.css'

interface DemoPlayerProps {
  patternName: string
  /** Makes an address open what this player is in. */
  hash: string
}

/** Watch a pattern at work: step by step, at the reader's own pace and on the reader's own input. */
export function DemoPlayer(props: DemoPlayerProps) {
  // Another pattern is another demo: nothing of the one before is kept.
  return <OpeningDemo key={props.patternName} {...props} />
}

function OpeningDemo({ patternName, hash }: DemoPlayerProps) {
  const demo = useDemo(patternName)
  return (
    <div ref={demo.place} tabIndex={-1} className="focus:outline-none">
      {demo.kind === 'ready' ? (
        <DemoScreen patternName={patternName} demo={demo.part} hash={hash} />
      ) : (
        <ComingDemo retry={demo.retry} />
      )}
    </div>
  )
}
