import { drawRepeats, type RecordedCall } from '#algorithms/scenes/call-tree.ts'
import { amount, coins, growth, statement, tree } from '#content/notes/dp/coin-change.ts'
import { TreeDrawing } from '#demos/web/drawings/tree/TreeDrawing.tsx'
import { traceCoinChange } from '../../trace-coin-change.ts'
import { NoteTable } from '../NoteTable.tsx'
import { Prose } from './Prose.tsx'

const bruteForce = traceCoinChange(coins, amount, 'brute force')
const memo = traceCoinChange(coins, amount, 'memo')

/** The calls of the recursion without and with a memo, and how their number grows. */
export function CallTrees() {
  return (
    <>
      <p className="dp-problem">{statement}</p>
      <Prose>{tree.greedy}</Prose>
      <Prose>{tree.intro}</Prose>
      <div className="guide-duo">
        <Calls title="Brute force" text={tree.bruteForce} calls={bruteForce.calls} />
        <Calls title="With a memo" text={tree.memo} calls={memo.calls} />
      </div>
      <Prose>{tree.why}</Prose>
      <NoteTable
        label="Number of calls"
        columns={['Amount', 'Calls without memo', 'Calls with memo']}
        rows={growth.map(({ amount: name, bruteForce: without, memo: withMemo }) => ({
          name,
          cells: [without, withMemo],
        }))}
      />
    </>
  )
}

/** The same width on every screen, so that the picture can be prerendered. Styles scale it. */
const pictureWidth = 360

interface CallsProps {
  title: string
  text: string
  calls: readonly RecordedCall[]
}

function Calls({ title, text, calls }: CallsProps) {
  const { scene } = drawRepeats(calls)
  return (
    <figure className="guide-figure dp-calls">
      <figcaption>
        <h3>{title}</h3>
        <p>{text}</p>
      </figcaption>
      <TreeDrawing scene={scene} previous={undefined} run={[scene]} width={pictureWidth} />
    </figure>
  )
}
