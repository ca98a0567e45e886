import type { Run } from '#algorithms/demo.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import type { Walkthrough } from '#curriculum/walkthroughs/walkthrough.ts'
import { type DemoCode, loadCode, loadDemo } from '#demos/load-demo.ts'

/** Each walkthrough is its own chunk. */
const walkthroughs = import.meta.glob<Walkthrough>('../../curriculum/*/*/walkthrough.ts', {
  import: 'walkthrough',
})

/** A lesson as it is played: its texts, the run of the demo on its input, and the code. */
export interface PlayedLesson {
  readonly pattern: PatternEntry
  readonly walkthrough: Walkthrough
  readonly run: Run
  readonly code: DemoCode
}

export async function loadLesson(pattern: PatternEntry): Promise<PlayedLesson> {
  const load = Object.entries(walkthroughs).find(([path]) =>
    path.endsWith(`/${pattern.name}/walkthrough.ts`),
  )?.[1]
  if (!load) throw new Error(`${pattern.name} has no walkthrough`)
  const [walkthrough, demo, code] = await Promise.all([
    load(),
    loadDemo(pattern.name),
    loadCode(pattern.name),
  ])
  const reading = demo.read(walkthrough.input)
  if (reading.kind === 'refused')
    throw new Error(`The demo of ${pattern.name} refuses the input of its walkthrough`)
  return { pattern, walkthrough, run: reading.run, code }
}
