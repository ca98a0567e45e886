import { useSuspenseQuery } from '@tanstack/react-query'
import type { DemoView } from '../demo-address.ts'
import { loadCode, loadDemo } from '../load-demo.ts'
import { DemoScreen } from './DemoScreen.tsx'
import './demo.css'
import './demo-side.css'
import './controls/demo-controls.css'
import './controls/demo-input.css'
import './drawings/plot/plot.css'

interface DemoPlayerProps {
  patternName: string
  /** Makes a link open the card that contains this player. */
  hash: string
  /** Unless a link opens the demo. */
  opening?: Pick<DemoView, 'mode' | 'step'> | undefined
}

/** Plays a pattern step by step, at the learner's pace and on the learner's own input. */
export function DemoPlayer(props: DemoPlayerProps) {
  // Another pattern starts from scratch.
  return <OpenedDemo key={props.patternName} {...props} />
}

/** Suspends until the demo and its code are loaded. */
function OpenedDemo({ patternName, ...rest }: DemoPlayerProps) {
  const { demo, code } = useDemo(patternName)
  return <DemoScreen patternName={patternName} demo={demo} code={code} {...rest} />
}

/** A pattern's demo and its code. Suspends until both are loaded. */
function useDemo(patternName: string) {
  const { data } = useSuspenseQuery({
    queryKey: ['demo', patternName],
    queryFn: async () => {
      const [demo, code] = await Promise.all([loadDemo(patternName), loadCode(patternName)])
      return { demo, code }
    },
  })
  return data
}
